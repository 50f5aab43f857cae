"""The .dmg: `python -m macos OUT` makes it of Dialproof.app in OUT, beside it.

Signed where DIALPROOF_CODESIGN_IDENTITY names a certificate of the keychain (the .app was signed with it while it was
built); notarised where DIALPROOF_NOTARY_KEY has the path of an App Store Connect key, DIALPROOF_NOTARY_KEY_ID its id
and DIALPROOF_NOTARY_ISSUER its issuer: so no password stands in a command. `--dry-run` prints the commands instead.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundle import facts

from macos.app import IDENTITY, signing

NOTARY = {
    "--key": "DIALPROOF_NOTARY_KEY",
    "--key-id": "DIALPROOF_NOTARY_KEY_ID",
    "--issuer": "DIALPROOF_NOTARY_ISSUER",
}


def image_name(machine: str) -> str:
    """The .dmg's name; `machine` as the processor is called (arm64, x86_64), since the bundle is for one kind."""
    return f"{facts.NAME}-{facts.VERSION}-macos-{machine}.dmg"


def commands(out: Path, folder: Path, environment: Mapping[str, str], machine: str) -> list[list[str]]:
    """What is run, one after the other; `folder` is empty, and what stands in it goes into the image."""
    image, app = out / image_name(machine), str(out / f"{facts.NAME}.app")
    program = f"{app}/Contents/MacOS/{facts.PROGRAM}"
    steps = [
        # Read by macOS alone, which shows nothing of a mistake but a program that doesn't open.
        ["plutil", "-lint", f"{app}/Contents/Info.plist"],
        # A bundle is for the kind of processor that the image is named after.
        ["lipo", program, "-verify_arch", machine],
        # Who copies the .app alone has these, too.
        ["ditto", str(out / "THIRD-PARTY-LICENCES"), f"{app}/Contents/Resources/THIRD-PARTY-LICENCES"],
        ["ditto", str(out / "sbom.cdx.json"), f"{app}/Contents/Resources/sbom.cdx.json"],
        signed_anew(app, environment),
        # Whatever was changed after signing would be refused on every other machine: better here.
        ["codesign", "--verify", "--deep", "--strict", app],
        # ditto keeps links, rights and signatures, which cp doesn't.
        ["ditto", app, f"{folder}/{facts.NAME}.app"],
        ["ditto", str(out / "THIRD-PARTY-LICENCES"), f"{folder}/Licences"],
        ["ditto", str(out / "LICENSE"), f"{folder}/LICENSE"],
        ["ditto", str(out / "sbom.cdx.json"), f"{folder}/sbom.cdx.json"],
        # Where the .app is to be drawn to.
        ["ln", "-s", "/Applications", f"{folder}/Applications"],
        # UDZO: compressed, read-only, and opened by every macOS that the program runs on.
        ["hdiutil", "create", "-volname", facts.NAME, "-srcfolder", str(folder), "-format", "UDZO", "-ov", str(image)],
    ]
    if environment.get(IDENTITY):
        steps.append(["codesign", "--sign", environment[IDENTITY], "--timestamp", str(image)])
        steps += notarising(image, environment)
    return steps


def signed_anew(app: str, environment: Mapping[str, str]) -> list[str]:
    """The seal over the .app's own files, as PyInstaller made it; the libraries in it keep theirs."""
    sealing = ["codesign", "--force"]
    if given := signing(environment):
        sealing += ["--sign", given["codesign_identity"], "--timestamp", "--options", "runtime"]
        return [*sealing, "--entitlements", given["entitlements_file"], app]
    return [*sealing, "--sign", "-", app]  # by nobody, as the rest is


def notarising(image: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """Apple looks at what is signed; the answer is put into the image, so that it opens without a network, too."""
    if not all(environment.get(name) for name in NOTARY.values()):
        return []
    key = [part for option, name in NOTARY.items() for part in (option, environment[name])]
    return [
        ["xcrun", "notarytool", "submit", str(image), *key, "--wait", "--timeout", "30m"],
        ["xcrun", "stapler", "staple", str(image)],
        # As a machine looks at it that has downloaded it.
        ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image)],
    ]


def main(argv: Sequence[str]) -> int:
    """Run them, or print them; the first that fails ends it."""
    parser = argparse.ArgumentParser("macos", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder with the bundle")
    parser.add_argument("--dry-run", action="store_true", help="print the commands and run none")
    wanted = parser.parse_args(argv)
    out: Path = wanted.out.resolve()
    with tempfile.TemporaryDirectory() as folder:
        for command in commands(out, Path(folder), os.environ, platform.machine()):
            print(shlex.join(command), file=sys.stderr, flush=True)
            if not wanted.dry_run:
                subprocess.run(command, check=True)
    return 0
