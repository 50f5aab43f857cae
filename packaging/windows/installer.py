"""The installer for Windows: `python -m windows OUT` makes the MSI of the bundle in OUT, beside it.

The bundle comes from Windows, and Linux, which has wixl, makes the MSI of it. On Windows the same command signs
executables and MSI, where DIALPROOF_CERTIFICATE has the SHA-1 thumbprint of a certificate in the person's own store:
signtool finds the key there, so that neither a file nor a password stands in a command. `--dry-run` prints the command
instead.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundle import facts

from windows import msi
from windows.msi_source import Package

CERTIFICATE = "DIALPROOF_CERTIFICATE"
# Of the authority that says when it was signed, so that the signature outlives the certificate (RFC 3161).
TIMESTAMP = "http://timestamp.digicert.com"
MSI_NAME = f"{facts.NAME}-{facts.VERSION}-windows-x64.msi"
# From this size on files of the same content travel once; below it, a copy costs less than the row that saves it.
_WORTH_IT = 40_000


def package(out: Path, version: str = facts.VERSION) -> Package:
    """The bundle in a folder, with what belongs beside the program: licences and the bill of materials."""
    program, licences = out / facts.PROGRAM, out / "THIRD-PARTY-LICENCES"
    files = {path.relative_to(program).as_posix(): path for path in _files(program)}
    files |= {f"licences/{path.relative_to(licences).as_posix()}": path for path in _files(licences)}
    files |= {name: out / name for name in ("LICENSE", "sbom.cdx.json")}
    return Package(files, version, same(files))


def same(files: Mapping[str, Path]) -> dict[str, str]:
    """Big files that have the content of another one, each with that one."""
    first: dict[tuple[int, str], str] = {}
    found = {}
    for name, path in sorted(files.items()):
        if (size := path.stat().st_size) >= _WORTH_IT:
            kept = first.setdefault((size, hashlib.sha256(path.read_bytes()).hexdigest()), name)
            if kept != name:
                found[name] = kept
    return found


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def signing(out: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """The commands that sign what is there; none without a certificate."""
    thumbprint = environment.get(CERTIFICATE, "")
    if not thumbprint:
        return []
    programs = [out / facts.PROGRAM / f"{facts.PROGRAM}{which}.exe" for which in ("", "w")]
    there = [str(path) for path in (*programs, out / MSI_NAME) if path.is_file()]
    described = ["/d", facts.NAME]  # what the question for rights calls it, instead of a name in Windows' own folder
    command = ["signtool", "sign", "/sha1", thumbprint, "/fd", "sha256", "/tr", TIMESTAMP, "/td", "sha256", *described]
    return [[*command, *there]] if there else []


def main(argv: Sequence[str], platform: str = sys.platform) -> int:
    """Make the MSI, or sign what is there; the exit code is 1 where that isn't possible."""
    parser = argparse.ArgumentParser("windows", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder with the bundle")
    parser.add_argument("--dry-run", action="store_true", help="print the commands for signing and run none")
    wanted = parser.parse_args(argv)
    out: Path = wanted.out.resolve()
    if platform == "win32":
        for command in signing(out, os.environ):
            print(subprocess.list2cmdline(command), file=sys.stderr, flush=True)
            if not wanted.dry_run:
                subprocess.run(command, check=True)
        return 0
    try:
        msi.make(package(out), out / MSI_NAME)
    except msi.CannotPack as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{out / MSI_NAME}: {(out / MSI_NAME).stat().st_size / 1e6:.1f} MB", file=sys.stderr)
    return 0
