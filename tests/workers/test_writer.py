"""Where rows are stored: a long list's in a process beside the reading one, with the same rows, faults and end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DiskFull, FolderNotUsable, WorkerDied
from desktop_app.core.rows.row_chunk import ParsedChunk, UnparsedChunk
from desktop_app.services.jobs import ReadFile, WarmUp
from desktop_app.services.lists.intake import Intake
from desktop_app.services.ports import Progress
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.workers import list_rows, row_store
from desktop_app.workers.begun_child import WriterProcess
from desktop_app.workers.jobs import perform
from desktop_app.workers.list_rows import read_ahead
from desktop_app.workers.process import Worker
from desktop_app.workers.row_store import WriterClient, _WriterSink, stored_beside
from desktop_app.workers.spawning import processors
from desktop_app.workers.writer import ADD, PARSE_WITH
from tests.systems import by_wine, bytes_written, kill, posix_only

from .running import pid_of

LONG = 25_000
# Makes a list long without more numbers to judge.
REMARK = "asked to be called back, but not in Köln in the afternoon, " * 2


def quick_list(path: Path, rows: int = LONG) -> Path:
    """A CSV whose rows are quickly judged: few of them have a number, some have two."""
    phones = {0: "+44 7911 {:06}", 7: "+44 7911 {:06} / +49 30 123456", 9: "n/a"}
    lines = (f"Zoë {at};{phones.get(at % 100, '').format(at)};{REMARK}" for at in range(rows))
    path.write_text("Name;Mobile;Remark\n" + "\n".join(lines) + "\n", "utf-8")
    return path


def writers() -> list[int]:
    """The writer processes that live."""
    return [each.pid or 0 for each in multiprocessing.active_children() if each.name == "dialproof-writer"]


def stored(pid: int, least: float, before: int = 0) -> bool:
    """Return True if a process has written more bytes than that; Wine 8 counts none (GetProcessIoCounters: zeros)."""
    return by_wine() or bytes_written(pid) - before > least


async def with_writer(worker: Worker, tmp_path: Path) -> int:
    """Read long lists until one of them was stored in a process beside; that process."""
    if processors() == 1:
        pytest.skip("on one processor no other process stores lists")
    source = quick_list(tmp_path / "warming.csv")
    for turn in range(50):
        folder = tmp_path / f"warming {turn}"
        folder.mkdir()
        await worker.run(ReadFile(source, folder, ReadOptions()))
        if writers() and (stored(writers()[0], LONG) if not by_wine() else turn > 5):
            return writers()[0]
    raise AssertionError("no other process stores long lists")


def content(folder: Path) -> dict[str, list[Any]]:
    """All that a list holds."""
    with closing(sqlite3.connect(folder / "list.sqlite")) as db:
        tables = ("rows", "row_numbers", "meta")
        return {name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in tables}  # noqa: S608


async def test_a_list_is_the_same_wherever_it_is_stored(worker: Worker, tmp_path: Path) -> None:
    source, here, there = quick_list(tmp_path / "list.csv"), tmp_path / "here", tmp_path / "there"
    # National spellings of another country than they are taken for.
    national, abroad, options = tmp_path / "national.csv", tmp_path / "abroad", ReadOptions(country="US")
    national.write_text("Mobile;Note\n" + "".join(f"07911 {at:06};{'x' * 20_000}\n" for at in range(100)))
    for folder in (here, there, abroad, tmp_path / "at home"):
        folder.mkdir()
    # GIVEN lists that were stored by the process that read them
    understood = perform(ReadFile(source, here, ReadOptions(country="GB")))
    misunderstood = perform(ReadFile(national, tmp_path / "at home", options))
    assert misunderstood.better_countries
    pid = await with_writer(worker, tmp_path)
    before = bytes_written(pid)
    # WHEN a writer process is beside it
    assert await worker.run(ReadFile(source, there, ReadOptions(country="GB"))) == understood
    assert stored(pid, (there / "list.sqlite").stat().st_size / 2, before)
    assert await worker.run(ReadFile(national, abroad, options)) == misunderstood
    assert stored(pid, (there / "list.sqlite").stat().st_size, before)
    assert writers() == [pid]
    # THEN nothing in them differs, and nothing lies beside it
    found = content(there)
    assert len(found["rows"]) == LONG
    assert found["row_numbers"]
    assert found == content(here)
    assert content(abroad) == content(tmp_path / "at home")
    assert sorted(each.name for each in there.iterdir()) == ["list.sqlite", "source"]


@pytest.mark.usefixtures("two_processors")
@pytest.mark.parametrize("country_column", [None, "Land"])
def test_numbers_are_the_same_whichever_process_parses_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, automaton_folder: Path, country_column: str | None
) -> None:
    # GIVEN a list with odd numbers in two columns
    source, here, there = tmp_path / "list.csv", tmp_path / "here", tmp_path / "there"
    odd = ["", "n/a", "020 7946 0958 / 59", "4.47911E+11", "(0)7400 12", "447911123456", "07911 123456; 07911 123457"]
    lines = [f"{at},{odd[at % 7]},07911 {at % 900:06},{('GB', 'DE', '')[at % 3]}" for at in range(3_500)]
    source.write_text("\n".join(["No,Mobile,Phone,Land", *lines]) + "\n", "utf-8")
    options = ReadOptions(country="GB", column="Mobile", more_columns=("Phone",), country_column=country_column)
    for folder in (here, there):
        folder.mkdir()
    understood = perform(ReadFile(source, here, options))
    # AND a process beside that has done with all rows whenever more come, and may parse
    monkeypatch.setattr(list_rows, "usual_folder", lambda: automaton_folder)
    monkeypatch.setattr(list_rows, "_at_hand", {})
    for name, characters in (("_FEW", 1), ("_TILL_SEEN", 1), ("_VERY_LONG", 1), ("_SOON_DONE", 1_000_000)):
        monkeypatch.setattr(row_store, name, characters)
    read_ahead()
    beside, asked = WriterProcess(), Counter[str]()
    line = WriterClient(beside.reader_end, beside.start)
    add, send = _WriterSink.add, line._send

    def patiently(sink: _WriterSink, chunk: ParsedChunk | UnparsedChunk) -> None:
        line.wait()
        add(sink, chunk)

    def noted(name: str, arguments: tuple[Any, ...]) -> None:
        asked[name] += 1
        asked["unparsed"] += sum(isinstance(pickle.loads(each), UnparsedChunk) for each in arguments if name == ADD)  # noqa: S301
        send(name, arguments)

    monkeypatch.setattr(_WriterSink, "add", patiently)
    monkeypatch.setattr(line, "_send", noted)
    try:
        while not line.there():
            time.sleep(0.01)
        with stored_beside(line):
            found = perform(ReadFile(source, there, options))
    finally:
        beside.end()
        beside.reader_end.close()
    # THEN it parses, and nothing of the list differs
    assert asked[PARSE_WITH] == 1
    assert asked["unparsed"] >= 2
    assert found == understood
    assert content(there) == content(here)


async def test_a_short_list_wakes_no_other_process(worker: Worker, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    await worker.run(ReadFile(quick_list(tmp_path / "list.csv", 10_000), tmp_path / "a", ReadOptions()))
    assert writers() == []


@pytest.mark.skipif(sys.platform != "linux", reason="where the processors of a process can be chosen")
async def test_on_one_processor_no_other_process_stores_a_list(worker: Worker, tmp_path: Path) -> None:
    for folder in (tmp_path / "short", tmp_path / "long"):
        folder.mkdir()
    await worker.run(ReadFile(quick_list(tmp_path / "short.csv", 1), tmp_path / "short", ReadOptions()))
    os.sched_setaffinity(pid_of(worker), {min(os.sched_getaffinity(0))})
    await worker.run(WarmUp())
    found = await worker.run(ReadFile(quick_list(tmp_path / "list.csv"), tmp_path / "long", ReadOptions()))
    assert found.counts.rows == LONG
    assert writers() == []


@pytest.mark.parametrize("whom", ["writer", "reader"])
async def test_whichever_is_killed_the_reading_is_an_error_and_the_next_one_works(
    worker: Worker, tmp_path: Path, whom: str
) -> None:
    storing = await with_writer(worker, tmp_path)
    victim = storing if whom == "writer" else pid_of(worker)
    lists = ListFolders(tmp_path / "lists")
    intake, source = Intake(lists, worker), quick_list(tmp_path / "list.csv")

    def end_it(progress: Progress) -> None:
        if progress.first is not None:
            kill(victim)

    # WHEN one of the two is killed while a list is read
    with pytest.raises(WorkerDied, match=r"list\.csv"):
        await intake.read(source, ReadOptions(), end_it)
    # THEN nothing of it stays behind, the other one is gone as well, and the next list is read
    assert list((tmp_path / "lists").iterdir()) == []
    assert storing not in writers()
    assert (await intake.read(source, ReadOptions())).understanding.counts.rows == LONG


@posix_only("a limit for the sizes of a process's files")
async def test_a_full_disk_is_said_in_the_same_words_and_a_writer_killed_while_idle_is_not_noticed(
    worker: Worker, tmp_path: Path
) -> None:
    import resource  # Windows has none

    storing, reader = await with_writer(worker, tmp_path), pid_of(worker)
    lists = ListFolders(tmp_path / "lists")
    intake, source = Intake(lists, worker), quick_list(tmp_path / "list.csv")
    # GIVEN the writer process may write no file of more than half a megabyte
    before = resource.prlimit(storing, resource.RLIMIT_FSIZE)
    resource.prlimit(storing, resource.RLIMIT_FSIZE, (500_000, before[1]))
    with pytest.raises((DiskFull, FolderNotUsable)):
        await intake.read(source, ReadOptions())
    assert list((tmp_path / "lists").iterdir()) == []
    # WHEN there is room again
    resource.prlimit(storing, resource.RLIMIT_FSIZE, before)
    # THEN the same two processes read it
    assert (await intake.read(source, ReadOptions())).understanding.counts.rows == LONG
    assert (writers(), pid_of(worker)) == ([storing], reader)
    # WHEN the writer is killed while it has nothing to do
    (process,) = (each for each in multiprocessing.active_children() if each.pid == storing)
    process.kill()
    process.join()
    # THEN the next list has two new ones
    assert (await intake.read(source, ReadOptions())).understanding.counts.rows == LONG
    assert pid_of(worker) != reader


MOMENTS: dict[str, Callable[[Progress], bool]] = {
    "copying": lambda progress: progress.stage == "Copying",
    "first rows": lambda progress: progress.first is not None,
    "storing": lambda progress: progress.stage == "Reading" and progress.done > 0,
}


async def test_a_reading_cancelled_at_any_moment_leaves_nothing_and_the_next_one_works(
    worker: Worker, tmp_path: Path
) -> None:
    await with_writer(worker, tmp_path)
    lists = ListFolders(tmp_path / "lists")
    intake, source = Intake(lists, worker), quick_list(tmp_path / "list.csv", 4 * LONG)
    for name, at in MOMENTS.items():
        reached = asyncio.Event()
        reading = asyncio.ensure_future(
            intake.read(source, ReadOptions(), lambda progress, at=at, said=reached: at(progress) and said.set())  # type: ignore[misc]
        )
        # GIVEN a reading has come so far
        await reached.wait()
        # WHEN it is cancelled
        began = time.monotonic()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        took = time.monotonic() - began
        print(f"cancelled while {name}: {took:.3f} s")
        # THEN that was soon, and nothing is left
        assert took < 10, name
        assert list((tmp_path / "lists").iterdir()) == [], name
    assert (await intake.read(quick_list(source), ReadOptions())).understanding.counts.rows == LONG
