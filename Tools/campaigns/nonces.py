"""Which nonce each key was used with, read from the clear bytes of an encrypted journal's files.

Sections "File header" and "Frames" of `Schemas/journal-format.md`; no key is needed. Frames are
looked for everywhere in a file: also behind the end of its log, and where they were torn.
"""

import hashlib
import os
import re
import stat
import struct
import sys

FILE_MAGIC, FRAME_MARKER = bytes.fromhex("894543484f0d0a1a"), bytes.fromhex("ecf0e19d")
FILE_HEADER, FRAME_HEADER, TAG = 96, 32, 16  # byte counts
SECOND_HEADER = 4096  # of a live file; a sealed one ends with it
SALT_PART = 16  # so many bytes of a salt name a sealed file, and a key here


def crc_row(value):
    for _ in range(8):
        value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    return value


CRC_ROWS = [crc_row(value) for value in range(256)]


def is_intact(header):
    """Whether a header ends with the CRC-32C of what is before."""
    crc = 0xFFFFFFFF
    for byte in header[:-4]:
        crc = crc >> 8 ^ CRC_ROWS[(crc ^ byte) & 0xFF]
    return struct.pack("<I", crc ^ 0xFFFFFFFF) == header[-4:]


def key_of(path, content):
    """What names the key of a file: the first bytes of its salt. None where nothing tells them, as
    of a snapshot that was never finished.

    A segment too gets its header last, but has its name from the first. Epochs are left aside:
    salts are drawn anew for each file, so that none may come back under another epoch either."""
    for at in (0, SECOND_HEADER, max(0, len(content) - FILE_HEADER)):
        header = content[at:at + FILE_HEADER]
        if len(header) == FILE_HEADER and header.startswith(FILE_MAGIC) and is_intact(header):
            return header[16:16 + SALT_PART]
    named = re.match(r"([0-9a-f]{32})\.segment", os.path.basename(path))
    return named and bytes.fromhex(named[1])


def frames(content):
    """Of every frame whose header is intact: its offset, its nonce, and ciphertext and tag.

    One that the end of the file cuts is passed over. A segment is copied as it is, and where that
    was broken off, the copy has a part of the same ciphertext, which is no other."""
    at = content.find(FRAME_MARKER)
    while at >= 0:
        header = content[at:at + FRAME_HEADER]
        if len(header) == FRAME_HEADER and is_intact(header):
            start = at + FRAME_HEADER
            end = start + struct.unpack_from("<I", header, 8)[0] + TAG
            if end <= len(content):
                yield at, header[16:28], content[start:end]
        at = content.find(FRAME_MARKER, at + 1)


class Nonces:
    """Every nonce that was seen in the files of a folder, and that none was used for two texts."""

    def __init__(self, folder):
        self.folder = folder
        self.seen = {}  # by key and nonce: a digest of what was encrypted, and where it was first
        self.keys = set()
        self.stamps, self.damaged = {}, set()

    def collect(self):
        """Reads what has changed since the last time."""
        stamps = {}
        for folder, _, names in os.walk(self.folder):
            for path in (os.path.join(folder, name) for name in names):
                status = os.lstat(path)
                if stat.S_ISREG(status.st_mode) and path not in self.damaged:
                    stamps[path] = (
                        status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        for path in stamps:
            if stamps[path] != self.stamps.get(path) and (fault := self.read(path)):
                sys.exit(fault)
        self.stamps = stamps

    def expect_fault(self, path):
        """Of a file that was changed by hand after it was read: what must be noticed in it. It is
        not looked at again."""
        if self.read(path) is None:
            sys.exit(f"{path}: another ciphertext under a nonce was not noticed")
        self.damaged.add(path)

    def read(self, path):
        """Takes in the frames of a file; tells the first that repeats a nonce."""
        with open(path, "rb") as file:
            content = file.read()
        key = key_of(path, content)
        if key is None:
            return None
        for offset, nonce, encrypted in frames(content):
            self.keys.add(key)
            place = f"{path} at {offset}"
            new = hashlib.sha256(encrypted).digest(), place
            digest, first = self.seen.setdefault((key, nonce), new)
            if digest != new[0]:
                return f"{place}: the key has used this nonce for another text, {first}"
        return None
