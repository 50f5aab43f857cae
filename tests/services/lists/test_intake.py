"""Files become a list, several as one parcel; what a cancelled reading left is deleted, and nobody waits for that."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
import tempfile
import threading
import zipfile
from pathlib import Path
from typing import IO

import pytest

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ALL_SHEETS, ReadOptions
from desktop_app.core.errors import DialproofError, FileChanging, FileMissing, FileNotReadable
from desktop_app.core.text.file_names import list_name
from desktop_app.services.jobs import ReadFile
from desktop_app.services.lists import intake
from desktop_app.services.lists.intake import Intake, in_order, packed, parcel_name
from desktop_app.storage.lists.folders import ListFolders
from tests.services.direct_work import Direct
from tests.services.world import World, british, told


class Endless(Direct):
    """Reads until it is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.began = asyncio.Event()
        self.instead[ReadFile] = self._read

    async def _read(self, job: ReadFile) -> None:
        (job.folder / "list.sqlite").write_bytes(b"half a list")
        self.began.set()
        await asyncio.Event().wait()


class SlowFolders(ListFolders):
    """Deletes when it is let; `deleting` says that it is asked to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.deleting, self.let = threading.Event(), threading.Event()

    def discard(self, list_id: str) -> None:
        """Only so quickly."""
        self.deleting.set()
        assert self.let.wait(10)
        super().discard(list_id)


@pytest.mark.parametrize("impatient", [False, True])
def test_what_a_cancelled_reading_left_is_deleted_while_the_loop_goes_on(tmp_path: Path, *, impatient: bool) -> None:
    lists = SlowFolders(tmp_path / "lists")

    async def story() -> None:
        worker = Endless()
        reading = asyncio.ensure_future(Intake(lists, worker).read(tmp_path / "list.csv", ReadOptions()))
        await worker.began.wait()
        # GIVEN a cancelled reading whose folder takes long to delete
        reading.cancel()
        assert await asyncio.to_thread(lists.deleting.wait, 10)
        assert not reading.done()
        # WHEN nobody waits for that any more, or somebody does
        if impatient:
            reading.cancel()
        else:
            lists.let.set()
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert any(lists.folder("").iterdir()) == impatient
        lists.let.set()

    asyncio.run(story())
    # THEN nothing of it is there in the end
    assert list((tmp_path / "lists").iterdir()) == []


def test_that_a_list_was_protected_is_known_and_its_password_is_not(tmp_path: Path) -> None:
    from desktop_app.core.output.form import PROTECTED, no_original
    from tests.sheets.builders import protected, xlsx

    lists = ListFolders(tmp_path / "lists")
    book = protected(xlsx(tmp_path / "list.xlsx", [["Mobile"], ["+447400123456"]]), "Enzian 7")

    async def story() -> None:
        intake = Intake(lists, Direct())
        read = await intake.read(book, ReadOptions(), passwords=[Password("Enzian 7")])
        store = intake.open(read.list_id)
        assert store.understanding.protected
        assert no_original(store.understanding, book.name) == PROTECTED
        store.close()
        kept = [path for path in (tmp_path / "lists").rglob("*") if path.is_file()]
        assert {path.name for path in kept} >= {"list.xlsx", "list.sqlite"}
        assert intake.source(read.list_id).read_bytes() == book.read_bytes()
        for form in ("utf-8", "utf-16-le"):
            assert not any("Enzian 7".encode(form) in path.read_bytes() for path in kept)

    asyncio.run(story())


def lists(folder: Path, *names: str) -> list[Path]:
    """A file for each name, with a number of its own."""
    paths = [folder / name for name in names]
    for number, path in enumerate(paths):
        path.parent.mkdir(exist_ok=True)
        path.write_text("Mobile\n" + british(number + 1)[-1] + "\n")
    return paths


def digest(paths: list[Path]) -> str:
    with tempfile.TemporaryDirectory() as place:
        return hashlib.sha256(asyncio.run(packed(paths, Path(place))).read_bytes()).hexdigest()


def test_the_same_files_are_the_same_parcel_in_any_order_and_at_any_time(tmp_path: Path) -> None:
    paths = lists(tmp_path, "b.csv", "a.csv", "part 10.csv", "part 9.csv")
    before = digest(paths)
    os.utime(paths[0], (1, 1))
    paths[1].chmod(0o640)
    assert digest(paths[::-1]) == before
    paths[0].write_text("Mobile\n+447400999999\n")
    assert digest(paths) != before


def test_names_are_in_the_order_that_a_person_counts_in() -> None:
    names = ["part 10.csv", "Part 2.csv", "1.csv", "part 9.csv", "part.csv", "²³.csv", "20.csv"]
    assert [path.name for path in in_order(Path(name) for name in [*names, "1.csv"])] == [
        "1.csv", "20.csv", "Part 2.csv", "part 9.csv", "part 10.csv", "part.csv", "²³.csv",
    ]  # fmt: skip


def test_a_parcel_is_named_for_a_person() -> None:
    assert parcel_name([Path("customers.xlsx"), Path("b.csv"), Path("c.csv")]) == "customers + 2 more.zip"
    assert list_name("customers + 2 more.zip") == "customers + 2 more"  # that zip is nobody's
    assert [list_name(name) for name in ("parcel.zip", "a.csv", "2 more.zip")] == ["parcel.zip", "a.csv", "2 more.zip"]
    assert len(parcel_name([Path("x" * 200 + ".csv"), Path("b.csv")])) < 80


def test_files_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    paths = lists(tmp_path, "a/list.csv", "b/list.csv", "c/LIST.csv")
    parcel = asyncio.run(packed(paths, tmp_path))
    with zipfile.ZipFile(parcel) as archive:
        assert sorted(archive.namelist()) == ["LIST.csv", "list (2).csv", "list (3).csv"]
        assert archive.testzip() is None


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text there")
def test_a_name_that_is_no_text_is_packed_under_one_that_is(tmp_path: Path) -> None:
    paths = lists(tmp_path, os.fsdecode(b"a \xff.csv"), os.fsdecode(b"a \xfe.csv"))
    with zipfile.ZipFile(asyncio.run(packed(paths, tmp_path))) as archive:
        assert sorted(archive.namelist()) == ["a \ufffd (2).csv", "a \ufffd.csv"]


@pytest.mark.parametrize(("name", "error"), [("gone.csv", FileMissing), ("folder", FileNotReadable)])
def test_a_file_that_can_not_be_opened_is_named(tmp_path: Path, name: str, error: type[DialproofError]) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(error) as caught:
        asyncio.run(packed([*lists(tmp_path, "a.csv"), tmp_path / name], tmp_path))
    assert name in str(caught.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    with pytest.raises(FileNotReadable, match=r"pipe\.csv"):
        asyncio.run(packed([*lists(tmp_path, "a.csv"), tmp_path / "pipe.csv"], tmp_path))


def test_a_file_that_is_saved_meanwhile_is_not_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = lists(tmp_path, "a.csv", "b.csv")
    read = intake._block

    def saving(source: IO[bytes], path: Path) -> bytes:
        block = read(source, path)
        if path.name == "b.csv" and not block:
            paths[1].write_text("Mobile\n")
        return block

    monkeypatch.setattr(intake, "_block", saving)
    with pytest.raises(FileChanging, match=r"b\.csv"):
        asyncio.run(packed(paths, tmp_path))


def packed_so_far(folder: str) -> list[int]:
    return [path.stat().st_size for path in Path(folder).iterdir()]


def test_a_cancelled_packing_stops_before_its_folder_goes(tmp_path: Path) -> None:
    large = tmp_path / "large.csv"
    with large.open("wb") as file:
        file.truncate(256 << 20)

    async def story() -> None:
        with tempfile.TemporaryDirectory(dir=tmp_path) as place:
            work = asyncio.ensure_future(packed([large, *lists(tmp_path, "z.csv")], Path(place)))
            while not packed_so_far(place):  # noqa: ASYNC110 - the thread says nothing
                await asyncio.sleep(0.001)
            work.cancel()
            with pytest.raises(asyncio.CancelledError):
                await work
            (size,) = packed_so_far(place)
            assert size < 256 << 20

    asyncio.run(story())


async def test_several_files_are_read_as_one_list(world: World) -> None:
    paths = lists(world.home, "customers.csv", "b.txt")
    found = await world.intake.read_several(paths, ReadOptions())
    assert found.name == "b + 1 more.zip"
    assert (found.understanding.sheet, found.understanding.sheets) == (ALL_SHEETS, ["b.txt", "customers.csv"])
    store = world.intake.open(found.list_id)
    assert [row.cells for row in store.page(0, 9)] == [
        ("b.txt", "2", british(2)[1]),
        ("customers.csv", "2", british(1)[0]),
    ]
    again = await world.intake.read_several(paths[::-1], ReadOptions())
    other = world.intake.open(again.list_id)
    assert other.source_digest == store.source_digest
    store.close()
    other.close()
    shown = await world.intake.read_again(again.list_id, ReadOptions(sheet="customers.csv"))
    assert shown.understanding.counts.rows == 1


def test_one_that_can_not_be_read_is_named_and_nothing_stays(world: World) -> None:
    paths = lists(world.home, "a.csv", "b.csv")
    paths[1].write_bytes(b"%PDF-1.7")
    with pytest.raises(DialproofError) as caught:
        told(world.intake.read_several(paths, ReadOptions()))
    assert "b.csv" in str(caught.value)
    assert [path for path in (world.home / "lists").iterdir() if path.is_dir()] == []


def test_a_single_one_is_read_as_it_is(world: World) -> None:
    (path,) = lists(world.home, "a.csv")
    found = told(world.intake.read_several([path, path], ReadOptions()))
    assert (found.name, found.understanding.sheet) == ("a.csv", None)
