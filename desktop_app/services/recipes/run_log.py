"""Writes the log sheet of a recipe, with a line for each run, anew each time: no other file is ever replaced by it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from desktop_app.core.errors import DialproofError
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import LOG_BEGINNING, LOG_END, RunRecord, RunState
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import possible_name
from desktop_app.services.jobs import SaveSheet
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_files import (
    delete_folders,
    give_name,
    make_folders,
    output_folder,
    recipe_key,
    unfinished,
)

log = logging.getLogger(__name__)

_VERDICTS = (
    Verdict.GOOD,
    Verdict.DOUBTFUL,
    Verdict.BAD,
    Verdict.UNKNOWN,
    Verdict.NOT_SENT,
    Verdict.SUPPRESSED,
    Verdict.PROBLEM,
)
# A log with more runs than this begins with the newest of them: a spreadsheet program has to open it. So many are read
# at a time, so that the window goes on meanwhile.
_MOST_LINES, _AT_A_TIME = 10_000, 100


def _log_folder(recipe: Recipe, file: Path, former: Path | None) -> Path:
    """Return the folder of a recipe's one log sheet, whatever its runs are with; `former`: where the sheet is by now.

    That is the folder for what is written, else that of the watched folder or of the file for the times, else where
    the sheet is, as long as that folder is there.
    """
    place = Path(recipe.watch) / "any" if recipe.watch else Path(recipe.file)
    if recipe.output.folder or recipe.watch or recipe.file:
        return output_folder(recipe, place)
    return former.parent if former is not None and former.parent.is_dir() else output_folder(recipe, file)


class RunLog:
    """The log sheets of the recipes, from the records of their runs."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def write(self, recipe: Recipe, file: Path) -> str:
        """Write the recipe's log sheet anew, from the records of its runs; return why that isn't possible, else ""."""
        try:
            async with self._alone(recipe.name):
                return await self._write(recipe, file)
        except DialproofError as error:  # it is open in a spreadsheet program, say: the next run writes it whole
            return str(error)

    async def _write(self, recipe: Recipe, file: Path) -> str:
        former = self.path(recipe.name)
        folder = await asyncio.to_thread(_log_folder, recipe, file, former)
        if not await asyncio.to_thread(os.path.isdir, folder.parent):  # the list's folder isn't there either
            return ""
        records = await self._records(recipe.name)
        if not records:  # it was renamed while it ran: the sheet under its new name will have them
            return ""
        sheet, name = await asyncio.to_thread(_sheet, records), Path(possible_name(f"{recipe.name} log.xlsx")).stem
        if former is not None and former.parent == folder and former.name.startswith(name):
            await asyncio.to_thread(make_folders, [folder])
            await self._context.quick.run(replace(sheet, output=former))
        else:
            await self._move_log(recipe.name, folder / f"{name}.xlsx", sheet, former)
        return ""

    async def rewrite(self, name: str) -> bool:
        """Write a recipe's log sheet anew where it is, if it is there; return False if that isn't possible now."""
        try:
            async with self._alone(name):
                path = self.path(name)
                if path is None or not await asyncio.to_thread(os.path.exists, path):
                    return path is None or await asyncio.to_thread(_gone, path)
                sheet = await asyncio.to_thread(_sheet, await self._records(name))
                await self._context.quick.run(replace(sheet, output=path))
        except DialproofError as error:  # it is open in a spreadsheet program, say
            log.warning("a recipe's log sheet can't be written now: %s", type(error).__name__)
            return False
        return True

    def _alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Own a recipe's log sheet from reading its runs until it is written: what is deleted meanwhile comes after."""
        return self._context.alone(f"log-{recipe_key(name)}", name)

    def path(self, name: str) -> Path | None:
        """Return where a recipe's log sheet is; None as long as it has none."""
        path = self._context.journal.setting(Setting.RECIPE_LOGS, {}).get(name)
        return None if path is None else Path(path)

    async def _move_log(self, name: str, path: Path, sheet: SaveSheet, former: Path | None) -> None:
        """Write a log sheet at another place than before: a recipe has one of them."""
        beside = unfinished(path.parent, name)
        await asyncio.to_thread(make_folders, [path.parent, beside])
        try:
            made = beside / path.name
            await self._context.quick.run(replace(sheet, output=made))
            named = await asyncio.to_thread(give_name, made, path, frozenset())
        finally:
            await asyncio.to_thread(delete_folders, [beside])
        change = self._context.journal.change_setting
        change(Setting.RECIPE_LOGS, lambda every: {**every, name: str(named)}, {})
        if former is not None:
            with suppress(OSError):  # its folder may be gone
                await asyncio.to_thread(delete_file, former)

    async def _records(self, name: str) -> list[RunRecord]:
        """Return the runs that the log sheet has, the oldest first."""
        found: list[RunRecord] = []
        while len(found) < _MOST_LINES:
            part = self._context.journal.runs.every(name, _AT_A_TIME, found[-1].id if found else sys.maxsize)
            found += part
            if len(part) < _AT_A_TIME:
                break
            await asyncio.sleep(0)
        return found[::-1]


# --- Its lines ---


def _gone(sheet: Path) -> bool:
    """Return True if a sheet that isn't there was deleted; it comes back as it was with a share that is away.

    Where a share was, nothing is, or an empty folder; where a folder was deleted, others are left.
    """
    folder = sheet.parent
    return folder.is_dir() or (folder.parent.is_dir() and any(folder.parent.iterdir()))


def _sheet(records: Sequence[RunRecord]) -> SaveSheet:
    """Return the log sheet of runs, to be written somewhere: counts and amounts are numbers, moments are dates."""
    told = [each for each in records if each.state is not RunState.DELETED]
    sums = [figures for each in told if (figures := each.figures or each.so_far)]
    units = list(dict.fromkeys(unit for figures in sums for unit in figures.amounts)) or [""]
    paid = [f"Paid ({unit})" if unit else "Paid" for unit in units]
    columns = (*LOG_BEGINNING, *paid, *LOG_END)
    rows = json.dumps([_line(each, units) for each in told])
    dates, counts = range(LOG_BEGINNING.index("File")), range(LOG_BEGINNING.index("Rows"), len(columns) - 1)
    return SaveSheet(Path(), columns, rows, (*dates, *counts))


def _line(record: RunRecord, units: Sequence[str]) -> tuple[str, ...]:
    rows, verdicts, sent = "", [""] * len(_VERDICTS), [""] * (1 + len(units))
    if figures := record.figures or record.so_far:
        sent = [str(figures.sent), *(figures.amounts.get(unit, "") for unit in units)]
    if record.figures is not None:
        told = record.figures.verdicts.each()
        rows, verdicts = str(record.figures.rows), [str(told[each]) for each in _VERDICTS]
    counts = [rows, *sent, *verdicts]
    began, ended = _local(record.began_at), _local(record.ended_at) if record.ended_at else ""
    return (began, ended, Path(record.file).name, record.state.value, *counts, record.message)


def _local(moment: datetime) -> str:
    return f"{moment.astimezone():%Y-%m-%d %H:%M:%S}"
