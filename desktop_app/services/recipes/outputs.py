"""Writes what a run leaves behind: its files, its reports, and the log sheet of the recipe with a line for each run.

Nothing that stands at a path is replaced but the recipe's own log sheet: what is written has another folder until it is
whole, and gets its name only where nothing has it.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Collection, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from desktop_app.core.errors import DialproofError, OutputNotWritable
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.recipes.recipe import USUAL_FOLDER, Recipe
from desktop_app.core.recipes.runs import LOG_BEGINNING, LOG_END, RunRecord, RunState
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import possible_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import SaveSheet
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.output_places import try_out
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_files import beside_outputs, delete_folders, unfinished
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.recipes.runs import path_key

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


def output_folder(recipe: Recipe, file: Path) -> Path:
    """Return the folder that a run with a file writes to."""
    return Path(recipe.output.folder) if recipe.output.folder else file.absolute().parent / USUAL_FOLDER


def _log_folder(recipe: Recipe, file: Path, former: Path | None) -> Path:
    """Return the folder of a recipe's one log sheet, whatever its runs are with; `former`: where the sheet is by now.

    That is the folder for what is written, else that of the watched folder or of the file for the times, else where
    the sheet is, as long as that folder is there.
    """
    place = Path(recipe.watch) / "any" if recipe.watch else Path(recipe.file)
    if recipe.output.folder or recipe.watch or recipe.file:
        return output_folder(recipe, place)
    return former.parent if former is not None and former.parent.is_dir() else output_folder(recipe, file)


def written_paths(journal: Journal) -> set[str]:
    """Return the paths (`path_key`) that recipes write, log sheets included; of deleted lists their digests."""
    return journal.runs.outputs() | {path_key(path) for path in journal.setting(Setting.RECIPE_LOGS, {}).values()}


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
        others = written_paths(self._context.journal)
        paths = [folder / name for name in recipe.output.names(file.name, recipe.name, today)]
        return await asyncio.to_thread(_planned, paths, others)

    async def make_folder(self, recipe: Recipe, file: Path) -> None:
        """Make the folder that a run writes to, before it is paid for. Raise OutputNotWritable."""
        await asyncio.to_thread(_make_folders, {output_folder(recipe, file)})

    async def write(
        self, recipe: Recipe, record: RunRecord, *, steps: bool, progress: WorkProgress | None
    ) -> tuple[str, ...]:
        """Write a run's files and reports, and return their paths: others than planned where something is by now.

        Until `tidy` they stand beside it once more, so that a run that is cut off knows them again.

        Raise OutputNotWritable, or why a copy of the workbook can't be written.
        """
        paths = [Path(each) for each in record.outputs]
        beside = beside_outputs(record)
        await asyncio.to_thread(_make_folders, [*beside, *beside.values()])
        made = [beside[path.parent] / path.name for path in paths]
        # What an attempt that was cut off has finished.
        had = [await asyncio.to_thread(_same, *each) for each in zip(made, paths, strict=True)]
        files = len(recipe.output.files)
        try:
            for path, file, there in zip(made, recipe.output.files, had, strict=False):
                form = replace(file.form, steps=file.form.steps or steps)
                if not there:
                    await self._exporting.export(record.batch_id, path, form=form, progress=progress)
            for path, there in list(zip(made, had, strict=True))[files:]:
                if not there:
                    await self._reporting.write(record.batch_id, path, progress=progress)
        except DialproofError:
            if not any(had):
                await asyncio.to_thread(delete_folders, beside.values())
            raise
        taken = written_paths(self._context.journal) - {path_key(each) for each in record.outputs}
        named = [
            path if there else await asyncio.to_thread(_named, each, path, taken)
            for each, path, there in zip(made, paths, had, strict=True)
        ]
        return tuple(map(str, named))

    async def tidy(self, record: RunRecord) -> None:
        """Delete what `write` needed beside the files of a run, given as it was then."""
        await asyncio.to_thread(delete_folders, beside_outputs(record).values())

    # --- The log sheet ---

    async def write_log(self, recipe: Recipe, file: Path) -> str:
        """Write the recipe's log sheet anew, from the records of its runs; return why that isn't possible, else ""."""
        former = self.log(recipe.name)
        folder = await asyncio.to_thread(_log_folder, recipe, file, former)
        if not await asyncio.to_thread(os.path.isdir, folder.parent):  # the list's folder isn't there either
            return ""
        records = await self._records(recipe.name)
        if not records:  # it was renamed while it ran: the sheet under its new name will have them
            return ""
        sheet, name = await asyncio.to_thread(_sheet, records), Path(possible_name(f"{recipe.name} log.xlsx")).stem
        try:
            if former is not None and former.parent == folder and former.name.startswith(name):
                await asyncio.to_thread(_make_folders, [folder])
                await self._context.quick.run(replace(sheet, output=former))
            else:
                await self._move_log(recipe.name, folder / f"{name}.xlsx", sheet, former)
        except DialproofError as error:  # it is open in a spreadsheet program, say: the next run writes it whole
            return str(error)
        return ""

    def log(self, name: str) -> Path | None:
        """Return where a recipe's log sheet is; None as long as it has none."""
        path = self._context.journal.setting(Setting.RECIPE_LOGS, {}).get(name)
        return None if path is None else Path(path)

    async def _move_log(self, name: str, path: Path, sheet: SaveSheet, former: Path | None) -> None:
        """Write a log sheet at another place than before: a recipe has one of them."""
        beside = unfinished(path.parent, name)
        await asyncio.to_thread(_make_folders, [path.parent, beside])
        try:
            made = beside / path.name
            await self._context.quick.run(replace(sheet, output=made))
            named = await asyncio.to_thread(_named, made, path, frozenset())
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


def _planned(paths: Sequence[Path], taken: Set[str]) -> tuple[str, ...]:
    """Return for each path one that nothing has yet, and that can be written; `taken` as for `_free`.

    Raise OutputNotWritable.
    """
    found: dict[str, str] = {}
    for path in paths:
        try:
            free = _free(path, taken | found.keys())
            try_out(Path(free))
        except OSError as error:
            raise OutputNotWritable(name=path.name, reason=error.strerror or str(error)) from error
        found[path_key(free)] = free
    return tuple(found.values())


def _free(path: Path, taken: Set[str]) -> str:
    """Return a path that nothing has yet, with a count if need be; `taken`: those of others, by `path_key`."""
    free, count = path, 1
    while path_key(str(free)) in taken or os.path.lexists(free):
        count += 1
        free = path.with_name(f"{path.stem} ({count}){path.suffix}")
    return str(free)


def _named(made: Path, path: Path, taken: Set[str]) -> Path:
    """Give a whole file its name, or the next free one, without replacing anything. Raise OutputNotWritable."""
    try:
        while True:
            free = Path(_free(path, taken))
            with suppress(FileExistsError):  # it came this very moment
                try:
                    os.link(made, free)
                except FileExistsError:
                    raise
                except OSError:  # a file system without links
                    free.open("xb").close()
                    replace_file(made, free)
                return free
    except OSError as error:
        raise OutputNotWritable(name=path.name, reason=error.strerror or str(error)) from error


def _same(made: Path, path: Path) -> bool:
    """Return True if a path has the very file that a run has made."""
    try:
        return made.samefile(path)
    except OSError:
        return False


def _make_folders(folders: Collection[Path]) -> None:
    for folder in folders:
        if not folder.is_absolute():  # it is a path of another system, and would lead anywhere here
            raise OutputNotWritable(name=str(folder), reason=tr_text("the folder does not exist"))
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise OutputNotWritable(name=str(folder), reason=error.strerror or str(error)) from error


# --- The lines of the log sheet ---


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
