"""Says what a recipe would do with a file that was opened: how many numbers it would send, and at which price.

A file that was read otherwise than the recipe reads it is read a second time, as a list of its own that is discarded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import OtherShape
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.recipes.recipe import ListShape, Recipe, RunCap
from desktop_app.core.rows.corrections import TakeSuggestions
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.services.program.service_context import ServiceContext

if TYPE_CHECKING:
    from desktop_app.services.recipes.recipes import Recipes


@dataclass(frozen=True, slots=True)
class RecipeOffer:
    """What a recipe would send of a list at most: answers that are taken over aren't counted yet.

    `further`: it has steps whose numbers only the answers tell.
    """

    recipe: Recipe
    numbers: int
    estimate: Estimate
    further: bool = False

    @property
    def within_cap(self) -> bool:
        """True if the recipe's cap lets all of it go, as far as the price is known."""
        cap, cost = self.recipe.cap, self.estimate.cost
        enough = cap.numbers is None or self.numbers <= cap.numbers
        return enough and (cap.amount is None or (cost is not None and cost <= cap.amount))

    @property
    def agreed(self) -> Recipe:
        """The recipe as a person agrees to it: without a cap, for no more numbers than they were told of."""
        if self.recipe.cap:
            return self.recipe
        return replace(self.recipe, cap=RunCap(numbers=self.numbers * (1 + len(self.recipe.then))))


class RecipeOffers:
    """Finds the recipes for an opened list, those that ran last first, and what each would take."""

    def __init__(
        self, context: ServiceContext, recipes: Recipes, intake: Intake, mending: Mending, preparing: Preparing
    ) -> None:
        self._context, self._recipes = context, recipes
        self._intake, self._mending, self._preparing = intake, mending, preparing

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
            understanding, name = with_options.understanding, with_options.source_name
        finally:
            with_options.close()
        alike = (here.phones, here.country, here.country_column, here.sheet, here.header) == (
            recipe.shape.phones,
            recipe.shape.country,
            recipe.shape.country_column,
            recipe.shape.sheet,
            recipe.shape.header,
        )
        if alike and not recipe.mend and not understanding.corrected:
            return await self._of(recipe, list_id, understanding)
        source = self._intake.source(list_id)
        read = await self._intake.read(source, recipe.shape.options)
        try:
            if difference := recipe.shape.difference(read.understanding):
                raise OtherShape(name=name, recipe=recipe.name, reason=difference)
            understanding = read.understanding
            if recipe.mend:
                await self._mending.suggest(read.list_id)
                mended = await self._mending.mend(read.list_id, TakeSuggestions(recipe.mend))
                understanding = mended.understanding
            return await self._of(recipe, read.list_id, understanding)
        finally:
            await self._intake.delete(read.list_id)

    async def _of(self, recipe: Recipe, list_id: str, understanding: ImportSummary) -> RecipeOffer:
        counts: Mapping[str, int] = understanding.countries
        if recipe.suppression:
            counts = (await self._preparing.suppression.mark(list_id)).left(counts)
        connection = self._context.session.connection(recipe.base_url)
        order = BatchOrder(
            list_id, connection, recipe.product, via=recipe.via, max_per_task=recipe.max_per_task, again=False
        )
        last = self._context.journal.money.balances(connection.base_url, 1)
        found = self._preparing.estimate(counts, order, last[-1].amount if last else None)
        return RecipeOffer(recipe, sum(counts.values()), found, further=bool(recipe.then))
