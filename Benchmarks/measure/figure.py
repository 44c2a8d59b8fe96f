"""Figures, each with the limit that it must keep, and the table of them."""

import collections
import statistics


class Figure(collections.namedtuple("Figure", "name own peer limit unit digits")):
    """Values of whorl and of something else, of which the ratio of the medians is looked at.

    Without other values the figure is the median itself. Without a limit it is only told.
    """

    def __new__(cls, name, own, peer=None, limit=None, unit="ms", digits=2):
        return super().__new__(cls, name, own, peer, limit, unit, digits)

    @property
    def value(self):
        value = statistics.median(self.own)
        return value / statistics.median(self.peer) if self.peer else value

    @property
    def is_kept(self):
        return self.limit is None or self.value <= self.limit

    def spread(self, values):
        if not values:
            return ""
        median = f"{statistics.median(values):.{self.digits}f} {self.unit}".rstrip()
        if len(values) == 1:
            return median
        return f"{median} ({min(values):.{self.digits}f} to {max(values):.{self.digits}f})"

    @property
    def words(self):
        verdict = "" if self.limit is None else "PASS" if self.is_kept else "FAIL"
        limit = "" if self.limit is None else f"{self.limit:g}"
        value = f"{self.value:.3f}" if self.peer and self.value < 0.1 else f"{self.value:.2f}"
        return (value, limit, verdict, self.spread(self.own), self.spread(self.peer), self.name)


def table(rows):
    """Rows of words as lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join(word.ljust(width) for word, width in zip(row, widths)).rstrip()
            for row in rows]


def report(title, figures, notes):
    """Prints what a section measured and returns whether every limit is kept."""
    print(f"\n{title}\n")
    if figures:
        head = ("figure", "limit", "", "whorl", "beside it", "")
        print("\n".join(table([head] + [figure.words for figure in figures])))
    for note in notes:
        print(note)
    return all(figure.is_kept for figure in figures)
