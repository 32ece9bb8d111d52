#!/usr/bin/env python3
"""Trains what can not be cheered, on GoEmotions (CC BY 4.0) and the sentences of tact/.

    python3 -m venv .venv && .venv/bin/pip install scikit-learn
    .venv/bin/python Tools/words/tact.py $ECHOLOG_DATA/language/goemotions

With --check it also leaves out one voice of tact/ after the other and says what is heard of it.
It writes Sources/Content/Resources/tact.txt: a line of three biases, then 2^15 rows of three weights
(heavy, danger, good), sixteen rows a line, written as `emotions.py` writes its own, in units of a
logistic regression's score times 1 / `UNIT`. `Tact.swift` says what a row is for.
"""
import itertools
import pathlib
import random
import re
import sys

import numpy
import scipy.sparse
from sklearn.linear_model import LogisticRegression

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parents[1] / "Sources/Content/Resources/tact.txt"
TESTS = HERE.parents[1] / "Tests/Content"
BUCKETS, STEPS, UNIT = 1 << 15, 28, 100
HEADS = ("heavy", "danger", "good")
HEAVY = {"grief", "sadness", "fear", "remorse"}
LOW = {"disappointment", "embarrassment", "nervousness"}
GOOD = {"joy", "gratitude", "pride", "excitement", "relief", "amusement", "love", "optimism",
        "admiration"}
PART = re.compile(rb"[:;=]'?-?[()]|\):|[a-z']+|[0-9]+|[\x80-\xff]+|[!?.,]")
ENDED = {b"'ll": b"will", b"'re": b"are", b"'ve": b"have", b"'m": b"am"}
SPELT = {b"im": b"i am", b"ive": b"i have", b"wanna": b"want to", b"wana": b"want to",
         b"gonna": b"going to", b"cannot": b"cant", b"u": b"you", b"ur": b"your", b"r": b"are",
         b"wont": b"will not", b"rn": b"now", b"tn": b"tonight", b"tmrw": b"tomorrow",
         b"mom": b"mum", b"mommy": b"mum", b"daddy": b"dad", b"abt": b"about", b"bc": b"because",
         b"cuz": b"because", b"dont": b"do not", b"didnt": b"did not", b"doesnt": b"does not",
         b"isnt": b"is not", b"wasnt": b"was not", b"cant": b"can not", b"couldnt": b"could not",
         b"wouldnt": b"would not", b"havent": b"have not", b"hasnt": b"has not",
         b"shouldnt": b"should not", b"arent": b"are not", b"werent": b"were not"}
ENDINGS = [(b"ies", b"y"), (b"ied", b"y"), (b"ing", b""), (b"ed", b""), (b"es", b""), (b"s", b"")]


def words(text):
    """As `TactWords` splits a text."""
    text = text.replace("’", "'").encode("utf-8").translate(
        bytes.maketrans(bytes(range(65, 91)), bytes(range(97, 123))))
    found = []
    for part in PART.findall(text):
        if part[:1] in b":;=)":
            found.append(b":)" if part.endswith(b")") else b":(")
        elif part[:1].isdigit():
            found.append(b"0")
        elif part[:1].isalpha() or part[:1] == b"'":
            word, behind = part.strip(b"'"), []
            for ending, meant in ENDED.items():
                if word.endswith(ending):
                    word, behind = word[:-len(ending)], [meant]
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
            rest = word[:len(word) - len(ending)] + put
            if len(rest) > 3 and rest[-1] == rest[-2] and rest[-1:] not in b"sl":
                rest = rest[:-1]
            return rest[:-1] if rest.endswith(b"e") and len(rest) > 4 else rest
    return word[:-1] if word.endswith(b"e") else word


def features(text):
    found = words(text)
    stems = [b"^"] + [stem(word) for word in found] + [b"$"]
    parts = set(stems[1:-1]) | {b"=" + w for w in found}
    for i, one in enumerate(stems):
        if i + 1 < len(stems):
            parts.add(one + b" " + stems[i + 1])
        if i + 2 < len(stems):
            parts.add(one + b"_" + stems[i + 2])
            parts.add(one + b" " + stems[i + 1] + b" " + stems[i + 2])
    for one in stems[1:-1]:
        if one[:1].isalpha() and len(one) >= 4:
            parts.update(b"#" + (b"<" + one + b">")[i:i + 4] for i in range(len(one) - 1))
    return parts


def fnv(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    # The low bits of FNV-1a repeat; its high ones are folded in.
    return (value >> 15) ^ value


HASHED, ROWS = {}, {}


def row(part):
    if part not in HASHED:
        HASHED[part] = fnv(part) % BUCKETS
    return HASHED[part]


def rows_of(text):
    if text not in ROWS:
        ROWS[text] = sorted({row(part) for part in features(text)})
    return ROWS[text]


def matrix(texts):
    rows = [rows_of(text) for text in texts]
    ends = numpy.cumsum([0] + [len(row) for row in rows])
    columns = numpy.array([c for row in rows for c in row], dtype=int)
    return scipy.sparse.csr_matrix(
        (numpy.ones(len(columns)), columns, ends), shape=(len(texts), BUCKETS))


def expanded(pattern, draw, most):
    parts = [p[1:-1].split("|") if p.startswith("{") else [p]
             for p in re.findall(r"\{[^}]*\}|[^{]+", pattern)]
    size = numpy.prod([len(p) for p in parts])
    if size <= most:
        found = ["".join(choice) for choice in itertools.product(*parts)]
    else:
        found = ["".join(draw.choice(p) for p in parts) for _ in range(most)]
    return [re.sub(r"\s+([,.;])", r"\1", re.sub(r"\s+", " ", one)).strip() for one in found]


def written(most=16):
    """(text, kind, voice, pattern) of each sentence of tact/."""
    draw, found = random.Random(25), []
    for kind in ("danger", "heavy", "light", "plain"):
        voice = ""
        for number, line in enumerate((HERE / f"tact/{kind}.txt").read_text("utf-8").splitlines()):
            if line.startswith("== "):
                voice = f"{kind}: {line[3:]}"
            elif line and not line.startswith("#"):
                found += [(one, kind, voice, (kind, number))
                          for one in expanded(line, draw, most)]
    return found


def of_tests():
    found = []
    for name, usual in (("Heavy", "heavy"), ("Light", "light")):
        body = (TESTS / f"{name}Sentences.swift").read_text("utf-8").split('"""')[1]
        for line in filter(None, map(str.strip, body.splitlines())):
            danger = line.startswith("! ")
            found.append((line[2:] if danger else line, "danger" if danger else usual,
                          f"tests {usual}", (name, len(found))))
    return found


RISKY = re.compile(r"suicid|kill (my|your|him|her)self|want to die|wanna die|self.harm|end it all", re.I)


def emotions(folder, name):
    """(text, kind) where the labels tell; kind "low" is not cheered, and no reason to console."""
    labels = (folder / "labels.txt").read_text("utf-8").split()
    found = []
    for line in (folder / name).read_text("utf-8").splitlines():
        text, ids, _ = line.split("\t")
        named = {labels[int(i)] for i in ids.split(",")}
        text = text.replace("[NAME]", "someone").replace("[RELIGION]", "faith")
        if named & HEAVY:
            kind = "heavy" if not named & GOOD else None
        elif named & LOW:
            kind = "low"
        elif named & GOOD:
            kind = "light"
        else:
            kind = "plain"
        if kind and not (RISKY.search(text) and name == "train.tsv"):
            found.append((text, kind))
    return found


SHARE = {"light": 0.3, "heavy": 0.6, "low": 0.3, "plain": 0.1}


class Trained:
    """One regression a head, its weights in whole units as they are shipped."""

    def __init__(self, examples, weights, strength):
        texts, names = [e[0] for e in examples], numpy.array([e[1] for e in examples])
        x, weights = matrix(texts), numpy.array(weights)
        self.heads = []
        for head, good, left in (("heavy", ("heavy", "danger"), ("low",)), ("danger", ("danger",), ()),
                                 ("good", ("light",), ())):
            keep = ~numpy.isin(names, left)
            y = numpy.isin(names, good)[keep]
            model = LogisticRegression(C=strength[head], max_iter=100, tol=1e-2, solver="liblinear")
            model.fit(x[keep], y, sample_weight=weights[keep])
            self.heads.append((model.coef_[0], model.intercept_[0]))
        self.coef = numpy.stack([h[0] for h in self.heads], 1)
        self.bias = numpy.array([h[1] for h in self.heads])

    def scores(self, texts):
        return matrix(texts) @ self.coef + self.bias
