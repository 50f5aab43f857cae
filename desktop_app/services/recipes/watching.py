"""Runs recipes by themselves: for the new files of a folder, and at times; and goes on with what was cut off.

Nothing of it is remembered but in the journal: which files were taken stands in the records of the runs, by their size
and time and by the digest of their content.
"""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Collection, Set
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from desktop_app.core.errors import DialproofError, FileMissing, FileNotReadable
from desktop_app.core.recipes.recipe import Recipe, RecipeOutput, RunTimes
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState, last_due, next_try
from desktop_app.core.recipes.writing import written
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.outputs import written_paths
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.run_files import changed_at, still_there
from desktop_app.services.recipes.run_steps import settled
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.storage.recipes.runs import digest_of, path_key

log = logging.getLogger(__name__)

# Seconds between two looks at the folders, and for which a file's size and time must stay the same.
LOOK, SETTLED = 15.0, 10.0
# The most new files of one look; the others follow in the next ones.
_MOST_FILES = 1_000
# A time that was kept so far ahead of now was noted while the clock was wrong.
_CLOCK_WRONG = timedelta(days=1)
_LISTS = frozenset({".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt", ".zip"})
# How the names of files begin that a spreadsheet program or a system keeps for itself.
_NOT_OURS = ("~$", "~", ".")


Named = tuple[str, int, int]


class _Seen(NamedTuple):
    """A file as it was seen: its size in bytes, and when it was changed, in nanoseconds since 1970."""

    path: Path
    size: int
    changed: int

    @property
    def named(self) -> Named:
        """What the journal has of it once it was taken."""
        return path_key(shown_name(str(self.path))), self.size, self.changed


class RecipeWatch:
    """Knows what is due of the recipes that run by themselves, and runs it."""

    def __init__(self, context: ServiceContext, recipes: Recipes, runs: RecipeRuns) -> None:
        self._context = context
        self._recipes = recipes
        self._runs = runs
        # When each recipe first saw its new files, by the clock that only goes forward; by the recipe's name.
        self._first_seen: dict[str, dict[_Seen, float]] = {}
        self._faulty: set[str] = set()  # names of recipes whose last look failed

    async def watch(
        self, told: Callable[[RunRecord], None], progress: WorkProgress | None = None, pause: float = LOOK
    ) -> None:
        """Run what is due, look after look, until cancelled; `told` is called with each run that has come to an end.

        `pause`: seconds between two looks. Recipes go side by side, the files of one after each other. A recipe that
        can't be read, or a fault of one, doesn't stop the others.
        """
        going: dict[str, asyncio.Task[None]] = {}
        async with asyncio.TaskGroup() as looks:
            while True:
                for recipe in self._readable():
                    if recipe.name not in going or going[recipe.name].done():  # a look may take hours
                        going[recipe.name] = looks.create_task(self._looked(recipe, told, progress))
                await self._context.time.sleep(pause)

    async def _looked(
        self, recipe: Recipe, told: Callable[[RunRecord], None], progress: WorkProgress | None = None
    ) -> None:
        """Look after a recipe; a fault is logged, and told once until a look goes well again."""
        try:
            await self.look(recipe, progress, told=told)
        except Exception:
            log.exception("a recipe can't be looked after")
            if recipe.name not in self._faulty:
                self._faulty.add(recipe.name)
                words = tr_text("There is a fault in the program; its log says more.")
                now, place = self._context.time.now(), recipe.watch or recipe.file
                told(RunRecord(0, recipe.name, place, Cause.FOLDER, now, RunState.FAILED, message=words))
        else:
            self._faulty.discard(recipe.name)

    def _readable(self) -> list[Recipe]:
        return [each.recipe for each in self._recipes.every() if each.recipe is not None]

    async def look(
        self,
        recipe: Recipe,
        progress: WorkProgress | None = None,
        *,
        now: bool = False,
        told: Callable[[RunRecord], None] = lambda _record: None,
        waits: Callable[[int], None] = lambda _files: None,
    ) -> list[RunRecord]:
        """Run what is due of a recipe, and return what each run came to; nothing if another process is at it.

        Of a recipe that doesn't run by itself, carry on what waits. Files that aren't complete yet are left for the
        next look. `now`: a person or a scheduler wants it now: times and pauses don't matter, it is waited until files
        are complete, and what prevents the look is raised. `told` is called with each run as it ends, `waits` with the
        count of files that may not be complete yet, before they are waited for.
        """
        found: list[RunRecord] = []
        try:
            async for record in self._due(recipe, progress, now=now, waits=waits):
                found.append(record)
                told(record)
        except DialproofError as error:  # of the folder, say, or another process is at it: the next look tries again
            if now:
                raise
            log.warning("a recipe can't be looked after now: %s", type(error).__name__)
        return found

    async def waiting(self, recipe: Recipe, told: Collection[RunRecord] = ()) -> list[RunRecord]:
        """Return the stopped runs of a recipe's folder that still wait, the oldest first, but for those `told`.

        What a person has settled is left out: left as it is, verified otherwise, or its file is gone or another.
        """
        known = {each.id for each in told}
        halted = [each for each in self._runs.halted(recipe) if each.cause is Cause.FOLDER and each.id not in known]
        found = [each if each.batch_id else await self._where_it_is(recipe, each) for each in halted]
        return [each for each in found if each is not None and each.id not in known]

    async def _due(
        self,
        recipe: Recipe,
        progress: WorkProgress | None,
        *,
        now: bool,
        waits: Callable[[int], None] = lambda _files: None,
    ) -> AsyncIterator[RunRecord]:
        held = False
        for record in self._runs.unfinished(recipe):
            if not (now or self._may_go_on(recipe, record)):
                held = held or record.state is RunState.WAITING
                continue
            gone_on = await self._runs.carry_on(recipe, record, progress)
            if now or record.open or gone_on.state is not record.state:  # else nothing is new
                yield gone_on
            held = held or gone_on.state is RunState.WAITING
            if not self._as_it_was(recipe):
                return
        if held or not (recipe.unattended or now):  # where the service is away, what is new would only wait as well
            return
        moment = self._time_due(recipe)
        if recipe.times and moment is None and not now:
            return
        if recipe.file:
            keep = partial(self._keep, recipe, moment)  # first: a run that is cut off goes on by itself
            yield await self._runs.run(recipe, Path(recipe.file), cause=Cause.TIME, begins=keep, progress=progress)
            return
        async for record in self._of_folder(recipe, progress, wait=now or bool(moment), waits=waits):
            yield record
            if record.state is RunState.WAITING or not self._as_it_was(recipe):
                return
        self._keep(recipe, moment)

    async def _of_folder(
        self, recipe: Recipe, progress: WorkProgress | None, *, wait: bool, waits: Callable[[int], None]
    ) -> AsyncIterator[RunRecord]:
        """Run the files of a recipe's folder, first those that sent nothing before and may now."""
        deciding, tried = _deciding(recipe), Setting.RECIPE_TRIED.of(recipe.name)
        before = self._context.journal.setting(tried, None)
        for record in await self._worth_trying(recipe, changed=before not in {None, deciding}):
            again = await self._runs.carry_on(recipe, record, progress)
            if again.state is not record.state or again.state is RunState.CAPPED:  # else nothing is new
                yield again
        if before != deciding:
            self._context.journal.save_setting(tried, deciding)
        for seen in await self._new_files(recipe, wait=wait, waits=waits):
            if seen.named not in self._context.journal.runs.taken(recipe.name):  # by another process meanwhile
                yield await self._runs.run(recipe, seen.path, cause=Cause.FOLDER, progress=progress)

    def _as_it_was(self, recipe: Recipe) -> bool:
        """Return False if a recipe was deleted or changed since the look began: a run may take hours."""
        return recipe in self._readable()

    def _keep(self, recipe: Recipe, moment: datetime | None) -> None:
        """Note that one of a recipe's times was kept."""
        if moment is not None:
            self._context.journal.save_setting(Setting.RECIPE_LOOKED.of(recipe.name), moment.isoformat())

    def _may_go_on(self, recipe: Recipe, record: RunRecord) -> bool:
        """Return True if it is time for a run to go on: it was cut off, its pause is over, or its batch has ended.

        Of what runs by itself also one that was refused, or waits for a decision: what is refused goes again only if
        its cause is provably gone, and nothing is decided (`services.batches`).
        """
        if record.state is RunState.UNDER_WAY:
            return recipe.unattended  # else whoever began it carries it on
        over = record.open or recipe.unattended or settled(self._context.journal, record)
        return over and next_try(record) <= self._context.time.now()

    async def _worth_trying(self, recipe: Recipe, *, changed: bool) -> list[RunRecord]:
        """Return the runs of a watched folder that sent nothing, and may now: the oldest first.

        That is if a person has `changed` since what decides it, as the cap, or if numbers were sent shortly before.
        Files that aren't as they were then are no longer these runs'.
        """
        now = self._context.time.now()
        due = [
            each
            for each in self._runs.halted(recipe)
            if each.cause is Cause.FOLDER and not each.batch_id
            if changed or (each.state is RunState.LATELY and next_try(each) <= now)
        ]
        return [there for each in due if (there := await self._where_it_is(recipe, each)) is not None]

    async def _where_it_is(self, recipe: Recipe, record: RunRecord) -> RunRecord | None:
        """Return a stopped run if its file is there, else that of a copy; None if neither is."""
        alike = self._context.journal.runs.with_content(recipe.name, record.digest) if record.digest else []
        for each in (record, *(copy for copy in alike if copy.halted and not copy.batch_id)):
            if await asyncio.to_thread(still_there, each):
                return each
        return None

    def _time_due(self, recipe: Recipe) -> datetime | None:
        """Return the last of a recipe's times if it wasn't kept yet; one that was missed is made up once."""
        now, kept = self._context.time.now(), Setting.RECIPE_LOOKED.of(recipe.name)
        moment, looked = last_due(recipe.times, now), self._context.journal.setting(kept, None)
        if moment is not None and looked is None:  # a recipe that somebody wrote by hand: its times begin now
            self._context.journal.save_setting(kept, now.isoformat())
            return None
        if looked is not None and datetime.fromisoformat(looked) - now > _CLOCK_WRONG:  # the clock was far ahead then
            self._context.journal.save_setting(kept, now.isoformat())
            return None
        return None if moment is None or moment <= datetime.fromisoformat(looked) else moment

    # --- The folder ---

    async def _new_files(self, recipe: Recipe, *, wait: bool, waits: Callable[[int], None]) -> list[_Seen]:
        """Return the complete files of a recipe's folder that no run has had yet, the oldest first."""
        fresh = await self._fresh(recipe)
        if not wait or all(fresh.values()):
            return [each for each, complete in fresh.items() if complete]
        clock = await asyncio.to_thread(_clock_of, Path(recipe.watch))
        unsure = [each for each, complete in fresh.items() if not complete and not _is_old(each, clock)]
        if unsure:
            waits(len(unsure))
            await self._context.time.sleep(SETTLED)
            fresh = await self._fresh(recipe)
        return [each for each, complete in fresh.items() if complete or _is_old(each, clock)]

    async def _fresh(self, recipe: Recipe) -> dict[_Seen, bool]:
        """Return the files that no run has had yet, the oldest first.

        True for those that have had their size and their time for a while: nobody is writing them.
        """
        folder, runs = Path(recipe.watch), self._context.journal.runs
        ours = written_paths(self._context.journal)
        fresh = await asyncio.to_thread(_new_in, folder, runs.taken(recipe.name), ours)
        ticks, before = self._context.time.ticks(), self._first_seen.get(recipe.name, {})
        seen = self._first_seen[recipe.name] = {each: before.get(each, ticks) for each in fresh}
        return {each: ticks - since >= SETTLED for each, since in seen.items()}


def _is_old(seen: _Seen, clock: int | None) -> bool:
    """Return True if a file was last written a while before `clock`, in nanoseconds by its own file system."""
    return clock is not None and clock - seen.changed >= SETTLED * 1_000_000_000


def _clock_of(folder: Path) -> int | None:
    """Return the time now by the clock of a folder's file system, in nanoseconds; None if nothing can be written there.

    A share's clock may be ahead of ours, or behind.
    """
    try:
        with tempfile.TemporaryFile(prefix=".dialproof-", dir=folder) as file:
            file.write(b"now")
            file.flush()
            return os.fstat(file.fileno()).st_mtime_ns
    except OSError:
        return None


def _deciding(recipe: Recipe) -> str:
    """Return the digest of what decides in a recipe whether a file is sent."""
    plain = replace(recipe, name="-", output=RecipeOutput(), rule=None, watch="", file="", times=RunTimes())
    return digest_of(written(plain))


def _new_in(folder: Path, had: Set[Named], ours: Set[str]) -> list[_Seen]:
    """Return the files of a folder that may be lists and weren't taken, the oldest first, at most so many.

    `ours`: paths that recipes write, or the digests of such paths. Raise `FileMissing` or `FileNotReadable`.
    """
    try:
        with os.scandir(folder) as entries:
            lists = [seen for each in entries if (seen := _listed(folder, each)) is not None]
    except FileNotFoundError:
        raise FileMissing(name=str(folder)) from None
    except OSError as error:
        raise FileNotReadable(name=str(folder), reason=error.strerror or str(error)) from error
    new = (each for each in lists if each.named not in had and not ours & {each.named[0], digest_of(each.named[0])})
    found = (opened for each in sorted(new, key=lambda each: (each.changed, each.path.name)) if (opened := _open(each)))
    return list(islice((each for each in found if each.named not in had), _MOST_FILES))


def _listed(folder: Path, entry: os.DirEntry[str]) -> _Seen | None:
    """Return a file that may be a list; None for anything else, what is gone by now, and a link that leads nowhere."""
    name = entry.name
    if Path(name).suffix.lower() not in _LISTS or name.startswith(_NOT_OURS):
        return None
    try:
        return _seen(folder / name, entry.stat()) if entry.is_file() else None
    except FileNotFoundError:
        return None
    except OSError:
        if entry.is_symlink():  # one in a circle, say
            return None
        raise


def _seen(path: Path, found: os.stat_result) -> _Seen:
    return _Seen(path, found.st_size, changed_at(found))


def _open(seen: _Seen) -> _Seen | None:
    """Return a file as it is now: a listing may be behind. None if it is gone, or its writer lets nobody in."""
    with suppress(OSError), seen.path.open("rb") as file:
        file.read(1)
        return _seen(seen.path, os.fstat(file.fileno()))
    return None
