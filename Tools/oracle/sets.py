"""Reads the sets of real input and computes what an import of each must come to.

Written from the data and the rules in words: a civil day begins at 04:00 on the clock of the row's
own offset; a date without a time is a civil day; a row without a value is refused.
"""

import csv
import json
import zlib
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

from streaks import goal_met, logged_non_zero

DAY_START = timedelta(hours=4)


def rows_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def whole(text):
    """The exact whole number that a decimal spells."""
    number = Decimal(text)
    assert number == number.to_integral_value() and number >= 0, text
    return int(number)


def result(name, read, accepted, refused=None, days=None, today=None, **more):
    known = {"set": name, "rowsRead": read, "accepted": accepted, "refused": dict(refused or {})}
    if days:
        known |= {"firstDay": min(days).isoformat(), "lastDay": max(days).isoformat()}
        known["days"] = len(set(days))
    if today:
        known["asOf"] = today.isoformat()
    return known | more


def meditations(data):
    """Sessions with changing offsets; the goal is 20 minutes a day from the first day on."""
    amounts = Counter()
    offsets = set()
    notes = 0
    read = 0
    for row in rows_of(data / "activity/meditations.csv"):
        read += 1
        start = datetime.fromisoformat(row["meditation_start"])
        offsets.add(start.utcoffset())
        amounts[(start - DAY_START).date()] += whole(row["meditation_duration"])
        notes += row["comment"] != ""
    today = max(amounts) + timedelta(days=1)
    return result(
        "meditations", read, read, days=amounts, today=today, offsets=len(offsets), notes=notes,
        activity="meditation", total=sum(amounts.values()), goal="20m",
        loggedNonZero=logged_non_zero(amounts, today),
        goalMet=goal_met(amounts, [(min(amounts), 1200)], today))


def steps(data):
    """Eight years of days, some of them zero; the goal is 8,000 steps from the first day on."""
    amounts = {}
    for row in rows_of(data / "activity/steps.csv"):
        amounts[date.fromisoformat(row["date"])] = whole(row["value"])
    today = max(amounts) + timedelta(days=1)
    return result(
        "steps", len(amounts), len(amounts), days=amounts, today=today,
        zeros=sum(1 for amount in amounts.values() if amount == 0),
        activity="steps", total=sum(amounts.values()), goal="8000",
        loggedNonZero=logged_non_zero(amounts, today),
        goalMet=goal_met(amounts, [(min(amounts), 8000)], today))


def lifesnaps(data):
    """One result a person: steps with gaps, and step goals that change or are switched off."""
    people = defaultdict(list)
    for row in rows_of(data / "activity/lifesnaps-daily.csv"):
        people[row["id"]].append(row)
    for person, rows in people.items():
        amounts = {}
        told = {}
        for row in rows:
            day = date.fromisoformat(row["date"])
            if row["steps"]:
                amounts[day] = whole(row["steps"])
            if row["step_goal"]:
                goal = row["step_goal"]
                told[day] = None if goal == "NO_GOAL" else whole(goal)
        refused = len(rows) - len(amounts)
        targets = changes_of(told)
        today = max(date.fromisoformat(row["date"]) for row in rows) + timedelta(days=1)
        nothing = {"current": 0, "longest": 0, "startedOn": None}
        yield result(
            "lifesnaps-" + person, len(rows), len(amounts),
            {"valueMissing": refused} if refused else {}, days=amounts, today=today,
            activity="steps", total=sum(amounts.values()),
            goalRows=len(told), goalRowsRefused=len(rows) - len(told), goalChanges=len(targets),
            loggedNonZero=logged_non_zero(amounts, today) if amounts else nothing,
            goalMet=goal_met(amounts, targets, today) if amounts else nothing)


def changes_of(told):
    """The days on which what is told differs from what was in force; nothing before a target."""
    changes = []
    for day, target in sorted(told.items()):
        if target != (changes[-1][1] if changes else None):
            changes.append((day, target))
    return changes


def seeded_dates(count):
    """Dates for texts that have none: 1 January 2021 and later, about 18 a day, always the same."""
    state = 20_261_121
    day = date(2021, 1, 1)
    for _ in range(count):
        state = (state * 1_103_515_245 + 12_345) % 2**31
        if state >> 16 < 2**15 // 18:
            day += timedelta(days=1)
        minute = (state >> 8) % 1440
        yield datetime(day.year, day.month, day.day, minute // 60, minute % 60)


def dated_moments(data):
    texts = [row["moment"] for row in rows_of(data / "moments/happydb.csv")]
    return list(zip(seeded_dates(len(texts)), texts))


# As many characters as a moment may have.
MOMENT_LIMIT = 10_000


def texts_result(name, rows):
    """`rows` holds pairs of a civil day and a text."""
    dated = [row for row in rows if len(row[1]) <= MOMENT_LIMIT]
    too_long = len(rows) - len(dated)
    days = Counter(day for day, _ in dated)
    texts = [text.encode() for _, text in dated]
    today = max(days) + timedelta(days=1)
    return result(
        name, len(rows), len(dated), days=days, today=today,
        refused={"momentTooLong": too_long} if too_long else {},
        textBytes=sum(map(len, texts)), textSum=sum(map(zlib.adler32, texts)),
        loggedNonZero=logged_non_zero(days, today))


def moments(data):
    """The dates are seeded: the set has none. Clock times without a zone, some before 04:00."""
    return texts_result(
        "moments", [((time - DAY_START).date(), text) for time, text in dated_moments(data)])


def pepys(data):
    """Dates in the proleptic Gregorian calendar; on three of them there are two entries."""
    dated = []
    with open(data / "diary/pepys.jsonl", encoding="utf-8") as file:
        for line in file:
            entry = json.loads(line)
            dated.append((date.fromisoformat(entry["date"]), entry["text"]))
    return texts_result("pepys", dated)


def write_dated_moments(data, path):
    """A file to import: the texts of the set with their seeded dates."""
    with open(Path(path), "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["date", "moment"])
        for time, text in dated_moments(data):
            writer.writerow([time.isoformat(timespec="minutes"), text])
