"""Puts what the program reads into wheels and sdists; hatchling runs it, as pyproject.toml says."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))

import shipped
from translations.compiling import outdated


class WholeHook(BuildHookInterface[Any]):
    """Makes what isn't kept as it is, and names the files; an editable install takes the checkout as it is."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling.

        Always the metadata of numbering plans, which are compiled; Qt's compiler unless all languages are compiled.
        """
        needed = ("phonenumbers", "pyside6") if outdated(Path(self.root)) else ("phonenumbers",)
        return [each for each in self.metadata.core.dependencies if each.lower().startswith(needed)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name each file with its path in the archive. Raises what `shipped.make` raises."""
        if version == "editable":
            return
        root = Path(self.root)
        shipped.make(root)
        packed = shipped.shipped(root)
        if self.target_name == "sdist":  # the sources are in it anyway
            packed = {path: path.relative_to(root).as_posix() for path in shipped.made(root)}
        build_data["force_include"].update({str(path): place for path, place in packed.items()})
