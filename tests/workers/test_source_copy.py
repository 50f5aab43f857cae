"""The copy of the chosen file: whole, of one moment, or none, and a sentence that says why."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.core.errors import (
    Cancelled,
    DialproofError,
    DiskFull,
    FileChanging,
    FileIsFolder,
    FileMissing,
    FileNotReadable,
    FileVanished,
)
from desktop_app.services.ports import Progress
from desktop_app.workers.jobs.reading import kept_copy
from tests.small_disk import disk_of
from tests.systems import posix_only

SIZE = 1_000_000


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "list.csv"
    path.write_bytes(b"x" * SIZE)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "kept"
    made.mkdir()
    return made


def quiet(_progress: Progress) -> None:
    """Nobody watches."""


class Meddler:
    """Does something to the file in the middle of its copying, so many times."""

    def __init__(self, act: Callable[[], object], times: int = 1) -> None:
        self._act = act
        self._times = times
        self._last = 0

    def __call__(self, progress: Progress) -> None:
        begun_anew = progress.done < self._last or self._last == 0
        self._last = progress.done
        if begun_anew and self._times:
            self._times -= 1
            self._act()


def refused(error: type[DialproofError], report: Callable[[Progress], None], source: Path, folder: Path) -> str:
    """What the error says; nothing of the copy is left."""
    with pytest.raises(error) as caught:
        kept_copy(report, source, folder)
    assert list((folder / "source").iterdir()) == []
    return caught.value.sentence


def grow(source: Path) -> None:
    with source.open("ab") as file:
        file.write(b"more")


def test_a_copy_is_the_file_and_its_bytes_are_counted(source: Path, folder: Path) -> None:
    heard: list[Progress] = []
    copy, digest = kept_copy(heard.append, source, folder)
    assert copy.read_bytes() == source.read_bytes()
    assert digest == hashlib.sha256(b"x" * SIZE).hexdigest()
    assert [each.done for each in heard] == sorted(each.done for each in heard)
    assert heard[-1] == Progress("Copying", SIZE, SIZE, "bytes")


@pytest.mark.parametrize(
    "change",
    [grow, lambda source: source.write_bytes(b"short"), lambda source: os.utime(source, (1, 1))],
    ids=["it grows", "it shrinks", "it is written over"],
)
def test_a_file_that_changes_once_is_copied_once_more(
    source: Path, folder: Path, change: Callable[[Path], object]
) -> None:
    copy, digest = kept_copy(Meddler(lambda: change(source)), source, folder)
    assert copy.read_bytes() == source.read_bytes()
    assert digest == hashlib.sha256(source.read_bytes()).hexdigest()


@posix_only("a file that is being read can't be replaced on Windows")
def test_a_file_that_another_one_takes_the_place_of_is_copied_once_more(
    source: Path, folder: Path, tmp_path: Path
) -> None:
    """As programs save: a new file, renamed over the old one."""
    new = tmp_path / "new"
    new.write_bytes(b"new")
    copy, _ = kept_copy(Meddler(lambda: new.replace(source)), source, folder)
    assert copy.read_bytes() == b"new"


def test_a_file_that_goes_on_changing_is_refused(source: Path, folder: Path) -> None:
    message = refused(FileChanging, Meddler(lambda: grow(source), times=2), source, folder)
    assert "“list.csv” keeps changing" in message
    assert "choose it again" in message


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be deleted there")
def test_a_file_that_is_deleted_meanwhile_has_vanished(source: Path, folder: Path) -> None:
    message = refused(FileVanished, Meddler(source.unlink), source, folder)
    assert "“list.csv” was moved, renamed or deleted while it was read" in message


def test_what_is_not_there_or_no_file_is_not_waited_for(folder: Path, tmp_path: Path) -> None:
    assert "can't be found" in refused(FileMissing, quiet, tmp_path / "nowhere.csv", folder)
    assert "is a folder" in refused(FileIsFolder, quiet, tmp_path, folder)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.csv")
        assert "it is not a file" in refused(FileNotReadable, quiet, tmp_path / "pipe.csv", folder)
        assert "it is not a file" in refused(FileNotReadable, quiet, Path("/dev/zero"), folder)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="a file that can be opened and not read")
def test_a_file_whose_reading_fails_says_why(folder: Path) -> None:
    assert "input/output error" in refused(FileNotReadable, quiet, Path("/proc/self/mem"), folder)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_the_folders_fault(source: Path, folder: Path) -> None:
    import resource

    # GIVEN files may not become longer than half of this one
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SIZE // 2, before[1]))
    try:
        message = refused(DiskFull, quiet, source, folder)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert str(folder) in message


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Room for the file, and not for its rows, too."""
    yield from disk_of(2, tmp_path / "small")


def test_a_text_whose_rows_have_no_room_is_refused_before_it_is_copied(source: Path, small_disk: Path) -> None:
    heard: list[Progress] = []
    refused(DiskFull, heard.append, source, small_disk)
    assert heard == []
    # AND a packed file, whose rows may be few, is copied
    source.write_bytes(b"PK" + bytes(SIZE))
    kept_copy(quiet, source, small_disk)


def test_a_copy_that_is_cancelled_leaves_nothing(source: Path, folder: Path) -> None:
    def enough(_progress: Progress) -> None:
        raise Cancelled

    refused(Cancelled, enough, source, folder)
