"""What installers, version information and menus say of the program; most of it stands in pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

NAME = "Dialproof"
# Of the executable, the package, and the menu entry (`dialproof.desktop`).
PROGRAM: str = _PROJECT["name"]
VERSION: str = _PROJECT["version"]
# One sentence, which ends with a full stop.
DESCRIPTION: str = _PROJECT["description"]
PUBLISHER: str = _PROJECT["authors"][0]["name"]
# An SPDX expression; LICENSE has its words.
LICENCE: str = _PROJECT["license"]
LICENCE_FILE = ROOT / "LICENSE"
# Apple's bundle identifier and AppStream's id: never changed, since settings and permissions hang on it.
IDENTIFIER = "org.dialproof.Dialproof"
COPYRIGHT = f"© {PUBLISHER}"


def four_numbers(version: str = VERSION) -> tuple[int, int, int, int]:
    """The version as Windows wants it; what stands behind the numbers (`rc1`) is left out."""
    numbers = [int(part) for part in re.split(r"[^\d.]", version)[0].strip(".").split(".")]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth
