"""A hundred spinners on one screen."""

import os
import statistics
import subprocess

from measure.figure import Figure
from measure.place import BENCH, BUILD, built
from measure.terminal import in_turns, run

TITLE = ("wall: CPU of 100 different one-cell spinners, drawn by whorl from their themes; by a C "
         "program with ncurses from a record of the same cells")
RATE = "30"
SECONDS = "4"
RUNS = 3
LIMIT = 1.0


def measure(whorl):
    record = BUILD / "wall"
    with open(record, "wb") as file:
        subprocess.run([BENCH, "record", RATE, SECONDS], check=True, stdout=file)
    commands = (
        [os.fspath(BENCH), "spinners", RATE, SECONDS],
        [built("spinner_wall", "ncursesw"), RATE, os.fspath(record)])
    pairs = [in_turns(index, commands) for index in range(RUNS)]
    os.remove(record)

    def speed(which):
        return statistics.median(sum(map(len, pair[which].reads)) for pair in pairs) / int(SECONDS)

    figure = Figure(
        f"{SECONDS} s at {RATE} frames/s, median of {RUNS}", [own.cpu for own, _ in pairs],
        [peer.cpu for _, peer in pairs], LIMIT, digits=1)
    return [figure], [f"whorl {speed(0):.0f} bytes/s; ncurses {speed(1):.0f} bytes/s"]
