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
# Of a spinner of one cell; what a large preview takes is told.
SPEED_LIMITS = {"rk-ring": None, "gq-dots": None, "braille-dots": 3}


def measure(whorl):
    figures = []
    for size in SIZES:
        name = f"{size[0]}x{size[1]}"
        for theme, limit in SPEED_LIMITS.items():
            used, written = watch([whorl, "studio", theme], size, BEFORE, SECONDS)
            figures.append(Figure(
                f"{name}, {theme}: share of a core", [used / SECONDS / 10], None, SHARE_LIMIT, "%"))
            figures.append(Figure(
                f"{name}, {theme}: written", [written / SECONDS / 1e3], None, limit, "kB/s"))
        used, written = watch([whorl, "studio", "rk-ring"], size, BEFORE, SECONDS, b" ")
        figures.append(Figure(
            f"{name}, at rest: CPU of {SECONDS} s", [used], None, STILL_LIMIT, "ms"))
        figures.append(Figure(f"{name}, at rest: bytes", [written], None, 0, "", 0))
    return figures, []
