"""Both packages, of a bundle."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bundle import facts

from linux.archive import write_archive
from linux.debian import write_package
from linux.needs import NeedUnknown

# What stands beside the bundle and goes with it.
BESIDE = ("LICENSE", "THIRD-PARTY-LICENCES", "sbom.cdx.json", "files.txt")
MEGABYTE = 1_000_000


def main(arguments: Sequence[str]) -> int:
    """Make them in the bundle's own folder, and say what they weigh; 1 where that can't be."""
    asked = argparse.ArgumentParser(prog="linux", description=__doc__)
    asked.add_argument("out", type=Path, help="the folder with the bundle")
    out = asked.parse_args(arguments).out
    if not (out / facts.PROGRAM / facts.PROGRAM).is_file():
        print(f"There is no bundle in {out}. `dev.py bundle` makes one.", file=sys.stderr)
        return 1
    try:
        made = make(out)
    except (NeedUnknown, FileNotFoundError) as failure:
        print(f"The packages for Linux can't be made: {failure}", file=sys.stderr)
        return 1
    for path in made:
        print(f"{path} {path.stat().st_size / MEGABYTE:.1f} MB", file=sys.stderr)
    return 0


def make(out: Path) -> list[Path]:
    """The .tar.xz, and the .deb where dpkg-deb is at hand. Every file has the bundle's own time."""
    epoch = int((out / facts.PROGRAM).stat().st_mtime)
    with tempfile.TemporaryDirectory(dir=out, prefix="linux-") as place:
        program = gathered(out, Path(place) / facts.PROGRAM)
        made = [write_archive(program, out, epoch)]
        if shutil.which("dpkg-deb"):
            made.append(write_package(program, out, epoch))
    return made


def gathered(out: Path, folder: Path) -> Path:
    """The program with the licences and lists that belong to it, in a folder of its own."""
    shutil.copytree(out / facts.PROGRAM, folder, symlinks=True)
    for name in BESIDE:
        source = out / name
        if source.is_dir():
            shutil.copytree(source, folder / name)
        elif source.is_file():
            shutil.copy2(source, folder / name)
    return folder
