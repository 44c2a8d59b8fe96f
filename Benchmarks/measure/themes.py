"""Ten thousand theme files, read and checked."""

import json
import os
import shutil
import subprocess
from resource import RUSAGE_CHILDREN, getrusage

from measure.figure import Figure
from measure.place import BUILD, PACKAGE

TITLE = "themes: CPU of 10,000 files in one process, `whorl validate` against Python's json.load"
COUNT = 10_000
RUNS = 7
LIMIT = 1 / 1.5
PARSE = "import json, sys\nfor path in sys.argv[1:]:\n with open(path) as file: json.load(file)"


def write(folder):
    """Files that differ in name and in numbers; those that are read are as they come otherwise."""
    presets = sorted((PACKAGE / "themes").glob("*.json"))
    texts = [path.read_text() for path in presets]
    for index in range(COUNT):
        text = texts[index % len(texts)]
        identity = json.loads(text)["id"]
        name = f"{identity}-{index}"
        (folder / f"{name}.json").write_text(
            text.replace(f'"id": "{identity}"', f'"id": "{name}"', 1))


def cpu(command, folder):
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def measure(whorl):
    folder = BUILD / "ten-thousand"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    write(folder)
    names = sorted(os.listdir(folder))
    own = []
    peer = []
    for _ in range(RUNS):
        own.append(cpu([whorl, "validate", *names], folder))
        peer.append(cpu(["/usr/bin/python3", "-c", PARSE, *names], folder))
    size = sum(path.stat().st_size for path in folder.iterdir())
    shutil.rmtree(folder)
    figure = Figure("decoded and checked fully, beside only parsed", own, peer, LIMIT, digits=0)
    return [figure], [f"{size / 1e6:.1f} MB in all"]
