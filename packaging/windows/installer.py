"""The installer for Windows: `python -m windows OUT` makes it of the bundle in OUT, beside it.

Unsigned, unless DIALPROOF_CERTIFICATE has the SHA-1 thumbprint of a certificate in the person's own store: signtool
finds the key there, so that neither a file nor a password stands in a command. `--dry-run` prints the commands instead.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundle import facts

HERE = Path(__file__).resolve().parent
CERTIFICATE = "DIALPROOF_CERTIFICATE"
# Of the authority that says when it was signed, so that the signature outlives the certificate (RFC 3161).
TIMESTAMP = "http://timestamp.digicert.com"
SETUP_NAME = f"{facts.NAME}-{facts.VERSION}-windows-x64-setup"


def signing(thumbprint: str) -> list[str]:
    """The command that signs the files named after it."""
    return ["signtool", "sign", "/sha1", thumbprint, "/fd", "sha256", "/tr", TIMESTAMP, "/td", "sha256"]


def defined(out: Path) -> dict[str, str]:
    """What dialproof.iss is told, by the names that it uses."""
    return {
        "Name": facts.NAME,
        "Program": facts.PROGRAM,
        "Version": facts.VERSION,
        "FourNumbers": ".".join(map(str, facts.four_numbers())),
        "Publisher": facts.PUBLISHER,
        "Description": facts.DESCRIPTION,
        "Copyright": facts.COPYRIGHT,
        "SetupName": SETUP_NAME,
        "Source": str(HERE),
        "Folder": str(out / facts.PROGRAM),
        # The licences and the bill of materials stand beside the program, and so does the installer then.
        "Out": str(out),
    }


def commands(out: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """What is run, one after the other."""
    thumbprint = environment.get(CERTIFICATE, "")
    compiling = ["iscc", "/Qp", *(f"/D{name}={value}" for name, value in defined(out).items())]
    if not thumbprint:
        return [[*compiling, str(HERE / "dialproof.iss")]]
    programs = [str(out / facts.PROGRAM / f"{facts.PROGRAM}{which}.exe") for which in ("", "w")]
    # Inno Setup puts the file's name, in quotation marks, where $f stands.
    by_inno = f"/Scertificate={' '.join(signing(thumbprint))} $f"
    return [[*signing(thumbprint), *programs], [*compiling, "/DSigned", by_inno, str(HERE / "dialproof.iss")]]


def main(argv: Sequence[str]) -> int:
    """Run them, or print them; the first that fails ends it."""
    parser = argparse.ArgumentParser("windows", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder with the bundle")
    parser.add_argument("--dry-run", action="store_true", help="print the commands and run none")
    wanted = parser.parse_args(argv)
    for command in commands(wanted.out.resolve(), os.environ):
        print(subprocess.list2cmdline(command), file=sys.stderr, flush=True)
        if not wanted.dry_run:
            subprocess.run(command, check=True)
    return 0
