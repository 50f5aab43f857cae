"""From `.ts` to the `.qm` that Qt reads, with the compiler that comes with PySide6."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def folder(root: Path) -> Path:
    """Where both kinds of file stand."""
    return root / "resources" / "translations"


def ts_path(root: Path, language: str) -> Path:
    """A language's translations, by Qt's name for it ("pt_BR")."""
    return folder(root) / f"dialproof_{language}.ts"


def outdated(root: Path) -> list[Path]:
    """The `.ts` files whose `.qm` is missing or older."""
    return [path for path in sorted(folder(root).glob("*.ts")) if _is_older(path.with_suffix(".qm"), path)]


def compile_all(root: Path) -> None:
    """Compile what is outdated. Raises `CalledProcessError` where the compiler refuses a file."""
    for path in outdated(root):
        new = path.with_suffix(f".qm.new{os.getpid()}")  # another may compile at the same time
        command = [str(_compiler()), "-silent", str(path), "-qm", str(new)]
        subprocess.run(command, check=True, capture_output=True, text=True)
        new.replace(path.with_suffix(".qm"))  # as a whole, also for a program that starts meanwhile


def _compiler() -> Path:
    import PySide6

    found = [path for path in Path(PySide6.__file__).parent.glob("lrelease*") if path.is_file()]
    return found[0]


def _is_older(compiled: Path, source: Path) -> bool:
    return not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns


if __name__ == "__main__":
    compile_all(Path(__file__).resolve().parents[2])
