"""Results of a long list are written by two processes: the same file, and never a short one."""

from __future__ import annotations

import csv
import os
import random
import sqlite3
import time
import zipfile
from array import array
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import Cancelled
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.rows.list_row import SentRange
from desktop_app.services.jobs import BeginRound, Export, Join, ReadFile
from desktop_app.services.ports import Progress
from desktop_app.workers import blocks_beside, list_blocks
from desktop_app.workers.begun_child import WriterProcess
from desktop_app.workers.blocks_beside import ListWatch
from desktop_app.workers.jobs import perform
from desktop_app.workers.list_blocks import ListBlocks, Place
from desktop_app.workers.row_store import WriterClient, WriterFaultError, WriterLostError, stored_beside

BATCH, ROWS = "b1", 900
ODD = [
    "",
    "",
    "=1+1",
    "Łódź",
    '5" <tv> & more',
    " padded ",
    "a,b",
    "two\nlines",
    "12",
    "2024-05-01",
    "a|b",
    "x" * 40_000,
]


class Beside:
    """The other process, and what it was asked for; `late` is called before each block is made here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.process = WriterProcess()
        self.line = WriterClient(self.process.reader_end, self.process.start)
        self.asked: list[str] = []
        self.late: Callable[[], None] = self.wait
        begin, block = self.line.begin, ListBlocks.block

        def noted(name: str, *arguments: Any) -> None:
            self.asked.append(name)
            begin(name, *arguments)

        def slowly(blocks: ListBlocks, place: Place, *arguments: Any) -> Any:
            self.late()
            return block(blocks, place, *arguments)

        monkeypatch.setattr(self.line, "begin", noted)
        monkeypatch.setattr(ListBlocks, "block", slowly)
        monkeypatch.setattr(blocks_beside, "_WORTH_IT", 1)
        monkeypatch.setattr(list_blocks, "_CELLS", 200)
        monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {0, 1}, raising=False)

    def awake(self) -> Beside:
        """Wait until the process is there, and has imported what it needs."""
        while not self.line.there():
            time.sleep(0.01)
        return self

    def wait(self) -> None:
        """Until it has answered, however long that takes it."""
        if self.line._owed:
            with suppress(WriterLostError):  # Windows says of a closed pipe that it is broken, not that it has ended
                self.line._heard_within(60)

    def kill(self) -> None:
        """End the process."""
        assert self.process._process is not None
        self.process._process.kill()
        self.process._process.join()

    def export(self, order: Export, report: Callable[[Progress], None] = lambda _: None) -> Reconciliation:
        """Export with it."""
        with stored_beside(self.line):
            return perform(order, report)


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Beside]:
    made = Beside(monkeypatch)
    yield made
    made.process.end()
    made.process.reader_end.close()


@pytest.fixture(scope="module", params=[1, 2], ids=["one number", "several"])
def order(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Export:
    """An export of a list with gaps and odd cells, whose target is to be chosen."""
    place, dice = tmp_path_factory.mktemp("list"), random.Random(request.param)  # noqa: S311 - no secrets
    phones = [f"+44 7400 {dice.randint(100_000, 100_900)}", "", "nonsense", "+44 7400 100500"]
    if request.param == 2:
        phones.append("+44 7400 123456 / +44 20 7946 0958")
    with (place / "list.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Name", "Mobile", "Note", "Count"])
        for at in range(ROWS):
            phone = dice.choice([*phones, f"+44 7400 {100_000 + at}", f"+44 7400 {100_000 + at}"])
            writer.writerow([] if at % 50 == 7 else [f"Zoë {at}", phone, dice.choice(ODD), f"{at}"])
    folder = place / "kept"
    folder.mkdir()
    found = perform(ReadFile(place / "list.csv", folder, ReadOptions(country="GB", column="Mobile")))
    (size,) = perform(BeginRound(folder, BATCH)).values()
    sent = SentRange(1, "GB", 0, size)
    numbers = [f"+447400{100_000 + at}" for at in range(0, ROWS, 2)]
    (place / "answers").write_text("number,active,note\n" + "".join(f"{each},yes,=1\n" for each in numbers), "utf-8")
    joined = perform(Join(folder, BATCH, sent, place / "answers"))
    booked = Booked(found.counts.rows, size, size, joined.answered, joined.repeated, joined.strangers, (1,), False)
    return Export(folder, BATCH, place / "out.xlsx", OutputForm(verdicts=True), (sent,), booked, (("Source", "l"),))


def content(path: Path) -> dict[str, bytes]:
    """A file's bytes, those of a workbook by its parts."""
    if path.suffix == ".csv":
        return {"": path.read_bytes()}
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize(
    "kind",
    [(".xlsx", OutputForm(verdicts=True)), (".csv", OutputForm(verdicts=True)), (".xlsx", OutputForm(typed=True))],
    ids=["text", "CSV", "typed"],
)
@pytest.mark.parametrize("wanted", ["all", "some"])
def test_a_file_is_the_same_whoever_makes_its_rows(
    beside: Beside, order: Export, tmp_path: Path, kind: tuple[str, OutputForm], wanted: str
) -> None:
    suffix, form = kind
    rows = random.Random(3).sample(range(100, 800), 600)  # noqa: S311 - no secrets
    only = array("q", [row for row in rows if row % 50 != 9]) if wanted == "some" else None
    order = replace(order, form=form, only=only)
    alone = perform(replace(order, output=tmp_path / f"alone{suffix}"))
    beside.awake()
    heard: list[int] = []
    both = beside.export(replace(order, output=tmp_path / f"both{suffix}"), lambda each: heard.append(each.done))
    assert content(tmp_path / f"both{suffix}") == content(tmp_path / f"alone{suffix}")
    assert both == alone
    assert both.disagreements == ()
    # The other process made some of them, and progress went on.
    assert beside.asked[0] == "blocks"
    assert len(beside.asked) > 3
    assert heard == sorted(heard)
    assert len(set(heard)) > 3


def test_the_other_process_works_for_one_file_after_the_other(beside: Beside, order: Export, tmp_path: Path) -> None:
    beside.awake()
    for name in ("one.csv", "other.csv"):
        beside.asked.clear()
        beside.export(replace(order, output=tmp_path / name))
        assert len(beside.asked) > 3
    assert content(tmp_path / "one.csv") == content(tmp_path / "other.csv")


def test_a_killed_process_is_an_error_and_never_a_short_file(beside: Beside, order: Export, tmp_path: Path) -> None:
    beside.awake()

    def kill_it() -> None:
        if "block" in beside.asked:
            beside.kill()
            beside.late = lambda: None
        beside.wait()

    beside.late = kill_it
    with pytest.raises(WriterLostError):
        beside.export(replace(order, output=tmp_path / "out.xlsx"))
    assert list(tmp_path.iterdir()) == []


def test_a_fault_in_the_other_process_is_one_here(beside: Beside, order: Export, tmp_path: Path) -> None:
    beside.awake()
    begin = beside.line.begin

    def wrongly(name: str, *arguments: Any) -> None:
        begin(name, *(("no place",) if name == "block" else arguments))

    beside.line.begin = wrongly  # type: ignore[method-assign]
    with pytest.raises(WriterFaultError, match="AttributeError"):
        beside.export(replace(order, output=tmp_path / "out.xlsx"))
    assert list(tmp_path.iterdir()) == []
    # It let the list go, and goes on.
    beside.line.begin = begin  # type: ignore[method-assign]
    assert beside.export(replace(order, output=tmp_path / "out.xlsx")).disagreements == ()


def test_one_can_give_up_while_both_work_and_nothing_stays(beside: Beside, order: Export, tmp_path: Path) -> None:
    beside.awake()

    def give_up(_: Progress) -> None:
        if beside.asked.count("block") > 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        beside.export(replace(order, output=tmp_path / "out.xlsx"), give_up)
    assert list(tmp_path.iterdir()) == []
    assert beside.line.idle()


def test_without_the_other_process_this_one_makes_all(beside: Beside, order: Export, tmp_path: Path) -> None:
    # GIVEN a process that can't be started: the other end is closed
    beside.line._start = beside.process._writer_end.close
    assert beside.export(replace(order, output=tmp_path / "out.csv")).disagreements == ()
    assert beside.asked == []
    perform(replace(order, output=tmp_path / "alone.csv"))
    assert content(tmp_path / "out.csv") == content(tmp_path / "alone.csv")


def test_a_list_that_is_written_to_meanwhile_is_read_by_one_process(
    beside: Beside, order: Export, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside.awake()
    begin = beside.line.begin

    def written_before(name: str, *arguments: Any) -> None:
        with closing(sqlite3.connect(order.folder / "list.sqlite")) as db, db:
            db.execute("INSERT INTO meta VALUES ('test', '0') ON CONFLICT DO UPDATE SET value = value || '0'")
        begin(name, *arguments)

    monkeypatch.setattr(beside.line, "begin", written_before)
    assert beside.export(replace(order, output=tmp_path / "out.csv")).disagreements == ()
    assert beside.asked == ["blocks"]


def test_a_watch_tells_what_others_wrote(order: Export) -> None:
    with closing(ListWatch(order.folder)) as watch:
        assert watch.unchanged()
        with closing(sqlite3.connect(order.folder / "list.sqlite")) as db:
            db.execute("INSERT INTO meta VALUES ('watched', '0')")
            assert watch.unchanged()
            db.commit()
        assert not watch.unchanged()


@pytest.mark.parametrize("alone", ["one core", "short", "split", "clean"])
def test_no_other_process_is_woken_for_little(
    beside: Beside, order: Export, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: str
) -> None:
    if alone == "one core":
        monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {1}, raising=False)
    elif alone == "short":
        monkeypatch.setattr(blocks_beside, "_WORTH_IT", 1_000_000)
    else:
        order = replace(order, form=OutputForm(OutputShape(alone)))
    assert beside.export(replace(order, output=tmp_path / "out.xlsx")).disagreements == ()
    assert beside.process._process is None
