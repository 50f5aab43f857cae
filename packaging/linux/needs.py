"""What the bundle's libraries ask of the system, as Debian's packages: a `Depends` that isn't guessed."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from dev_system import LIBRARIES

# What every Debian has, and what the window needs by way of others: soname to package.
OF_EVERY_SYSTEM: dict[str, tuple[str, ...]] = {
    "libstdc++.so.6": ("libstdc++6",),
    "libgcc_s.so.1": ("libgcc-s1",),
    "libgthread-2.0.so.0": LIBRARIES["libglib-2.0.so.0"],
    "libxcb.so.1": ("libxcb1",),
    "libz.so.1": ("zlib1g",),
}
_C_LIBRARY = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util))\.so\.\d+")
_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
# A plugin whose Qt library was left out is one that the program doesn't use: Qt passes over it.
_LEFT_OUT = re.compile(r"libQt6\w+\.so\.6")


class NeedUnknown(Exception):
    """A library is asked for that neither the bundle nor a known package brings."""


def depends(bundle: Path) -> list[str]:
    """The packages, each as `Depends` has it, sorted; the C library with the oldest version that will do."""
    programs = [path for path in sorted(bundle.rglob("*")) if is_elf(path)]
    asked = set(_NEEDED.findall(_readelf("-d", programs)))
    versions = [(int(major), int(minor)) for major, minor in _GLIBC.findall(_readelf("-V", programs))]
    absent = asked - {path.name for path in bundle.rglob("*")}
    return [f"libc6 (>= {'.'.join(map(str, max(versions)))})", *packages(absent)]


def packages(sonames: Iterable[str]) -> list[str]:
    """The packages of these libraries; where one was renamed, either name will do."""
    found = set()
    for soname in sonames:
        if _C_LIBRARY.fullmatch(soname) or _LEFT_OUT.fullmatch(soname):
            continue
        known = LIBRARIES.get(soname) or OF_EVERY_SYSTEM.get(soname)
        if known is None:
            raise NeedUnknown(f"no package is known for {soname}.")
        found.add(" | ".join(known))
    return sorted(found)


def is_elf(path: Path) -> bool:
    """Whether it is a program or a library."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _readelf(what: str, files: Iterable[Path]) -> str:
    command = ["readelf", "--wide", what, *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
