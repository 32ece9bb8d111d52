"""Plants the mistakes of Tools/defects one by one and lets the storage tests find them.

    Tools/campaign defects                                   all of them; goes on where it was interrupted
    Tools/campaign defects --only head/slot-by-number        these; a class alone stands for all of it
    Tools/campaign defects --draw 3 --seconds 180            a few, drawn by the date, while there is time
    Tools/campaign defects --only found/heads-not-checked    a fault of Schemas/faults-found.md

Each patch is applied to a copy of the tree that is cut down to the modules and tests of the storage
harness, and built incrementally: seconds instead of minutes. While the next one is built, its tests
run one after the other, the quick ones first, until the first one fails: the defect is caught. What
the modules below the diary do not show, or can not as its header says, is then tried on the tests of
the diary and its models. Tests that run longer than ten times what they take without a defect are
stopped: that is a catch too, and told as such. No stage counts before its tests passed without a
defect.

The class `found` is planted only where it is asked for: each of it undoes the mend of a fault of
our own, is tried on the tests that its header names, wherever they are, and must fail them all.

Exits with 0 if every defect was caught, or where there is no Linux or no Swift, which it says; with
1 if not, with 2 if the tests fail without one or none of a stage ran, with 3 if there was no time
to try any.
"""

import argparse
import datetime
import hashlib
import json
import os
import queue
import random
import re
import shutil
import signal
import sys
import threading
import time

HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from defect import Misfit, all_defects
from processes import Processes, Stopped
from tree import DIARY, PROGRAM, STORAGE, Tree

LONG = "SweepTests|DecisionTests|FailingCallTests|CrashStateTests|NonceTests"

#: Stages: a name, what the test program is given, its environment.
QUICK_STAGES = [("quick", ["--skip", LONG], {})]
SLOW_STAGES = [
    ("calls and nonces", ["--filter", "FailingCallTests|NonceTests"], {}),
    ("decisions", ["--filter", "DecisionTests"], {"ECHOLOG_SWEEP": "all"}),
    ("sweep", ["--filter", "SweepTests"], {"ECHOLOG_SWEEP": "32"}),
    ("cuts", ["--filter", "CrashStateTests"], {"ECHOLOG_CRASH_IMAGES": "20000"}),
]
DIARY_STAGES = [
    ("models", ["--filter", "ReadModelsTests"], {}),
    ("diary", ["--filter", "EchologTests", "--skip", "TwoDevicesTests"], {}),
    ("devices", ["--filter", "TwoDevicesTests"], {}),
]


#: Passes, each over the defects that were missed before: a name, how far it reaches, stages.
PASSES = [
    ("quick", STORAGE, QUICK_STAGES),
    ("slow", STORAGE, SLOW_STAGES),
    ("diary", DIARY, DIARY_STAGES),
]

#: How far the faults that were found reach, and the tests that show them.
REACHES = [
    ("found-storage", STORAGE),
    ("found-diary", DIARY),
    ("found-program", PROGRAM),
]


def named_stages(defect):
    """A stage for each test that the header names."""
    stages = []
    for folder, test in defect.tests:
        literal = re.sub(r"([.()\[\]+*?^$|{}\\])", r"\\\1", test)
        stages.append((f"{folder}Tests {test}", ["--filter", f"{folder}Tests\\..*{literal}"],
                       {"ECHOLOG_CRASH_IMAGES": "20000"}))
    return stages


class Unsound(Exception):
    """The tests fail without a defect, or none ran."""


class Notebook:
    """What is known of this tree already, kept in the campaign's folder line by line."""

    def __init__(self, folder, tree, is_fresh):
        self.path = os.path.join(folder, "results.jsonl")
        self.lock = threading.Lock()
        self.judged, self.seconds = {}, {}
        lines = []
        if os.path.exists(self.path) and not is_fresh:
            with open(self.path, encoding="utf-8") as file:
                lines = [json.loads(line) for line in file if line.endswith("\n")]
        self.is_same_tree = lines[:1] == [{"tree": tree}]
        if not self.is_same_tree:
            with open(self.path, "w", encoding="utf-8") as file:
                file.write(json.dumps({"tree": tree}) + "\n")
            return
        for line in lines[1:]:
            if "stage" in line and "seconds" in line:
                self.seconds[line["stage"]] = line["seconds"]
            else:
                self.judged[line["patch"]] = line

    def note(self, line):
        if "stage" in line and "seconds" in line:
            self.seconds[line["stage"]] = line["seconds"]
        with self.lock, open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def say(text):
    print(text, file=sys.stderr, flush=True)


class Trials:
    """Runs the tests of built programs, several at a time."""

    def __init__(self, folder, processes, notebook, sound):
        self.folder, self.processes, self.notebook = folder, processes, notebook
        self.sound = sound
        self.lock = threading.Lock()

    def limit(self, stage):
        """After how many seconds the tests of a stage hang."""
        name, arguments, environment = stage
        with self.lock:
            if name not in self.notebook.seconds:
                outcome = self.processes.test(
                    self.sound, os.path.join(self.folder, "sound"), arguments, environment, 3600)
                if outcome.verdict:
                    raise Unsound(f"{name}: {outcome.test}: {outcome.told}")
                if not outcome.test:
                    raise Unsound(f"{name}: no test ran")
                self.notebook.note({"stage": name, "seconds": outcome.seconds})
                say(f"without a defect: {name} passed in {outcome.seconds:.0f} s")
        return 60 + 10 * self.notebook.seconds[name]

    def judge(self, program, result, stages, are_named):
        """Adds to what is known of a defect how the tests ended: of stages that its header names
        every one has to fail, of others one."""
        folder = program + ".files"
        try:
            for stage in stages:
                name, arguments, environment = stage
                limit = self.limit(stage)
                outcome = self.processes.test(program, folder, arguments, environment, limit)
                result["tests"] += outcome.seconds
                if outcome.verdict:
                    result = result | {"verdict": outcome.verdict, "stage": name,
                                       "test": outcome.test, "told": outcome.told[:300]}
                    if not are_named:
                        return result
                elif are_named:
                    return result | {"verdict": "missed", "stage": name}
            return result
        finally:
            shutil.rmtree(os.path.dirname(program))


def line_of(result):
    took = f"{result['build']:.0f} s of building, {result['tests']:.1f} s of tests"
    match result["verdict"]:
        case "failed":
            what = f"caught by {result['test']} ({result['stage']})"
        case "hung":
            what = f"caught, because {result['test']} hangs ({result['stage']}): {result['told']}"
        case "missed":
            what = "NOT CAUGHT" + (f" by {result['stage']}" if "stage" in result else "")
        case verdict:
            return f"{result['defect']}: {verdict.upper()}: {result['told']}"
    return f"{result['defect']}: {what}; {took}"


class Campaign:
    def __init__(self, options, defects):
        self.options = options
        self.folder = os.path.abspath(options.folder)
        os.makedirs(self.folder, exist_ok=True)
        self.processes = Processes()
        self.tree = Tree(HOME, self.folder, self.processes)
        self.notebook = Notebook(self.folder, digest_of(self.tree.folder), options.is_fresh)
        self.results, self.failure = [], None
        self.start, self.begun = time.monotonic(), None
        self.defects = []
        for defect in defects:
            known = self.notebook.judged.get(defect.digest)
            if known:
                self.tell(known | {"defect": defect.name})
            else:
                self.defects.append(defect)
        self.known_count = len(self.results)
        for name in os.listdir(self.folder):
            if name.startswith("defect-"):
                path = os.path.join(self.folder, name)
                shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)

    def tell(self, result):
        self.results.append(result)
        if not self.options.is_json:
            print(line_of(result), flush=True)

    def is_time_left(self):
        """Whether one more of the usual duration fits."""
        now = time.monotonic()
        done = len(self.results) - self.known_count
        usual = (now - self.begun) / done if done else 2 * self.notebook.seconds.get("quick", 10)
        return now - self.start + usual <= self.options.seconds

    def run(self):
        """Pass by pass, what was missed before."""
        missed = {one.name: {"defect": one.name, "patch": one.digest, "verdict": "missed",
                             "build": 0.0, "tests": 0.0} for one in self.defects}
        for name, reach, stages in PASSES[:2] if self.options.is_small else PASSES:
            concerned = [one for one in self.defects
                         if one.name in missed and not one.tests
                         and one.modules & set(reach.modules)
                         and (name == "diary" or not one.needs_diary)]
            missed = self.play(
                concerned, reach.modules, reach.tests, lambda _: stages, name, missed)
        left = [one for one in self.defects if one.tests]
        for name, reach in REACHES:
            concerned = [one for one in left if reach.holds(one)]
            left = [one for one in left if one not in concerned]
            tests = {folder for one in concerned for folder in one.tested}
            missed = self.play(concerned, reach.modules, tests, named_stages, name, missed)
        for result in missed.values():
            self.settle(result)

    def settle(self, result):
        if result["verdict"] != "does not apply":
            self.notebook.note(result)
        self.tell(result)

    def play(self, defects, modules, tests, stages_of, name, known):
        """What is known of the defects that are still missed, by name."""
        if not defects:
            return known
        self.tree.plant({})
        self.tree.use(modules, tests)
        complaint = self.tree.build()
        if complaint:
            raise Unsound(f"the tree does not build: {complaint}")
        sound = self.tree.hand_out(os.path.join(self.folder, f"sound-{name}"))
        trials = Trials(self.folder, self.processes, self.notebook, sound)
        trials.limit(stages_of(defects[0])[0])
        self.begun = self.begun or time.monotonic()
        missed = {one: result for one, result in known.items()
                  if one not in {defect.name for defect in defects}}
        waiting = queue.Queue(maxsize=1)

        def work():
            while (task := waiting.get()) is not None:
                if self.failure:
                    continue
                try:
                    result = trials.judge(*task)
                    if result["verdict"] == "missed":
                        missed[result["defect"]] = result
                    else:
                        self.settle(result)
                except Exception as error:
                    self.failure = self.failure or error

        workers = [threading.Thread(target=work) for _ in range(self.options.lanes)]
        for worker in workers:
            worker.start()
        try:
            for number, defect in enumerate(defects):
                if self.failure or not self.is_time_left():
                    break
                result = known[defect.name]
                if self.build(defect, result):
                    folder = os.path.join(self.folder, f"defect-{name}-{number}")
                    program = self.tree.hand_out(folder)
                    waiting.put((program, result, stages_of(defect), bool(defect.tests)))
                else:
                    self.settle(result)
        finally:
            for _ in workers:
                waiting.put(None)
            for worker in workers:
                worker.join()
        if self.failure:
            raise self.failure
        return missed

    def build(self, defect, result):
        """Whether the tree is built with the defect now; if not, the result says why."""
        start = time.monotonic()
        try:
            self.tree.plant(defect.planted(self.tree.sound))
        except Misfit as error:
            result |= {"verdict": "does not apply", "told": str(error)}
            return False
        complaint = self.tree.build()
        result["build"] += time.monotonic() - start
        if complaint:
            result |= {"verdict": "does not build", "told": complaint}
            return False
        return True

    def stop(self, *_):
        self.processes.stop()


def digest_of(tree):
    """What of a copy decides over the verdicts: its files, and how they are judged."""
    digest = hashlib.sha256(json.dumps([PASSES, REACHES], default=vars).encode())
    for folder, folders, names in os.walk(tree):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(folder, name)
            if path != os.path.join(tree, "Package.swift"):
                digest.update(os.path.relpath(path, tree).encode())
                with open(path, "rb") as file:
                    digest.update(hashlib.sha256(file.read()).digest())
    return digest.hexdigest()


def chosen(options):
    defects = all_defects(HOME)
    if options.only:
        unknown = [name for name in options.only
                   if not any(name in (one.name, one.family) for one in defects)]
        if unknown:
            sys.exit(f"There is no defect or class {', '.join(unknown)} in Tools/defects.")
        defects = [one for one in defects if one.name in options.only or one.family in options.only]
    else:
        defects = [one for one in defects if not one.tests]
    if options.draw is not None:
        small = [one for one in defects
                 if STORAGE.holds(one) and not one.needs_diary]
        defects = random.Random(options.date).sample(small, min(options.draw, len(small)))
    return defects


def summary(results, left, seconds):
    counts = {}
    for result in results:
        counts[result["verdict"]] = counts.get(result["verdict"], 0) + 1
    told = {"failed": "caught", "hung": "caught by hanging", "missed": "NOT CAUGHT"}
    parts = [f"{count} {told.get(verdict, verdict)}" for verdict, count in sorted(counts.items())]
    text = f"{len(results)} defects: {', '.join(parts)}; {seconds:.0f} s"
    return text + (f"; {left} left out" if left else "")


def parse():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign defects", description=__doc__.splitlines()[0])
    parser.add_argument("--only", action="append", metavar="CLASS[/NAME]")
    parser.add_argument("--draw", type=int, metavar="N", help="so many, drawn by the date")
    parser.add_argument("--date", default=datetime.date.today().isoformat(), metavar="YYYY-MM-DD")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin none that goes beyond")
    parser.add_argument("--lanes", type=int, default=2, help="programs tested at a time")
    parser.add_argument("--folder", default=os.path.join(HOME, ".build", "planted"))
    parser.add_argument("--fresh", dest="is_fresh", action="store_true", help="judge all anew")
    parser.add_argument("--small", dest="is_small", action="store_true",
                        help="leave out what only the diary's tests can show")
    parser.add_argument("--json", dest="is_json", action="store_true")
    return parser.parse_args()


def main():
    options = parse()
    if sys.platform != "linux" or not shutil.which("swift"):
        say("No defects are planted: this needs Linux and a Swift toolchain.")
        return
    defects = chosen(options)
    if not defects:
        say("No defects are planted: there are none to choose from.")
        return
    start = time.monotonic()
    campaign = Campaign(options, defects)
    signal.signal(signal.SIGINT, campaign.stop)
    signal.signal(signal.SIGTERM, campaign.stop)
    is_interrupted = False
    try:
        campaign.run()
    except Unsound as error:
        say(f"without a defect: {error}")
        sys.exit(2)
    except Stopped:
        say("interrupted")
        is_interrupted = True
    results = sorted(campaign.results, key=lambda result: result["defect"])
    left = len(defects) - len(results)
    if options.is_json:
        print(json.dumps(results, indent=1))
    say(summary(results, left, time.monotonic() - start))
    if not results and not is_interrupted:
        say("NO DEFECT WAS TRIED: there was no time for a single one, so this says nothing.")
        sys.exit(3)
    is_enough = left == 0 or options.seconds < 1e9
    caught = all(result["verdict"] in ("failed", "hung") for result in results)
    sys.exit(0 if caught and is_enough else 1)


if __name__ == "__main__":
    main()
