#!/usr/bin/env python3
"""Trains how far a text speaks of danger to oneself, on the sentences of tact/ and GoEmotions.

    python3 -m venv .venv && .venv/bin/pip install scikit-learn
    .venv/bin/python Tools/words/tact.py $ECHOLOG_DATA

It writes Sources/Content/Resources/danger.txt: 2^17 weights, one a character, 64 a line, a weight for
each hash of a word, its stem, and two or three neighbours, so that no word can be read from it. A
character is a root, as `emotions.py` writes its own, to be squared with its sign kept. The unit is one
and the same for all; the row of no word at all is the bias. It also writes tact/scores.tsv,
texts and their scores, which hold `DangerModel` to this.

    .venv/bin/python Tools/words/tact.py $ECHOLOG_DATA --check scores.tsv

leaves out one eighth of the voices of tact/ after the other, and writes what is left out with its score.
"""
import itertools
import json
import pathlib
import random
import re
import sys

import numpy
import scipy.sparse
from sklearn.linear_model import LogisticRegression

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parents[1] / "Sources/Content/Resources/danger.txt"
SCORES = HERE / "tact/scores.tsv"
BUCKETS, STEPS, FOLDS = 1 << 17, 28, 8
# Words after which a text is parted at the end of a sentence, and anywhere.
LONG, LONGEST = 24, 60
# What a sentence of GoEmotions or Pepys counts for, where one of tact/ counts for one.
SHARE = 0.3
# Texts of GoEmotions that may well be of danger: its labels do not tell.
RISKY = re.compile(r"suicid|kill (my|your|him|her)self|want to die|wanna die|self.harm|end it all", re.I)
PART = re.compile(rb"[a-z']+|[0-9]+|[\x80-\xff]+|[!?.,]")
ENDED = {b"'ll": b"will", b"'re": b"are", b"'ve": b"have", b"'m": b"am"}
SPELT = {b"im": b"i am", b"ive": b"i have", b"wanna": b"want to", b"gonna": b"going to",
         b"cannot": b"can not", b"cant": b"can not", b"u": b"you", b"ur": b"your", b"r": b"are",
         b"wont": b"will not", b"mom": b"mum", b"bc": b"because", b"dont": b"do not",
         b"didnt": b"did not", b"doesnt": b"does not", b"isnt": b"is not", b"wasnt": b"was not",
         b"couldnt": b"could not", b"wouldnt": b"would not", b"havent": b"have not",
         b"shouldnt": b"should not", b"werent": b"were not"}
ENDINGS = [(b"ies", b"y"), (b"ied", b"y"), (b"ing", b""), (b"ed", b""), (b"es", b""), (b"s", b"")]


def words(text):
    """As `DangerModel` splits a text."""
    data = text.replace("\u2019", "'").encode("utf-8").translate(
        bytes.maketrans(bytes(range(65, 91)), bytes(range(97, 123))))
    found = []
    for part in PART.findall(data):
        if part[:1].isdigit():
            found.append(b"0")
        elif part[:1].isalpha() or part[:1] == b"'":
            word, behind = part.strip(b"'"), []
            for ending, meant in ENDED.items():
                if word.endswith(ending):
                    word, behind = word[:-len(ending)], [meant]
                    break
            word = re.sub(rb"([a-z])\1\1+", rb"\1", word.replace(b"'", b""))
            if word:
                found += SPELT.get(word, word).split(b" ")
            found += behind
        else:
            found.append(part)
    return found


def stem(word):
    if len(word) < 5:
        return word
    for ending, put in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[:len(word) - len(ending)] + put
            if len(word) > 3 and word[-1] == word[-2] and word[-1:] not in b"sl":
                word = word[:-1]
            break
    return word[:-1] if word.endswith(b"e") and len(word) > 4 else word


def row(part):
    """FNV-1a in 32 bits, its high bits folded in."""
    value = 0x811C9DC5
    for byte in part:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return (value >> 15 ^ value) % BUCKETS


def pieces(text):
    """A long text at the ends of sentences, so that what stands around a sentence does not drown it."""
    found, piece = [], []
    for word in words(text):
        piece.append(word)
        if len(piece) >= LONGEST or len(piece) >= LONG and word in (b".", b"!", b"?"):
            found.append(piece)
            piece = []
    return found + [piece] if piece or not found else found


def rows(found):
    stems = [b"^"] + [stem(word) for word in found] + [b"$"]
    parts = set(stems[1:-1]) | {b"=" + word for word in found}
    for first, second in zip(stems, stems[1:]):
        parts.add(first + b" " + second)
    for first, second, third in zip(stems, stems[1:], stems[2:]):
        parts |= {first + b"_" + third, first + b" " + second + b" " + third}
    return sorted({row(part) for part in parts})


def matrix(texts):
    return counted([words(text) for text in texts])


def counted(texts):
    found = [rows(text) for text in texts]
    ends = numpy.cumsum([0] + [len(row) for row in found])
    columns = numpy.array([column for row in found for column in row], dtype=int)
    return scipy.sparse.csr_matrix(
        (numpy.ones(len(columns)), columns, ends), shape=(len(found), BUCKETS))


def written():
    """The sentences of tact/, what each is, and its voice."""
    found = []
    for kind in ("danger", "heavy", "light", "plain"):
        voice = ""
        for line in (HERE / f"tact/{kind}.txt").read_text("utf-8").splitlines():
            if line.startswith("== "):
                voice = f"{kind}: {line[3:]}"
            elif line and not line.startswith("#"):
                found.append((line, kind, voice))
    return found


def others(data):
    """Texts that are no danger: GoEmotions' training part, and Pepys by the sentence."""
    found = []
    for line in (data / "language/goemotions/train.tsv").read_text("utf-8").splitlines():
        text = line.split("\t")[0].replace("[NAME]", "someone").replace("[RELIGION]", "faith")
        if not RISKY.search(text):
            found.append(text)
    sentences = []
    for line in (data / "diary/pepys.jsonl").read_text("utf-8").splitlines():
        text = max(map(str, json.loads(line).values()), key=len)
        sentences += [one for one in re.split(r"(?<=[.;:?!])\s+", text) if 3 <= len(one.split()) <= 35]
    random.Random(8).shuffle(sentences)
    return found + sentences[:12_000]


def fitted(sentences, is_danger, asides):
    model = LogisticRegression(C=0.7, tol=1e-2, solver="liblinear", max_iter=60)
    model.fit(
        scipy.sparse.vstack([sentences, asides]).tocsr(),
        numpy.concatenate([is_danger, numpy.zeros(asides.shape[0], bool)]),
        sample_weight=numpy.concatenate(
            [numpy.ones(sentences.shape[0]), numpy.full(asides.shape[0], SHARE)]))
    weights = model.coef_[0].copy()
    weights[row(b"")] = model.intercept_[0]
    # A score is in units of 1 / 100; the few weights beyond the largest root stay at it.
    roots = numpy.round(numpy.sign(weights) * numpy.sqrt(abs(weights) * 100))
    return numpy.clip(roots, -STEPS, STEPS).astype(int)


def scores(texts, roots):
    """Of each text, the score of its worst piece."""
    bias, parted = roots[row(b"")], [pieces(text) for text in texts]
    found = counted(list(itertools.chain(*parted))) @ (roots * abs(roots)) + bias * abs(bias)
    ends = numpy.cumsum([0] + [len(one) for one in parted])
    return [int(found[start:end].max()) for start, end in zip(ends, ends[1:])]


def check(found, asides, target):
    kinds = numpy.array([kind for _, kind, _ in found])
    fold, met = [], {}
    for _, kind, voice in found:
        met.setdefault(kind, {}).setdefault(voice, len(met.get(kind, {})))
        fold.append(met[kind][voice] % FOLDS)
    fold, x, result = numpy.array(fold), matrix([text for text, _, _ in found]), {}
    for left in range(FOLDS):
        roots = fitted(x[fold != left], kinds[fold != left] == "danger", asides)
        out = [i for i in range(len(found)) if fold[i] == left]
        for i, score in zip(out, scores([found[i][0] for i in out], roots)):
            result[i] = score
    with open(target, "w", encoding="utf-8") as file:
        for i, (text, kind, voice) in enumerate(found):
            file.write(f"{result[i]}\t{kind}\t{voice}\t{text}\n")


def main():
    data, found = pathlib.Path(sys.argv[1]), written()
    asides = matrix(others(data))
    if "--check" in sys.argv:
        return check(found, asides, sys.argv[sys.argv.index("--check") + 1])
    texts = [text for text, _, _ in found]
    roots = fitted(matrix(texts), numpy.array([kind == "danger" for _, kind, _ in found]), asides)
    letters = (roots + ord("?")).astype(numpy.uint8).tobytes()
    TARGET.write_bytes(b"".join(letters[i:i + 64] + b"\n" for i in range(0, BUCKETS, 64)))
    odd = ["", "x", "\u2019twas I'm FINE, couldn\u2019t've!", "12:40 \u00fcber 3rd :) nooooo...", "'''", "é́"]
    some = odd + texts[::29]
    some += [" ".join(texts[i:i + 9]) for i in range(0, len(texts), 500)]
    SCORES.write_text(
        "".join(f"{score}\t{text}\n" for text, score in zip(some, scores(some, roots))), "utf-8")


if __name__ == "__main__":
    main()
