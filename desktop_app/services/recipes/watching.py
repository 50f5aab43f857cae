"""Runs recipes by themselves: for the new files of a folder, and at times; and goes on with what was cut off.

Nothing of it is remembered but in the journal: which files were taken stands in the records of the runs, by their size
and time and by the digest of their content.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.errors import BatchBusy, DialproofError
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import RunRecord, next_try
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.running import RecipeRuns

log = logging.getLogger(__name__)

# Seconds between two looks at the folders, and for which a file's size and time must stay the same.
LOOK, SETTLED = 15.0, 10.0
# The most files of a folder that are looked at: it may be anything.
_MOST_FILES = 1_000
_LISTS = frozenset({".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt", ".zip"})
# How the names of files begin that a spreadsheet program or a system keeps for itself.
_NOT_OURS = ("~$", "~", ".")


@dataclass(frozen=True, slots=True)
class _Seen:
    """A file as it was seen: its size in bytes, and when it was changed, in nanoseconds since 1970."""

    path: Path
    size: int
    changed: int


class RecipeWatch:
    """Knows what is due of the recipes that run by themselves, and runs it."""

    def __init__(self, context: ServiceContext, recipes: Recipes, runs: RecipeRuns) -> None:
        self._context = context
        self._recipes = recipes
        self._runs = runs
        self._first_seen: dict[_Seen, float] = {}  # by the clock that only goes forward

    async def watch(self, told: Callable[[RunRecord], None], progress: WorkProgress | None = None) -> None:
        """Run what is due, look after look, until cancelled; `told` is called with each run that has come to an end.

        A recipe that can't be read, or a fault of one, doesn't stop the others.
        """
        while True:
            for file in self._recipes.every():
                if file.recipe is not None and file.recipe.unattended:
                    for record in await self.look(file.recipe, progress):
                        told(record)
            await self._context.time.sleep(LOOK)

    async def look(self, recipe: Recipe, progress: WorkProgress | None = None, *, now: bool = False) -> list[RunRecord]:
        """Run what is due of a recipe, and return what each run came to; nothing if another process is at it.

        Files that aren't complete yet are left for the next look. `now`: a person or a scheduler wants it now: times
        and pauses don't matter, and for files to be complete is waited.
        """
        try:
            return [record async for record in self._due(recipe, progress, now=now)]
        except BatchBusy:
            return []
        except DialproofError as error:  # of the folder or the journal: the next look tries again
            log.warning("the recipe can't be looked after now: %s", type(error).__name__)
            return []

    async def _due(self, recipe: Recipe, progress: WorkProgress | None, *, now: bool) -> AsyncIterator[RunRecord]:
        for record in [each for each in self._recipes.runs(recipe.name) if each.open]:
            if now or next_try(record) <= self._context.time.now():
                yield await self._runs.run(recipe, Path(record.file), cause=record.cause, progress=progress)
