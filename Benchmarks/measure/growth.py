"""How the time of a frame grows with what there is to draw."""

import math

from measure.figure import Figure, table
from measure.place import BENCH, words_of

TITLE = "growth: the power of the amount that the time of a frame grows with; 1 is in proportion"
LIMIT = 1.1


def series(kind):
    """For each set the amounts and the milliseconds of a frame."""
    words = words_of([BENCH, "growth", kind])
    result = {}
    for glyphs, amount, time in zip(words[::3], words[1::3], words[2::3]):
        result.setdefault(glyphs, []).append((int(amount), float(time)))
    return result


def power(points):
    """The steepest that any stretch of three doublings or fewer is, so no end hides another."""
    last = points[-1]
    first = points[max(len(points) - 4, 0)]
    return math.log(last[1] / first[1]) / math.log(last[0] / first[0])


def measure(whorl):
    figures = []
    notes = []
    for kind in ["cells", "layers"]:
        rows = []
        for glyphs, points in series(kind).items():
            figures.append(Figure(f"{kind}, {glyphs}", [power(points)], None, LIMIT, ""))
            if not rows:
                rows.append((f"ms with {kind}", *(str(amount) for amount, _ in points)))
            rows.append((glyphs, *(f"{time:.4f}" for _, time in points)))
        notes += ["", *table(rows)]
    return figures, notes
