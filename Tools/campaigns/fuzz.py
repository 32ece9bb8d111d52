"""Feeds every reader of outside bytes with what libFuzzer makes up, under the address sanitizer.

    Tools/campaign fuzz event --seconds 60
    Tools/campaign fuzz --seconds 3600             all targets, each its part

`Tools/fuzzing/Targets` tells what each target promises. Mutations start from seeds that are made by
the project's own code, and from the corpus of earlier runs in `.build/fuzzing/corpus`. What breaks
a promise is left below `.build/fuzzing/found`: mend it, and keep it in `Tests/Fuzz/Cases/TARGET`,
where every test run judges it again. The seconds are of processor time, so that a busy machine
makes no shorter run. Debian and macOS; Swift's toolchain brings libFuzzer.
"""

import argparse
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WORK = os.path.join(ROOT, ".build", "fuzzing")
from processes import processor_seconds

TARGETS = ["segment", "snapshot", "folder", "key", "marker", "unfinished", "event", "fold", "rows",
           "zone", "line", "page"]
GREATEST_INPUT = 16384


def build():
    """The fuzzer, instrumented; its own build folder leaves the other one as it is."""
    prepared = subprocess.run(
        ["bash", "-c", "source Tools/prepare && prepare procps"], cwd=ROOT, stdout=sys.stderr)
    if prepared.returncode != 0:
        sys.exit(prepared.returncode)
    start = time.monotonic()
    done = subprocess.run(
        # Both in one flag, behind SwiftPM's own, which has to know that there is no main function:
        # of several the compiler takes the last, and SwiftPM gives those of two in no order.
        ["swift", "build", "-c", "release", "--product", "Fuzzer", "--scratch-path", WORK,
         "--sanitize", "fuzzer", "-Xswiftc", "-sanitize=address,fuzzer"],
        cwd=ROOT, env=dict(os.environ, ECHOLOG_FUZZER="1"), stdout=sys.stderr)
    if done.returncode != 0:
        sys.exit("The fuzzer does not build: this toolchain may have no libFuzzer.")
    objects = glob.glob(os.path.join(WORK, "release", "Journal.build", "*.o"))
    for sign in (b"__asan_report", b"__sancov"):
        if not any(sign in open(path, "rb").read() for path in objects):
            sys.exit(f"The fuzzer was built without {sign.decode()}: it would find next to nothing.")
    print(f"built in {time.monotonic() - start:.0f} s", file=sys.stderr)
    return os.path.join(WORK, "release", "Fuzzer")


def environment(target, **more):
    # A trap is libFuzzer's to report; the runtime's own report would wait for it.
    return dict(os.environ, ECHOLOG_FUZZ_TARGET=target, SWIFT_BACKTRACE="enable=no",
                ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1", **more)


def fuzz(program, target, seconds):
    """Runs a target and answers whether it kept its promises, with libFuzzer's own figures."""
    corpus = os.path.join(WORK, "corpus", target)
    found = os.path.join(WORK, "found", target)
    shutil.rmtree(found, ignore_errors=True)
    for folder in (corpus, found):
        os.makedirs(folder, exist_ok=True)
    log = os.path.join(WORK, target + ".log")
    with open(log, "wb") as output:
        # A process that waits long for its turn does not hang: the timeout is generous.
        process = subprocess.Popen(
            [program, corpus, f"-max_len={GREATEST_INPUT}", "-rss_limit_mb=2048",
             "-malloc_limit_mb=512", "-timeout=300", "-print_final_stats=1",
             "-use_value_profile=1", f"-artifact_prefix={found}/"],
            env=environment(target, ECHOLOG_FUZZ_SEEDS=corpus), stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.STDOUT)
        spent = 0.0
        while process.poll() is None:
            time.sleep(1)
            spent = max(spent, processor_seconds(process))
            if spent >= seconds:
                process.send_signal(signal.SIGUSR1)
                break
        is_sound = process.wait() == 0
    with open(log, errors="replace") as text:
        said = text.read()
    runs = re.findall(r"stat::number_of_executed_units: *(\d+)", said)
    seen = re.findall(r"cov: (\d+) ft: (\d+) corp: (\d+)", said)
    # Without counters in the program libFuzzer goes on all the same, and finds next to nothing.
    is_sound = is_sound and bool(seen)
    edges, features, kept = seen[-1] if seen else ("?", "?", "?")
    print(f"{target:10} {runs[-1] if runs else '?':>10} runs {spent:>6.0f} s"
          f" {edges:>6} edges {features:>7} features {kept:>6} inputs"
          f"  {'sound' if is_sound else 'BROKEN: see ' + log}", flush=True)
    return is_sound


def main():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("target", nargs="?", default="all", choices=TARGETS + ["all"])
    parser.add_argument(
        "--seconds", type=int, default=360,
        help="of processor time; with 'all' each target has its part")
    options = parser.parse_args()
    program = build()
    targets = TARGETS if options.target == "all" else [options.target]
    seconds = -(-options.seconds // len(targets))
    results = [fuzz(program, target, seconds) for target in targets]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
