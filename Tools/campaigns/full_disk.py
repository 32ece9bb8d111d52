"""Fills a small disk with echolog at its prompt, and checks that all it says there is true.

    Tools/campaign full-disk --rounds 4 --seed 7

Each round makes a vault on a disk of a few MiB, in turn a tmpfs and an ext4, and speaks with one
process, at a terminal, from the first event to the last. It keeps entries until the disk is full.
Each refused line must say so and leave nothing, others must still be answered, an entry must still
be removed (with the room of the reserve), and once there is room the same process must go on and
make a new reserve. What is exported in the end is what was answered, and nothing else. Linux, as
root, because it mounts; a disk that can not be had is skipped, and it says so.
"""

import argparse
import base64
import errno
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter

from conversation import Conversation
from volume import Volume, leave_namespace, unmount
from watched import home

#: The disks, and their MiB: about as much room is for files on each.
DISKS = {"tmpfs": 8, "ext4": 13}


class Disk:
    """A small disk in memory: a tmpfs, or an ext4 in a file on one. It has files in `root`."""

    def __init__(self, kind, folder, draw):
        self.folder = self.root = folder
        self.volume = None
        leave_namespace(folder, DISKS[kind] if kind == "tmpfs" else 2 * DISKS[kind])
        if kind == "tmpfs":
            return
        # Without blocks for root alone, which would not be a full disk to the program here.
        features = ["-m", "0", "-J", "size=4", "-b", draw.choice(["1024", "4096"])]
        try:
            self.volume = Volume(folder, kind, features, "", DISKS[kind])
            self.volume.attach()
            self.root = self.volume.root
        except OSError:
            self.close()
            raise

    def forget_cache(self):
        """What is read from now on lies on the disk, and not only in the memory before it."""
        if self.volume:
            self.volume.restart()

    def close(self):
        if self.volume:
            self.volume.detach()
        unmount(self.folder)


class Round:
    def __init__(self, program, disk, draw):
        self.program, self.disk, self.draw = program, disk, draw
        self.folder = folder = disk.root
        self.environment = dict(home(folder), TERM="dumb", NO_COLOR="1", LC_ALL="C.UTF-8")
        self.reserve = os.path.join(folder, "data", "echolog", "journal", "reserve")
        self.ballast = os.path.join(folder, "ballast")
        self.kept, self.removed, self.refused = {}, set(), 0
        self.conversation = None

    def run(self, *words):
        done = subprocess.run(
            [self.program, *words], env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"echolog {' '.join(words)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def leave_room(self, byte_count):
        """Takes all of the disk but so many bytes."""
        with open(self.ballast, "ab", buffering=0) as file:
            while (excess := self.free() - byte_count) > 0:
                try:
                    file.write(bytes(min(excess, 1 << 16)))
                except OSError as error:
                    # ext4 may need a block of what is free to note where the others lie.
                    if error.errno != errno.ENOSPC:
                        raise
                    break
            os.fsync(file.fileno())

    def free(self):
        status = os.statvfs(self.folder)
        return status.f_bavail * status.f_frsize

    def text(self, limit):
        """A word that no compression makes much shorter."""
        drawn = self.draw.randbytes(self.draw.randint(20, limit - 1) * 3 // 4)
        return "w" + base64.urlsafe_b64encode(drawn).decode().rstrip("=")

    def write(self):
        """Asks for an entry; whether it was kept."""
        limit, line = self.draw.choice(
            [(3000, "moment {}"), (3000, "moment {}"), (280, "send {} -e joy -i 7d")])
        text = self.text(limit)
        line = line.format(text)
        answers = self.conversation.ask(line)
        names = [answer["id"] for answer in answers if answer["schema"] == "recorded/1"]
        if names:
            self.kept[names[0]] = text
        else:
            self.expect_refusal(line, answers)
        return bool(names)

    def expect_refusal(self, line, answers):
        self.refused += 1
        said = answers[-1] if answers else {}
        if said.get("error") != "diskFull" or "nothing was kept" not in said["message"]:
            sys.exit(f"{line[:40]}: {answers}")

    def remove(self):
        name = self.draw.choice(sorted(
            name for name, kind in self.kinds().items()
            if kind == "momentLogged" and name not in self.removed))
        answers = self.conversation.ask(f"remove {name}")
        if any(answer["schema"] == "recorded/1" for answer in answers):
            self.removed.add(name)
            return True
        self.expect_refusal(f"remove {name}", answers)
        return False

    def kinds(self):
        return {line["id"]: line["type"] for line in self.exported() if line["id"] in self.kept}

    def exported(self):
        return [json.loads(line) for line in self.run("export", "--as", "jsonl").splitlines()]

    def fill(self):
        for _ in range(1000):
            if not self.write():
                break
        else:
            sys.exit("the disk never was full")
        for _ in range(5):
            self.write()

    def play(self):
        self.run("init", "--name", "lab", "--key-file", os.path.join(self.folder, "key"))
        self.conversation = Conversation(self.program, self.folder, self.environment)
        for _ in range(self.draw.randint(3, 30)):
            if not self.write():
                sys.exit("an entry was refused while there was room")
        self.leave_room(self.draw.choice([0, 1 << 12, 1 << 16, 1 << 18]))
        self.fill()
        if not os.path.exists(self.reserve):
            sys.exit("an entry used up the reserve")
        [health] = self.conversation.ask("check")
        if not health["isSound"]:
            sys.exit(f"the full disk left {health['findings']}")
        for _ in range(4):
            if not self.remove():
                sys.exit("a full disk kept an entry from being removed, beside a reserve")
            if not os.path.exists(self.reserve):
                sys.exit("a removal left no reserve for the next one")
            self.write()
        # Full once more, and now without a reserve: what is answered is true all the same.
        os.remove(self.reserve)
        self.leave_room(0)
        self.fill()
        self.remove()
        os.remove(self.ballast)
        if not (self.write() and self.remove() and self.write()):
            sys.exit("with room again, the process did not go on")
        if not os.path.exists(self.reserve):
            sys.exit("there is room again, and no reserve")
        if self.conversation.leave() != 0:
            sys.exit("the prompt did not end well")
        self.disk.forget_cache()
        self.judge()

    def judge(self):
        texts, removed = {}, set()
        for line in self.exported():
            event = line["event"]
            body = event.get("momentLogged") or event.get("vibeSent")
            if body:
                texts[line["id"]] = body["text"]
            if "momentRemoved" in event:
                removed.add(line["id"].partition(":")[0] + ":" + event["subjectNumber"])
        if texts != self.kept:
            sys.exit(f"lost {sorted(self.kept.keys() - texts.keys())}, not asked for "
                     f"{sorted(texts.keys() - self.kept.keys())}, or a text is another")
        if removed != self.removed:
            sys.exit(f"removed {sorted(removed)} instead of {sorted(self.removed)}")
        self.run("check")


def obstacle():
    """Why no disk can be filled here; None if it can."""
    if sys.platform != "linux":
        return "it needs Linux."
    if os.geteuid() != 0:
        return "it mounts a file system, so it needs root."
    return None


def main():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign full-disk", description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/echolog")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    filled = Counter()
    kept = refused = removed = 0
    for number in range(options.rounds):
        kind = list(DISKS)[number % len(DISKS)]
        draw = random.Random(f"{options.seed}/{number}")
        with tempfile.TemporaryDirectory() as folder:
            reason = obstacle()
            try:
                if reason is None:
                    disk = Disk(kind, folder, draw)
            except OSError as error:
                reason = f"it can not be made here ({error})."
            if reason:
                print(f"A full {kind} is skipped: {reason}")
                continue
            round = Round(os.path.abspath(options.program), disk, draw)
            try:
                round.play()
            finally:
                if round.conversation:
                    round.conversation.break_off()
                disk.close()
        filled[kind] += 1
        kept += len(round.kept)
        refused += round.refused
        removed += len(round.removed)
    if filled:
        told = " and ".join(f"{filled[kind]} full {kind}" for kind in filled)
        print(f"{told}: {kept} entries kept and {refused} refused as was said, {removed} removed")


if __name__ == "__main__":
    main()
