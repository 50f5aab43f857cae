"""Says what a recipe would do with a file that was opened: how many numbers it would send, and at which price.

A file that was read otherwise than the recipe reads it is read a second time, as a list of its own that is discarded.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.recipes.recipe import ListShape, Recipe, RunCap
from desktop_app.core.recipes.run_cost import RunCost
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.rows.corrections import CellCorrection
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.run_files import looked_at
from desktop_app.services.recipes.run_preparing import check_shape
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.services.recipes.running import RecipeRuns


@dataclass(frozen=True, slots=True)
class RecipeOffer:
    """What a recipe would take of a list at most.

    `corrected`: what a person has corrected in the list's rows, which the run does as well, but for `left_out` numbers
    in cells that the recipe reads otherwise. `had`: the run that has this content already, finished or not.
    """

    recipe: Recipe
    cost: RunCost
    corrected: tuple[CellCorrection, ...] = ()
    left_out: int = 0
    had: RunRecord | None = None

    @property
    def numbers(self) -> int:
        """How many numbers the first step would send at most."""
        return self.cost.first

    @property
    def estimate(self) -> Estimate:
        """What the first step takes."""
        return self.cost.steps[0]

    @property
    def agreed(self) -> Recipe:
        """The recipe as a person agrees to it: without a cap, for no more numbers than they were told of."""
        return self.recipe if self.recipe.cap else replace(self.recipe, cap=RunCap(numbers=self.cost.sent))


class RecipeOffers:
    """Finds the recipes for an opened list, those that ran last first, and what each would take."""

    def __init__(self, context: ServiceContext, recipes: Recipes, runs: RecipeRuns, services: RunServices) -> None:
        self._context, self._recipes, self._runs = context, recipes, runs
        self._intake, self._mending, self._preparing = services.intake, services.mending, services.preparing

    def fitting(self, understanding: ImportSummary) -> list[Recipe]:
        """Return the recipes for a list, the one that ran last first."""
        found = self._recipes.matching(understanding)
        order = {run.recipe: -at for at, run in enumerate(reversed(self._recipes.newest_runs()))}
        return sorted(found, key=lambda each: order.get(each.name, 1))

    async def offer(self, recipe: Recipe, list_id: str) -> RecipeOffer:
        """Return what a recipe would take of a list.

        Raise `OtherShape` if the file isn't one that the recipe reads without a doubt.
        """
        with_options = self._intake.open(list_id)
        try:
            here = ListShape.of(with_options.understanding, with_options.options)
            understanding = with_options.understanding
        finally:
            with_options.close()
        corrected = await asyncio.to_thread(self._mending.cells, list_id) if understanding.corrected else ()
        had = await self._had(recipe, list_id)
        alike = (here.phones, here.country, here.country_column, here.sheet, here.header) == (
            recipe.shape.phones,
            recipe.shape.country,
            recipe.shape.country_column,
            recipe.shape.sheet,
            recipe.shape.header,
        )
        if alike and not recipe.mend and recipe.suppression:  # else its suppressed numbers count, too
            return RecipeOffer(recipe, await self._cost(recipe, list_id, understanding), corrected, had=had)
        read = await self._intake.read_again(list_id, recipe.shape.options)
        try:
            check_shape(recipe, read)
            left_out = understanding.corrected - read.understanding.corrected
            understanding = read.understanding
            if recipe.mend:
                mended = await self._mending.take(read.list_id, recipe.mend)
                understanding = mended.understanding
            cost = await self._cost(recipe, read.list_id, understanding)
            return RecipeOffer(recipe, cost, corrected, left_out, had)
        finally:
            await self._intake.delete(read.list_id)

    async def _had(self, recipe: Recipe, list_id: str) -> RunRecord | None:
        """Return the run of a recipe that has a list's content: one that isn't over, or one that would not be repeated.

        A recipe that refreshes takes its file again and again.
        """
        _size, _changed, digest = await asyncio.to_thread(looked_at, self._intake.source(list_id))
        earlier = self._context.journal.runs.with_content(recipe.name, digest)
        over = (each for each in earlier if each.had_file and not recipe.refresh)
        return next((each for each in earlier if each.lacks_results), next(over, None))

    async def _cost(self, recipe: Recipe, list_id: str, understanding: ImportSummary) -> RunCost:
        order, counts = await self._runs.costs.order(recipe, list_id, understanding.countries)
        last = self._context.journal.money.balances(order.connection.base_url, 1)
        return await self._runs.costs.cost(recipe, order, counts, last[-1].amount if last else None)
