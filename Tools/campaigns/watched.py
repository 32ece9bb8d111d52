"""Watching echolog from outside: texts that prove themselves whole, a home of its own, and striking
at a moment. Kills and power cuts share it. Linux only, because it asks /proc."""

import hashlib
import os
import select
import time

# The calls that change files, by their numbers.
WRITES = {
    "x86_64": {
        18: "pwrite", 74: "fsync", 75: "fdatasync", 77: "ftruncate", 82: "rename", 83: "mkdir",
        87: "unlink", 264: "rename", 296: "pwrite", 316: "rename"},
    "aarch64": {
        68: "pwrite", 82: "fsync", 83: "fdatasync", 46: "ftruncate", 38: "rename", 34: "mkdir",
        35: "unlink", 70: "pwrite", 276: "rename"},
}.get(os.uname().machine, {})
ON_OPEN_FILES = {"pwrite", "fsync", "fdatasync", "ftruncate"}


def words(kind, number, length=None):
    """A text that proves itself whole: its last word is a digest of the rest."""
    body = f"{kind} {number} " + "good " * (number % 23 if length is None else length // 5)
    return body + hashlib.sha256(body.encode()).hexdigest()[:12]


def is_whole(text):
    body, _, digest = text.rpartition(" ")
    return hashlib.sha256((body + " ").encode()).hexdigest()[:12] == digest


def home(folder, cache=None, state=None):
    """An environment in which echolog keeps everything below `folder`."""
    return dict(
        os.environ, HOME=folder, TZ="UTC",
        XDG_STATE_HOME=state or os.path.join(folder, "state"),
        XDG_CACHE_HOME=cache or os.path.join(folder, "cache"),
        XDG_DATA_HOME=os.path.join(folder, "data"))


def write_under_way(process):
    """The call that changes files in which a thread of the process is blocked, with the name of its
    open file where it has one; None without any."""
    folder = f"/proc/{process.pid}/task"
    try:
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/syscall") as status:
                fields = status.read().split()
            if not fields[0].isdigit():
                continue
            call = WRITES.get(int(fields[0]))
            if call in ON_OPEN_FILES:
                return call, os.readlink(f"/proc/{process.pid}/fd/{int(fields[1], 16)}")
            if call:
                return call, ""
    except (OSError, IndexError):
        pass
    return None


class Strike:
    """What was seen of a program that was struck: everything it said, where the blow fell, and
    how long it lived."""

    def __init__(self):
        self.output = self.errors = b""
        self.inside = None
        self.was_alive = False
        self.seconds = 0.0


def strike_after(process, seconds, blow, is_aimed=False):
    """Reads both streams until the time is up, strikes, and reads what is left.

    An aimed blow waits, once the time is up, for a call that changes files."""
    start = time.perf_counter()
    end = start + seconds
    seen = Strike()
    answers, errors = process.stdout.fileno(), process.stderr.fileno()
    streams = {answers: [], errors: []}
    left = set(streams)
    while left:
        wait = end - time.perf_counter()
        if wait <= 0:
            break
        ready, _, _ = select.select(list(left), [], [], wait)
        for stream in ready:
            data = os.read(stream, 65536)
            streams[stream].append(data)
            if not data:
                left.discard(stream)
    inside = write_under_way(process)
    give_up = time.perf_counter() + 1
    while is_aimed and not inside and process.poll() is None and time.perf_counter() < give_up:
        inside = write_under_way(process)
    seen.was_alive = process.poll() is None
    seen.inside = inside if seen.was_alive else None
    blow()
    rest, rest_of_errors = process.communicate(timeout=60)
    seen.seconds = time.perf_counter() - start
    seen.output = b"".join(streams[answers]) + rest
    seen.errors = b"".join(streams[errors]) + rest_of_errors
    return seen
