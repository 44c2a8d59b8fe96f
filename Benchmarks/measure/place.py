"""Where things are, and what is built to be compared with."""

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PACKAGE = HERE.parent
BUILD = PACKAGE / ".build" / "bench"
BENCH = PACKAGE / ".build" / "release" / "WhorlBench"


class Missing(Exception):
    """Something that is not on this machine, and that a part of the measurements needs."""


def peer_path(name):
    return HERE / "peers" / name


def built(name, *libraries):
    """The path of a C program, built; `libraries` are known to pkg-config."""
    path = BUILD / name
    flags = []
    if libraries:
        try:
            flags = words_of(["pkg-config", "--cflags", "--libs", *libraries])
        except (OSError, subprocess.CalledProcessError):
            raise Missing(f"{' and '.join(libraries)} cannot be found") from None
    source = peer_path(f"{name}.c")
    subprocess.run(["gcc", "-O2", "-Wall", "-o", path, source, *flags], check=True)
    return os.fspath(path)


def installed(program):
    """A copy of a program as `make install` writes it: in one piece, which the kernel keeps in large
    pages until it needs the memory for something else."""
    copy = BUILD / f"{os.path.basename(program)}-installed"
    copy.write_bytes(Path(program).read_bytes())
    copy.chmod(0o755)
    return os.fspath(copy)


def read_anew(program):
    """A copy of a program that the kernel has to read from the disk, which it does in small pieces."""
    copy = BUILD / f"{os.path.basename(program)}-anew"
    shutil.copyfile(program, copy)
    copy.chmod(0o755)
    with open(copy, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    subprocess.run([copy, "--version"], check=True, stdout=subprocess.DEVNULL)
    return os.fspath(copy)


def words_of(command, **options):
    """What a command prints, in words."""
    return subprocess.run(
        command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        **options).stdout.split()


def fetched(folder, *commands):
    """Lets a package manager put something into a folder, once."""
    path = BUILD / folder
    done = path / "done"
    if not done.exists():
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir(parents=True)
        for command in commands:
            try:
                subprocess.run(
                    command, cwd=path, check=True, timeout=60, stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            except (OSError, subprocess.SubprocessError):
                raise Missing(f"`{' '.join(command)}` fails here") from None
        done.touch()
    return path
