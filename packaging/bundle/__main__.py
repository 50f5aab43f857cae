"""Makes the bundle, with what stands beside it; run in the environment of the lock by dev.py (dev_bundle.py)."""

from __future__ import annotations

import argparse
import importlib
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bundle import facts, licence_folder, licences, listing, measuring, sbom
from bundle.building import BuildFailed, build, claim, time_of_sources


def main(arguments: Sequence[str]) -> int:
    """Build once or twice; the exit code is 1 where something is missing, too big, too slow or not the same."""
    asked = _parser().parse_args(arguments)
    out: Path = asked.out.resolve()
    try:
        files = make(out)
        same = _same_again(files) if asked.twice else True
        fits = _measured(out / facts.PROGRAM) if asked.measure else True
        packed = _packed(out) if asked.packages else True
    except (BuildFailed, licences.NoLicence, measuring.NoWindow, sbom.NotValid) as failure:
        _say(str(failure))
        return 1
    except subprocess.CalledProcessError as failure:
        _say(f"{shlex.join(map(str, failure.cmd))} ended with exit code {failure.returncode}.")
        return 1
    return 0 if same and fits and packed else 1


def make(out: Path) -> dict[str, str]:
    """The bundle, its licences, its bill of materials and its list of files, which is returned."""
    claim(out)
    epoch = time_of_sources()
    built = build(out, epoch)
    found = licences.all_parts(built.carried)
    licence_folder.write(out, found)
    shutil.copyfile(facts.LICENCE_FILE, out / facts.LICENCE_FILE.name)
    sbom.write(out, found, epoch)
    files = listing.listed(built.folder)
    listing.write(out, files)
    _say(f"{built.folder}: {len(files)} files, {len(found)} parts of others with their licences")
    return files


def _same_again(files: dict[str, str]) -> bool:
    """Build in another folder, and say what differs."""
    with tempfile.TemporaryDirectory() as place:
        differing = listing.differences(files, make(Path(place)))
    for name in differing:
        _say(f"differs: {name}")
    _say(f"two builds: {len(differing)} of {len(files)} files differ without a reason that is known")
    return not differing


def _packed(out: Path) -> bool:
    """What is handed on of it, by the package beside this one that knows this system."""
    makers = {"linux": "linux.making", "darwin": "macos.disk_image"}
    if sys.platform not in makers:
        _say(f"Linux makes the MSI, of this folder: PYTHONPATH=packaging python3 -m windows {out}")
        return False
    return not importlib.import_module(makers[sys.platform]).main([str(out)])


def _measured(program: Path) -> bool:
    sizes = [("unpacked", measuring.unpacked(program), measuring.MOST_UNPACKED)]
    sizes.append(("as .tar.xz", measuring.packed(program), measuring.MOST_PACKED))
    for name, size, most in sizes:
        _say(f"{name}: {size / measuring.MB:.1f} MB (at most {most // measuring.MB})")
    suffix = ".exe" if sys.platform == "win32" else ""
    ratio = measuring.start_ratio(program / f"{facts.PROGRAM}{suffix}")
    _say(f"start to first paint: {ratio:.2f} times that from source (at most {measuring.MOST_START})")
    return all(size <= most for _name, size, most in sizes) and ratio <= measuring.MOST_START


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py bundle", description=__doc__)
    parser.add_argument("--out", type=Path, default=facts.ROOT / "build" / "bundle", help="default: build/bundle")
    parser.add_argument("--twice", action="store_true", help="build again elsewhere, and compare every file")
    parser.add_argument("--packages", action="store_true", help="also what is handed on: .tar.xz and .deb, or .dmg")
    parser.add_argument("--no-measure", dest="measure", action="store_false", help="leave sizes and start times out")
    return parser


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
