"""Scenes to character cells, beside chafa, which starts from pixels that are drawn already."""

import math
import os
import statistics
import subprocess

from measure.figure import Figure
from measure.place import BENCH, BUILD, built, words_of

TITLE = ("cells: CPU of a frame, from the scene to the cells; chafa, on one thread, from the "
         "320x192 pixels of the same frames to the cells")
THEMES = ["rk-ring", "drp-arc", "gq-dots-turning", "apple-8", "quad-arcs", "pacman"]
FRAMES = "3"
PIXELS = ["320", "192"]
SETS = ["braille", "sextant", "quadrant", "half", "ascii"]
SIZES = [("80", "24"), ("200", "60")]
RUNS = 3
LIMIT = 0.1
# Whose cells can be drawn back without a font, and ought to come as near to the pixels as chafa's.
EXACT = ["sextant", "quadrant", "half"]


def decibels(errors):
    """The peak signal-to-noise ratio of mean squared errors, in dB."""
    return 10 * math.log10(255 ** 2 / statistics.mean(errors))


def errors(glyphs, size, cells):
    words = words_of(
        [BENCH, "error", glyphs, *size, *PIXELS, FRAMES, *THEMES], stdin=cells)
    return [float(word) for word in words[1::2]]


def measure(whorl):
    chafa = built("chafa_cells", "chafa")
    pixels = BUILD / "pixels"
    cells = BUILD / "cells"
    with open(pixels, "wb") as file:
        subprocess.run([BENCH, "pixels", *PIXELS, FRAMES, *THEMES], check=True, stdout=file)
    figures = []
    nearness = []
    for glyphs in SETS:
        for size in SIZES:
            name = f"{glyphs} {size[0]}x{size[1]}"
            own = []
            peer = []
            for _ in range(RUNS):
                own += words_of([BENCH, "cells", glyphs, *size, FRAMES, *THEMES])
                peer += words_of([chafa, glyphs, *size, *PIXELS, pixels, cells])
            figures.append(Figure(
                name, [float(word) for word in own], [float(word) for word in peer], LIMIT,
                digits=3))
            if glyphs == "ascii":
                continue
            ours = decibels(errors(glyphs, size, subprocess.DEVNULL))
            with open(cells, "rb") as file:
                theirs = decibels(errors(glyphs, size, file))
            # Higher is better, so the loss is what has a limit.
            nearness.append(Figure(
                f"{name}: PSNR of chafa less ours; {ours:.2f} dB against {theirs:.2f}",
                [theirs - ours], None, 0 if glyphs in EXACT else None, "dB"))
    os.remove(cells)
    os.remove(pixels)
    return figures + nearness, [
        f"{', '.join(THEMES)}, {FRAMES} frames each, cells drawn back on the same pixels; "
        "braille dots as a quarter of their eighth of the cell, on whose ground ours draw nothing"]
