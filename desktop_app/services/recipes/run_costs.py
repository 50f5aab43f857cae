"""Reckons what a run of a recipe takes at most, and says whether that is within its cap."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.errors import DialproofError, RunCapReached
from desktop_app.core.money.charged import amount_text
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import RunCost, numbers_text
from desktop_app.core.results.reuse import LATELY, OFF
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.text.translatable import listed
from desktop_app.services.account.balance import Balances
from desktop_app.services.connections.task_limit import way_of
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_services import RunServices

log = logging.getLogger(__name__)


class RunCosts:
    """Knows what runs cost, before anything of them is sent."""

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services

    def cost(
        self,
        recipe: Recipe,
        order: BatchOrder,
        counts: Mapping[str, int],
        balance: Decimal | None = None,
        known: Sequence[Mapping[str, int]] = (),
    ) -> RunCost:
        """Return what a run takes at most, of numbers by country.

        `known`: those whose answers each step takes over (`known`), where that was looked up.
        """
        numbers, taken = sum(counts.values()), known[0] if known else {}
        left = {country: count - taken.get(country, 0) for country, count in counts.items()}
        first = self._services.preparing.estimate(left, order, balance)
        of_later = [sum(each.values()) for each in known[1:]]
        later = self._services.steps.estimates(recipe.then, order.connection, numbers, of_later)
        elsewhere = any(each.base_url not in {"", recipe.base_url} for each in recipe.then)
        return RunCost(recipe.cap, numbers, (first, *later), elsewhere, numbers - sum(left.values()))

    async def known(self, recipe: Recipe, list_id: str) -> list[Mapping[str, int]]:
        """Return how many numbers of a list have answers that each step of a run takes over, by country."""
        connection = self._context.session.connection(recipe.base_url)
        asked = [(connection, recipe.product, recipe.days)]
        for step, days in zip(recipe.then, self.days_of_steps(recipe) or [OFF] * len(recipe.then), strict=True):
            asked.append((self._services.steps.connection(step, connection), step.product, days))
        found: list[Mapping[str, int]] = []
        for at, product, days in asked:
            answers = await self._services.preparing.reusing.known(list_id, at, product)
            found.append(answers.countries(days if at.local else max(days, LATELY)))
        return found

    def days_of_steps(self, recipe: Recipe) -> tuple[int, ...]:
        """Return how old answers may be that the further steps take over; of a refresh as their products stay fresh."""
        if not self._context.session.policy.allows(Feature.REUSE):
            return ()
        refreshing = self._services.refreshing
        return tuple(recipe.days or (refreshing.days(each.product) if recipe.refresh else OFF) for each in recipe.then)

    async def ask(self, order: BatchOrder, counts: Mapping[str, int]) -> None:
        """Ask what the list would cost, where the service says that; without an answer the price list counts."""
        quotes = self._services.preparing.quotes
        one_by_one = way_of(order.connection, order.product, order.via) is Via.REALTIME
        if quotes.offered(order.connection) and not one_by_one:
            try:
                await quotes.ask(order.connection, order.product, counts)
            except DialproofError as error:
                log.warning("there is no quote for a recipe's list: %s", type(error).__name__)

    def reached(self, recipe: Recipe, found: ReadList, order: BatchOrder, cost: RunCost) -> RunCapReached:
        """Return the error that says what a run takes, in what the cap is exceeded by."""
        connection = order.connection
        words = numbers_text(cost.sent)
        if recipe.cap.amount is not None and cost.total is not None and cost.total > recipe.cap.amount:
            words = amount_text(cost.total, self.unit(connection))
        return RunCapReached(recipe=recipe.name, name=found.name, cap=self.cap(recipe, connection), needed=words)

    def cap(self, recipe: Recipe, connection: Connection) -> str:
        """Return a recipe's cap in words."""
        cap = recipe.cap
        numbers = "" if cap.numbers is None else numbers_text(cap.numbers)
        amount = "" if cap.amount is None else amount_text(cap.amount, self.unit(connection))
        return listed([each for each in (numbers, amount) if each])

    def unit(self, connection: Connection) -> str:
        """Return what a connection's prices are in; "" if nobody said that."""
        return Balances(self._context).unit(connection)
