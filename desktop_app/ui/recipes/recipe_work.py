"""Runs recipes for the window: by hand, and by itself for folders and times while the window is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import BatchBusy, DialproofError, RecipeUncapped
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import RunRecord, RunState
from desktop_app.core.rows.corrections import CellCorrection
from desktop_app.services.recipes.run_steps import settled
from desktop_app.services.recipes.watching import LOOK
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import words

_tr = words.translator("recipes")
_WATCH = "recipes watch"
_HELD = frozenset({RunState.WAITING, RunState.STOPPED})
Begins = Callable[[], Coroutine[Any, Any, RunRecord]]


class RecipeWork(QObject):
    """Emits `changed()` when a run began or ended, and calls `tell(run)` with each that has come to an end.

    While a run's batch is under way it counts as one that this window carries on.
    """

    changed = Signal()

    def __init__(self, context: PageContext, tell: Callable[[RunRecord], None], parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services, self._tell = context, context.services, tell
        self._going: dict[str, asyncio.Future[None]] = {}  # by the batch's id
        self._waiting: dict[str, list[Begins]] = {}  # by the recipe's name, of which one run goes at a time
        self._gone_on: set[int] = set()  # runs that were carried on here, each once
        context.changes.changed.connect(self._batches_changed)

    def begin(self) -> None:
        """Carry on what was cut off, and watch folders and times until the window closes."""
        self._go_on([run for run in self._services.recipes.newest_runs() if run.state is RunState.UNDER_WAY])
        self._context.runner.start(_WATCH, self._services.recipe_watch.watch(self._came_to_an_end))

    @property
    def watching(self) -> bool:
        """True while folders and times are watched."""
        return self._context.runner.running(_WATCH)

    def words(self) -> str:
        """Return what is watched, and how often: “Watching 2 recipes while Dialproof is open: …”."""
        every = self._services.recipes.every()
        count = sum(each.recipe is not None and each.recipe.unattended for each in every)
        if not count or not self.watching:
            return ""
        told = words.counted(
            count,
            "%n recipe runs by itself while Dialproof is open; folders are looked at every {seconds} seconds.",
            "%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.",
        )
        return told.format(seconds=words.number(LOOK))

    def running(self, name: str) -> bool:
        """Return True while a recipe runs here, by hand or by itself."""
        latest = self._services.recipes.runs(name, 1)
        under_way = bool(latest) and latest[0].state is RunState.UNDER_WAY
        return self._context.runner.running(_task(name)) or (under_way and self.watching)

    def run(
        self,
        recipe: Recipe,
        path: Path,
        corrected: Sequence[CellCorrection] | None = None,
        *,
        agreed: bool = False,
        again: bool = False,
    ) -> None:
        """Run a recipe with a file, as the person `corrected` its rows.

        `agreed`: the person was told the price, `again`: it may be paid once more.
        """
        run = partial(self._services.recipe_runs.run, agreed=agreed, again=again, corrected=corrected)
        self._start(recipe.name, lambda: run(self._as_it_is(recipe), path))

    def carry_on(self, recipe: Recipe, run: RunRecord) -> None:
        """Carry on a run that lacks its results: what was sent isn't sent again, and no doubt is decided."""
        self._start(recipe.name, lambda: self._services.recipe_runs.carry_on(self._as_it_is(recipe), run))

    def leave(self, run: RunRecord) -> None:
        """Note that a person settles otherwise what a run was stopped with."""
        self._services.recipe_runs.leave(run)
        self.changed.emit()

    def _as_it_is(self, recipe: Recipe) -> Recipe:
        """Return a recipe as it was changed while it waited; without a cap, as the person agreed to it."""
        now = self._named(recipe.name)
        return now if now is not None and now.cap else recipe

    def carries_on(self, batch_id: str) -> bool:
        """Return True if a batch is carried on by the run of a recipe that was cut off, or is under way."""
        run = self._services.journal.runs.of_batch(batch_id)
        return run is not None and run.state is RunState.UNDER_WAY and self._named(run.recipe) is not None

    def _named(self, name: str) -> Recipe | None:
        try:
            return self._services.recipes.named(name)
        except DialproofError:  # deleted or damaged since: its batch goes on as any other
            return None

    def _go_on(self, runs: Iterable[RunRecord]) -> None:
        """Carry on runs that were begun by hand; those of a watched folder and of times are the watch's."""
        for run in runs:
            recipe = self._named(run.recipe)
            if recipe is not None and not recipe.unattended and run.id not in self._gone_on:
                self._gone_on.add(run.id)
                self._start(recipe.name, partial(self._services.recipe_runs.carry_on, recipe, run))

    def _start(self, name: str, begins: Begins) -> None:
        """Begin a run, or have it wait for the one of its recipe that is under way."""
        if self._context.runner.running(_task(name)):
            self._waiting.setdefault(name, []).append(begins)
            return
        self._context.runner.start(
            _task(name),
            begins(),
            done=lambda run: self._over(name, lambda: self._came_to_an_end(run)),
            failed=lambda error: self._over(name, lambda: self._failed(error)),
        )
        self.changed.emit()

    def _over(self, name: str, tell: Callable[[], object]) -> None:
        """Say what came of a run, and begin the next one of its recipe."""
        waiting = self._waiting.get(name)
        if waiting:
            self._start(name, waiting.pop(0))
        tell()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, BatchBusy | RecipeUncapped):  # nothing was begun
            self._context.show_error(error)
        else:
            self._context.runner.on_failure("recipe", error)
        self.changed.emit()

    def _came_to_an_end(self, run: RunRecord) -> None:
        self._let_go(run.batch_id)
        self._tell(run)
        self.changed.emit()

    # --- Their batches ---

    def _batches_changed(self, ids: set[str]) -> None:
        """Count the batches of runs as carried on here, so that nothing else carries them on as well.

        A run whose batch a person has brought to its end since goes on with its files.
        """
        if not (self.watching or self._context.runner.count(_TASK)):
            return
        runs = self._services.recipes.newest_runs()
        stopped = (run for run in runs if run.state in _HELD and run.batch_id in ids)
        self._go_on(run for run in stopped if settled(self._services.journal, run))
        opened = {run.batch_id for run in runs if run.state is RunState.UNDER_WAY}
        for batch_id in set(self._going) - opened:
            self._let_go(batch_id)
        new = (opened & ids) - set(self._going)
        for batch_id in new:
            if not self._context.runner.running(f"batch {batch_id}"):
                held = self._going[batch_id] = asyncio.get_running_loop().create_future()
                self._context.runner.start(f"batch {batch_id}", asyncio.wait_for(held, None))
        if new:
            self.changed.emit()

    def _let_go(self, batch_id: str) -> None:
        held = self._going.pop(batch_id, None)
        if held is not None and not held.done():  # at once: whoever is told of the end finds nothing running
            self._context.runner.cancel(f"batch {batch_id}")


_TASK = "recipe "  # begins the names of the tasks


def _task(name: str) -> str:
    return f"{_TASK}{name}"
