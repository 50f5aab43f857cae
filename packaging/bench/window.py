"""The window with the list open: how long its loop is ever kept, how soon rows are seen, how much memory it takes.

A real window off screen, over a data folder with a joined list. A timer of a few milliseconds beats in its loop while
a list is imported, filtered and sorted, its results looked at, searched and exported; a gap is the time from beat to
beat.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt

from bench import inputs
from bench.run import Run
from bench.stage import MEGABYTE, Result
from bench.table import Line, at_most
from bench.window_stage import P99, Stage
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.formats import CSV, XLSX
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.lists.reporting import PDF
from desktop_app.ui.export.export_format import CLEAN, PLAIN
from desktop_app.ui.parts.tables.copying import LARGEST_COPY

_LONGEST, _FIRST, _MOST_WINDOW, _MOST_CHILD = 50.0, 0.3, 150.0, 600.0


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    home = run.home()
    yield from _first_rows(run, "XLSX", inputs.xlsx_list)
    yield from _first_rows(run, "CSV", inputs.csv_list)
    file = str(inputs.xlsx_list(run.rows))
    found = run.once("window:watched", home=home["home"], batch_id=home["batch"], file=file, work=str(run.work))
    for phase, gaps in found["gaps"].items():
        note = f"{gaps['beats']:,} beats in {gaps['seconds']:.1f} s; {gaps['over']:,} gaps over {P99:g} ms."
        both = f"{gaps['p99']:.1f} / {gaps['longest']:.1f} ms"
        met = gaps["p99"] <= P99 and gaps["longest"] <= _LONGEST
        target = f"≤ {P99:g} / {_LONGEST:g} ms"
        yield Line(f"gaps of the interface loop, {phase}: p99 / longest", both, "", "", target, met, note)
    yield from _memory(found)


def _first_rows(run: Run, name: str, make: Callable[[int], Path]) -> Iterator[Line]:
    found = run.best(("window:first_rows", {"home": str(run.work / f"first-{name}"), "file": str(make(run.rows))}))[0]
    note = f"From the file's choice to rows on the page; the list was ready after {found['ready']:.1f} s."
    if found["seconds"] > 0.5 * found["ready"]:
        note += " Nothing is shown before the list is ready."
    yield at_most(f"first rows shown, {name}", found["seconds"], _FIRST, "{:.2f} s", note)


def _memory(found: Result) -> Iterator[Line]:
    if found["window"]:
        now, peak = (found["window"][key] / MEGABYTE for key in ("resident", "peak"))
        note = f"{peak:,.0f} MB at its peak; address space {found['window']['address'] / MEGABYTE:,.0f} MB."
        yield at_most("memory of the window, list and results open", now, _MOST_WINDOW, "{:,.0f} MB", note)
        peak = max(each["peak"] for each in found["children"]) / MEGABYTE
        yield at_most("memory of the children at their peak, whichever is bigger", peak, _MOST_CHILD, "{:,.0f} MB")


def first_rows(home: str, file: str) -> Result:
    """Stage: how soon rows are seen after a file was chosen, and how soon the list is ready."""
    found: Result = {}

    async def story(stage: Stage) -> None:
        begun = time.perf_counter()
        stage.window.upload.open_file(Path(file))
        await stage.until(stage.shows_rows)
        found["seconds"] = time.perf_counter() - begun
        await stage.until(stage.ready)
        found["ready"] = time.perf_counter() - begun

    Stage(Path(home)).run(story)
    return found


def watched(home: str, batch_id: str, file: str, work: str) -> Result:
    """Stage: the whole story, with the gaps of each of its parts."""
    stage = Stage(Path(home))

    async def story(stage: Stage) -> None:
        for phase, part in _Story(stage, Path(file), batch_id, Path(work)).parts().items():
            stage.heart.begin(phase)
            await part()
            stage.heart.end()

    stage.run(story)
    return {"gaps": stage.heart.gaps, "window": stage.memory, "children": stage.children}


class _Story:
    """What happens in the window, part by part."""

    def __init__(self, stage: Stage, file: Path, batch_id: str, work: Path) -> None:
        self._stage = stage
        self._file, self._batch, self._work = file, batch_id, work
        self._upload, self._results = stage.window.upload, stage.window.results

    def parts(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """In their order."""
        return {
            "import of an XLSX list": self._import,
            "filters of the list": self._filter,
            "jumps in the list": lambda: self._stage.jump(self._upload.view.table),
            "results opened and jumped in": self._open,
            "results sorted and searched": self._sort_and_search,
            "results by cards and chart, selected and copied": self._choose_and_copy,
            "export to XLSX and CSV": self._export,
            "verdicts by cards, and the clean list": self._clean,
            "offline columns added": self._offline,
            "a refresh counted": self._refresh,
            "a report": self._report,
        }

    async def _import(self) -> None:
        self._upload.open_file(self._file)
        await self._stage.until(self._stage.ready)

    async def _filter(self) -> None:
        model = self._upload.view.table.model()
        rows = model.rowCount()
        left = 0
        for status in (NumberStatus.INVALID, NumberStatus.EMPTY, NumberStatus.DUPLICATE, NumberStatus.VALID):
            wanted = (RowFilter(status=status),)
            await self._stage.until_reset(model, partial(self._upload.view.filter_wanted.emit, wanted))
            left += model.rowCount()
        _sure(left == rows, "the four filters leave all rows between them")
        await self._stage.until_reset(model, partial(self._upload.view.filter_wanted.emit, None))

    async def _open(self) -> None:
        model = self._results.model
        await self._stage.until_reset(model, partial(self._stage.window.context.open_results, self._batch))
        await self._stage.until(model.row_count)
        await self._stage.jump(self._results.table)

    async def _sort_and_search(self) -> None:
        model, down = self._results.model, Qt.SortOrder.DescendingOrder
        for column in range(3):
            await self._stage.until_reset(model, partial(self._results.table.sortByColumn, column, down))
        rows = model.row_count()
        await self._stage.until_reset(model, partial(self._results.bar.search.setText, "rookhope"))
        _sure(0 < model.row_count() < rows, "a search leaves some of the rows")
        await self._stage.until_reset(model, self._results.rows.show_all)

    async def _choose_and_copy(self) -> None:
        results = self._results
        for card in ("answered", "invalid", "all"):
            await self._stage.until_reset(results.model, results.cards.card(card).click)
        await self._stage.until(results.chart.model.rowCount)
        await self._stage.until_reset(results.model, partial(results.chart.bars.taken.emit, 0))
        await self._stage.until_reset(results.model, results.rows.show_all)
        copied: list[int] = []
        results.table.copied.connect(lambda rows, _selected: copied.append(rows))
        results.table.selectAll()
        results.table.copy_selected()
        await self._stage.until(lambda: copied)
        _sure(copied == [min(LARGEST_COPY, results.model.row_count())], "as many rows were copied as one may")

    async def _export(self) -> None:
        for form in (PLAIN[XLSX], PLAIN[CSV]):
            await self._written(partial(self._results.exporting.ask, self._batch, form), f"window{form.file.suffix}")

    async def _clean(self) -> None:
        results = self._results
        for card in ("good", "bad", "all"):
            await self._stage.until_reset(results.model, results.cards.card(card).click)
        await self._written(partial(results.exporting.ask, self._batch, CLEAN), "clean.xlsx")

    async def _offline(self) -> None:
        menu = self._results.offline
        menu.aboutToShow.emit()
        for action in menu.ticks.values():
            if not action.isChecked():
                action.trigger()
                await self._stage.look()
        await self._stage.jump(self._results.table)

    async def _refresh(self) -> None:
        self._results.title.refresh.trigger()
        dialog = self._results.order.dialog
        assert dialog is not None  # noqa: S101 - it was just opened
        await self._stage.until(lambda: dialog.counts is not None)
        dialog.reject()

    async def _report(self) -> None:
        await self._written(partial(self._results.exporting.ask_report, self._batch, PDF), "window.pdf")

    async def _written(self, ask: Callable[[], object], name: str) -> None:
        exporting = self._results.exporting
        ask()
        dialog = exporting.dialog
        assert dialog is not None  # noqa: S101 - it was just asked for
        await self._stage.look()
        output = self._work / name
        dialog.fileSelected.emit(str(output))
        dialog.reject()
        await self._stage.until(lambda: not exporting.busy)
        _sure(output.exists(), f"{output.name} was written")


def _sure(so: bool, what: str) -> None:
    """A part that did nothing would have no gaps."""
    if not so:
        raise ValueError(f"it isn't so that {what}")
