"""What is asked of echolog, and the events that each line must become."""

import json
import os

from watched import words

# An import whose rows are all there may find that only its end is missing.
OPTIONAL_END = ("importFinished", {"": None})


class Step:
    """One line of a script. `events` are, for each event it makes, its type and what must stand in
    it; a reader makes none."""

    def __init__(self, line, events=(), answer="recorded/1"):
        self.line, self.events, self.answer = line, list(events), answer


class Ledger:
    """What the journal is known to hold, as far as later lines need it: entities by name."""

    def __init__(self):
        self.moments, self.logs, self.goals, self.imports = {}, {}, {}, {}
        self.notes = {}  # name: [delivery day, state]
        self.open_imports = {}  # name by source
        self.rows = set()
        self.event_count = 0

    def take(self, event):
        """Learns from one settled line of `echolog export`."""
        name, kind, body = event["id"], event["type"], event["event"]
        self.event_count += 1
        subject = name.rsplit(":", 1)[0] + ":" + body.get("subjectNumber", "0")
        if kind == "momentLogged":
            if "importBatch" in body:
                self.rows.add(body[kind]["text"])
            else:
                self.moments[name] = None
        elif kind == "activityLogged":
            self.logs[name] = body[kind]["activity"]
        elif kind == "vibeSent":
            self.notes[name] = [body[kind]["deliveryDay"], "sent"]
        elif kind == "goalSet":
            self.goals[body[kind]["activity"]] = name
        elif kind == "importStarted":
            self.imports[name] = body[kind]["sourceName"]
            self.open_imports[body[kind]["sourceName"]] = name
        elif kind == "importFinished":
            self.open_imports.pop(self.imports.get(subject), None)
        elif kind in ("momentRemoved", "activityRemoved"):
            for held in (self.moments, self.logs):
                held.pop(subject, None)
        elif kind in ("echoRevealed", "echoReflected", "echoDismissed", "echoCancelled"):
            self.notes[subject][1] = kind
        elif kind == "importUndone":
            self.open_imports.pop(self.imports.pop(subject, None), None)


class Scribe:
    """Draws scripts whose every line echolog will accept, from what the ledger holds."""

    def __init__(self, draw, folder, shared):
        self.draw, self.folder, self.shared = draw, folder, shared
        self.counter = 0
        self.touched = set()
        self.pending_rows = None  # an import that a cut may have left halfway

    def script(self, ledger, today, taste):
        """Lines for one session. What one line changes no other touches until the judge has seen
        it."""
        self.ledger, self.today = ledger, today
        self.imported = False
        count = self.draw.randint(*{"plain": (2, 14), "heavy": (15, 40), "bulk": (1, 4)}[taste])
        makers = {
            "plain": [
                (24, self.moment), (20, self.log), (14, self.send), (4, self.goal),
                (6, self.remove),
                (6, self.correct), (8, self.reveal), (4, self.close), (3, self.cancel),
                (3, self.bring_in), (1, self.undo), (4, self.sync), (5, self.read)],
            "heavy": [(30, self.long_moment), (2, self.sync), (1, self.read)],
            "bulk": [(3, self.large_import), (1, self.undo), (2, self.moment), (1, self.sync)],
        }[taste]
        weights = [weight for weight, _ in makers]
        steps = []
        while len(steps) < count:
            step = self.draw.choices(makers, weights)[0][1]()
            if step:
                steps.append(step)
        return steps

    def number(self):
        self.counter += 1
        return self.counter

    def untouched(self, names):
        free = [name for name in names if name not in self.touched]
        if not free:
            return None
        name = self.draw.choice(free)
        self.touched.add(name)
        return name

    def moment(self):
        text = words("moment", self.number())
        return Step(f'moment "{text}"', [("momentLogged", {"text": text})])

    def long_moment(self):
        text = words("long", self.number(), self.draw.randint(4000, 9900))
        return Step(f'moment "{text}"', [("momentLogged", {"text": text})])

    def send(self):
        text = words("note", self.number())
        days = self.draw.choice([7, 30])
        return Step(f'send "{text}" -e joy -i {days}d', [
            ("vibeSent", {"text": text, "deliveryDay": self.today + days})])

    def log(self):
        number = self.number()
        activity, amount = self.draw.choice(
            [("WATER", f"{number} ml"), ("STEPS", f"{number}")])
        return Step(f"log {activity.lower()} {amount}", [
            ("activityLogged", {"activity": f"ACTIVITY_{activity}", "amount": str(number)})])

    def goal(self):
        activity = self.draw.choice(["WATER", "STEPS"])
        if activity in self.touched:
            return None
        self.touched.add(activity)
        number = self.number()
        amount = f"{number} ml" if activity == "WATER" else str(number)
        name = self.ledger.goals.get(f"ACTIVITY_{activity}")
        if name:
            return Step(f"goal target {name} {amount}", [
                ("goalTargetChanged", {"target": str(number)})])
        return Step(f"goal set {activity.lower()} {amount} --per day", [
            ("goalSet", {"activity": f"ACTIVITY_{activity}", "target": str(number)})])

    def remove(self):
        name = self.untouched(self.ledger.moments)
        return name and Step(f"remove {name}", [("momentRemoved", {"": name})])

    def correct(self):
        name = self.untouched(self.ledger.logs)
        if name and self.draw.random() < 0.3:
            return Step(f"remove {name}", [("activityRemoved", {"": name})])
        number = self.number()
        amount = f"{number} ml" if self.ledger.logs.get(name) == "ACTIVITY_WATER" else number
        return name and Step(f"correct {name} {amount}", [
            ("activityCorrected", {"": name, "amount": str(number)})])

    def reveal(self):
        name = self.untouched(
            name for name, (day, state) in self.ledger.notes.items()
            if state == "sent" and day < self.today)
        return name and Step(f"reveal {name}", [("echoRevealed", {"": name})], "revelation/1")

    def close(self):
        name = self.untouched(
            name for name, (_, state) in self.ledger.notes.items() if state == "echoRevealed")
        if name and self.draw.random() < 0.5:
            text = words("answer", self.number())
            return Step(f'reflect {name} "{text}"', [("echoReflected", {"": name, "note": text})])
        return name and Step(f"dismiss {name}", [("echoDismissed", {"": name})])

    def cancel(self):
        name = self.untouched(
            name for name, (day, state) in self.ledger.notes.items()
            if state == "sent" and day > self.today)
        return name and Step(f"cancel {name}", [("echoCancelled", {"": name})])

    def sync(self):
        return Step(f"sync {self.shared}", [], "sync/1")

    def read(self):
        line, answer = self.draw.choice([
            ("today", None), ("moments", None), ("stats", None), ("streaks", None)])
        return Step(line, [], answer)

    def bring_in(self, rows=None):
        """An import; one that a cut left halfway is taken up again, and adds what is missing."""
        if self.imported:
            return None
        self.imported = True
        if self.pending_rows is None or rows:
            number = self.number()
            rows = rows or self.draw.randint(3, 40)
            path = os.path.join(self.folder, f"rows{number}.csv")
            texts = [words("row", self.number()) for _ in range(rows)]
            with open(path, "w") as file:
                file.write("date,text\n")
                for index, text in enumerate(texts):
                    file.write(f"2024-{index % 12 + 1:02d}-{index % 28 + 1:02d},{text}\n")
            self.pending_rows = (path, texts)
        path, texts = self.pending_rows
        missing = [text for text in texts if text not in self.ledger.rows]
        source = os.path.basename(path)
        events = [("momentLogged", {"text": text}) for text in missing]
        if not events:
            self.pending_rows = None
        elif source not in self.ledger.open_imports:
            events.insert(0, ("importStarted", {"sourceName": source}))
        events.append(("importFinished", {}) if missing else OPTIONAL_END)
        return Step(
            f"import {path} --as moment --map date=date,text=text", events, "import/1")

    def large_import(self):
        """More than a commit may hold without being sealed at once."""
        return self.bring_in(rows=self.draw.randint(1200, 2600) if not self.pending_rows else None)

    def undo(self):
        name = self.untouched(self.ledger.imports)
        if not name or self.pending_rows:
            return None
        return Step(f"import undo {name}", [("importUndone", {"": name})])


def matches(event, expected):
    """Whether a line of the export is the event that a step must make."""
    kind, content = expected
    if event["type"] != kind:
        return False
    body = event["event"]
    for field, value in content.items():
        if field == "" and value:
            log = event["id"].rsplit(":", 1)[0]
            if f"{log}:{body.get('subjectNumber')}" != value:
                return False
        elif field and body[kind].get(field) != value:
            return False
    return True


def parsed(lines):
    return [json.loads(line) for line in lines]
