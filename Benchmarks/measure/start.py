"""How soon the first byte is there."""

from measure.figure import Figure
from measure.place import built, installed
from measure.terminal import in_turns, run

TITLE = "start: from the start of the process to the first byte, C writes one byte and ends"
RUNS = 40
LIMIT = 2.0


def measure(whorl):
    commands = ([installed(whorl), "play", "drp-arc", "--for", "0.2s"], [built("one_byte")])
    for command in commands:
        run(command)
    pairs = [in_turns(index, commands) for index in range(RUNS)]
    figure = Figure(
        f"first byte, median of {RUNS}", [own.first_byte for own, _ in pairs],
        [peer.first_byte for _, peer in pairs], LIMIT)
    return [figure], []
