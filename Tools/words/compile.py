#!/usr/bin/env python3
"""Compiles the words of Sources/Content/Resources into Swift literals under Generated.

    python3 Tools/words/compile.py

Run it after any change to templates.json, praise.json, lexicon.txt, emotions.txt,
tact.txt or danger.txt; ContentTests says when it was forgotten.
"""
import itertools
import json
import pathlib

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "Content"
RESOURCES = CONTENT / "Resources"
GENERATED = CONTENT / "Generated"
HEAD = "// swift-format-ignore-file\n// Compiled from Resources/{0} by Tools/words/compile.py.\n\n"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def cases(names):
    return "[" + ", ".join("." + name for name in names) + "]"


def templates():
    banks = json.loads((RESOURCES / "templates.json").read_text("utf-8"))
    lines = [HEAD.format("templates.json") + "enum TemplateLiterals {\n  static let all: [Template] = ["]
    for emotion, bank in banks.items():
        for one in bank:
            lines.append(
                f"    Template(\n      emotion: .{emotion}, text: {quoted(one['text'])},\n"
                f"      accepts: {cases(one.get('accepts', []))}, kinds: {cases(one.get('kinds', []))}),")
    return "\n".join(lines) + "\n  ]\n}\n"


def phrases():
    pools = json.loads((RESOURCES / "praise.json").read_text("utf-8"))
    named = {name: pools[name]
             for name in ("praise", "supportive", "plain", "quiet", "comfort", "comfortingQuotes")}
    for stage, lines in pools["progress"].items():
        named["progress" + stage.capitalize()] = lines
    text = HEAD.format("praise.json") + "enum PhraseLiterals {\n"
    for name, lines in named.items():
        text += f"  static let {name}: [String] = [\n"
        text += "".join(f"    {quoted(line)},\n" for line in lines) + "  ]\n\n"
    return text + f"  static let help = {quoted(pools['help'])}\n}}\n"


def literal(resource, kind, name, made=lambda body: body):
    """A whole file as one string literal, line by line, so that nothing is parsed at start."""
    body = made((RESOURCES / resource).read_text("utf-8").rstrip("\n")).replace("\\", "\\\\")
    return (HEAD.format(resource) + f"enum {kind} {{\n"
            + f'  static let {name}: String = """\n' + body + '\n"""\n}\n')


def by_beginning(body):
    """The phrases of tact.txt in lines of those of one kind that begin with one word.

    A line is the letter of its kind with that word, then of each phrase its weight and its other
    words: "w", "d", "a", "s", "c" and "f" are phrases that weigh, of danger, of danger where nothing
    else is said, shields, of cheer and of a language. A line of "k" has a word of any phrase, and the
    letters of the kinds that it begins.
    """
    named = {"danger": ("d", 0), "shield": ("s", 0), "doubt": ("c", 1), "cheer": ("c", -4),
             "mild": ("c", -2), "alone": ("a", 0), "foreign": ("f", 2), "loan": ("f", 1),
             "english": ("f", -2), "shared": ("f", -1)}
    lines = {}
    for line in body.split("\n"):
        if not line or line[0] == "#":
            continue
        name, phrases = line.split(": ")
        kind, weight = named.get(name) or ("w", int(name))
        for phrase in phrases.split(", "):
            words = [word.split("/") if word[0].isalnum() else [word] for word in phrase.split()]
            for first, *rest in itertools.product(*words):
                lines.setdefault(kind + first, []).append(" ".join([str(weight), *rest]))
                for word in [first, *rest]:
                    lines.setdefault("k" + word, [])
                if kind not in lines["k" + first]:
                    lines["k" + first].append(kind)
    return "\n".join("|".join([key, *found]) for key, found in sorted(lines.items()))


def main():
    GENERATED.mkdir(exist_ok=True)
    written = {"TemplateLiterals.swift": templates(), "PhraseLiterals.swift": phrases(),
               "LexiconLiteral.swift": literal("lexicon.txt", "LexiconLiteral", "lines"),
               "EmotionLiteral.swift": literal("emotions.txt", "EmotionLiteral", "lines"),
               "TactLiteral.swift": literal("tact.txt", "TactLiteral", "lines", by_beginning),
               "DangerLiteral.swift": literal("danger.txt", "DangerLiteral", "lines")}
    for name, text in written.items():
        (GENERATED / name).write_text(text, "utf-8")


main()
