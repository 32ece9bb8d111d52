"""The judge: what a restarted vault must hold, and whether it does."""

import json
from collections import Counter

from workload import OPTIONAL_END, Ledger, matches


#: What the program records of its own accord, behind what was asked for.
UNASKED = {"seen", "badgeShown"}


class Fault(Exception):
    """Something that must not happen; `lost` answered events are what it cost."""

    def __init__(self, told, lost=0):
        super().__init__(told)
        self.lost = lost


def count_certain(events):
    """How many of these must have been made, once their lines were answered."""
    return sum(event is not OPTIONAL_END for event in events)


class Judge:
    """Remembers what was asked and answered, and compares."""

    def __init__(self):
        self.tally = Counter()
        self.ledger = Ledger()
        self.settled, self.log = [], None  # the lines of the own log, and its id
        self.others = {}  # lines of other logs that were seen after a restart
        self.pending = []  # (events that a session submitted, how many of them were answered)

    def submit(self, events, answered):
        """A session asked for these events, and read the answers to so many of them."""
        self.pending.append((events, answered))

    @property
    def certain(self):
        """How many events the own log must hold at least."""
        return len(self.settled) + sum(
            count_certain(events[:answered]) for events, answered in self.pending)

    def hear(self, output):
        """Takes what the program says of the restarted vault, the answers to `check` and `export`:
        sound, all that was answered, in order, whole, unchanged, nothing that was not asked for."""
        lines = output.split(b"\n")[:-1]
        if not lines or not json.loads(lines[0]).get("isSound"):
            raise Fault(f"check says {lines[0].decode() if lines else 'nothing'}")
        logs = {}
        for line in lines[1:]:
            logs.setdefault(line.split(b'"log":"', 1)[1][:32], []).append(line)
        own = self.own_lines(logs)
        if own[:len(self.settled)] != self.settled:
            raise Fault(f"settled events changed: {len(self.settled)} were, {len(own)} are",
                        lost=max(0, len(self.settled) - len(own)))
        self.match([json.loads(line) for line in own[len(self.settled):]])
        self.settled = own
        for log, known in self.others.items():
            if logs.get(log, [])[:len(known)] != known:
                raise Fault("received events are gone")
        self.others = {log: lines for log, lines in logs.items() if log != self.log}
        self.tally["judged"] += 1

    def own_lines(self, logs):
        for log, lines in logs.items():
            first = json.loads(lines[0])
            if first["type"] != "logStarted":
                raise Fault(f"a log begins with {first}")
            name = first["event"]["logStarted"]["deviceName"]
            if name.startswith("peer"):
                continue
            if self.log not in (None, log):
                raise Fault(f"another log was begun: {name}")
            self.log = log
        return logs.get(self.log, [])

    def match(self, events):
        """The new events are what the sessions submitted: of each a beginning, and at least what
        was answered. Counted is what was judged to the end, nothing of a story that broke off."""
        position = kept = gone = 0
        for submitted, answered in self.pending:
            found = 0
            while position < len(events):
                event = events[position]
                if found < len(submitted) and matches(event, submitted[found]):
                    self.ledger.take(event)
                    position += 1
                    found += 1
                elif found < len(submitted) and submitted[found] is OPTIONAL_END:
                    found += 1
                elif event["type"] in UNASKED or event["type"] == "logStarted" and position == 0:
                    position += 1
                else:
                    break
            while found < answered and submitted[found] is OPTIONAL_END:
                found += 1
            if found < answered:
                raise Fault(
                    f"{answered - found} answered events are lost, the first {submitted[found]}; "
                    f"in its place {events[position] if position < len(events) else 'nothing'}",
                    lost=answered - found)
            kept += found - answered
            gone += len(submitted) - found
        if position < len(events):
            raise Fault(f"nobody asked for {events[position]}")
        self.tally["answered events"] += sum(answered for _, answered in self.pending)
        self.tally["unanswered events kept"] += kept
        self.tally["unanswered events gone"] += gone
        self.pending = []
