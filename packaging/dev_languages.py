"""The window's languages are compiled before anything is started, where their sources are newer."""

from __future__ import annotations

import os
from pathlib import Path

import dev_environment
from dev_apt import Apt, last_lines, quietly, say
from dev_environment import for_python
from translations.compiling import outdated


def prepare(root: Path, extras: str, apt: Apt) -> Path:
    """Return the environment's Python, as `dev_environment.prepare` does, with every language ready to be loaded."""
    python = dev_environment.prepare(root, extras, apt)
    if outdated(root):
        compile_languages(root, python)
    return python


def compile_languages(root: Path, python: Path) -> None:
    """Compile them; what fails is said, and the window speaks English."""
    done = quietly(
        [str(python), str(root / "packaging" / "translations" / "compiling.py")], for_python(os.environ), root
    )
    if done.code:
        say(f"The window's languages could not be compiled:\n{last_lines(done.output)}")
