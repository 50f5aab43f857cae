"""The folder beside the bundle with the licences of all parts, for whoever gets it."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from bundle.licences import NoLicence, Part

FOLDER = "THIRD-PARTY-LICENCES"


def write(out: Path, found: Iterable[Part]) -> Path:
    """Write a folder for each part with its texts, and an index; raises `NoLicence` where there is none."""
    place = out / FOLDER
    shutil.rmtree(place, ignore_errors=True)
    lines = []
    for part in found:
        if not part.texts:
            raise NoLicence(f"No licence text of {part.name} {part.version} is installed.")
        own = place / f"{part.name}-{part.version}"
        own.mkdir(parents=True)
        for at, text in enumerate(part.texts):
            name = text.name if not (own / text.name).exists() else f"{at}-{text.name}"
            (own / name).write_bytes(text.read_bytes())
        lines.append(f"{part.name}\t{part.version}\t{part.licence}\n")
    (place / "index.txt").write_text("".join(lines), "utf-8", newline="\n")
    return place
