"""Runs recipes for the window: by hand, and by itself for folders and times while the window is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import BatchBusy, RecipeUncapped
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import RunRecord, RunState
from desktop_app.services.recipes.watching import LOOK
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import words

_tr = words.translator("recipes")
_WATCH = "recipes watch"


class RecipeWork(QObject):
    """Emits `changed()` when a run began or ended, and calls `tell(run)` with each that has come to an end.

    While a run's batch is under way it counts as one that this window carries on.
    """

    changed = Signal()

    def __init__(self, context: PageContext, tell: Callable[[RunRecord], None], parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services, self._tell = context, context.services, tell
        self._going: dict[str, asyncio.Future[None]] = {}  # by the batch's id
        context.changes.changed.connect(self._batches_changed)

    def begin(self) -> None:
        """Watch folders and times until the window closes."""
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

    def run(self, recipe: Recipe, path: Path, *, agreed: bool = False, again: bool = False) -> None:
        """Run a recipe with a file; `agreed`: the person was told the price, `again`: it may be paid once more."""
        running = self._services.recipe_runs.run(recipe, path, agreed=agreed, again=again)
        self._context.runner.start(_task(recipe.name), running, done=self._came_to_an_end, failed=self._failed)
        self.changed.emit()

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
        """Count the batches of runs as carried on here, so that nothing else carries them on as well."""
        if not (self.watching or self._context.runner.count(_TASK)):
            return
        opened = {run.batch_id for run in self._services.recipes.newest_runs() if run.state is RunState.UNDER_WAY}
        for batch_id in set(self._going) - opened:
            self._let_go(batch_id)
        new = (opened & ids) - set(self._going)
        for batch_id in new:
            if not self._context.runner.running(f"batch {batch_id}"):
                over = self._going[batch_id] = asyncio.get_running_loop().create_future()
                self._context.runner.start(f"batch {batch_id}", asyncio.wait_for(over, None))
        if new:
            self.changed.emit()

    def _let_go(self, batch_id: str) -> None:
        over = self._going.pop(batch_id, None)
        if over is not None and not over.done():
            over.set_result(None)


_TASK = "recipe "  # begins the names of the tasks


def _task(name: str) -> str:
    return f"{_TASK}{name}"
