"""What a spinner around a command costs, and what the command's output does."""

import os
import select
import signal
import subprocess
import tempfile
import time

from measure import peers
from measure.figure import Figure
from measure.place import HERE, Missing, built, installed, read_anew
from measure.terminal import cpu_so_far, start

TITLE = ("run: `whorl run -- sleep`, CPU and bytes of a second in the middle, and the time to the "
         "first frame; below 1 whorl takes less")
# A frame of the usual theme lasts 80 ms.
RATE = "12.5"
FAST_RATE = "60"
BEFORE = 2
SECONDS = 4
RUNS = 5
STARTS = 40
LIMIT = 1
C_LIMIT = 1.5
MEMORY_LIMIT = 32
COPY_LIMIT = 3.0
COPY_SIZE = 1 << 30
FLOOD_SIZE = 400_000_000
# The frames of all spinners here are signs of braille.
FRAME = b"\xe2\xa0"


def own_command(whorl, seconds, *options):
    return [whorl, "run", "--delay", "0", "--title", "Loading", *options, "--", "sleep",
            str(seconds)]


def read_for(master, seconds):
    """What is read within some time."""
    reads = []
    end = time.monotonic() + seconds
    while (rest := end - time.monotonic()) > 0:
        if select.select([master], [], [], rest)[0]:
            try:
                reads.append(os.read(master, 65536))
            except OSError:
                break
    return reads


def steady(command):
    """CPU milliseconds and bytes a second in the middle of a command, and what it wrote then."""
    process, master = start(command)
    # The rest of a start differs from what goes on.
    read_for(master, BEFORE)
    cpu, began = cpu_so_far(process), time.monotonic()
    reads = read_for(master, SECONDS)
    cpu, length = cpu_so_far(process) - cpu, time.monotonic() - began
    os.kill(process, signal.SIGTERM)
    read_for(master, 0.2)
    os.close(master)
    os.waitpid(process, 0)
    return cpu / length, sum(map(len, reads)) / length, reads


def first_frame(command):
    """The milliseconds from the start of a command to its first frame."""
    began = time.monotonic_ns()
    process, master = start(command)
    text = b""
    found = None
    while True:
        try:
            data = os.read(master, 65536)
        except OSError:
            break
        if not data:
            break
        text += data
        if found is None and FRAME in text:
            found = (time.monotonic_ns() - began) / 1e6
    os.close(master)
    os.waitpid(process, 0)
    return found


def floor(frames, rate, seconds):
    """The command of a C program that writes the same bytes at the same rate."""
    count = str(round(float(rate) * seconds))
    return [built("spin"), rate, count, *map(os.fsdecode, frames)]


def spinners(notes):
    """The other programs, each with its words before the rate and the seconds."""
    found = {}
    for name, prepare in peers.PEERS.items():
        try:
            found[name] = prepare()
        except Missing as missing:
            notes.append(f"{name} is left out: {missing}")
    return found


def beside_others(whorl, notes):
    """The figures of whorl beside others at the usual rate; all take turns."""
    length = BEFORE + SECONDS + 1
    others = spinners(notes)
    own = own_command(whorl, length)
    floor_frames = steady(own)[2]
    commands = {"whorl": own, "C": floor(floor_frames, RATE, length)}
    quick = {"C": floor(floor_frames, RATE, 0.2)}
    for name, words in others.items():
        commands[name] = [*words, RATE, str(length)]
        quick[name] = [*words, RATE, "0.2"]
        # What Python keeps of a first run makes the next ones faster.
        first_frame(quick[name])
    middle = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            middle[name].append(steady(command))
    # The kernel must not have had the time to need the memory.
    quick["whorl"] = own_command(installed(whorl), 0.1)
    quick["anew"] = own_command(read_anew(whorl), 0.1)
    starts = {name: [] for name in quick}
    for _ in range(STARTS):
        for name, command in quick.items():
            starts[name].append(first_frame(command))
    cpu = {name: [value[0] for value in values] for name, values in middle.items()}
    size = {name: [value[1] for value in values] for name, values in middle.items()}
    figures = [
        Figure("C, the same bytes, 12.5 frames/s: CPU", cpu["whorl"], cpu["C"], C_LIMIT),
        Figure("C, the same bytes: first frame", starts["whorl"], starts["C"], digits=1)]
    for name in others:
        figures.append(Figure(f"{name}: CPU", cpu["whorl"], cpu[name], LIMIT))
        figures.append(Figure(f"{name}: bytes", size["whorl"], size[name], LIMIT, "B", 0))
        figures.append(
            Figure(f"{name}: first frame", starts["whorl"], starts[name], LIMIT, digits=2))
    if "indicatif" in starts:
        figures.append(Figure(
            "indicatif: first frame, whorl read anew from the disk", starts["anew"],
            starts["indicatif"], digits=2))
    return figures


def beside_floor(whorl):
    """The figure of whorl beside the least that could be done, at the highest rate."""
    length = BEFORE + SECONDS + 1
    own = own_command(whorl, length, "--spinner", os.fspath(HERE / "themes" / "every-frame.json"))
    command = floor(steady(own)[2], FAST_RATE, length)
    pairs = [(steady(own)[0], steady(command)[0]) for _ in range(RUNS)]
    return Figure("C, the same bytes, 60 frames/s: CPU", *zip(*pairs), C_LIMIT)


def flood(whorl, words, into_pipe=False):
    """The peak of memory in MB while a command floods us, and the MB a second that came through."""
    command = [whorl, "run", *words, "--", "head", "-c", str(FLOOD_SIZE), "/dev/zero"]
    began = time.monotonic()
    if into_pipe:
        sink = subprocess.Popen(["sleep", "60"], stdin=subprocess.PIPE)
        process = subprocess.Popen(command, stdout=sink.stdin, stderr=subprocess.DEVNULL)
        peak = 0
        while process.poll() is None:
            peak = memory(process.pid, peak)
            time.sleep(0.01)
        sink.kill()
        sink.wait()
    else:
        child, master = start(command)
        peak = 0
        while True:
            try:
                if not os.read(master, 65536):
                    break
            except OSError:
                break
            peak = memory(child, peak)
        os.close(master)
        os.waitpid(child, 0)
    return peak / 1e6, FLOOD_SIZE / 1e6 / (time.monotonic() - began)


def memory(process, known):
    """The most memory so far of a process that may have gone."""
    try:
        with open(f"/proc/{process}/status") as lines:
            for line in lines:
                if line.startswith("VmHWM:"):
                    return max(known, int(line.split()[1]) * 1024)
    except OSError:
        pass
    return known


def copy_times(whorl):
    """The seconds that `cat` takes for a file, behind whorl and alone."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = f"{folder}/from", f"{folder}/to"
        with open(source, "wb") as file:
            for number in range(COPY_SIZE >> 20):
                file.write(number.to_bytes(4, "big") * (1 << 18))

        def copy(command):
            began = time.monotonic()
            with open(source, "rb") as reading, open(target, "wb") as writing:
                subprocess.run(command, stdin=reading, stdout=writing, check=True)
            return time.monotonic() - began

        copy(["cat"])
        pairs = []
        for _ in range(3):
            alone = copy(["cat"])
            behind = copy([whorl, "run", "--quiet", "--", "cat"])
            subprocess.run(["cmp", source, target], check=True)
            pairs.append((behind * 1e3, alone * 1e3))
    return zip(*pairs)


def measure(whorl):
    notes = ["gum is left out: Debian has none; its spinner is that of bubbles"]
    figures = [beside_floor(whorl), *beside_others(whorl, notes)]
    floods = {
        "kept": flood(whorl, []),
        "shown": flood(whorl, ["--show-output"]),
        "kept from a pipe": flood(whorl, ["--show-error"], into_pipe=True),
    }
    for name, (peak, rate) in floods.items():
        figures.append(Figure(
            f"memory, output {name}, {rate:.0f} MB a second", [peak], None, MEMORY_LIMIT, "MB", 1))
    figures.append(Figure("`cat` of 1 GiB into a file", *copy_times(whorl), COPY_LIMIT, digits=0))
    return figures, notes
