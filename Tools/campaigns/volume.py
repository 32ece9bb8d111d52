"""File systems on loop devices that can lose their power: mount, cut, and mount again.

Linux only. Everything happens in a mount namespace and on a tmpfs of the process's own, and loop
devices let go of themselves, so that nothing is left behind however the lab ends.
"""

import contextlib
import ctypes
import errno
import fcntl
import os
import subprocess
import struct
import time

libc = ctypes.CDLL(None, use_errno=True)

SHUTDOWN = 0x8004587D  # EXT4_IOC_SHUTDOWN and XFS_IOC_GOINGDOWN: _IOR('X', 125, __u32)
# The first freezes the file system, which syncs all of it: it ends the program and takes nothing.
CUTS = {"flush": 0, "logflush": 1, "nologflush": 2}
LOOP_SET_FD, LOOP_CLR_FD, LOOP_SET_STATUS64 = 0x4C00, 0x4C01, 0x4C04
LOOP_CTL_GET_FREE = 0x4C82
AUTOCLEAR = 4
MS_REC, MS_PRIVATE = 0x4000, 1 << 18
CLONE_NEWNS = 0x00020000
PAGE = 4096


def checked(answer, what):
    if answer < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return answer


def mount(source, target, kind, options=""):
    checked(
        libc.mount(source.encode(), target.encode(), kind.encode(), 0, options.encode()),
        f"mount {kind} {options}")


def unmount(target):
    """Takes the file system away, once whoever still closes files on it is done."""
    for _ in range(400):
        if libc.umount2(target.encode(), 0) == 0:
            return
        if ctypes.get_errno() != errno.EBUSY:
            break
        time.sleep(0.005)
    checked(-1, f"umount {target}")


def leave_namespace(folder, mebibytes):
    """Gives this process mounts of its own, and `folder` memory of its own."""
    checked(libc.unshare(CLONE_NEWNS), "unshare")
    checked(libc.mount(b"none", b"/", None, MS_REC | MS_PRIVATE, None), "private mounts")
    mount("tmpfs", folder, "tmpfs", f"size={mebibytes}m,mode=700")


class Loop:
    """A block device over a file."""

    def __init__(self, path):
        backing = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        control = os.open("/dev/loop-control", os.O_RDWR | os.O_CLOEXEC)
        try:
            for _ in range(100):
                number = fcntl.ioctl(control, LOOP_CTL_GET_FREE)
                self.path = f"/dev/loop{number}"
                self.device = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
                try:
                    fcntl.ioctl(self.device, LOOP_SET_FD, backing)
                    break
                except OSError as error:
                    # Someone else took the number between the two calls.
                    os.close(self.device)
                    if error.errno != errno.EBUSY:
                        raise
            else:
                raise OSError(errno.EBUSY, "no free loop device")
            status = bytearray(232)
            struct.pack_into("I", status, 52, AUTOCLEAR)
            fcntl.ioctl(self.device, LOOP_SET_STATUS64, bytes(status))
        finally:
            os.close(control)
            os.close(backing)

    def close(self):
        os.close(self.device)


def make_image(path, mebibytes, kind, features, is_written=False):
    """A new file system in a file; written out in full where it must hold no unwritten extent."""
    with open(path, "wb") as image:
        image.truncate(mebibytes << 20)
        if is_written:
            for _ in range(mebibytes):
                image.write(bytes(1 << 20))
    command = {
        "ext4": ["mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0,nodiscard"],
        "xfs": ["mkfs.xfs", "-q", "-f", "-K"],
    }[kind]
    # Makers of file systems know that tests need small ones.
    environment = dict(os.environ, TEST_DIR="1", TEST_DEV="1", QA_CHECK_FS="1")
    done = subprocess.run(
        command + features + [path], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise OSError(f"{' '.join(command + features)}: {done.stderr.strip()}")


class Volume:
    """A file system whose power can be cut: what its cache held and no sync asked for may go."""

    is_nested = False

    def __init__(self, folder, kind, features, options, mebibytes):
        self.kind, self.options = kind, options
        self.image = os.path.join(folder, "image")
        self.root = os.path.join(folder, "root")
        os.makedirs(self.root, exist_ok=True)
        make_image(self.image, mebibytes, kind, features)
        self.loop = None
        self.handle = None

    def attach(self):
        self.loop = Loop(self.image)
        self.mount()

    def mount(self):
        mount(self.loop.path, self.root, self.kind, self.options)
        self.handle = os.open(self.root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)

    @property
    def is_broken(self):
        """Whether the file system itself has found that it is not whole, which is not echolog's
        doing. ext4 counts such finds; some come from cutting it."""
        if self.kind != "ext4" or self.loop is None:
            return False
        name = os.path.basename(self.loop.path)
        try:
            with open(f"/sys/fs/ext4/{name}/errors_count") as count:
                return int(count.read()) > 0
        except OSError:
            return False

    def cut(self, flag, draw):
        fcntl.ioctl(self.handle, SHUTDOWN, struct.pack("I", CUTS[flag]))

    def unmount(self):
        os.close(self.handle)
        self.handle = None
        unmount(self.root)

    def restart(self):
        """After a cut: away with the mount and its cache, and the journal replays."""
        self.unmount()
        self.mount()

    def detach(self):
        if self.handle is not None:
            self.unmount()
        if self.loop is not None:
            self.loop.close()
        self.loop = None


class CachedVolume(Volume):
    """The same on a disk with a cache that forgets: the disk is a file on a second file system, and
    it is this one whose power is cut. What the first wrote and no flush followed is lost, but for
    blocks drawn at random, as a drive reorders them."""

    is_nested = True

    def __init__(self, folder, kind, features, options, mebibytes):
        self.disk = Volume(
            folder, "ext4", ["-J", "size=4"],
            "data=writeback", mebibytes + 24)
        self.disk.attach()
        self.kind, self.options = kind, options
        self.root = os.path.join(folder, "inner")
        os.makedirs(self.root, exist_ok=True)
        self.image = os.path.join(self.disk.root, "disk")
        make_image(self.image, mebibytes, kind, features, is_written=True)
        with open(self.image, "rb") as image:
            os.fsync(image.fileno())
        self.loop = None
        self.handle = None

    def cut(self, flag, draw):
        if draw.random() < 0.7:
            self.keep_some(draw)
        self.disk.cut("nologflush", draw)

    def keep_some(self, draw):
        """Lets a random part of what waits in the cache reach the medium."""
        with open(self.image, "rb") as image:
            size = os.fstat(image.fileno()).st_size
            share = draw.choice([0.05, 0.5, 0.95])
            step = draw.choice([1, 1, 16]) * PAGE
            ranges = [at for at in range(0, size, step) if draw.random() < share]
            for at in ranges:
                libc.sync_file_range(
                    image.fileno(), ctypes.c_int64(at), ctypes.c_int64(step), ctypes.c_uint(7))

    def restart(self):
        self.unmount()
        self.loop.close()
        self.disk.restart()
        self.loop = Loop(self.image)
        self.mount()

    def detach(self):
        super().detach()
        self.disk.detach()
