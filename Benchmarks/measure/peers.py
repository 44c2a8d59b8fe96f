"""What other spinners cost that tools take from package managers."""

import os
import shutil
import sys
from pathlib import Path

from measure import spin
from measure.figure import Figure
from measure.place import Missing, fetched, peer_path
from measure.terminal import run

SECONDS = 3
TITLE = f"peers: CPU of one spinner for {SECONDS} s, whole process; below 1 whorl takes less"
RUNS = 3


def python(name):
    """A spinner in Python, which pip brings."""
    interpreter = "/usr/bin/python3" if os.access("/usr/bin/python3", os.X_OK) else sys.executable
    folder = fetched(
        f"python-{name}", [interpreter, "-m", "venv", "."],
        ["bin/pip", "install", "--quiet", name])
    return [os.fspath(folder / "bin" / "python"), os.fspath(peer_path(f"{name}_spinner.py"))]


def ora():
    """The spinner of most tools in JavaScript, which npm brings."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        raise Missing("there is no node with npm here")
    folder = fetched(
        "javascript-ora", ["npm", "init", "--yes"],
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "ora"],
        ["cp", os.fspath(peer_path("ora_spinner.mjs")), "."], ["test", "-d", "node_modules/ora"])
    return [node, os.fspath(folder / "ora_spinner.mjs")]


def indicatif():
    """The spinner of most tools in Rust, which Debian packages, or else cargo brings."""
    cargo = shutil.which("cargo")
    if not cargo:
        raise Missing("there is no cargo here")
    options = []
    debian = "/usr/share/cargo/registry"
    if Path(debian, "indicatif-0.17.3").exists():
        options = [
            "--offline", "--config", 'source.crates-io.replace-with="debian"', "--config",
            f'source.debian.directory="{debian}"']
    folder = fetched(
        "rust-indicatif", ["cp", "-r", f"{peer_path('indicatif')}/.", "."],
        [cargo, "build", "--quiet", "--release", *options])
    return [os.fspath(folder / "target" / "release" / "spinner")]


def bubbles():
    """The spinner of most tools in Go, gum's too, which Debian packages."""
    go = shutil.which("go")
    debian = "/usr/share/gocode"
    if not go or not Path(debian, "src/github.com/charmbracelet/bubbles").exists():
        raise Missing("there is no go with golang-github-charmbracelet-bubbles-dev here")
    folder = fetched(
        "go-bubbles", ["cp", os.fspath(peer_path("bubbles/main.go")), "."],
        ["env", f"GOPATH={debian}", "GO111MODULE=off", "GOFLAGS=", go, "build", "-o", "spinner",
         "main.go"])
    return [os.fspath(folder / "spinner")]


PEERS = {
    "indicatif": indicatif,
    "bubbles": bubbles,
    "yaspin": lambda: python("yaspin"),
    "halo": lambda: python("halo"),
    "rich": lambda: python("rich"),
    "ora": ora,
}


def measure(whorl):
    own = {
        rate: [run(spin.command(whorl, rate, SECONDS)).cpu for _ in range(RUNS)]
        for rate in spin.RATES
    }
    figures = []
    notes = []
    for name, prepare in PEERS.items():
        try:
            words = prepare()
        except Missing as missing:
            notes.append(f"{name} is left out: {missing}")
            continue
        # What Python keeps of a first run makes the next ones faster.
        run([*words, spin.RATES[0], "0.3"])
        for rate in spin.RATES:
            peer = run([*words, rate, str(SECONDS)]).cpu
            figures.append(Figure(f"{name}, {rate} frames/s", own[rate], [peer], digits=1))
    return figures, notes
