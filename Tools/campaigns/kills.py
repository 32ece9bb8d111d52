"""Kills echolog at random moments of what it does, and checks that nothing answered is lost.

    Tools/campaign kills --rounds 1000 --seed 7

Each round starts one command in a vault of its own making, reads every answer the program gives,
and sends SIGKILL after a time drawn uniformly over the command's usual duration. The command is
drawn among `send`, `import`, `remove`, `sync`, `repair` and a session at the prompt. Every hundred
rounds, and in the end, the journal is replayed: what was answered must be there once, whole, and
nothing else but what was submitted; and `check` must call the vault sound. Every three hundred, a
second device, which nobody kills, must get what an answered sync has shipped. A repair is of
another vault, with a damaged segment, from a whole copy: it must leave both as they are, and there
is either no recovered vault or one that holds everything. After each command, killed or not, what
is new on the disk is searched for frames: no key may have used a nonce for two texts.

A kill counts as "inside a write" when the kernel says that a thread of the process was blocked in a
write, sync, rename or truncate at that moment. Few of the uniform ones are, so aimed rounds follow
until enough are: after the drawn time they wait for such a call, and kill in it. Linux only,
because it asks /proc.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter

from nonces import Nonces
from victim import ROWS, Lab, Repair, answers, removal, write_rows
from watched import is_whole, words

#: What is killed, and how often of all.
WEIGHTS = {"send": 10, "bring_in": 2, "prompt": 6, "remove": 4, "sync": 3, "repair": 2}


class Campaign:
    def __init__(self, program, folder, seed):
        self.nonces = Nonces(folder)
        self.lab, self.peer = (
            Lab(program, folder, name, "key", self.nonces) for name in ("lab", "peer"))
        self.shared = os.path.join(folder, "shared")
        self.lab.run("init", "--name", "lab")
        self.lab.run("sync", self.shared)
        self.peer.run("join", self.shared, "--name", "peer")
        self.repair = Repair(program, folder, self.nonces).kill
        self.draw = random.Random(seed)
        self.answered, self.submitted, self.shipped = set(), set(), set()
        self.removable = []  # names of moments that nobody has tried to remove
        self.counter = 0
        self.rounds, self.killed, self.inside = Counter(), Counter(), Counter()

    def play(self, rounds, needed):
        """So many rounds, and then aimed ones, until so many kills were inside a write."""
        usual = {name: usual_duration(getattr(self, name)) for name in ("send", "bring_in")}
        self.check()
        for name in ("prompt", "remove", "sync", "repair"):
            usual[name] = usual_duration(getattr(self, name))
        while self.rounds.total() < rounds or self.inside.total() < needed:
            if self.rounds.total() > 4 * rounds + 100:
                sys.exit(f"only {self.inside.total()} of {self.rounds.total()} kills hit a write")
            is_aimed = self.rounds.total() >= rounds
            name, = self.draw.choices(list(WEIGHTS), WEIGHTS.values())
            seen = getattr(self, name)(self.draw.uniform(0, usual[name]), is_aimed)
            self.rounds[name] += 1
            self.inside[name] += seen.inside is not None
            self.killed[name] += seen.was_alive
            if self.rounds.total() % 100 == 0:
                self.check()
            if self.rounds.total() % 300 == 0:
                self.check_peer()
        self.check()
        self.check_peer()

    def path(self, name):
        return os.path.join(self.lab.folder, name)

    def next_text(self, kind):
        self.counter += 1
        text = words(kind, self.counter)
        self.submitted.add(text)
        return text

    def send(self, seconds, is_aimed=False):
        text = self.next_text("note")
        seen = self.lab.kill(["--json", "send", text, "-e", "joy", "-i", "7d"], seconds, is_aimed)
        if answers(seen, "recorded/1"):
            self.answered.add(text)
        return seen

    def bring_in(self, seconds, is_aimed=False):
        # Each file has a name of its own, because other rows under the same are refused.
        path = self.path(f"rows{self.counter}.csv")
        rows = [self.next_text("row") for _ in range(ROWS)]
        write_rows(path, rows)
        seen = self.lab.kill(
            ["import", path, "--as", "moment", "--map", "date=date,text=text"], seconds, is_aimed)
        os.remove(path)
        committed = 0
        for line in seen.errors.decode(errors="replace").splitlines():
            if " rows kept" in line:
                committed = int(line.split()[0].replace(",", ""))
        if seen.output:
            committed = ROWS
        self.answered.update(rows[:committed])
        return seen

    def next_removal(self):
        """The name of a moment to remove; its removal counts as submitted."""
        name = self.removable.pop(self.draw.randrange(len(self.removable)))
        self.submitted.add(removal(name))
        return name

    def remove(self, seconds, is_aimed=False):
        name = self.next_removal()
        seen = self.lab.kill(["--json", "remove", name], seconds, is_aimed)
        if answers(seen, "recorded/1"):
            self.answered.add(removal(name))
        return seen

    def prompt(self, seconds, is_aimed=False):
        """A session of some lines."""
        asked, lines = [], []
        for _ in range(self.draw.randint(2, 20)):
            if self.draw.random() < 0.2:
                name = self.next_removal()
                asked.append(removal(name))
                lines.append(f"remove {name}\n")
            else:
                asked.append(self.next_text("moment"))
                lines.append(f'moment "{asked[-1]}"\n')
        with open(self.path("lines"), "w") as file:
            file.writelines(lines)
        seen = self.lab.kill(["--json", "repl", self.path("lines")], seconds, is_aimed)
        self.answered.update(asked[:answers(seen, "recorded/1")])
        return seen

    def sync(self, seconds, is_aimed=False):
        seen = self.lab.kill(["--json", "sync", self.shared], seconds, is_aimed)
        if answers(seen, "sync/1"):
            self.shipped = set(self.answered)
        return seen

    def check(self):
        own = self.judge(self.lab, self.answered)
        self.removable = [
            name for fact, name in own
            if fact.startswith(("row", "moment")) and removal(name) not in self.submitted]
        self.lab.run("check")

    def check_peer(self):
        self.peer.run("sync", self.shared)
        self.judge(self.peer, self.shipped)

    def judge(self, lab, certain):
        """Holds a vault to what is certain, each once and whole, and else only what was asked."""
        facts = lab.facts()
        found = [fact for fact, _ in facts]
        held = set(found)
        if len(held) != len(found):
            sys.exit("an event stands twice")
        lost = certain - held
        invented = held - self.submitted
        broken = [text for text in invented if not is_whole(text)]
        if lost or invented:
            sys.exit(f"lost {len(lost)}, invented {len(invented)}, {len(broken)} of them broken: "
                     f"{sorted(lost)[:3]} {sorted(invented)[:3]}")
        return facts


def usual_duration(action):
    return statistics.median(action(60).seconds for _ in range(5))


def main():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign kills", description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/echolog")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--inside", type=int, default=None, help="kills inside a write; a fifth")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    needed = options.rounds // 5 if options.inside is None else options.inside
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(os.path.abspath(options.program), folder, options.seed)
        campaign.play(options.rounds, needed)
    nonces = campaign.nonces
    print(f"{campaign.rounds.total()} rounds, {campaign.killed.total()} killed before their end, "
          f"{campaign.inside.total()} inside a write; {len(campaign.answered)} answered events, "
          f"0 lost")
    for name in WEIGHTS:
        print(f"  {name}: {campaign.rounds[name]} rounds, {campaign.killed[name]} killed, "
              f"{campaign.inside[name]} inside a write")
    print(f"{len(nonces.seen)} pairs of key and nonce in {len(nonces.keys)} encrypted files, none "
          f"used twice")
    print(f"seed {options.seed}")


if __name__ == "__main__":
    main()
