"""Runs compilers and tests line by line, within bounds, so that all of them can be stopped."""

import os
import re
import resource
import shutil
import signal
import subprocess
import threading
import time


class Stopped(Exception):
    """The campaign was interrupted."""


class Outcome:
    """How a run of tests ended: `verdict` is None if all passed, else `failed` or `hung`; `test` is
    the one that did, or the last one, empty where none ran."""

    def __init__(self, verdict, test, told, seconds):
        self.verdict, self.test, self.told, self.seconds = verdict, test, told, seconds


class Processes:
    def __init__(self):
        self.running, self.lock, self.is_stopped = set(), threading.Lock(), False

    def run(self, command, environment, hear, seconds, prepare=None):
        """The exit code; None if it took more than the seconds of processor time, or ten times as
        many by the clock: a busy machine hangs nothing. `hear` is given every line, and ends the
        process by answering true."""
        with self.lock:
            if self.is_stopped:
                raise Stopped
            process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=prepare)
            self.running.add(process)
        has_ended, is_over = threading.Event(), threading.Event()
        start = time.monotonic()

        def watch():
            while not has_ended.wait(1):
                if (processor_seconds(process) > seconds
                        or time.monotonic() - start > 10 * seconds):
                    is_over.set()
                    end(process)
                    return

        threading.Thread(target=watch, daemon=True).start()
        try:
            for line in process.stdout:
                if hear(re.sub(r"\x1b\[[0-9;]*m", "", line.decode(errors="replace"))):
                    end(process)
            code = process.wait()
        finally:
            has_ended.set()
            with self.lock:
                self.running.remove(process)
        if self.is_stopped:
            raise Stopped
        return None if is_over.is_set() else code

    def test(self, program, folder, arguments, environment, seconds):
        """Runs tests one after the other until one fails. What they write goes into the folder."""
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        test, failures = "", []

        def hear(line):
            nonlocal test
            if found := re.search(r"◇ Test (?!run )(.+) started\.", line):
                test = found[1]
            elif found := re.search(
                    r"✘ Test (.+?) recorded an issue(?: with .+?)? at ([^\s:]+):\d+:\d+: (.*)",
                    line):
                failures.append((f"{found[1]} in {found[2]}", found[3]))
            elif found := re.search(r"(Fatal error|Precondition failed).*", line):
                failures.append((test, found[0]))
            return failures

        start = time.monotonic()
        code = self.run(
            [program, "--testing-library", "swift-testing", "--no-parallel"] + arguments,
            os.environ | environment | {
                "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"},
            hear, seconds, bound_memory)
        took = time.monotonic() - start
        if failures:
            return Outcome("failed", *failures[0], took)
        if code is None:
            return Outcome("hung", test, f"it was stopped after {took:.0f} s", took)
        if code != 0:
            return Outcome("failed", test, f"the tests ended with {code}", took)
        return Outcome(None, test, None, took)

    def stop(self):
        with self.lock:
            self.is_stopped = True
            for process in self.running:
                end(process)


def processor_seconds(process):
    """User and system time of a process so far."""
    said = subprocess.run(["ps", "-o", "time=", "-p", str(process.pid)],
                          stdout=subprocess.PIPE, text=True).stdout
    seconds = 0.0
    for part in re.split("[-:]", said.strip() or "0"):
        seconds = seconds * 60 + float(part)
    return seconds


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def bound_memory():
    """A defect may ask for memory without end."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
