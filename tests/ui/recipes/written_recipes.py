"""Recipes and runs of them, for the tests of this folder."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.recipes.recipe import ListShape, Recipe
from desktop_app.core.recipes.runs import Cause, RunFigures, RunRecord, RunState
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.rows.corrections import CellCorrection
from desktop_app.core.service.connection import LOCAL
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.services.recipes.watching import RecipeWatch

SHAPE = ListShape(workbook=False, phones=("Phone",), country="GB")
WEEKLY = Recipe("Weekly customers", SHAPE, LOCAL, "phone-validation")
DONE = RunRecord(
    0,
    WEEKLY.name,
    "/in/customers.csv",
    Cause.HAND,
    datetime.now(UTC),
    RunState.DONE,
    batch_id="b1",
    outputs=("/in/Verified/customers.xlsx",),
    figures=RunFigures(3, "3 credits", VerdictCounts(good=2, bad=1)),
)


class Runs:
    """Takes the place of what runs recipes: notes what is run, and says what `came_to` says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[tuple[str, Path, bool, bool]] = []
        self.corrected: Sequence[CellCorrection] | None = None
        self.came_to = DONE
        self.hold: asyncio.Event | None = None
        self.by_itself: Callable[[RunRecord], None] | None = None

        async def run(
            _self: object,
            recipe: Recipe,
            file: Path,
            *,
            again: bool = False,
            agreed: bool = False,
            corrected: Sequence[CellCorrection] | None = None,
        ) -> RunRecord:
            self.corrected = corrected
            self.ran.append((recipe.name, file, agreed, again))
            if self.hold is not None:
                await self.hold.wait()
            return replace(self.came_to, recipe=recipe.name, file=str(file))

        async def watch(_self: object, told: Callable[[RunRecord], None], *_: object) -> None:
            self.by_itself = told
            await asyncio.Event().wait()

        async def carry_on(_self: object, recipe: Recipe, record: RunRecord) -> RunRecord:
            return await run(_self, recipe, Path(record.file))

        monkeypatch.setattr(RecipeRuns, "carry_on", carry_on)
        monkeypatch.setattr(RecipeRuns, "run", run)
        monkeypatch.setattr(RecipeWatch, "watch", watch)
