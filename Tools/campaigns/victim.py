"""What `Tools/campaign kills` kills: a vault with the program at it, and a damaged one under repair."""

import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys

from watched import home, strike_after, words

ROWS = 2000

#: What a journal holds beside what was asked for by a text or a name.
UNASKED = {
    "logStarted", "vaultCreated", "importStarted", "importFinished", "seen", "badgeShown"}


class Lab:
    """A vault of its own, and the program at it, whose nonces are collected after each command."""

    def __init__(self, program, folder, name, key, nonces):
        self.nonces = nonces
        self.folder, self.vault = folder, os.path.join(folder, name)
        self.command = [
            program, "--no-input", "--yes", "--vault", self.vault,
            "--key-file", os.path.join(folder, key)]
        self.environment = home(os.path.join(folder, f"home of {name}"))
        os.makedirs(self.environment["HOME"])

    def run(self, *arguments):
        done = subprocess.run(
            self.command + list(arguments), env=self.environment, capture_output=True, text=True)
        self.nonces.collect()
        if done.returncode != 0:
            sys.exit(f"echolog {' '.join(arguments)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def bring_in(self, path):
        self.run("import", path, "--as", "moment", "--map", "date=date,text=text")

    def kill(self, arguments, seconds, is_aimed):
        process = subprocess.Popen(
            self.command + arguments, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        seen = strike_after(process, seconds, process.kill, is_aimed)
        self.nonces.collect()
        if not seen.was_alive and process.returncode != 0:
            sys.exit(f"echolog {' '.join(arguments)} ended with {process.returncode} before it was "
                     f"killed: {seen.errors.decode(errors='replace')}")
        return seen

    def facts(self):
        """What the journal holds of what was asked for, in order: texts, and what was removed; of
        each the name of its event."""
        found = []
        for line in self.run("export", "--as", "jsonl").splitlines():
            told = json.loads(line)
            body = told["event"].get("vibeSent") or told["event"].get("momentLogged")
            if body:
                found.append((body["text"], told["id"]))
            elif told["type"] == "momentRemoved":
                found.append((removal(told["references"]["subject"]), told["id"]))
            elif told["type"] not in UNASKED:
                sys.exit(f"nobody asked for {line}")
        return found


def removal(name):
    return f"removed {name}"


def answers(seen, schema):
    """How many answers of this form were read to their end."""
    told = [json.loads(line)["schema"] for line in seen.output.split(b"\n")[:-1]]
    if set(told) - {schema}:
        sys.exit(f"answered with {told} instead of {schema}")
    return len(told)


def write_rows(path, rows):
    with open(path, "w") as file:
        file.write("date,text\n")
        for index, text in enumerate(rows):
            file.write(f"2024-{index % 12 + 1:02d}-{index % 28 + 1:02d},{text}\n")


class Repair:
    """A vault with a damaged segment beside a whole copy of it, and the repairs of it."""

    def __init__(self, program, folder, nonces):
        self.whole, self.damaged, self.copy = (
            Lab(program, folder, name, "key of whole", nonces)
            for name in ("whole", "damaged", "copy"))
        self.whole.run("init", "--name", "whole")
        rows = os.path.join(folder, "whole.csv")
        write_rows(rows, [words("row", number) for number in range(ROWS)])
        self.whole.bring_in(rows)
        self.whole.run("sync", os.path.join(folder, "shared of whole"))
        self.expected = self.whole.facts()
        shutil.copytree(self.whole.vault, self.damaged.vault)
        segments = glob.glob(os.path.join(self.damaged.vault, "journal", "segments", "*"))
        segment = max(segments, key=os.path.getsize)
        with open(segment, "r+b") as file:
            file.seek(2000)
            byte = file.read(1)[0]
            file.seek(2000)
            file.write(bytes([byte ^ 1]))
        nonces.expect_fault(segment)
        self.bytes = self.digests()

    def digests(self):
        """One of every file of both vaults."""
        found = {}
        for vault in (self.whole.vault, self.damaged.vault):
            for path in glob.glob(os.path.join(vault, "**"), recursive=True):
                if os.path.isfile(path):
                    with open(path, "rb") as file:
                        found[path] = hashlib.sha256(file.read()).digest()
        return found

    def kill(self, seconds, is_aimed=False):
        seen = self.damaged.kill(
            ["--json", "repair", self.copy.vault, "--from", self.whole.vault], seconds, is_aimed)
        is_there = os.path.exists(self.copy.vault)
        if answers(seen, "repair/1") and not is_there:
            sys.exit("a repair that was answered left no vault")
        partial = self.copy.vault + ".partial"
        if not is_there and os.path.exists(os.path.join(partial, "echolog-vault")):
            # It lacks its name alone, and no later repair takes it away: the person gives it one.
            os.rename(partial, self.copy.vault)
            is_there = True
        if is_there and self.copy.facts() != self.expected:
            sys.exit("a repaired vault does not hold what the whole one holds")
        if self.digests() != self.bytes:
            sys.exit("a repair changed what it was to leave as it is")
        shutil.rmtree(self.copy.vault, ignore_errors=True)
        return seen
