"""Runs the storage suites many times, each with a seed of its own, and tells which ever fail.

    Tools/campaign flakes --runs 200              the storage suites, built by Tools/test or as below
    Tools/campaign flakes --runs 5 --all          every suite

Build before: swift build -c release --build-tests. Each suite runs in a process of its own, so that
its time is its own. `ECHOLOG_SEED` is the run's seed: the random tests draw from it, and of the
exhaustive ones it draws one case in seven, others in every run (of the damage sweep one flip in
4,096, of the crash states 2,000). At the end, or when it is interrupted, a table tells each suite's
failures, median and longest time. Exits with 1 if anything failed, or if a storage suite took more
than half a minute of processor time.
"""

import argparse
import os
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import time

STORAGE = ["Bytes", "System", "Files", "Encryption", "Journal", "Vault", "Sync", "Echolog"]
ARGUMENTS = ["--testing-library", "swift-testing"]

#: Seconds of processor time: a busy machine makes no suite longer.
LONGEST = 30

#: What differs from run to run is looked for, not what a test run finds every time. No trace is
#: kept of each error that is thrown, of which these suites throw many.
SHORT = {"ECHOLOG_ONE_IN": "7", "ECHOLOG_SWEEP": "4096", "ECHOLOG_CRASH_IMAGES": "2000",
         "SWT_SWIFT_ERROR_BACKTRACING_ENABLED": "0"}


def suites(program, wants_all):
    """The suites of the test program, and those of its targets that have tests outside of any."""
    listed = subprocess.run(
        [program, "--list-tests"] + ARGUMENTS, capture_output=True, text=True, check=True).stdout
    found = {}
    for line in listed.splitlines():
        match = re.match(r"(All(\w+)Tests)\.(?:(\w+|`[^`]*`)/)?", line)
        if match and (wants_all or match[2] in STORAGE):
            found.setdefault((match[1], match[3]))
    return sorted(found, key=str)


def name_of(suite):
    return suite[0] + (f".{suite[1]}" if suite[1] else "")


def filter_of(suite, every):
    if suite[1]:
        return ["--filter", f"^{suite[0]}\\.{re.escape(suite[1])}/"]
    others = [re.escape(other[1]) for other in every if other[0] == suite[0] and other[1]]
    skipped = ["--skip", f"^{suite[0]}\\.({'|'.join(others)})/"] if others else []
    return ["--filter", f"^{suite[0]}\\."] + skipped


class Record:
    def __init__(self):
        self.seconds, self.failures = {}, []

    def table(self):
        for name, seconds in sorted(self.seconds.items()):
            failed = sum(1 for failure in self.failures if failure == name)
            print(f"{name:45} {len(seconds):4} runs {failed:3} failed   median "
                  f"{statistics.median(seconds):6.1f} s   longest {max(seconds):6.1f} s")
        runs = max(map(len, self.seconds.values()), default=0)
        print(f"{runs} runs of {len(self.seconds)} suites, {len(self.failures)} failures",
              flush=True)


def processor_seconds():
    """Of all processes that were waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def play(options, record):
    every = suites(options.program, options.wants_all)
    draw = random.Random(options.seed)
    for number in range(1, options.runs + 1):
        seed = draw.randrange(1 << 40)
        begin = time.monotonic()
        for suite in every:
            start, spent = time.monotonic(), processor_seconds()
            arguments = filter_of(suite, every)
            done = subprocess.run(
                [options.program] + ARGUMENTS + arguments, capture_output=True, text=True,
                errors="replace",
                env=SHORT | os.environ | {"ECHOLOG_SEED": str(seed), "NO_COLOR": "1"})
            record.seconds.setdefault(name_of(suite), []).append(time.monotonic() - start)
            spent = processor_seconds() - spent
            if spent > LONGEST and suite[0].removeprefix("All").removesuffix("Tests") in STORAGE:
                record.failures.append(name_of(suite))
                print(f"run {number}: {name_of(suite)} took {spent:.0f} s of processor time")
            if done.returncode != 0:
                record.failures.append(name_of(suite))
                print(f"run {number}: {name_of(suite)} ended with {done.returncode}")
                print(f"again: ECHOLOG_SEED={seed} {options.program} {' '.join(ARGUMENTS)} "
                      f"{arguments[0]} '{arguments[1]}'")
                said = (done.stdout + done.stderr).splitlines()
                print("\n".join([line for line in said if "✘" in line][:10] or said[-10:]))
        print(f"run {number}, seed {seed}: {time.monotonic() - begin:.0f} s, "
              f"{len(record.failures)} failures so far", flush=True)


def main():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign flakes", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--all", dest="wants_all", action="store_true", help="every suite")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--program", default=".build/release/EchologPackageTests.xctest")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    if not os.path.exists(options.program):
        sys.exit("Please build first: swift build -c release --build-tests")
    signal.signal(signal.SIGTERM, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
    record = Record()
    try:
        play(options, record)
    except KeyboardInterrupt:
        print("interrupted")
    record.table()
    sys.exit(1 if record.failures else 0)


if __name__ == "__main__":
    main()
