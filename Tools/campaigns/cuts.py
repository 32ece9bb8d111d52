"""Cuts the power under the real program on ext4 and XFS, many times, and checks that nothing that
was answered is lost. Linux, as root, with loop devices; elsewhere it says what is missing.

    Tools/campaign cuts --cycles 10000 --lanes 3
    Tools/campaign cuts --defect directory-sync    the proof that it would notice: must find a loss

Each cycle runs a session of echolog on a loop-mounted image, shuts the file system down under it
(the shutdown ioctl with each of its flags), mounts again, so that the file system's journal
replays, and reads the vault with `echolog check` and `echolog export`: sound, every answered
event there, in order and unchanged, and nothing that nobody asked for. The vault goes on from
there. Behind one cut in five a device joins from a copy of the shared folder, where all is that
answered syncs have shipped. About one cut in seven is followed by the next before anything reads
the vault, so that a cut also falls on what another left and nobody opened; at most six sessions
wait for the judge. What is counted as answered was judged: the last sessions of a story that
ended early, because the file system itself found errors after a cut, are not in it.

A tenth of the stories are played on a disk with a write cache: there the image lies on a second
file system, whose cut takes every block that no flush followed, but for some drawn at random.
Device-mapper is not used.

Exits with 0 if nothing was found, and where nothing can be cut; with 1 if something was, or the
lab itself failed; with 4 if so few cycles were judged that it says nothing (--floor).
"""

import argparse
import json
import os
import random
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter

from judge import Fault
from story import Story
from volume import Volume, leave_namespace

#: What a lane says when it has said all.
LAST_REPORT = "that is all"

#: The exit status where nothing was found, but too little was judged to mean anything.
TOO_FEW = 4

#: The share of stories that may end early because ext4 itself broke: three times what 10,000 cycles
#: had.
MOST_BROKEN = 0.05


def obstacle(kind, folder, memory):
    """Why file systems of this kind can not be cut here; None if they can. Tried in a process of
    its own, which takes its mounts with it."""
    receiving, sending = os.pipe()
    process = os.fork()
    if process == 0:
        said = ""
        try:
            leave_namespace(folder, memory)
            volume = Volume(folder, kind, [], "", 64)
            volume.attach()
            volume.cut("nologflush", None)
            volume.restart()
            volume.detach()
        except OSError as error:
            said = str(error) or "it fails"
        os.write(sending, said.encode())
        os._exit(0)
    os.close(sending)
    with os.fdopen(receiving) as answer:
        said = answer.read()
    os.waitpid(process, 0)
    return said or None


def preload(defect, folder):
    """The environment in which the program's calls lie in one respect."""
    if not defect:
        return {}
    library = os.path.join(folder, "lost_syncs.so")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lost_syncs.c")
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
    return {"LD_PRELOAD": library, "CRASHLAB_DEFECT": defect}


def lane(options, folder, numbers, until, report):
    """Plays the stories of these numbers, one after the other, and tells of each in a line."""
    stopping = []
    signal.signal(signal.SIGTERM, lambda *_: stopping.append(True))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_namespace(folder, options.memory)
    extra = preload(options.defect, folder)
    for number in numbers:
        draw = random.Random(f"{options.seed}/{number}")
        place = os.path.join(folder, "story")
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        story = Story(place, options.program, draw, options.length, extra, options.kinds)
        fault = None
        try:
            story.play(lambda: time.monotonic() < until and not stopping)
        except Fault as error:
            fault = str(error)
        except Exception:
            fault = "the lab itself: " + traceback.format_exc()
        told = {"story": number, "shape": str(story.shape), "tally": story.tally, "fault": fault,
                "broken": story.broken}
        report.write(json.dumps(told) + "\n")
        report.flush()
        if time.monotonic() >= until or stopping:
            break
    report.write(LAST_REPORT + "\n")


class Lane:
    """A process of its own that plays stories, and the stream of what it tells."""

    def __init__(self, options, folder, index, until):
        one = options.story
        numbers = [one] if one is not None else range(index, 1 << 40, options.lanes)
        self.index, self.has_said_all = index, False
        receiving, sending = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            status = 1
            try:
                os.close(receiving)
                place = os.path.join(folder, f"lane{index}")
                os.makedirs(place)
                with os.fdopen(sending, "w") as report:
                    lane(options, place, numbers, until, report)
                status = 0
            except BaseException:
                traceback.print_exc()
            finally:
                # Nothing of the parent's may be ended or taken away from here.
                os._exit(status)
        os.close(sending)
        self.stream = os.fdopen(receiving)

    def begin_no_other(self):
        """Lets the lane end its story: no further cut, the last look, the report."""
        os.kill(self.process, signal.SIGTERM)

    def failure(self):
        """Waits until the lane has ended; what was wrong with that, None if nothing was."""
        status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        if status == 0 and self.has_said_all:
            return None
        return (f"lane {self.index} ended with {status}"
                f"{'' if self.has_said_all else ' and without its last report'}")


def play(options):
    """All lanes until the cycles are done, the time is over, or something is found."""
    until = time.monotonic() + options.seconds
    total, faults = Counter(), []
    with tempfile.TemporaryDirectory(prefix="crash-lab-") as folder:
        lanes = [Lane(options, folder, index, until) for index in range(options.lanes)]
        try:
            listen(lanes, options, total, faults)
        finally:
            for each in lanes:
                each.begin_no_other()
            failures = list(filter(None, [each.failure() for each in lanes]))
    return total, faults, failures


def listen(lanes, options, total, faults):
    """Counts all that the lanes say, to the end of each stream."""
    streams = selectors.DefaultSelector()
    for each in lanes:
        streams.register(each.stream, selectors.EVENT_READ, each)
    is_ending = False
    while streams.get_map():
        for key, _ in streams.select():
            line = key.fileobj.readline()
            if not line.endswith("\n"):
                streams.unregister(key.fileobj)
            elif line.strip() == LAST_REPORT:
                key.data.has_said_all = True
            else:
                count(json.loads(line), options, total, faults)
        if not is_ending and (total["cycles"] >= options.cycles or faults):
            is_ending = True
            for each in lanes:
                each.begin_no_other()


def count(told, options, total, faults):
    """Takes the report of one story."""
    total.update(told["tally"])
    if told["fault"]:
        faults.append(told)
    if told["broken"]:
        print(f"story {told['story']} on {told['shape']} ended, because the file "
              f"system has errors of its own: {told['broken']}", flush=True)
    if options.is_verbose:
        print(f"{total['cycles']} cycles, story {told['story']}: {told['shape']}",
              file=sys.stderr)


def tell(total, seconds):
    print(f"{total['cycles']} cycles in {seconds:.0f} s, {total['judged cycles']} of them judged; "
          f"{total['cut while running']} cut while the program ran, "
          f"{total['inside a write']} inside a write")
    kills = total["cut flush"]
    print(f"{kills} of the cuts were kills in effect, as the file system was synced first (cut "
          f"flush); {total['cycles'] - kills} took what no sync had asked for")
    print(f"{total['answered events']} answered events, {total['lost']} lost; of the unanswered "
          f"{total['unanswered events kept']} kept, {total['unanswered events gone']} gone")
    for name in sorted(total):
        print(f"  {total[name]:9} {name}")


def main():
    parser = argparse.ArgumentParser(
        prog="Tools/campaign cuts", description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/echolog")
    parser.add_argument("--cycles", type=int, default=200, help="how many cuts, at least")
    parser.add_argument(
        "--floor", type=int,
        help=f"with fewer judged cuts the run ends with {TOO_FEW}; a third of the cycles")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--lanes", type=int, default=2, help="file systems at a time")
    parser.add_argument("--length", type=int, default=40, help="cuts a story")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--story", type=int, help="play this story alone")
    parser.add_argument("--only", choices=["ext4", "xfs"])
    parser.add_argument("--memory", type=int, default=2048, help="MiB of memory a lane may use")
    parser.add_argument(
        "--defect", choices=["data-sync", "late-data-sync", "file-sync", "directory-sync"],
        help="let the program's calls lie: the lab must find a loss")
    parser.add_argument("--verbose", dest="is_verbose", action="store_true")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    options.kinds = [options.only] if options.only else ["ext4", "xfs"]
    if options.story is not None or options.defect:
        options.lanes = 1
    if options.floor is None:
        options.floor = 0 if options.story is not None else options.cycles // 3
    for kind in list(options.kinds):
        with tempfile.TemporaryDirectory(prefix="crash-lab-") as folder:
            reason = obstacle(kind, folder, options.memory)
        if reason:
            print(f"{kind} is left out: {reason}")
            options.kinds.remove(kind)
    if not options.kinds:
        print("The power cuts are skipped: no file system here can be mounted and cut.")
        return
    print(f"seed {options.seed}", flush=True)
    start = time.monotonic()
    total, faults, failures = play(options)
    tell(total, time.monotonic() - start)
    for failure in failures:
        print(f"the lab itself failed: {failure}")
    if options.defect:
        found = [told for told in faults if not told["fault"].startswith("the lab itself")]
        print(f"defect {options.defect}: " + (
            f"found after {total['cycles']} cycles: {found[0]['fault']}" if found
            else f"not found in {total['cycles']} cycles"))
        sys.exit(0 if found and not failures else 1)
    for told in faults:
        print(f"story {told['story']} on {told['shape']}: {told['fault']}\n"
              f"again: Tools/campaign cuts --seed {options.seed} --story {told['story']}")
    if faults or failures:
        sys.exit(1)
    broken = total["stories ended by a file system with errors of its own"]
    stories = total["stories"] + broken
    if broken > 4 and broken > MOST_BROKEN * stories:
        print(f"{broken} of {stories} stories ended early for a file system with errors "
              f"of its own, which is more than chance brings.")
        sys.exit(1)
    if total["judged cycles"] < options.floor:
        print(f"Only {total['judged cycles']} cycles were judged, and {options.floor} are the "
              f"least that say something.")
        sys.exit(TOO_FEW)


if __name__ == "__main__":
    main()
