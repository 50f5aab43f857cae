"""A file on its way: what is kept of it, and what is never believed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.api.part_file import PartChanged, PartFile, PartRecord, load_record, part_of, record_of
from desktop_app.core.errors import DiskFull, FolderNotUsable
from tests.small_disk import disk_of

RECORD = PartRecord("address", '"v1"', 10)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "r.csv"


@pytest.fixture
def kept(target: Path) -> PartRecord:
    """Six of ten bytes came."""
    file = PartFile.begin(target, RECORD)
    file.write(b"abcd")
    file.close(b"ef")
    found = load_record(target)
    assert found is not None
    return found


def names(target: Path) -> set[str]:
    return {path.name for path in target.parent.iterdir()}


def finish(target: Path, kept: PartRecord, first: int, data: bytes) -> bytes:
    file = PartFile.carry_on(target, kept, first)
    try:
        file.verify()
        file.write(data)
        file.commit()
    finally:
        file.close()
    return target.read_bytes()


def test_what_came_is_kept_private_and_carried_on(target: Path, kept: PartRecord) -> None:
    assert (kept.size, kept.total, kept.validator) == (6, 10, '"v1"')
    assert names(target) == {"r.csv.part", "r.csv.part.json"}
    for path in target.parent.iterdir():
        assert os.name != "posix" or path.stat().st_mode & 0o777 == 0o600
    assert finish(target, kept, 6, b"ghij") == b"abcdefghij"
    assert names(target) == {"r.csv"}


@pytest.mark.parametrize("first", [0, 3, 5])
def test_an_overlap_is_compared_and_not_written_twice(target: Path, kept: PartRecord, first: int) -> None:
    assert finish(target, kept, first, b"abcdefghij"[first:]) == b"abcdefghij"


@pytest.mark.parametrize("data", [b"Xfghij", b"eXghij", b"X"])
def test_an_overlap_that_differs_is_another_file(target: Path, kept: PartRecord, data: bytes) -> None:
    with pytest.raises(PartChanged):
        finish(target, kept, 4, data)
    assert not target.exists()


def test_bytes_behind_the_last_record_are_not_believed(target: Path, kept: PartRecord) -> None:
    with part_of(target).open("ab") as file:
        file.write(b"of a write that was killed")
    assert finish(target, kept, 6, b"ghij") == b"abcdefghij"


@pytest.mark.parametrize("content", [b"abcdeX", b"\0" * 6, b"abcdeX and more"])
def test_other_bytes_than_recorded_are_not_believed(target: Path, kept: PartRecord, content: bytes) -> None:
    part_of(target).write_bytes(content)
    with pytest.raises(PartChanged):
        finish(target, kept, 6, b"ghij")


@pytest.mark.skipif(os.name != "posix", reason="modes and links as POSIX has them")
def test_a_part_of_somebody_elses_is_not_believed(target: Path, kept: PartRecord) -> None:
    part = part_of(target)
    part.chmod(0o644)
    with pytest.raises(PartChanged):
        finish(target, kept, 6, b"ghij")
    part.replace(part.with_name("elsewhere"))
    part.symlink_to(part.with_name("elsewhere"))
    with pytest.raises(PartChanged):
        finish(target, kept, 6, b"ghij")


def test_beginning_anew_leaves_nothing_of_the_old(target: Path, kept: PartRecord) -> None:
    assert kept.size == 6
    file = PartFile.begin(target)
    assert load_record(target) is None
    file.close(b"xy")
    assert names(target) == set()


def test_writing_after_closing_does_nothing(target: Path, kept: PartRecord) -> None:
    file = PartFile.carry_on(target, kept, 6)
    file.close()
    file.verify()
    file.write(b"ghij")
    file.close(b"ghij")
    assert load_record(target) == kept


def test_discarding_removes_everything(target: Path, kept: PartRecord) -> None:
    PartFile.carry_on(target, kept, 6).discard()
    assert names(target) == set()


def test_a_record_that_can_not_be_right_is_none(target: Path, kept: PartRecord) -> None:
    path = record_of(target)
    good = json.loads(path.read_text())
    assert load_record(target) == kept
    for change in (
        {"size": 7}, {"size": 0}, {"size": -1}, {"size": True}, {"size": "6"}, {"size": None}, {"total": 5},
        {"total": "10"}, {"validator": '"a"\r\nX-Evil: 1'}, {"validator": "ü"}, {"validator": 5}, {"more": 1},
    ):  # fmt: skip
        path.write_text(json.dumps({**good, **change}))
        assert load_record(target) is None, change
    for text in ("", "{", "[]", "null", "\x00", "9" * 5000, json.dumps({"size": 6})):
        path.write_text(text)
        assert load_record(target) is None, text[:20]


def test_a_record_without_its_part_is_none(target: Path, kept: PartRecord) -> None:
    assert kept.size == 6
    part_of(target).unlink()
    assert load_record(target) is None


def test_more_is_kept_only_of_the_same_version(kept: PartRecord) -> None:
    assert kept.extends(None)
    assert kept.extends(replace(kept, size=5))
    assert not kept.extends(kept)
    assert not kept.extends(replace(kept, size=7))
    assert kept.extends(replace(kept, size=7, validator='"v2"'))
    assert kept.extends(replace(kept, size=7, address="other"))


@pytest.mark.skipif(sys.platform == "win32", reason="limits as POSIX has them")
def test_where_the_disk_takes_no_more_the_last_record_holds(target: Path, kept: PartRecord) -> None:
    import resource

    big = replace(kept, total=100_000)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, before[1]))
    try:
        file = PartFile.carry_on(target, big, 6)
        file.verify()
        with pytest.raises(FolderNotUsable):
            file.write(b"x" * 99_994)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    file.write(b"behind the gap")
    file.close(b"behind the gap")
    assert part_of(target).stat().st_size > 6
    assert load_record(target) == kept
    assert finish(target, kept, 6, b"ghij") == b"abcdefghij"


def test_a_folder_that_can_not_be_made_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderNotUsable):
        PartFile.begin(tmp_path / "file" / "r.csv")


@pytest.mark.parametrize(("record", "left"), [(None, set()), (RECORD, {"r.csv.part", "r.csv.part.json"})])
def test_a_name_that_can_not_be_taken_is_said_to_be_so(target: Path, record: PartRecord | None, left: set[str]) -> None:
    (target / "a folder of that name").mkdir(parents=True)
    file = PartFile.begin(target, record)
    file.write(b"abcd")
    with pytest.raises(FolderNotUsable):
        file.commit()
    file.close()
    assert names(target) - {"r.csv"} == left


# --- a disk without room ---


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four megabytes, where this machine lets us have one."""
    yield from disk_of(4, tmp_path / "disk")


@pytest.mark.parametrize("record", [None, RECORD])
def test_a_file_without_end_leaves_the_last_room_to_others_and_nothing_of_itself(
    small_disk: Path, record: PartRecord | None
) -> None:
    target = small_disk / "r.csv"
    file = PartFile.begin(target, replace(record, total=None) if record else None)
    for _ in range(62):  # 97 %
        file.write(b"x" * 65_536)
    with pytest.raises(DiskFull):
        file.write(b"x" * 65_536)
    file.close(b"the rest")
    assert list(small_disk.iterdir()) == []
