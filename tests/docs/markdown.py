"""A document as its headings, what stands below each, and where its links lead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])
# What stands in docs/ for whoever works on the program.
FOR_DEVELOPERS = [ROOT / "docs" / name for name in ("decisions", "libraries.md", "where.md")]
GUIDE = [path for path in DOCUMENTS if ROOT / "docs" in path.parents and not {path, path.parent} & {*FOR_DEVELOPERS}]
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


class Link(NamedTuple):
    """`picture`: it is shown and not only named."""

    target: str
    picture: bool


def read(path: Path) -> str:
    """The text without what is quoted as code, in which # and [] mean something else."""
    return _CODE.sub("", path.read_text("utf-8"))


def sections(text: str, level: int) -> list[tuple[str, str]]:
    """Each heading of that level with the text below it, up to the next heading of this or a higher level."""
    found = re.split(rf"^#{{{level}}} (.+)$", text, flags=re.MULTILINE)
    ends = re.compile(rf"^#{{1,{level}}} ", re.MULTILINE)
    return [(title.strip(), ends.split(body)[0]) for title, body in zip(found[1::2], found[2::2], strict=True)]


def anchors(text: str) -> set[str]:
    """The names by which headings can be linked to, as GitHub makes them."""
    titles = re.findall(r"^#{1,6} (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


def links(text: str) -> list[Link]:
    """Where it leads to, and what it shows."""
    return [Link(target, mark == "!") for mark, target in _LINK.findall(text)]
