"""What is compiled of the numbering plans is kept, and made again whenever what was kept is no good."""

from __future__ import annotations

import os
import stat
import sys
from array import array
from pathlib import Path

import pytest

from desktop_app.core.numbering import Automaton
from desktop_app.core.numbering import areas as areas_versions
from desktop_app.core.numbering import automaton as versions
from desktop_app.core.numbering.areas import Areas
from desktop_app.core.numbering.meaning import Reading
from desktop_app.storage.machine.numbering_files import (
    AREAS_NAME,
    AUTOMATON_NAME,
    SHIPPED,
    SHIPPED_AREAS,
    kept_areas,
    kept_automaton,
)
from tests.systems import posix_only

SMALL = Automaton(array("I", [0] * 10 + [1] * 10), array("I", [0, 1]), (None, Reading("too long")), {"": 1, "?": 1}, 0)
SOME_AREAS = Areas({"GB": "United Kingdom"}, {})


class Builder:
    """Stands for the compiler and counts its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self) -> Automaton:
        self.calls += 1
        return SMALL


def test_it_is_built_once_and_then_read(tmp_path: Path) -> None:
    build = Builder()
    assert [kept_automaton(tmp_path, build) for _ in range(3)] == [SMALL] * 3
    assert build.calls == 1
    assert [each.name for each in tmp_path.iterdir()] == [AUTOMATON_NAME]


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    kept_automaton(folder, Builder())
    assert stat.S_IMODE((folder / AUTOMATON_NAME).stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("damage", [b"", b"nonsense", SMALL.to_bytes()[:-3], SMALL.to_bytes() + b"x"])
def test_a_damaged_file_is_replaced(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / AUTOMATON_NAME).write_bytes(damage)
    build = Builder()
    assert kept_automaton(tmp_path, build) == SMALL
    assert build.calls == 1
    assert (tmp_path / AUTOMATON_NAME).read_bytes() == SMALL.to_bytes()


def test_one_of_another_version_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = Builder()
    with monkeypatch.context() as patch:
        patch.setattr(versions, "version", lambda: "another")
        kept_automaton(tmp_path, build)
    kept_automaton(tmp_path, build)
    assert build.calls == 2
    kept_automaton(tmp_path, build)
    assert build.calls == 2


def test_the_one_that_came_with_the_program_is_taken_and_nothing_is_kept(tmp_path: Path) -> None:
    shipped = tmp_path / "shipped.bin"
    shipped.write_bytes(SMALL.to_bytes())
    shipped.chmod(0o400)
    build = Builder()
    assert kept_automaton(tmp_path / "cache", build, shipped) == SMALL
    assert build.calls == 0
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("damage", [b"", b"nonsense", SMALL.to_bytes()[:-3], SMALL.to_bytes() + b"x", None])
def test_where_it_is_damaged_or_missing_one_is_built_and_kept(tmp_path: Path, damage: bytes | None) -> None:
    # GIVEN a program whose folder lost the file, or has another in its place
    shipped = tmp_path / "shipped.bin"
    if damage is not None:
        shipped.write_bytes(damage)
    build = Builder()
    # WHEN an automaton is needed, twice THEN one is built, once, and stands in the person's own folder
    assert [kept_automaton(tmp_path / "cache", build, shipped) for _ in range(2)] == [SMALL] * 2
    assert build.calls == 1
    # AND the program's folder is as it was
    assert (shipped.read_bytes() if shipped.exists() else None) == damage


def test_one_that_came_for_other_metadata_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN a program whose libphonenumber was brought up to date by itself
    shipped = tmp_path / "shipped.bin"
    with monkeypatch.context() as patch:
        patch.setattr(versions, "version", lambda: "another")
        shipped.write_bytes(SMALL.to_bytes())
    build = Builder()
    # THEN one is built for what is there now, once
    assert [kept_automaton(tmp_path / "cache", build, shipped) for _ in range(2)] == [SMALL] * 2
    assert build.calls == 1


def test_a_checkout_has_none_that_came_with_it() -> None:
    assert not SHIPPED.exists()
    assert not SHIPPED_AREAS.exists()


def test_areas_are_kept_in_the_same_way_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built, shipped = list[Areas](), tmp_path / "shipped.bin"

    def build() -> Areas:
        built.append(SOME_AREAS)
        return SOME_AREAS

    # They are built once, and then read
    for _ in range(3):
        assert kept_areas(tmp_path, build, shipped).to_bytes() == SOME_AREAS.to_bytes()
    assert built == [SOME_AREAS]
    assert [each.name for each in tmp_path.iterdir()] == [AREAS_NAME]
    # Those of another version, or damaged ones, are built again
    with monkeypatch.context() as patch:
        patch.setattr(areas_versions, "_version", lambda: "another")
        kept_areas(tmp_path, build, shipped)
    (tmp_path / AREAS_NAME).write_bytes(b"nonsense")
    kept_areas(tmp_path, build, shipped)
    assert len(built) == 3
    # Those that came with the program are taken, and nothing is kept
    shipped.write_bytes(SOME_AREAS.to_bytes())
    assert kept_areas(tmp_path / "cache", build, shipped).country("GB") == "United Kingdom"
    assert len(built) == 3
    assert not (tmp_path / "cache").exists()


def test_a_folder_where_the_file_should_be_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / AUTOMATON_NAME).mkdir()
    (tmp_path / AUTOMATON_NAME / "something").touch()
    assert kept_automaton(tmp_path, Builder()) == SMALL
    assert [each.name for each in tmp_path.iterdir()] == [AUTOMATON_NAME]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
def test_a_pipe_does_not_hold_it_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / AUTOMATON_NAME)
    assert kept_automaton(tmp_path, Builder()) == SMALL


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="nothing is read-only for root")
@posix_only("permission bits")
def test_a_read_only_folder_means_building(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert kept_automaton(tmp_path, Builder()) == SMALL
        assert list(tmp_path.iterdir()) == []
    finally:
        tmp_path.chmod(0o700)


def test_a_file_in_the_folders_place_means_building(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert kept_automaton(tmp_path / "file" / "folder", Builder()) == SMALL


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert kept_automaton(tmp_path, Builder()) == SMALL
    assert list(tmp_path.iterdir()) == []
