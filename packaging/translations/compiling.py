"""From `.ts` to what the window reads: a `.qm` for each language, and the list of what is said in them.

The `.qm` is made by the compiler that comes with PySide6. The list has every text of the context "reasons", in which
`core/text/translatable.py` says what the journal keeps: the window reads the English of former journals back by it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

REASONS = "reasons"


class CannotCompile(Exception):
    """Qt's compiler refused a file, or a system library that it needs is missing; the text says which."""


def folder(root: Path) -> Path:
    """Where all of them stand."""
    return root / "resources" / "translations"


def ts_path(root: Path, language: str) -> Path:
    """A language's translations, by Qt's name for it ("pt_BR")."""
    return folder(root) / f"dialproof_{language}.ts"


def reasons_path(root: Path) -> Path:
    """The list of what is said, a JSON list of texts."""
    return folder(root) / f"{REASONS}.json"


def compiled(root: Path) -> list[Path]:
    """All that is made: what goes into a bundle."""
    return [*(path.with_suffix(".qm") for path in sorted(folder(root).glob("*.ts"))), reasons_path(root)]


def outdated(root: Path) -> list[Path]:
    """What of it is missing, or older than the `.ts` files that it is made of."""
    *languages, listed = compiled(root)
    found = [path for path in languages if _is_older(path, path.with_suffix(".ts"))]
    return [*found, listed] if any(_is_older(listed, path.with_suffix(".ts")) for path in languages) else found


def compile_all(root: Path) -> None:
    """Make what is outdated. Raises `CannotCompile` where the compiler refuses a file or can't be started."""
    for path in outdated(root):
        new = path.with_name(f"{path.name}.new{os.getpid()}")  # another may compile at the same time
        if path == reasons_path(root):
            texts = sorted(set(_reasons(root)))
            new.write_text(json.dumps(texts, ensure_ascii=False, indent=0), "utf-8", newline="\n")
        else:
            command = [str(_compiler()), "-silent", str(path.with_suffix(".ts")), "-qm", str(new)]
            try:
                subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            except subprocess.CalledProcessError as failure:
                words = failure.stdout.strip() or f"exit code {failure.returncode}"
                raise CannotCompile(f"{path.name}: {words}") from failure
        new.replace(path)  # as a whole, also for a program that starts meanwhile


def _reasons(root: Path) -> Iterator[str]:
    """From every language's file: what none of them has can't be told in another language anyway."""
    import xml.etree.ElementTree as ET

    for path in folder(root).glob("*.ts"):
        for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
            if context.findtext("name") == REASONS:
                yield from (message.findtext("source", "") for message in context.iter("message"))


def _compiler() -> Path:
    import PySide6

    found = [path for path in Path(PySide6.__file__).parent.glob("lrelease*") if path.is_file()]
    return found[0]


def _is_older(compiled: Path, source: Path) -> bool:
    return not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns


if __name__ == "__main__":
    try:
        compile_all(Path(__file__).resolve().parents[2])
    except CannotCompile as failure:
        sys.exit(str(failure))
