#!/usr/bin/env python3
"""Builds Sources/Content/Resources/lexicon.txt from WordNet 3.0 and the lists in lexicon/.

    apt-get install wordnet-base
    python3 Tools/words/build_lexicon.py && python3 Tools/words/compile.py

A line is a word, "#" and fields with spaces between, the lines sorted by the bytes of their words:

    marathon#n90001 cds      shares (tenths) as noun, verb, adjective, adverb, then how common (0-9);
                              then form (c, m) and kinds of a noun that may be said back
    children#=Nchild          an irregular form and its lemma (N plural, V past or participle)
    like#*I6V4                a word of the closed classes and the tenths of its states
"""
import collections
import math
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
WORDNET = pathlib.Path("/usr/share/wordnet")
TARGET = HERE.parents[1] / "Sources/Content/Resources/lexicon.txt"
POS = {"noun": 0, "verb": 1, "adj": 2, "adv": 3}
COARSE = re.compile(r"obscen|offensive|vulgar|disparag|derogat|slang (?:term|word)s? for|\bslur\b")
SIMPLE = re.compile(r"[a-z][a-z'-]{1,19}$")


def wordnet_lines(name):
    for line in (WORDNET / name).read_text("utf-8").splitlines():
        if not line.startswith("  "):
            yield line


def senses():
    """Each lemma's senses by part of speech, and the lemmas with a coarse sense."""
    found, coarse = collections.defaultdict(lambda: [0, 0, 0, 0]), set()
    capital = collections.defaultdict(lambda: [0, 0])
    for pos, column in POS.items():
        for line in wordnet_lines("data." + pos):
            head, gloss = line.split(" | ", 1)
            fields = head.split(" ")
            count, file = int(fields[3], 16), fields[1]
            words = [re.sub(r"\(.*\)$", "", fields[4 + 2 * i]) for i in range(count)]
            for word in words:
                lower = word.lower()
                latin = file in ("05", "20") and word != lower
                if not SIMPLE.match(lower) or latin:
                    continue
                found[lower][column] += 1
                capital[lower][word != lower] += 1
                if COARSE.search(gloss):
                    coarse.add(lower)
    # WordNet marks the use of a word by pointers from synsets to "obscenity" and the like.
    domains = {line.split(" ")[0] for line in wordnet_lines("data.noun")
               if line.split(" ")[4] in ("obscenity", "ethnic_slur", "disparagement")}
    for pos in POS:
        for line in wordnet_lines("data." + pos):
            fields = line.split(" ")
            if any(f == ";u" and fields[i + 1] in domains for i, f in enumerate(fields)):
                coarse.update(fields[4 + 2 * i].lower() for i in range(int(fields[3], 16)))
    return found, coarse


def counts():
    """How often SemCor uses each lemma as each part of speech."""
    found = collections.defaultdict(lambda: [0, 0, 0, 0])
    columns = {"1": 0, "2": 1, "3": 2, "5": 2, "4": 3}
    for line in (WORDNET / "cntlist.rev").read_text("utf-8").splitlines():
        key, _, count = line.split(" ")
        lemma, sense = key.split("%")
        found[lemma][columns[sense[0]]] += int(count)
    return found


def own_list(name):
    for line in (HERE / "lexicon" / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def fillable():
    """The nouns that may be said back: word to form and kinds, merged over groups."""
    found = {}
    for line in own_list("nouns.txt"):
        (kinds, form), words = line.split(":")[0].split(), line.split(":")[1].split()
        for word in words:
            held = found.get(word, (form, ""))
            found[word] = (held[0], held[1] + "".join(k for k in kinds if k not in held[1]))
    return found


def undo(form, pos):
    """The lemmas that the regular rules of the program would try for a form."""
    tries = []
    if pos == "noun":
        for end, put in (("ies", "y"), ("es", ""), ("s", "")):
            if form.endswith(end):
                tries.append(form[: -len(end)] + put)
    for end in ("ing", "ed"):
        if pos == "verb" and form.endswith(end):
            stem = form[: -len(end)]
            tries += [stem, stem + "e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem]
            if end == "ed" and stem.endswith("i"):
                tries.append(stem[:-1] + "y")
    return tries


def irregular():
    for pos, letter in (("noun", "N"), ("verb", "V")):
        for line in (WORDNET / f"{pos}.exc").read_text("utf-8").splitlines():
            form, lemma = line.split(" ")[:2]
            if SIMPLE.match(form) and SIMPLE.match(lemma) and lemma not in undo(form, pos):
                yield form, letter + lemma


def shares(sense, count):
    weight = [c + 0.4 * s for c, s in zip(count, sense)]
    total = sum(weight)
    tenths = [min(9, max(1, round(10 * w / total))) if w else 0 for w in weight]
    common = min(9, int(math.log2(sum(count) + 1)))
    return "n" + "".join(map(str, tenths)) + str(common)


def main():
    found, coarse = senses()
    count = counts()
    lines = {w: [shares(s, count[w])] for w, s in found.items() if w not in coarse}
    for line in own_list("modern.txt"):
        letter, words = line[0], line[2:].split()
        for word in words:
            sense = list(found[word]) if word in found and word not in coarse else [0, 0, 0, 0]
            sense["nv".index(letter)] += 3
            lines[word] = [shares(sense, count[word])[:-1] + str(max(3, int(lines.get(word, ["0"])[0][-1])))]
            found[word] = sense
    for word, (form, kinds) in fillable().items():
        held = lines.setdefault(word, [] if "_" in word else ["n90003"])
        held[:] = [f[:-1] + str(max(3, int(f[-1]))) if f[0] == "n" else f for f in held]
        held.append(form + kinds)
    for form, lemma in irregular():
        if lemma[1:] in lines:
            lines.setdefault(form, []).append("=" + lemma)
    for line in own_list("function.txt"):
        word, states = line.split(" ")
        kept = [f for f in lines.get(word, []) if f[0] in "cm"]
        lines[word] = kept + ["*" + (states if len(states) > 1 else states + "9")]
    for word in " ".join(own_list("unfit.txt")).split():
        lines.setdefault(word, []).append("!")
    for word in " ".join(own_list("activities.txt")).split():
        lines.setdefault(word, ["n09003"]).append("+")
    ordered = sorted((w + "#" + " ".join(f)).encode("ascii") for w, f in lines.items())
    TARGET.write_bytes(b"\n".join(ordered) + b"\n")
    print(len(ordered), "words,", TARGET.stat().st_size, "bytes,", len(coarse), "coarse words left out")


main()
