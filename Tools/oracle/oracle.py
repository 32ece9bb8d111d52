"""Computes, without a line of Echolog, what importing the real input must come to.

    oracle.py DATA            one JSON object a line, for the tests
    oracle.py DATA --table    a table for people
    oracle.py DATA --write-moments FILE    HappyDB with its seeded dates, as CSV
"""

import json
import sys
from pathlib import Path

from sets import lifesnaps, meditations, moments, pepys, steps, write_dated_moments


def results(data):
    yield meditations(data)
    yield steps(data)
    yield from lifesnaps(data)
    yield moments(data)
    yield pepys(data)


def table(found):
    yield f"{'set':<14}{'rows':>7}{'accepted':>9}{'refused':>9}{'days':>6}{'total':>11}" + (
        f"{'non-zero':>12}{'goal met':>12}")
    for one in found:
        logged, met = one["loggedNonZero"], one.get("goalMet")
        yield (
            f"{one['set']:<14}{one['rowsRead']:>7}{one['accepted']:>9}"
            f"{sum(one['refused'].values()):>9}{one.get('days', 0):>6}{one.get('total', '-'):>11}"
            f"{logged['current']:>6}/{logged['longest']:<5}"
            + (f"{met['current']:>6}/{met['longest']:<5}" if met else ""))


def main(arguments):
    data = Path(arguments[0])
    if arguments[1:2] == ["--write-moments"]:
        write_dated_moments(data, arguments[2])
    elif arguments[1:2] == ["--table"]:
        print("\n".join(table(results(data))))
    else:
        for one in results(data):
            print(json.dumps(one, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1:])
