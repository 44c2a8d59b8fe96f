"""What the studio takes while it is looked at."""

from measure.figure import Figure
from measure.terminal import watch

TITLE = "studio: on a terminal, with one theme's preview"
SECONDS = 5
BEFORE = 2
SIZES = [(80, 24), (200, 60)]
SHARE_LIMIT = 5
# A still studio draws nothing; it looks whether files have changed. A thousandth of a core.
STILL_LIMIT = SECONDS
SPEED_LIMIT = 3
DOTS = "gq-dots"


def measure(whorl):
    figures = []
    for size in SIZES:
        name = f"{size[0]}x{size[1]}"
        used, written = watch([whorl, "studio", "rk-ring"], size, BEFORE, SECONDS)
        figures.append(Figure(
            f"{name}, rk-ring turning: share of a core", [used / SECONDS / 10], None, SHARE_LIMIT,
            "%"))
        figures.append(Figure(
            f"{name}, rk-ring turning: written", [written / SECONDS / 1e3], None, None, "kB/s"))
        used, written = watch([whorl, "studio", DOTS], size, BEFORE, SECONDS)
        figures.append(Figure(
            f"{name}, {DOTS}: share of a core", [used / SECONDS / 10], None, SHARE_LIMIT, "%"))
        figures.append(Figure(
            f"{name}, {DOTS}: written", [written / SECONDS / 1e3], None, SPEED_LIMIT, "kB/s"))
        used, written = watch([whorl, "studio", "rk-ring"], size, BEFORE, SECONDS, b" ")
        figures.append(Figure(
            f"{name}, at rest: CPU of {SECONDS} s", [used], None, STILL_LIMIT, "ms"))
        figures.append(Figure(f"{name}, at rest: bytes", [written], None, 0, "", 0))
    return figures, []
