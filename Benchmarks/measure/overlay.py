"""What a spinner over a blurred screen takes."""

from measure.figure import Figure
from measure.place import BENCH, words_of

TITLE = "overlay: lottie-veil over 200x60 blurred cells, 60 frames/s, to the bytes for the terminal"
RATE = 60
LIMIT = 15
# What changes with every frame besides the spinner is only told.
SITUATIONS = [("still", LIMIT), ("fading", None), ("busy", None)]


def measure(whorl):
    figures = []
    for glyphs in ["braille", "half"]:
        for situation, limit in SITUATIONS:
            words = words_of([BENCH, "overlay", glyphs, "200", "60", situation])
            share = float(words[0]) * RATE / 10
            figures.append(Figure(
                f"{glyphs}, {situation}: share of a core", [share], None, limit, "%"))
    return figures, []
