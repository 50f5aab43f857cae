"""What is shipped of numbering plans is made once, and anew when it is damaged, of other metadata or of older code."""

from __future__ import annotations

import os
from array import array
from pathlib import Path

import compiled_numbering
import pytest

from desktop_app.core import numbering
from desktop_app.core.numbering import Automaton, areas
from desktop_app.core.numbering import automaton as versions
from desktop_app.core.numbering.meaning import Reading

SMALL = Automaton(array("I", [0] * 10 + [1] * 10), array("I", [0, 1]), (None, Reading("too long")), {"": 1, "?": 1}, 0)
FEW = areas.Areas({"GB": "United Kingdom"}, {})


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with some code, where automaton and areas are small ones."""
    code = tmp_path / "desktop_app" / "core" / "numbering"
    code.mkdir(parents=True)
    (code / "compiling.py").touch()
    os.utime(code / "compiling.py", (1_000, 1_000))
    monkeypatch.setattr(numbering, "compiled", lambda: SMALL)
    monkeypatch.setattr(areas, "gathered", lambda: FEW)
    return tmp_path


def test_one_is_made_and_left_alone(root: Path) -> None:
    compiled_numbering._make(root)
    made = compiled_numbering.made(root).automaton
    assert made.read_bytes() == SMALL.to_bytes()
    assert compiled_numbering.made(root).areas.read_bytes() == FEW.to_bytes()
    assert sorted(made.parent.iterdir()) == sorted(compiled_numbering.made(root))
    for each in compiled_numbering.made(root):
        os.utime(each, (2_000, 2_000))
    compiled_numbering._make(root)
    assert {each.stat().st_mtime for each in compiled_numbering.made(root)} == {2_000}


def test_a_damaged_one_is_made_anew(root: Path) -> None:
    made = compiled_numbering.made(root)
    made.automaton.parent.mkdir(parents=True)
    made.automaton.write_bytes(SMALL.to_bytes()[:-1])
    made.areas.write_bytes(FEW.to_bytes()[:-1])
    compiled_numbering._make(root)
    assert made.automaton.read_bytes() == SMALL.to_bytes()
    assert made.areas.read_bytes() == FEW.to_bytes()


def test_one_of_other_metadata_is_made_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(versions, "version", lambda: "another")
        patch.setattr(areas, "_version", lambda: "another")
        compiled_numbering._make(root)
        others = [each.read_bytes() for each in compiled_numbering.made(root)]
    compiled_numbering._make(root)
    made = [each.read_bytes() for each in compiled_numbering.made(root)]
    assert made == [SMALL.to_bytes(), FEW.to_bytes()]
    assert not {*made} & {*others}


def test_one_that_is_older_than_its_code_is_made_anew(root: Path) -> None:
    compiled_numbering._make(root)
    made = compiled_numbering.made(root).automaton
    # As it is after an sdist was unpacked: all of one time, and nothing needs to be made.
    os.utime(made, (1_000, 1_000))
    compiled_numbering._make(root)
    assert made.stat().st_mtime == 1_000
    os.utime(made, (999, 999))
    compiled_numbering._make(root)
    assert made.stat().st_mtime > 1_000


def test_why_it_can_not_be_made_is_said(tmp_path: Path) -> None:
    with pytest.raises(compiled_numbering.CannotCompileNumbering, match=r"compiled_numbering\.py"):
        compiled_numbering.make_outdated(tmp_path)
