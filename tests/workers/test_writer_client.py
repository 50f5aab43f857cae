"""Storing rows without a process beside: a line with nobody, or the test, at its other end; and lists by themselves."""

from __future__ import annotations

import multiprocessing
import pickle
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.detection.table import ImportSummary, ReadOptions, TableShape
from desktop_app.core.errors import Cancelled, DiskFull, ListLost
from desktop_app.core.rows.row_chunk import ParsedChunk, RowChunk, UnparsedChunk
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.storage.lists.building import ListBuilder
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers import list_rows, writer
from desktop_app.workers import row_store as module
from desktop_app.workers.list_rows import RowParsers, read_ahead
from desktop_app.workers.row_store import RowStore, WriterClient, WriterFaultError, WriterLostError, stored_beside

pytestmark = pytest.mark.usefixtures("two_processors")


def chunk(first: int, rows: int = 10, text: str = "x") -> RowChunk:
    """Rows without numbers."""
    made, blank = RowChunk(), [""] * rows
    made.row, made.cells = list(range(first, first + rows)), [f'["{text}"]'] * rows
    made.raw = made.e164 = made.region = made.line_type = made.problem = blank
    made.status, made.first_row = ["empty"] * rows, [None] * rows
    return made


def unparsed(first: int, rows: int = 10, text: str = "x") -> UnparsedChunk:
    """Rows of a list without a phone column."""
    return UnparsedChunk(first, [f'["{text}"]'] * rows, [], [], [None] * rows)


UNDERSTOOD = ImportSummary("csv", "utf-8", ";", None, [], TableShape(None, (), None))
META = ("list.csv", "d", ReadOptions(), UNDERSTOOD)


def row_store(folder: Path, read: float | None = None) -> RowStore:
    """Of a list without a phone column, of which so much was read when it was found to be long."""
    return RowStore(folder, RowParsers(UNDERSTOOD.shape, None, []), lambda: read)


@pytest.mark.parametrize("text", ["x" * 20_000, "x" * 400_000], ids=["it ends", "it doesn't come in time"])
def test_without_the_other_process_a_long_list_is_stored_here(tmp_path: Path, text: str) -> None:
    ours, theirs = multiprocessing.Pipe()
    # GIVEN a writer process that can't be had
    line = WriterClient(ours, theirs.close if len(text) == 20_000 else lambda: None)
    with closing(ours), closing(theirs), stored_beside(line):
        store = row_store(tmp_path)
        for at in range(8):
            store.add(unparsed(1 + 10 * at, text=text))
        assert store.finish(*META).counts.empty == 80
    with ListFile(tmp_path) as found:
        assert [row.row for row in found.page(1, 100)] == list(range(1, 81))


def test_a_list_that_was_not_finished_is_lost_however_many_rows_it_has(tmp_path: Path) -> None:
    builder = ListBuilder(tmp_path)
    builder.add(chunk(1, 10_000))
    with pytest.raises(ListLost):
        ListFile(tmp_path)
    builder.close()
    with pytest.raises(ListLost):
        ListFile(tmp_path)


@pytest.mark.parametrize("rows", [1, 49, 50, 51, 100, 101])
def test_rows_are_whole_however_many_there_are(tmp_path: Path, rows: int) -> None:
    builder = ListBuilder(tmp_path)
    builder.add(chunk(1, rows))
    builder.finish(*META)
    with closing(sqlite3.connect(tmp_path / "list.sqlite")) as db:
        assert db.execute("SELECT COUNT(*), MAX(row) FROM rows").fetchone() == (rows, rows)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_each_end_of_a_call_is_what_the_line_raises_at_the_next_one() -> None:
    ours, theirs = multiprocessing.Pipe()
    with closing(ours), closing(theirs):
        line = WriterClient(ours, lambda: theirs.send((writer.DONE, None)))
        assert line.there()
        for message, error in (
            ((writer.ERROR, DiskFull(name="x")), DiskFull),
            ((writer.MEMORY, None), MemoryError),
            ((writer.FAULT, "in add"), WriterFaultError),
        ):
            line.call("add", 1)
            assert not line.idle()
            theirs.send(message)
            with pytest.raises(error):
                line.call("add", 2)
        # An error leaves the line as it was: what is returned is heard, and what is given up is answered, too.
        line.call("finish")
        theirs.send((writer.DONE, "returned"))
        assert line.wait() == "returned"
        theirs.send((writer.DONE, None))
        line.give_up()
        assert line.idle()
        theirs.close()
        with pytest.raises(WriterLostError):
            line.call("add", 3)


def test_waiting_for_the_other_process_gives_signs_of_life_and_can_be_cancelled() -> None:
    ours, theirs = multiprocessing.Pipe()
    beats: list[int] = []

    def beaten() -> None:
        beats.append(1)
        if len(beats) > 1:
            raise Cancelled

    with closing(ours), closing(theirs), heard_by(beaten):
        line = WriterClient(ours, lambda: theirs.send((writer.DONE, None)))
        assert line.there()
        line.call("finish")
        with pytest.raises(Cancelled):
            line.wait()


def test_rows_that_had_to_wait_are_passed_on_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_FEW", 10)
    monkeypatch.setattr(module, "_MOST_AT_ONCE", 150)
    ours, theirs = multiprocessing.Pipe()
    with closing(ours), closing(theirs), stored_beside(WriterClient(ours, lambda: theirs.send((writer.DONE, None)))):
        store = row_store(tmp_path)
        # GIVEN a writer process that takes its time over its first call
        for at in range(4):
            store.add(unparsed(1 + 10 * at))
        assert theirs.recv()[0] == writer.BEGIN
        # WHEN it has done with it
        theirs.send((writer.DONE, None))
        store.add(unparsed(41))
        # THEN it gets what waited, as much as goes into one call, in order
        name, chunks = theirs.recv()
        assert (name, [pickle.loads(each).first for each in chunks]) == (writer.ADD, [1, 11, 21])  # noqa: S301 - its own


@pytest.mark.parametrize(
    ("read", "keeps_up", "helps"), [(0.001, True, True), (0.001, False, False), (1.0, True, False), (None, True, False)]
)
def test_of_a_very_long_list_the_other_process_parses_what_it_would_wait_for(  # noqa: PLR0917 - its cases
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    automaton_folder: Path,
    read: float | None,
    keeps_up: bool,
    helps: bool,
) -> None:
    monkeypatch.setattr(list_rows, "usual_folder", lambda: automaton_folder)
    monkeypatch.setattr(list_rows, "_at_hand", {})
    read_ahead()
    for name, characters in (("_FEW", 90), ("_TILL_SEEN", 150), ("_VERY_LONG", 10_000), ("_SOON_DONE", 120)):
        monkeypatch.setattr(module, name, characters)
    ours, theirs = multiprocessing.Pipe()
    with closing(ours), closing(theirs), stored_beside(WriterClient(ours, lambda: theirs.send((writer.DONE, None)))):
        # GIVEN a list of which a thousandth was read, or all of it, or nobody knows; it is found to be long
        store = row_store(tmp_path, read)
        store.add(unparsed(1))
        store.add(unparsed(11))
        assert theirs.recv()[0] == writer.BEGIN
        # AND a process beside that has done with its rows before more come, or hasn't
        theirs.send((writer.DONE, None))
        store.add(unparsed(21))
        assert theirs.recv()[0] == writer.ADD
        if keeps_up:
            theirs.send((writer.DONE, None))
        # WHEN more come than it takes
        for at in range(3, 10):
            store.add(unparsed(1 + 10 * at))
        # THEN it parses the first of them itself, and those behind them come parsed
        if helps:
            name, (parsers,) = theirs.recv()
            assert name == writer.PARSE_WITH
            assert pickle.loads(parsers).columns == 0  # noqa: S301 - its own
        theirs.send((writer.DONE, None))
        store.add(unparsed(101))
        name, chunks = theirs.recv()
        assert name == writer.ADD
        kinds = [type(pickle.loads(each)) for each in chunks]  # noqa: S301 - its own
        assert kinds == ([UnparsedChunk] * 3 + [ParsedChunk] * 5 if helps else [ParsedChunk] * len(kinds))
