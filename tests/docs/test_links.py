"""Documents lead where they say, show pictures that are there, and are all found from their index."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from tests.docs.markdown import DOCUMENTS, ROOT, anchors, links, read

INDEX, README = ROOT / "docs" / "README.md", ROOT / "README.md"
PICTURES = sorted((ROOT / "docs" / "images").glob("*.png"))
MOST_BYTES = 150_000
# Wider ones would be made smaller by whoever shows the page, and blur.
MOST_PIXELS = 1120


def where(document: Path, target: str) -> tuple[Path, str]:
    path, _, anchor = target.partition("#")
    return (document.parent / path).resolve() if path else document, anchor


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    inside = [link for link in links(read(document)) if not link.target.startswith("https://")]
    missing = []
    for link in inside:
        path, anchor = where(document, link.target)
        if not path.is_file() or (anchor and anchor not in anchors(read(path))):
            missing.append(link.target)
    assert missing == []


def test_every_document_is_found_from_the_indices() -> None:
    found, waiting = {INDEX, README}, [INDEX, README]
    while waiting:
        document = waiting.pop()
        led_to = {where(document, link.target)[0] for link in links(read(document)) if not link.picture}
        new = {path for path in led_to - found if path.suffix == ".md" and path.is_file()}
        found |= new
        waiting += new
    assert {path for path in DOCUMENTS if INDEX.parent in path.parents} - found == set()


def test_every_module_that_a_document_names_is_there() -> None:
    named = re.compile(
        r"`((?:api|cli|core|local_service|services|sheets|storage|ui|wiring|workers)/[\w/]+(?:\.py|/)?)`"
    )
    found = {(path.name, name) for path in DOCUMENTS for name in named.findall(path.read_text("utf-8"))}
    assert len(found) > 300
    assert sorted((path, name) for path, name in found if not (ROOT / "desktop_app" / name).exists()) == []


def test_every_file_that_a_document_names_without_its_folder_is_there() -> None:
    files = {path.name for part in ("desktop_app", "packaging", "tests") for path in (ROOT / part).rglob("*.py")}
    named = re.compile(r"`(\w+\.py)`")
    missing = {(path.name, name) for path in DOCUMENTS for name in named.findall(read(path)) if name not in files}
    assert missing == set()


def test_pictures_are_small_and_each_is_shown() -> None:
    shown = {where(path, link.target)[0] for path in DOCUMENTS for link in links(read(path)) if link.picture}
    assert set(PICTURES) - shown == set()
    for path in PICTURES:
        content = path.read_bytes()
        width, height = struct.unpack_from(">II", content, 16)
        assert (len(content) <= MOST_BYTES, max(width, height) <= MOST_PIXELS) == (True, True), path.name
