"""Puts what the window reads into wheels and sdists; hatchling runs it, as pyproject.toml says."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))

import shipped
from translations.compiling import outdated


class WholeHook(BuildHookInterface[Any]):
    """Makes languages and guide, and names the files; an editable install reads them where they stand."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: Qt's compiler, unless each language is compiled already."""
        needed = self.metadata.core.dependencies if outdated(Path(self.root)) else []
        return [each for each in needed if each.lower().startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name each file with its path in the archive. Raises `CannotCompile` and `LeadsNowhere`."""
        if version == "editable":
            return
        root = Path(self.root)
        shipped.make(root)
        packed = shipped.shipped(root)
        if self.target_name == "sdist":  # the sources are in it anyway
            packed = {path: path.relative_to(root).as_posix() for path in shipped.made(root)}
        build_data["force_include"].update({str(path): place for path, place in packed.items()})
