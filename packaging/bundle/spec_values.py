"""What the spec gives to PyInstaller that differs by system: executables, the .app, and the parts' metadata."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bundle import facts, parts

# Qt's plugin paths, Python's modules and our resources stand in here, beside the executable.
CONTENTS = "_internal"
SOURCES = "sources.txt"


def executables(work: Path, platform: str = sys.platform) -> list[dict[str, Any]]:
    """The arguments of each executable; they share everything else."""
    common: dict[str, Any] = {"contents_directory": CONTENTS}
    if platform == "win32":
        from windows import version_information as phrases

        # One name can't be both: a program without a console has no standard output for the command line.
        consoles = {facts.PROGRAM: True, f"{facts.PROGRAM}w": False}
        common["icon"] = str(phrases.icon(work))
        # All modules stand beside each executable, in a file of its name. Both files are the same, so the installer
        # carries one of them.
        common["append_pkg"] = False
        return [
            {**common, "name": name, "console": console, "version": str(phrases.write(work, name))}
            for name, console in consoles.items()
        ]
    if platform == "darwin":
        from macos import app

        # With a console, an .app would count as a program without a window; a terminal gets its output all the same.
        return [{**common, **app.signing(os.environ), "name": facts.PROGRAM, "console": False}]
    return [{**common, "name": facts.PROGRAM, "console": True}]


def app_values(work: Path) -> dict[str, Any]:
    """The arguments of macOS's .app."""
    from macos import app

    return {
        "name": f"{facts.NAME}.app",
        "bundle_identifier": facts.IDENTIFIER,
        "version": facts.VERSION,
        "icon": str(app.icon(work)),
        "info_plist": app.info(),
    }


def note_sources(work: Path, binaries: Iterable[tuple[str, str, str]]) -> None:
    """Write down where each library comes from, which its licence is found by."""
    sources = sorted({source for _name, source, kind in binaries if kind != "SYMLINK"})
    (work / SOURCES).write_text("\n".join(sources), "utf-8")


def metadata(work: Path) -> list[tuple[str, str]]:
    """Each part's name and version, for the About page, and its entry points, by which keyring finds its back ends."""
    licence = {"licenses/LICENSE": facts.LICENCE_FILE.read_text("utf-8")}
    wanted = _written(work, facts.PROGRAM, facts.VERSION, licence, f"License-Expression: {facts.LICENCE}\n")
    for part in parts.distributions():
        points = part.read_text("entry_points.txt")
        wanted += _written(work, part.name, part.version, {"entry_points.txt": points} if points else {})
    return wanted


def _written(work: Path, name: str, version: str, files: dict[str, str], more: str = "") -> list[tuple[str, str]]:
    folder = f"{parts.normal_name(name).replace('-', '_')}-{version}.dist-info"
    files["METADATA"] = f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n{more}"
    for file, text in files.items():
        place = work / parts.OUR_METADATA / folder / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8", newline="\n")
    return [(str(work / parts.OUR_METADATA / folder / file), str(Path(folder, file).parent)) for file in files]
