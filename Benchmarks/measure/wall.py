"""A hundred spinners on one screen."""

import os
import subprocess

from measure.figure import Figure
from measure.place import BENCH, BUILD, built
from measure.terminal import watch

TITLE = ("wall: CPU of 100 different one-cell spinners, by whorl from their themes; by a C program "
         "with ncurses from a record of the same cells")
RATE = "30"
# By then most themes have been round once, and their pictures are known.
BEFORE = 10
SECONDS = 4
RUNS = 3
# Signs are characters as they stand; most of all themes have to be drawn, and some of those never
# come round, so that every frame of them is.
LIMITS = {"signs": 1.0, "all": None}


def wall(kind, limit):
    record = BUILD / "wall"
    length = str(BEFORE + SECONDS + 5)
    with open(record, "wb") as file:
        subprocess.run([BENCH, "record", kind, RATE, length], check=True, stdout=file)
    commands = (
        [os.fspath(BENCH), "spinners", kind, RATE, length],
        [built("spinner_wall", "ncursesw"), RATE, os.fspath(record)])
    results = [
        [watch(command, (80, 24), BEFORE, SECONDS) for command in commands] for _ in range(RUNS)]
    os.remove(record)
    own, peer = zip(*results)
    figure = Figure(
        f"{kind}: {SECONDS} s at {RATE} frames/s after {BEFORE} s, median of {RUNS}",
        [used for used, _ in own], [used for used, _ in peer], limit, digits=1)
    return figure, (f"{kind}: whorl {own[0][1] / SECONDS:.0f} bytes/s; "
                    f"ncurses {peer[0][1] / SECONDS:.0f} bytes/s")


def measure(whorl):
    figures, notes = zip(*(wall(kind, limit) for kind, limit in LIMITS.items()))
    return list(figures), list(notes)
