#!/usr/bin/env python3
"""What `whorl run` costs while its command floods, idles, or copies a file.

usage: run_flood.py WHORL

Each line: what was run, its status, seconds, CPU seconds of whorl and its command, KiB of whorl at
its peak, and what passed. The memory must stay under 32 MiB, and a copy of 1 GiB into a file must
take no longer than three times what `cat` alone takes.
"""

import os
import pty
import select
import subprocess
import sys
import tempfile
import time


def measure(whorl, arguments, limit=60):
    """Runs whorl on a terminal of its own and reads all that it shows."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(whorl, [whorl, "run", *arguments])
    shown, peak, start = 0, 0, time.monotonic()
    while time.monotonic() - start < limit:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                shown += len(os.read(terminal, 65536))
            except OSError:
                break
        try:
            with open(f"/proc/{process}/status", encoding="ascii") as status:
                lines = [line for line in status if line.startswith("VmHWM")]
                peak = max([peak] + [int(line.split()[1]) for line in lines])
        except OSError:
            pass
    else:
        os.kill(process, 15)
    _, status, usage = os.wait4(process, 0)
    seconds = time.monotonic() - start
    cpu = usage.ru_utime + usage.ru_stime
    return os.waitstatus_to_exitcode(status), seconds, cpu, peak, shown


def report(name, figures):
    status, seconds, cpu, peak, shown = figures
    print(f"{name:28} {status:4} {seconds:8.2f} s {cpu:8.3f} s {peak:7} KiB {shown:10} bytes")


def copy(command, source, target):
    start = time.monotonic()
    with open(source, "rb") as reading, open(target, "wb") as writing:
        subprocess.run(command, stdin=reading, stdout=writing, check=True)
    return time.monotonic() - start


def main():
    whorl = os.path.abspath(sys.argv[1])
    flood = "head -c 200000000 /dev/zero"
    report("200 MB, kept", measure(whorl, ["--", "sh", "-c", flood]))
    report("lines without end, 5 s", measure(whorl, ["--timeout", "5s", "--", "yes"]))
    report("20 MB of lines, shown", measure(
        whorl, ["--show-output", "--", "sh", "-c", "yes | head -c 20000000"]))
    report("nothing, 5 s", measure(whorl, ["--", "sleep", "5"]))
    with tempfile.TemporaryDirectory() as folder:
        source, target = f"{folder}/from", f"{folder}/to"
        with open(source, "wb") as file:
            file.truncate(1 << 30)
        alone = copy(["cat"], source, target)
        behind = copy([whorl, "run", "--", "cat"], source, target)
        subprocess.run(["cmp", source, target], check=True)
        print(f"1 GiB into a file: cat {alone:.2f} s, whorl run -- cat {behind:.2f} s")


if __name__ == "__main__":
    main()
