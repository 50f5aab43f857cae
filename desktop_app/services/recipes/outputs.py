"""Writes what a run leaves behind: its files, its reports, and the log sheet of the recipe with a line for each run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Collection, Sequence, Set
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from desktop_app.core.errors import DialproofError, OutputNotWritable
from desktop_app.core.recipes.recipe import USUAL_FOLDER, Recipe
from desktop_app.core.recipes.runs import LOG_COLUMNS, RunFigures, RunRecord, RunState
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.text.file_names import possible_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import SaveSheet
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.output_places import try_out
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.recipes.runs import path_key

# Of the log's columns those with counts.
_COUNTS = (4, 5, *range(7, 14))
_VERDICTS = (
    Verdict.GOOD,
    Verdict.DOUBTFUL,
    Verdict.BAD,
    Verdict.UNKNOWN,
    Verdict.NOT_SENT,
    Verdict.SUPPRESSED,
    Verdict.PROBLEM,
)
# A log with more runs than this begins with the newest of them: a spreadsheet program has to open it.
_MOST_LINES = 10_000


def output_folder(recipe: Recipe, file: Path) -> Path:
    """Return the folder that a run with a file writes to."""
    return Path(recipe.output.folder) if recipe.output.folder else file.absolute().parent / USUAL_FOLDER


def log_path(recipe: Recipe, file: Path) -> Path:
    """Return the path of a recipe's log sheet, beside what runs with a file write."""
    return output_folder(recipe, file) / possible_name(f"{recipe.name} log.xlsx")


class RunOutputs:
    """Plans and writes what runs leave behind."""

    def __init__(self, context: ServiceContext, exporting: Exporting, reporting: Reporting) -> None:
        self._context = context
        self._exporting = exporting
        self._reporting = reporting

    async def planned(self, recipe: Recipe, file: Path) -> tuple[str, ...]:
        """Return the paths that a run is going to write: none that exists, or is planned for another run.

        Raise OutputNotWritable, also where one couldn't be written.
        """
        folder, today = output_folder(recipe, file), self._context.time.now().astimezone().date()
        others = self._context.journal.runs.outputs()
        paths = [folder / name for name in recipe.output.names(file.name, recipe.name, today)]
        return await asyncio.to_thread(_free, paths, others)

    async def make_folder(self, recipe: Recipe, file: Path) -> None:
        """Make the folder that a run writes to, before it is paid for. Raise OutputNotWritable."""
        await asyncio.to_thread(_make_folders, {output_folder(recipe, file)})

    async def write(self, recipe: Recipe, record: RunRecord, *, steps: bool, progress: WorkProgress | None) -> None:
        """Write a run's files and reports. Raise OutputNotWritable, or why a copy of the workbook can't be written."""
        paths = [Path(each) for each in record.outputs]
        await asyncio.to_thread(_make_folders, {path.parent for path in paths})
        for path, file in zip(paths, recipe.output.files, strict=False):
            form = replace(file.form, steps=file.form.steps or steps)
            await self._exporting.export(record.batch_id, path, form=form, progress=progress)
        for path in paths[len(recipe.output.files) :]:
            await self._reporting.write(record.batch_id, path, progress=progress)

    # --- The log sheet ---

    async def write_log(self, recipe: Recipe, file: Path) -> str:
        """Write the recipe's log sheet anew, from the records of its runs; return why that isn't possible, else ""."""
        path = log_path(recipe, file)
        if not await asyncio.to_thread(os.path.isdir, path.parent.parent):  # the list's folder isn't there either
            return ""
        records = self._context.journal.runs.every(recipe.name, _MOST_LINES)
        if not records:  # it was renamed while it ran: the sheet under its new name will have them
            return ""
        rows = [_line(each) for each in reversed(records) if each.state is not RunState.DELETED]
        try:
            await asyncio.to_thread(_make_folders, {path.parent})
            await self._context.quick.run(SaveSheet(path, LOG_COLUMNS, rows, _COUNTS))
        except DialproofError as error:  # it is open in a spreadsheet program, say: the next run writes it whole
            return str(error)
        return ""


def _free(paths: Sequence[Path], taken: Set[str]) -> tuple[str, ...]:
    """Return for each path one that nothing has yet, and that can be written: the same with a count, if need be.

    `taken`: those of others, by `path_key`. Raise OutputNotWritable.
    """
    found: dict[str, str] = {}
    for path in paths:
        free, count = path, 1
        try:
            while (key := path_key(str(free))) in taken or key in found or free.exists():
                count += 1
                free = path.with_name(f"{path.stem} ({count}){path.suffix}")
            try_out(free)
        except OSError as error:
            raise OutputNotWritable(name=path.name, reason=error.strerror or str(error)) from error
        found[key] = str(free)
    return tuple(found.values())


def _make_folders(folders: Collection[Path]) -> None:
    for folder in folders:
        if not folder.is_absolute():  # it is a path of another system, and would lead anywhere here
            raise OutputNotWritable(name=str(folder), reason=tr_text("the folder does not exist"))
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise OutputNotWritable(name=str(folder), reason=error.strerror or str(error)) from error


def _line(record: RunRecord) -> tuple[str, ...]:
    figures = record.figures
    counts = _counts(figures) if figures else [""] * 10
    began, ended = _local(record.began_at), _local(record.ended_at) if record.ended_at else ""
    return (began, ended, Path(record.file).name, record.state.value, *counts, record.message)


def _counts(figures: RunFigures) -> list[str]:
    told = figures.verdicts.each()
    return [str(figures.rows), str(figures.sent), figures.paid, *(str(told[each]) for each in _VERDICTS)]


def _local(moment: datetime) -> str:
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"
