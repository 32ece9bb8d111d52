"""One echolog at its prompt, for `Tools/campaign full-disk`, which speaks with it and not only to it."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PROMPT = "echolog> "


class Conversation:
    """One echolog at a terminal of its own, asked a line at a time and answering in JSON."""

    def __init__(self, program, folder, environment):
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execve(program, [program, "--json", "repl"], environment)
        # So wide that no line is broken.
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 16000, 0, 0))
        self.hear()

    def hear(self):
        heard, end = "", time.monotonic() + 30
        while not heard.endswith(PROMPT):
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            try:
                part = os.read(self.terminal, 65536) if ready else b""
            except OSError:
                part = b""
            if not part:
                sys.exit(f"the prompt did not come back: {heard[-500:]}")
            heard += part.decode("utf-8", "replace")
        return heard

    def ask(self, line):
        """The JSON that answers a line. It begins with a space, so that no history keeps it."""
        os.write(self.terminal, b" " + line.encode() + b"\r")
        return [json.loads(found) for found in re.findall(r"^\{.*\}\r?$", self.hear(), re.M)]

    def leave(self):
        os.write(self.terminal, b"quit\r")
        status = os.waitpid(self.child, 0)[1]
        os.close(self.terminal)
        self.child = None
        return os.waitstatus_to_exitcode(status)

    def break_off(self):
        """Ends it, if it still is there, so that the disk can go."""
        if self.child is not None:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
