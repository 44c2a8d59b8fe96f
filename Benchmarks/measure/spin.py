"""What one cell costs that changes many times a second."""

import os
import statistics
import sys

from measure.figure import Figure
from measure.place import HERE, PACKAGE, built
from measure.terminal import in_turns, run

TITLE = "spin: CPU of one cell that changes at every frame, C writes the same bytes as often"
SECONDS = 5
RATES = ["12", "60"]
RUNS = {"12": 3, "60": 5}
LIMIT = 1.5
# At 12 frames a second the start is half of all that is done.
SLOW_LIMIT = 2.0
# Two runs are comparable if their numbers of writes differ by no more than this share.
TOLERANCE = 0.02
# A pair of runs that is not comparable is made again, so many times in all.
SPARE_RUNS = 5


def command(whorl, rate, seconds=SECONDS):
    theme = os.fspath(HERE / "themes" / "every-frame.json")
    return [
        whorl, "play", theme, "--inline", "--title", "Loading", "--fps", rate, "--for",
        f"{seconds}s",
    ]


def compare(whorl, rate):
    own_command = command(whorl, rate)
    # A run that is not timed tells the bytes of the frames in the middle; the peer repeats them.
    sample = run(own_command, observes_memory=True)
    frames = sample.reads[20:-5]
    if len(frames) < 20:
        sys.exit(f"{whorl} wrote {len(sample.reads)} frames in {SECONDS} s, too few to compare")
    count = round(float(rate) * SECONDS)
    peer_command = [built("spin"), rate, str(count), *frames]
    run(peer_command)

    pairs = []
    discarded = 0
    while len(pairs) < RUNS[rate]:
        own, peer = in_turns(len(pairs) + discarded, (own_command, peer_command))
        if abs(len(own.reads) - len(peer.reads)) <= max(TOLERANCE * len(peer.reads), 2):
            pairs.append((own, peer))
            continue
        discarded += 1
        if discarded > SPARE_RUNS:
            sys.exit(f"{len(own.reads)} writes against {len(peer.reads)}: not comparable")

    def sizes(which):
        writes = statistics.median(len(pair[which].reads) for pair in pairs)
        size = statistics.median(sum(map(len, pair[which].reads)) for pair in pairs)
        return f"{writes:.0f} writes, {size / writes:.1f} bytes each"

    figure = Figure(
        f"{rate} frames/s, {SECONDS} s, median of {RUNS[rate]}", [own.cpu for own, _ in pairs],
        [peer.cpu for _, peer in pairs], LIMIT if rate == "60" else SLOW_LIMIT)
    note = (f"{rate} frames/s: whorl {sizes(0)}; C {sizes(1)}; made again: {discarded}; "
            f"peak memory {sample.peak / 1e6:.2f} MB")
    return figure, note


def measure(whorl):
    results = [compare(whorl, rate) for rate in RATES]
    size = (PACKAGE / whorl).stat().st_size / 1e6
    return [figure for figure, _ in results], [note for _, note in results] + [
        f"binary: {size:.2f} MB"]
