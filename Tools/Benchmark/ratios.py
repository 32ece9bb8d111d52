"""Two builds that ran in turn, compared figure by figure; Tools/bench --against runs it.

    ratios.py FOLDER TURNS

FOLDER holds what each turn printed, as other.1, this.1, other.2 and so on. Prints the lines of this
build with every number that differs replaced by the median of the ratios, this build's over the
other's.
"""

import pathlib
import re
import statistics
import sys

NUMBER = re.compile(r"(?<![\w.-])\d+(?:\.\d+)?(?![\w.-])")


def lines(folder, build, turn):
    """The lines of one run by their words and how often these came before."""
    found, seen = {}, {}
    for line in (folder / f"{build}.{turn}").read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\s+", " ", NUMBER.sub("#", line))
        seen[words] = seen.get(words, 0) + 1
        found[words, seen[words]] = line
    return found


def figures(runs, key):
    return [[float(number) for number in NUMBER.findall(run[key])] for run in runs]


def compared(line, mine, theirs):
    columns = iter(zip(zip(*mine), zip(*theirs)))

    def told(match):
        this, other = next(columns)
        if this == other or 0 in other:
            return match.group()
        ratio = statistics.median(a / b for a, b in zip(this, other))
        return f"{ratio:.3f}".rjust(len(match.group()))

    return NUMBER.sub(told, line)


folder, turns = pathlib.Path(sys.argv[1]), range(1, int(sys.argv[2]) + 1)
others = [lines(folder, "other", turn) for turn in turns]
these = [lines(folder, "this", turn) for turn in turns]
print("This build's figures over the other's: medians of", len(turns), "ratios")
for key, line in these[0].items():
    comparable = all(key in run for run in others + these)
    print(compared(line, figures(these, key), figures(others, key)) if comparable else line)
