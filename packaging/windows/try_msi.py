"""`python -m windows.try_msi MSI`: installs, starts, repairs and takes off an MSI on the Windows that this runs on.

For the release workflow, on a machine that is thrown away afterwards. What tests/packaging/test_msi.py tells of the MSI
under Wine isn't told again: here the installer is Windows' own, with its own choice of folders, and its own repair.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bundle import facts

# For one person, which is how it comes, and for the machine.
WAYS = ((), ("MSIINSTALLPERUSER=",))


def places(environment: dict[str, str]) -> tuple[Path, Path]:
    """Where the program lies for one person, and for the machine."""
    person = Path(environment["LOCALAPPDATA"], "Programs", facts.NAME)
    return person, Path(environment["PROGRAMFILES"], facts.NAME)


def main(arguments: Sequence[str]) -> int:
    """Try both ways; raises where something isn't as it should be."""
    package = Path(arguments[0]).resolve()
    here = places(dict(os.environ))
    for way, place in zip(WAYS, here, strict=True):
        _tried(package, way, place)
    return 0


def _tried(package: Path, way: Sequence[str], place: Path) -> None:
    command = place / f"{facts.PROGRAM}.exe"
    _say(f"installing into {place}")
    _msiexec("/i", package, *way)
    _self_test(command)
    # Gone, damaged, and gone where it is a copy of another file.
    (place / "LICENSE").unlink()
    command.write_bytes(b"")
    (place / f"{facts.PROGRAM}w.pkg").unlink()
    _say("repairing")
    _msiexec("/fa", package)
    _self_test(command)
    for name in ("LICENSE", f"{facts.PROGRAM}w.pkg"):
        _expect((place / name).is_file(), f"{name} is back")
    _msiexec("/x", package)
    _expect(not place.exists(), f"{place} is gone")


def _msiexec(what: str, package: Path, *properties: str) -> None:
    _say(f"msiexec {what} {' '.join(properties)}")
    subprocess.run(["msiexec", what, str(package), *properties, "/qn", "/norestart"], check=True, timeout=600)


def _self_test(command: Path) -> None:
    subprocess.run([str(command), "selftest"], check=True, timeout=300)


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"It isn't so: {what}")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
