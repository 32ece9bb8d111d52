#!/usr/bin/env python3
"""Trains and measures the suggestion of an emotion on GoEmotions (CC BY 4.0).

    python3 -m venv .venv && .venv/bin/pip install scikit-learn
    .venv/bin/python Tools/words/emotions.py $ECHOLOG_DATA/language/goemotions

It writes Sources/Content/Resources/emotions.txt: 2^15 rows of eight weights, a row for each hash of a
word or of two neighbouring words, so that no word can be read from it. A weight is one character from
"#" (-28) over "?" (0) to "[" (28), to be squared with its sign kept, because a few weights are large
and most are small. Eight rows stand on a line; the first line holds the eight biases.
"""
import json
import pathlib
import re
import sys

import numpy
import scipy.sparse
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import f1_score

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/Content/Resources/emotions.txt"
EMOTIONS = "achievement comfort motivation gratitude struggle joy reflection hope".split()
# Which of GoEmotions' 28 labels stand for which of ours; a text counts where its labels name exactly
# one of ours. Left out: approval, surprise and neutral, which say no more of one than of another.
MAPPING = json.loads((pathlib.Path(__file__).parent / "goemotions.json").read_text("utf-8"))
BUCKETS, STEPS = 1 << 15, 28
OURS = {label: EMOTIONS.index(name) for name, labels in MAPPING.items() for label in labels}
PART = re.compile(rb"[a-z']+|[\x80-\xff]+|[!?]")


def load(folder, name):
    labels = (folder / "labels.txt").read_text("utf-8").split()
    texts, ours = [], []
    for line in (folder / name).read_text("utf-8").splitlines():
        text, ids, _ = line.split("\t")
        named = {OURS[labels[int(i)]] for i in ids.split(",") if labels[int(i)] in OURS}
        if len(named) == 1:
            texts.append(text.replace("[NAME]", " "))
            ours.append(named.pop())
    return texts, numpy.array(ours)


def fnv(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def buckets(text):
    """The rows that a text adds up: each word and each pair of neighbours once."""
    words = PART.findall(text.replace("’", "'").encode("utf-8").lower())
    pairs = [a + b" " + b for a, b in zip(words, words[1:])]
    return sorted({fnv(part) % BUCKETS for part in words + pairs})


def matrix(texts):
    rows = [buckets(text) for text in texts]
    ends = numpy.cumsum([0] + [len(row) for row in rows])
    columns = numpy.concatenate([numpy.array(row, dtype=int) for row in rows])
    return scipy.sparse.csr_matrix(
        (numpy.ones(len(columns)), columns, ends), shape=(len(texts), BUCKETS))


def best(train, dev, ours, theirs):
    """The regression with the best macro-F1 on the development part."""
    tried = []
    for weight in (None, "balanced"):
        for c in (0.1, 0.3, 1.0):
            model = LogisticRegression(C=c, class_weight=weight, max_iter=300, tol=1e-3)
            model.fit(train, ours)
            score = f1_score(theirs, model.predict(dev), average="macro")
            print(f"  C={c} weight={weight}: dev {score:.4f}", flush=True)
            tried.append((score, model))
    return max(tried, key=lambda pair: pair[0])[1]


def squared_steps(weights):
    return numpy.round(numpy.sign(weights) * numpy.sqrt(numpy.abs(weights))).astype(int)


def main():
    folder = pathlib.Path(sys.argv[1])
    (train, y), (dev, y_dev), (test, y_test) = (
        load(folder, name) for name in ("train.tsv", "dev.tsv", "test.tsv"))
    print(len(train), len(dev), len(test), "texts;", numpy.bincount(y_test), "in test")
    print("logistic regression over words")
    words = CountVectorizer(binary=True, token_pattern=r"(?u)[\w']+|[!?]")
    plain = best(words.fit_transform(train), words.transform(dev), y, y_dev)
    plain_f1 = f1_score(y_test, plain.predict(words.transform(test)), average="macro")
    print("hashed words and pairs")
    model = best(matrix(train), matrix(dev), y, y_dev)
    unit = max(numpy.abs(model.coef_).max(), numpy.abs(model.intercept_).max()) / STEPS**2
    steps, bias = squared_steps(model.coef_.T / unit), squared_steps(model.intercept_ / unit)
    for part, theirs in ((dev, y_dev), (test, y_test)):
        found = (matrix(part) @ (steps * abs(steps)) + bias * abs(bias)).argmax(axis=1)
        print(f"shipped {f1_score(theirs, found, average='macro'):.4f}")
    scores = f1_score(y_test, found, average=None)
    print(f"test macro-F1: words {plain_f1:.4f}, shipped {scores.mean():.4f}")
    print({name: round(float(s), 3) for name, s in zip(EMOTIONS, scores)})
    letters = (steps + ord("?")).astype(numpy.uint8).tobytes()
    lines = [bytes((bias + ord("?")).tolist())] + [letters[i : i + 64] for i in range(0, len(letters), 64)]
    TARGET.write_bytes(b"\n".join(lines) + b"\n")


main()
