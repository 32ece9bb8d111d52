"""One story: a vault on one file system, whose power is cut again and again, and the judge."""

import datetime
import errno
import json
import os
import shutil
import subprocess
import time

from judge import Fault, Judge, count_certain
from shape import Shape
from volume import CUTS, CachedVolume, Volume
from watched import home, strike_after
from workload import Scribe

FIRST_EVENTS = [("logStarted", {"deviceName": "lab"}), ("vaultCreated", {})]


class Story:
    def __init__(self, folder, program, draw, cycles, environment, kinds):
        self.folder, self.program, self.draw, self.cycles = folder, program, draw, cycles
        self.extra = environment
        self.judge = Judge()
        self.tally = self.judge.tally
        self.shape = Shape(draw, kinds)
        made = CachedVolume if self.shape.has_cache else Volume
        features = list(self.shape.features)
        if self.shape.kind == "ext4":
            features = ["-J", "size=4"] + features
        self.volume = made(
            folder, self.shape.kind, features, self.shape.options,
            64 if self.shape.kind == "xfs" else 48)
        root = self.volume.root
        self.vault, self.shared = os.path.join(root, "vault"), os.path.join(root, "shared")
        self.key = os.path.join(folder, "key")
        state = os.path.join(root if self.shape.keeps_state_inside else folder, "state")
        self.environment = home(folder, cache=os.path.join(root, "cache"), state=state)
        self.day = datetime.datetime(2026, 1, 1, 12)
        self.scribe = Scribe(draw, folder, self.shared)
        self.pace = 0.002
        self.unseen_cuts = 0  # since the last look
        self.shipped = 0  # own events that an answered sync has shipped
        self.peer = None
        self.broken = None  # what was seen on a file system that had errors of its own

    # MARK: Running the program

    def command(self, *arguments, vault=None):
        now = self.day.strftime("%Y-%m-%dT%H:%M:%SZ")
        return [self.program, "--no-input", "--yes", "--json", "--vault", vault or self.vault,
                "--key-file", self.key, "--now", now, *arguments]

    def run(self, *arguments, lines=None, vault=None, environment=None):
        """Runs the program undisturbed; its output, which must be a success."""
        done = subprocess.run(
            self.command(*arguments, vault=vault), env=environment or self.environment,
            input=lines and "\n".join(lines).encode(), stdin=None if lines else subprocess.DEVNULL,
            capture_output=True, timeout=120)
        if done.returncode not in (0, 1):
            raise Fault(f"{' '.join(lines or arguments)} ended with {done.returncode}: "
                        f"{done.stderr.decode(errors='replace').strip()}")
        return done.stdout

    def struck(self, arguments, seconds):
        """Runs the program and cuts the power under it."""
        flag = self.draw.choice(list(CUTS))
        is_aimed = self.draw.random() < 0.6
        process = subprocess.Popen(
            self.command(*arguments), env=dict(self.environment, **self.extra),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            seen = strike_after(
                process, seconds, lambda: self.volume.cut(flag, self.draw), is_aimed)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Fault("the program hung after the cut") from None
        self.unseen_cuts += 1
        self.tally["cycles"] += 1
        self.tally[f"disk {self.shape.disk}"] += 1
        self.tally[f"cut {'of the cache' if self.shape.has_cache else flag}"] += 1
        self.tally["cut while running"] += seen.was_alive
        if seen.inside:
            call, path = seen.inside
            self.tally["inside a write"] += 1
            self.tally[f"inside {call} {self.part(path)}"] += 1
        if process.returncode < 0 or process.returncode == 70:
            raise Fault(f"the program died with {process.returncode}: {seen.errors.decode()}")
        if not seen.was_alive and process.returncode not in (0, 1):
            raise Fault(f"the program stopped before the cut: {seen.errors.decode()}")
        return seen

    def part(self, path):
        """Which kind of file a path is, for the tally."""
        if not path:
            return ""
        name = os.path.basename(path.removesuffix(" (deleted)"))
        if "." in name:
            name = "a " + name.split(".", 1)[1]
        if name == "head":
            name = "a head"
        return f"of {name}"

    # MARK: One cycle

    def cycle(self):
        """A session, perhaps two, the last of them cut; restart; the judge, but that a share of the
        cuts falls on what nobody has opened since the one before."""
        if self.draw.random() < 0.2:
            self.session(is_struck=False)
        self.session(is_struck=True)
        self.volume.restart()
        if self.shipped and self.judge.log and self.draw.random() < 0.2:
            self.judge_shipped()
        if self.draw.random() < 0.85 or len(self.judge.pending) > 4:
            self.look()

    def session(self, is_struck):
        self.day += datetime.timedelta(days=1)
        today = (self.day - datetime.datetime(1970, 1, 1)).days
        if self.judge.pending:
            # What the sessions before left is not known yet, so nothing of it may be touched again.
            self.scribe.pending_rows = None
        steps = self.scribe.script(self.judge.ledger, today, self.shape.taste)
        path = os.path.join(self.folder, "script")
        with open(path, "w") as file:
            file.write("".join(step.line + "\n" for step in steps))
        start = time.perf_counter()
        if is_struck:
            usual = self.pace * (len(steps) + 4)
            seen = self.struck(["repl", path], self.draw.uniform(0, 1.1 * usual))
            output = seen.output
        else:
            output = self.run("repl", path)
            self.pace = (time.perf_counter() - start) / (len(steps) + 4)
        answers = output.split(b"\n")[:-1]
        if len(answers) > len(steps) or (not is_struck and len(answers) < len(steps)):
            raise Fault(f"{len(answers)} answers to {len(steps)} lines")
        for answer, step in zip(answers, steps):
            if step.answer and json.loads(answer)["schema"] != step.answer:
                raise Fault(f"{step.line} was answered with {answer.decode()}")
        self.note_syncs(zip(answers, steps))
        answered = sum(len(step.events) for step in steps[:len(answers)])
        self.tally["answered lines"] += len(answers)
        self.judge.submit([event for step in steps for event in step.events], answered)

    def note_syncs(self, answered):
        """How many events of the own log must be in the shared folder from now on."""
        certain = self.judge.certain
        for answer, step in answered:
            certain += count_certain(step.events)
            # One that failed midway shows what it did until then.
            if step.answer == "sync/1" and json.loads(answer)["isWhole"]:
                self.shipped = max(self.shipped, certain)

    # MARK: What is there

    def look(self):
        """Lets the judge hear the real program about the restarted vault."""
        self.judge.hear(self.run("repl", lines=["check", "export --as jsonl"]))
        self.tally["judged cycles"] += self.unseen_cuts
        self.unseen_cuts = 0
        self.scribe.touched.clear()
        if self.shape.taste == "bulk":
            self.judge_snapshot()

    def judge_snapshot(self):
        """What a snapshot tells is what the journal tells."""
        lines = ["stats", "streaks", "goals", "moments"]
        with_cache = self.run("repl", lines=lines)
        empty = dict(self.environment, XDG_CACHE_HOME=os.path.join(self.folder, "no-cache"))
        shutil.rmtree(empty["XDG_CACHE_HOME"], ignore_errors=True)
        if self.run("repl", lines=lines, environment=empty) != with_cache:
            raise Fault("a snapshot tells something else than the journal")
        self.tally["snapshots compared"] += os.path.exists(self.environment["XDG_CACHE_HOME"])

    # MARK: Other devices

    def visit_peer(self):
        """A second device, on a disk that never fails, exchanges through the shared folder."""
        if self.shipped == 0:
            return
        home_of_peer = home(os.path.join(self.folder, "peer"))
        vault = os.path.join(self.folder, "peer-vault")
        if self.peer is None:
            self.run("join", self.shared, "--name", "peer", vault=vault, environment=home_of_peer)
            self.peer = 0
        self.run("repl", vault=vault, environment=home_of_peer,
                 lines=['moment "a visit"', f"sync {self.shared}"])
        self.peer += 1

    def judge_shipped(self):
        """What answered syncs have shipped is there after the cut, before another one ships it
        anew. The device that tells joins from a copy, so that nothing changes for the others."""
        copy = os.path.join(self.folder, "copied-shared")
        shutil.rmtree(copy, ignore_errors=True)
        try:
            shutil.copytree(self.shared, copy)
        except OSError as error:
            raise Fault(f"the shared folder can not be copied: {error}") from None
        self.judge_shared(copy)
        shutil.rmtree(copy)
        self.tally["shared folders judged behind a cut"] += 1

    def judge_shared(self, shared):
        """A device that joins holds every event that was shipped, and what the peer shipped."""
        vault = os.path.join(self.folder, "joined")
        environment = home(os.path.join(self.folder, "joining"))
        for folder in (vault, environment["HOME"]):
            shutil.rmtree(folder, ignore_errors=True)
        self.run("join", shared, "--name", "peer-3", vault=vault, environment=environment)
        lines = self.run("export", "--as", "jsonl", vault=vault, environment=environment)
        held, visits = set(), 0
        for line in lines.split(b"\n")[:-1]:
            event = json.loads(line)
            held.add((event["log"], event["number"]))
            visits += event["event"].get("momentLogged", {}).get("text") == "a visit"
        log = self.judge.log.decode()
        gone = [n for n in range(1, self.shipped + 1) if (log, n) not in held]
        if gone:
            raise Fault(f"shipped events are not in the shared folder: {gone[:5]}")
        if visits < (self.peer or 0):
            raise Fault(f"{visits} of {self.peer} events of the peer are in the shared folder")
        self.tally["joined"] += 1

    # MARK: From the beginning to the end

    def begin(self):
        """Makes the vault, at first perhaps with cuts."""
        arguments = ["init", "--name", "lab"]
        while self.draw.random() < 0.4:
            seen = self.struck(arguments, self.draw.uniform(0, 0.04))
            self.volume.restart()
            answered = 2 if seen.output.endswith(b"\n") else 0
            if answered or self.has_vault():
                self.judge.submit(FIRST_EVENTS, answered)
                self.look()
                return
        self.run(*arguments)
        self.judge.submit(FIRST_EVENTS, 2)

    def has_vault(self):
        """Whether the folder is a vault already: its marker is written last."""
        return os.path.exists(os.path.join(self.vault, "echolog-vault"))

    def play(self, may_go_on):
        try:
            self.volume.attach()
            self.begin()
            self.session(is_struck=False)
            for _ in range(self.cycles):
                if not may_go_on():
                    break
                self.cycle()
                if self.shape.has_peer and not self.judge.pending and self.draw.random() < 0.2:
                    self.visit_peer()
            self.end()
        except Fault as fault:
            if not self.volume.is_broken:
                self.tally["lost"] += fault.lost
                raise
            # What a file system loses that mounts with errors, no program on it can keep.
            self.tally["stories ended by a file system with errors of its own"] += 1
            self.tally["answered events gone with such a file system"] += fault.lost
            self.broken = str(fault)
            if fault.lost:
                # What is lost in this way leaves a journal that is sound and ends too early, which
                # no error of a file system makes likely.
                self.tally["lost"] += fault.lost
                raise Fault(f"on a file system with errors of its own: {fault}") from None
        except OSError as error:
            if error.errno not in (errno.EBADMSG, errno.EUCLEAN):
                raise
            self.tally["stories ended by a file system with errors of its own"] += 1
            self.broken = str(error)
        finally:
            self.volume.detach()

    def end(self):
        """One session undisturbed, and a last look from everywhere."""
        self.session(is_struck=False)
        self.run("sync", self.shared)
        self.look()
        self.shipped = len(self.judge.settled)
        self.judge_shared(self.shared)
        self.tally["stories"] += 1
