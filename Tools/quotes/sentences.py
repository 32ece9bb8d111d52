"""Splits the texts into sentences, each with its exact place, and normalises what is quoted.

A text is a file of `works.tsv`. Its offsets count Unicode characters of the file as it stands.
"""

import bisect
import csv
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))

EMOTIONS = [
    "Achievement", "Comfort", "Motivation", "Gratitude",
    "Struggle", "Joy", "Reflection", "Hope",
]
CATEGORIES = ["Stoicism", "Mindfulness", "Psychology", "Literature", "Philosophy", "Science"]

ENDS = ".!?…"
OPENING = "“‘(\"'["
CLOSING = "”’)\"']"
INVISIBLE = dict.fromkeys(map(ord, "\u200a\u200b\u2060\ufeff\u00ad"))
ABBREVIATION = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|St|Messrs|Rev|Esq|Prof|Gen|Col|Capt|Hon|vol|chap|cf|viz|etc|vs|no|No|pp?)"
    r"|\b[A-Z]|\b[ivxlc]+)\.$")


class Work:
    """One row of `works.tsv`: an edition, and the lines of its file that hold the author's own words."""

    def __init__(self, row):
        self.slug = row["slug"]
        self.file = row["file"]
        self.author = row["author"]
        self.title = row["title"]
        self.edition = row["edition"]
        self.category = row["category"]
        self.kind = row["kind"]
        self.headings = row["headings"].split(" ") if row["headings"] else []
        self.ranges = []
        for part in row["lines"].split(","):
            first, last = part.split("-")
            self.ranges.append((int(first), int(last) if last else 1 << 30))

    def holds(self, line):
        return any(first <= line <= last for first, last in self.ranges)


class Sentence:
    """A sentence: offsets of its first and one past its last character, and where it stands."""

    __slots__ = ("start", "end", "raw", "verse", "quoted", "line", "place", "paragraph", "whole")


def works():
    """Every work by slug, in the order of `works.tsv`."""
    with open(os.path.join(HERE, "works.tsv"), encoding="utf-8", newline="") as stream:
        rows = csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["slug"]: Work(row) for row in rows}


def read(folder, work):
    """The whole file of a work, its line ends kept."""
    path = os.path.join(folder, work.file)
    with open(path, encoding="utf-8", newline="") as stream:
        return stream.read()


def normalised(raw, verse):
    """The words as quotes.json shows them. The README lists these rules; nothing else is changed."""
    text = raw.translate(INVISIBLE).replace("\u00a0", " ")
    if verse:
        text = re.sub(r"[ \t]*(?<!\n)\n[ \t]*(?!\s*\n)", " / ", text.strip())
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"-{2,3}", "—", text)
    text = re.sub(r"_([^_]+)_", r"\1", text)
    text = re.sub(r"(?<![\w’])'(?=\w)", "’" if re.match(r"'t", text) else "‘", text)
    text = re.sub(r"(?<=\w) [‘'’](?=(?:m|ve|ll|s|d|re)\b)", "’", text)
    text = re.sub(r"[‘'’] ?([Tt]) (?=(?:is|was|were|will|would)\b)", r"’\1", text)
    text = re.sub(r"‘(?=(?:[Tt]is|[Tt]was|[Tt]were|[Tt]will|em|t)\b)", "’", text)
    return text.replace("'", "’")


def ends_sentence(before):
    """Whether the text before a quote ends a sentence, or opens a spoken one."""
    bare = before.translate(INVISIBLE)
    if not bare.strip():
        return True
    if re.search(r"\n\s*\n\s*[“‘\"]?$", bare):
        return True
    if re.search(r"[,:—\-]\s*[“\"]$", bare):
        return True
    bare = bare.rstrip().rstrip(OPENING + CLOSING + " \u00a0").rstrip()
    return bool(bare) and bare[-1] in ENDS and not ABBREVIATION.search(bare)


def begins_sentence(after):
    """Whether the text after a quote begins a new sentence, or a new paragraph."""
    bare = after.translate(INVISIBLE)
    match = re.match(r"[”’)\"'\]]*", bare)
    bare = bare[match.end():]
    if not bare.strip() or re.match(r"\s*\n\s*\n", bare):
        return True
    if bare[0] == "—" or bare.startswith("--"):
        return bare.startswith("--[")
    return bool(re.match(r"\s+[“‘(\"'\[—]*[A-ZÀ-ÞŒ0-9]", bare)) or (
        match.end() > 0 and "”" in match.group() and bool(re.match(r"\s+\w", bare)))


def boundaries(text):
    """Offsets in a paragraph at which a sentence may begin."""
    found = [0]
    for match in re.finditer(r"[.!?…]+[”’)\"'\]\u200a]*(?:--\[[^\]]*\]\.?)?[\s\u00a0]+(?=[\u200a]*[“‘(\"'\[—]*[A-ZÀ-ÞŒ])", text):
        stop = re.match(r"[.!?…]+", match.group()).end() + match.start()
        if text[stop - 1] == "." and ABBREVIATION.search(text[:stop]):
            continue
        found.append(match.end())
    for match in re.finditer(r"[,:—]\s*(?=“[A-ZÀ-Þ])", text):
        found.append(match.end())
    return sorted(set(found)) + [len(text)]


def paragraph_pattern(work):
    """A paragraph is what blank lines part; in `The Prophet` a sentence may run over several."""
    if work.kind == "prophet":
        return r"(?:[^\n]|(?<![.!?”’:])\n\s*\n|\n(?!\s*\n))+"
    return r"(?:[^\n]|\n(?!\s*\n))+"


HEADING = re.compile(
    r"^(?:(?P<level>Book|Part|Chapter|CHAPTER|Lecture|Act|Scene|Section)s?\s+[IVXLC\d].*"
    r"|(?P<roman>(?![CL]\.?$)[IVXLC]+\.?)|(?P<number>\d+)|(?P<title>\S.*))$")


def heading(paragraph):
    """The level and words of a heading, or None."""
    if "\n" in paragraph.strip() or len(paragraph) > 90:
        return None
    words = paragraph.strip()
    if not words or words[-1] in ",;:”’—)" or (words[-1] == "." and not re.match(r"^[IVXLC]+\.$|^[A-Z’' ,\-]+\.$", words)):
        return None
    if words[-1] in "!?" and re.search(r"\b[a-zà-ÿ]\w{4}", words):
        return None
    if words.islower() or words[0] in "“—[*(" or not re.match(r"[A-Z0-9]", words) or "$" in words:
        return None
    match = HEADING.match(words)
    level = match.lastgroup
    words = re.sub(r"\s+", " ", words.rstrip(".").translate(INVISIBLE))
    return match.group("level") if level == "level" else level, words


def is_title(words, since, work):
    """Whether a line stands where a title can: right under a number, or, where titles come first, in title
    case and, in a work with epigraphs, not a few paragraphs below another title."""
    if work.headings[:1] != ["title"]:
        return since == 1
    if re.search(r"\b[a-zà-ÿ]\w{4}|\d\.\d|½", words) or words[-1] in "!?" and work.kind != "poems":
        return False
    return since > 6 or work.kind != "epigraphs"


def sentences(text, work):
    """Every sentence of the author's own lines, in order."""
    starts = [0] + [match.end() for match in re.finditer("\n", text)]
    place = {}
    inside = False
    complete = True
    since = 99
    for match in re.finditer(paragraph_pattern(work), text):
        body = match.group()
        start = match.start()
        lead = len(body) - len(body.lstrip())
        body, start = body.strip(), start + lead
        if not body:
            continue
        line = bisect.bisect_right(starts, start)
        if not work.holds(line):
            inside, complete, place = False, True, {}
            continue
        title = heading(body)
        since += 1
        if title and title[0] == "title" and not is_title(title[1], since, work):
            title = None
        if work.kind == "prophet":
            about = re.search(r"(?:[Ss]peak to us of|tell us of|[Ww]hat of our|[Tt]ell us of) ([^.,?]+)", body)
            if about and len(body) < 250:
                place = {"title": about.group(1).strip()}
        elif title and title[0] in work.headings:
            order = work.headings.index(title[0])
            place = {k: v for k, v in place.items() if work.headings.index(k) < order}
            place[title[0]] = title[1]
            if title[0] == "title" or work.headings[:1] != ["title"]:
                since = 0
            inside, complete = False, True
            continue
        verse = "\n" in body and (work.kind != "wrapped" or bool(re.search(r"\n     ", body)))
        if not body.startswith("“"):
            inside = False
        where = ", ".join(place[k] for k in work.headings if k in place) or place.get("title", "")
        depth = 0
        marks = []
        for index, character in enumerate(body):
            if character == "“":
                depth = 1
            marks.append(depth)
            if character == "”":
                depth = 0
        inside = depth == 1
        edges = boundaries(body)
        begun = complete
        complete = body.rstrip(CLOSING + "\u200a ")[-1:] in ENDS + ":—-]"
        for first, last in zip(edges, edges[1:]):
            a, b = first, last
            while a < b and (body[a].isspace() or body[a] in "“\u200a\u00a0"):
                a += 1
            piece = body[a:b]
            note = re.search(r"--\[[^\]]*\]\.?\s*$", piece)
            if note:
                piece = piece[:note.start()]
            piece = piece.rstrip()
            while piece and piece[-1] in "”\u200a ":
                piece = piece[:-1].rstrip()
            if not piece or piece[-1] not in ENDS:
                if not (piece and piece[-1] == "’" and piece[-2:-1] and piece[-2] in ENDS):
                    continue
            s = Sentence()
            s.start, s.end = start + a, start + a + len(piece)
            s.raw, s.verse = piece, "\n" in piece and verse
            s.quoted = any(marks[a:a + len(piece)])
            s.line = bisect.bisect_right(starts, s.start)
            s.place = where
            s.paragraph = start
            s.whole = begun or first > 0
            yield s
