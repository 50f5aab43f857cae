"""Writes what a run leaves behind: its files and its reports.

Nothing that stands at a path is replaced: what is written has another folder until it is whole, and gets its name only
where nothing has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence, Set
from dataclasses import replace
from pathlib import Path

from desktop_app.core.errors import DialproofError, OutputNotWritable
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.output_places import try_out
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_files import (
    beside_outputs,
    delete_folders,
    free_path,
    give_name,
    make_folders,
    output_folder,
)
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.recipes.runs import path_key


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
        await asyncio.to_thread(make_folders, {output_folder(recipe, file)})

    async def write(
        self, recipe: Recipe, record: RunRecord, *, steps: bool, progress: WorkProgress | None
    ) -> tuple[str, ...]:
        """Write a run's files and reports, and return their paths: others than planned where something is by now.

        Until `tidy` they stand beside it once more, so that a run that is cut off knows them again.

        Raise OutputNotWritable, or why a copy of the workbook can't be written.
        """
        paths = [Path(each) for each in record.outputs]
        beside = beside_outputs(record)
        await asyncio.to_thread(make_folders, [*beside, *beside.values()])
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
            path if there else await asyncio.to_thread(give_name, each, path, taken)
            for each, path, there in zip(made, paths, had, strict=True)
        ]
        return tuple(map(str, named))

    async def tidy(self, record: RunRecord) -> None:
        """Delete what `write` needed beside the files of a run, given as it was then."""
        await asyncio.to_thread(delete_folders, beside_outputs(record).values())


def _planned(paths: Sequence[Path], taken: Set[str]) -> tuple[str, ...]:
    """Return for each path one that nothing has yet, and that can be written; `taken` as for `free_path`.

    Raise OutputNotWritable.
    """
    found: dict[str, str] = {}
    for path in paths:
        try:
            free = free_path(path, taken | found.keys())
            try_out(Path(free))
        except OSError as error:
            raise OutputNotWritable(name=path.name, reason=error.strerror or str(error)) from error
        found[path_key(free)] = free
    return tuple(found.values())


def _same(made: Path, path: Path) -> bool:
    """Return True if a path has the very file that a run has made."""
    try:
        return made.samefile(path)
    except OSError:
        return False
