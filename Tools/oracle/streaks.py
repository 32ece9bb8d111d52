"""Streaks, written from the rules in words and from nothing else.

A day is fulfilled, missed or neutral. A streak is a run of fulfilled days between which no day was
missed; neutral days neither lengthen nor break it. Today is pending until it ends: when it is not
fulfilled, it is looked at as if it had not come yet.
"""

from datetime import timedelta

FULFILLED, MISSED, NEUTRAL = "fulfilled", "missed", "neutral"


def streak(first, today, kind_of_day):
    """The current and the longest streak over all days from `first` to `today`."""
    current = longest = 0
    started = None
    day = first
    while day <= today:
        kind = kind_of_day(day)
        if kind == FULFILLED:
            if current == 0:
                started = day
            current += 1
            longest = max(longest, current)
        elif kind == MISSED and day != today:
            current = 0
            started = None
        day += timedelta(days=1)
    return {
        "current": current,
        "longest": longest,
        "startedOn": started.isoformat() if started else None,
    }


def logged_non_zero(amounts, today):
    """Days with more than nothing logged, whatever a goal says."""
    return streak(
        min(amounts),
        today,
        lambda day: FULFILLED if amounts.get(day, 0) > 0 else MISSED,
    )


def goal_met(amounts, targets, today):
    """Days on which the target then in force was reached.

    `targets` lists (day, target) in order of days; each holds until the next one. A target of None
    means that the goal rests, and its days are neutral, as are those before the first target.
    """

    def kind(day):
        in_force = None
        for since, target in targets:
            if since > day:
                break
            in_force = target
        if in_force is None:
            return NEUTRAL
        return FULFILLED if amounts.get(day, 0) >= in_force else MISSED

    if not targets:
        return {"current": 0, "longest": 0, "startedOn": None}
    return streak(min(min(amounts), targets[0][0]), today, kind)
