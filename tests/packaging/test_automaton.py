"""The automaton that is shipped is made once, and anew when it is damaged, of other metadata or older than its code."""

from __future__ import annotations

import os
from array import array
from pathlib import Path

import automaton
import pytest

from desktop_app.core import numbering
from desktop_app.core.numbering import Automaton
from desktop_app.core.numbering import automaton as versions
from desktop_app.core.numbering.meaning import Reading

SMALL = Automaton(array("I", [0] * 10 + [1] * 10), array("I", [0, 1]), (None, Reading("too long")), {"": 1, "?": 1}, 0)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with some code, where the automaton is a small one."""
    code = tmp_path / "desktop_app" / "core" / "numbering"
    code.mkdir(parents=True)
    (code / "compiling.py").touch()
    os.utime(code / "compiling.py", (1_000, 1_000))
    monkeypatch.setattr(numbering, "compiled", lambda: SMALL)
    return tmp_path


def test_one_is_made_and_left_alone(root: Path) -> None:
    automaton._make(root)
    made = automaton.path(root)
    assert made.read_bytes() == SMALL.to_bytes()
    assert [each.name for each in made.parent.iterdir()] == [made.name]
    os.utime(made, (2_000, 2_000))
    automaton._make(root)
    assert made.stat().st_mtime == 2_000


def test_a_damaged_one_is_made_anew(root: Path) -> None:
    made = automaton.path(root)
    made.parent.mkdir(parents=True)
    made.write_bytes(SMALL.to_bytes()[:-1])
    automaton._make(root)
    assert made.read_bytes() == SMALL.to_bytes()


def test_one_of_other_metadata_is_made_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(versions, "version", lambda: "another")
        automaton._make(root)
        other = automaton.path(root).read_bytes()
    automaton._make(root)
    assert automaton.path(root).read_bytes() == SMALL.to_bytes() != other


def test_one_that_is_older_than_its_code_is_made_anew(root: Path) -> None:
    automaton._make(root)
    made = automaton.path(root)
    # As it is after an sdist was unpacked: all of one time, and nothing needs to be made.
    os.utime(made, (1_000, 1_000))
    automaton._make(root)
    assert made.stat().st_mtime == 1_000
    os.utime(made, (999, 999))
    automaton._make(root)
    assert made.stat().st_mtime > 1_000


def test_why_it_can_not_be_made_is_said(tmp_path: Path) -> None:
    with pytest.raises(automaton.CannotCompileNumbering, match=r"automaton\.py"):
        automaton.make_outdated(tmp_path)
