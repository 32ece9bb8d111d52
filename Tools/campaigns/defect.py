"""A planted defect: a header that says what is wrong, and a patch of Sources that makes it so.

The header of a fault that was found once names the tests that show it, a line each:
`Shown by: JournalTests damageOfAHeadIsFoundByACheck`, a target and a part of a test's name. A line
`Needs the diary.` says that no test of the storage harness alone shows a mistake.
"""

import glob
import hashlib
import os
import re


class Misfit(Exception):
    """Why a patch can not be read, or does not fit the sources."""


class Hunk:
    def __init__(self, line):
        found = re.match(r"@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@", line)
        if not found:
            raise Misfit(f"{line} is not the head of a hunk")
        self.first = int(found[1]) - 1
        self.old_count, self.new_count = (int(count or 1) for count in found.group(2, 3))
        self.old, self.new = [], []

    @property
    def is_whole(self):
        return len(self.old) >= self.old_count and len(self.new) >= self.new_count

    def take(self, line):
        if line[:1] not in ("+", "\\"):
            self.old.append(line[1:])
        if line[:1] not in ("-", "\\"):
            self.new.append(line[1:])


class Defect:
    def __init__(self, path):
        self.name = "/".join(path.removesuffix(".patch").split(os.sep)[-2:])
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.digest = hashlib.sha256(text.encode()).hexdigest()
        self.files, self.tests = [], []
        self.needs_diary = False
        hunk = None
        for line in text.split("\n"):
            if hunk is not None and not hunk.is_whole:
                hunk.take(line)
            elif line.startswith("+++ b/"):
                self.files.append((line.removeprefix("+++ b/").split("\t")[0], []))
            elif line.startswith("@@ ") and self.files:
                hunk = Hunk(line)
                self.files[-1][1].append(hunk)
            elif line == "Needs the diary." and not self.files:
                self.needs_diary = True
            elif line.startswith("Shown by: ") and not self.files:
                target, test = line.removeprefix("Shown by: ").split(" ", 1)
                self.tests.append((target.removesuffix("Tests"), test))

    @property
    def family(self):
        return self.name.split("/")[0]

    @property
    def modules(self):
        return {path.split("/")[1] for path, _ in self.files}

    @property
    def tested(self):
        """The folders of the tests it names; none where any test may find it."""
        return {folder for folder, _ in self.tests}

    def planted(self, sources):
        """The texts of its files as the defect makes them, from those of all files by path."""
        if not self.files or not all(hunks for _, hunks in self.files):
            raise Misfit("there is no change in it")
        texts = {}
        for path, hunks in self.files:
            if not path.startswith("Sources/"):
                raise Misfit(f"{path} is not in Sources")
            if path not in sources:
                raise Misfit(f"there is no {path}")
            lines = sources[path].split("\n")
            shift = end = 0
            for hunk in hunks:
                begin = place(hunk.old, lines, hunk.first + shift, end)
                if begin is None:
                    raise Misfit(f"line {hunk.first + 1} of {path} and those around it changed")
                lines[begin:begin + len(hunk.old)] = hunk.new
                end = begin + len(hunk.new)
                shift = end - hunk.first - len(hunk.old)
            texts[path] = "\n".join(lines)
        return texts


def place(wanted, lines, expected, first):
    """Where lines stand, nearest to where they are expected; None if nowhere."""
    fitting = [begin for begin in range(first, len(lines) - len(wanted) + 1)
               if lines[begin:begin + len(wanted)] == wanted]
    return min(fitting, key=lambda begin: abs(begin - expected), default=None)


def all_defects(root):
    paths = glob.glob(os.path.join(root, "Tools", "defects", "*", "*.patch"))
    return [Defect(path) for path in sorted(paths)]
