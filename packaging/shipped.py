"""What the program reads, as people get it: wheels and bundles have the same files in the program's own package."""

from __future__ import annotations

from pathlib import Path

import compiled_numbering
from guide.making import folder as guide_folder
from guide.making import make_outdated as make_guide
from translations.compiling import compile_all, compiled

# Where `desktop_app/ui/look/resources.py` looks first, and `storage/machine/numbering_files.py`.
PLACE = "desktop_app/_resources"
_AS_THEY_ARE = ("fonts", "icons", "providers", "samples")


def make(root: Path) -> None:
    """Make what isn't kept as it is: languages, guide and compiled numbering plans.

    Raises `CannotCompile`, `LeadsNowhere` and `CannotCompileNumbering`.
    """
    compile_all(root)
    make_guide(root)
    compiled_numbering.make_outdated(root)


def made(root: Path) -> list[Path]:
    """Return what `make` has made."""
    return [*compiled(root), *_files(guide_folder(root)), *compiled_numbering.made(root)]


def shipped(root: Path) -> dict[Path, str]:
    """Return every file, with its path beside the program's package."""
    kept = [path for name in _AS_THEY_ARE for path in _files(root / "resources" / name)]
    return {path: f"{PLACE}/{path.relative_to(root / 'resources').as_posix()}" for path in [*kept, *made(root)]}


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
