"""Programs that run on a terminal of their own."""

import collections
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from fcntl import ioctl

from measure.place import BUILD

Run = collections.namedtuple("Run", "first_byte cpu reads peak")


def use_real_time():
    """Puts this process and its children before the other work on the machine, if that is allowed."""
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        return True
    except (AttributeError, OSError):
        return False


def start(command, columns=80, rows=24):
    """Starts a command; returns its process and our side of its terminal.

    The process is made without any code of this program running in it: the first terminal that the
    leader of a new session opens becomes its own.
    """
    master, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "HOME": os.fspath(BUILD / "home"),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
    }
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1),
        (os.POSIX_SPAWN_DUP2, 0, 2),
    ]
    process = os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)
    os.close(slave)
    return process, master


def peak_memory(process):
    """The most memory a process had so far, in bytes. The kernel's own sum at the end would count
    what this program had when it made the process."""
    with open(f"/proc/{process}/status") as lines:
        for line in lines:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return 0


def run(command, observes_memory=False):
    """Runs a command to its end and reads all that it writes."""
    reads = []
    first_byte = None
    peak = 0
    began = time.monotonic_ns()
    process, master = start(command)
    while True:
        try:
            data = os.read(master, 65536)
        except OSError:
            data = b""
        if not data:
            break
        if first_byte is None:
            first_byte = time.monotonic_ns() - began
        reads.append(data)
        if observes_memory:
            peak = peak_memory(process) or peak
    _, status, usage = os.wait4(process, 0)
    os.close(master)
    if status != 0 or first_byte is None:
        text = b"".join(reads).decode(errors="backslashreplace")
        sys.exit(f"{command[0]} failed with status {os.waitstatus_to_exitcode(status)}: {text}")
    return Run(first_byte / 1e6, (usage.ru_utime + usage.ru_stime) * 1e3, reads, peak)


def in_turns(index, commands):
    """One run of each command, the order reversed every second time."""
    order = list(range(len(commands)))
    results = {which: run(commands[which]) for which in (order if index % 2 == 0 else order[::-1])}
    return [results[which] for which in order]


def drain(master, seconds):
    """Reads for some time; returns the number of bytes."""
    size = 0
    end = time.monotonic() + seconds
    while (rest := end - time.monotonic()) > 0:
        if select.select([master], [], [], rest)[0]:
            size += len(os.read(master, 65536))
    return size


def watch(command, size, before, seconds, keys=b""):
    """The CPU milliseconds and the bytes of some seconds of a command that goes on for longer, after
    so many seconds before; keys are typed in the middle of those."""
    process, master = start(command, *size)
    drain(master, before / 2)
    os.write(master, keys)
    drain(master, before / 2)
    start_cpu = cpu_so_far(process)
    written = drain(master, seconds)
    used = cpu_so_far(process) - start_cpu
    os.kill(process, signal.SIGTERM)
    try:
        drain(master, 0.5)
    except OSError:
        pass
    os.close(master)
    os.waitpid(process, 0)
    return used, written


def cpu_so_far(process):
    """The CPU time of a process that runs, in milliseconds, as exactly as the kernel counts it."""
    total = 0
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/schedstat") as file:
            total += int(file.read().split()[0])
    return total / 1e6
