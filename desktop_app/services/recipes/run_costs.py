"""Reckons what a run of a recipe takes at most, and says whether that is within its cap."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from decimal import Decimal
from itertools import chain

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.step_plan import PlannedStep, StepPlan
from desktop_app.core.batches.steps import StepNumbers, read_conditions
from desktop_app.core.errors import DialproofError, RunCapReached, UsageError
from desktop_app.core.money.charged import amount_text
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import RunCost, numbers_text
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.reuse import OFF
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import listed
from desktop_app.services.account.balance import Balances
from desktop_app.services.connections.task_limit import way_of
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.results import taught_by, verdict_rule
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_services import RunServices

log = logging.getLogger(__name__)


class RunCosts:
    """Knows what runs cost, before anything of them is sent."""

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services
        self._rehearsing = Rehearsing(context, services)

    async def order(
        self, recipe: Recipe, list_id: str, countries: Mapping[str, int], *, again: bool = False
    ) -> tuple[BatchOrder, Mapping[str, int]]:
        """Return the order of a run for a list with `countries` numbers, and those that it may send, by country."""
        connection = self._context.session.connection(recipe.base_url)
        order = BatchOrder(
            list_id, connection, recipe.product, recipe.via, recipe.max_per_task, reuse_days=recipe.days, again=again
        )
        # What was sent within 24 hours isn't sent again: its answers are taken over instead, where that is allowed.
        lately = not again and self._services.preparing.reusing.lately_taken(connection)
        order = replace(order, lately=lately, run_cap=recipe.cap.amount)
        if former := self._former(recipe):
            days = recipe.days or self._services.refreshing.days(recipe.product)
            order = replace(order, reuse_days=OFF, refresh=Refresh(former.id, days))
            await self._context.up_to_date(former)
        if recipe.suppression:
            countries = (await self._services.results.suppression.mark(list_id)).left(countries)
        return order, countries

    def _former(self, recipe: Recipe) -> Batch | None:
        """Return the batch of the recipe's last run that a refresh can take answers of, or that the recipe was made of.

        None without one.
        """
        if not recipe.refresh:
            return None
        journal = self._context.journal
        batches = {each.id: each for each in journal.batches()}
        made_of = journal.setting(Setting.RECIPE_MADE_OF.of(recipe.name), None)
        for batch_id in chain((each.batch_id for each in journal.runs.newest_first(recipe.name)), [made_of]):
            batch = batches.get(batch_id)
            same = batch is not None and (batch.base_url, batch.product) == (recipe.base_url, recipe.product)
            if batch is not None and same and self._services.refreshing.offered(batch):
                return batch
        return None

    def plan(self, recipe: Recipe, order: BatchOrder) -> StepPlan:
        """Return the plan of a run's further steps, without what they cost."""
        lately = not order.again and self._context.session.policy.allows(Feature.REUSE)
        days, most = self.days_of_steps(recipe), (None,) * len(recipe.then)
        return StepPlan(recipe.then, most, ask=False, again=order.again, days=days, lately=lately)

    async def cost(
        self, recipe: Recipe, order: BatchOrder, counts: Mapping[str, int], balance: Decimal | None = None
    ) -> RunCost:
        """Return what a run takes at most, all that its steps take over left out."""
        sent = await self._rehearsing.sent(recipe, order, counts, self.plan(recipe, order))
        first = self._services.preparing.estimate(sent[0], order, balance)
        later = self._services.steps.estimates(recipe.then, order.connection, [sum(each.values()) for each in sent[1:]])
        elsewhere = any(each.base_url not in {"", recipe.base_url} for each in recipe.then)
        return RunCost(recipe.cap, sum(counts.values()), (first, *later), elsewhere)

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


class Rehearsing:
    """Finds how many numbers each step of a run sends at most, by a rehearsal: nothing of it is sent, or kept.

    Each step is numbered as it would be, with the answers that it takes over, for a batch that the journal never has.
    What the next step takes of these answers is known then; of the numbers that would be sent, all may come to it.
    """

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services

    async def sent(
        self, recipe: Recipe, order: BatchOrder, counts: Mapping[str, int], plan: StepPlan
    ) -> list[Mapping[str, int]]:
        """Return how many numbers each step sends at most, by country; `counts`: those of the list."""
        orders = [order, *self._following(order, plan)]
        if not await self._anything_known(orders):
            return [counts] * len(orders)
        made: list[Batch] = []
        found: list[Mapping[str, int]] = []
        try:
            for each, planned in zip(orders, [None, *plan.steps], strict=True):
                rule, step = None, None
                if planned is not None:
                    rule = self._rule(recipe, made[-1])
                    step = self._numbers(made[-1], planned)
                made.append(self._round(each))
                days = each.reuse_days if each.refresh is None else each.refresh.days
                sent, _reused = await self._services.preparing.reusing.begin(
                    made[-1], days, by_country=True, refresh=each.refresh, lately=each.lately, step=step, rule=rule
                )
                found.append(sent)
        finally:
            for batch in made:
                await asyncio.shield(asyncio.to_thread(self._context.lists.leave, batch.list_id, batch.id))
        return found

    def _following(self, first: BatchOrder, plan: StepPlan) -> list[BatchOrder]:
        """Return the orders of the further steps, as far as they say which answers are taken over."""
        found = []
        for at, step in enumerate(plan.steps):
            connection = self._services.steps.connection(step, first.connection)
            days = plan.days[at] if plan.days else 0
            lately = plan.lately and not connection.local
            found.append(BatchOrder(first.list_id, connection, step.product, reuse_days=days, lately=lately))
        return found

    async def _anything_known(self, orders: list[BatchOrder]) -> bool:
        reusing = self._services.preparing.reusing
        for each in orders:
            known = await reusing.may_take(each.connection, each.product, each.reuse_days, lately=each.lately)
            if each.refresh is not None or known:
                return True
        return False

    def _round(self, order: BatchOrder) -> Batch:
        now = self._context.time.now()
        return Batch(secrets.token_hex(4), order.list_id, "", order.connection.base_url, order.product, now)

    def _numbers(self, before: Batch, step: PlannedStep) -> StepNumbers:
        """Return the numbers that may come to a step: also those without an answer yet."""
        with closing(self._context.lists.open(before.list_id)) as opened:
            names = opened.result_columns(before.id)
        try:
            found = read_conditions(before.id, step.conditions, names)
        except UsageError:  # no answer is there that would have its column: whatever is sent may come to it
            return StepNumbers(before.id, unanswered=True)
        return replace(found, unanswered=found.unanswered or found.by_answer)

    def _rule(self, recipe: Recipe, before: Batch) -> VerdictRule:
        """Return the rule by which a run judges the answers of a step: the recipe's own is that of its first."""
        connection = self._context.session.connection(before.base_url)
        usual = verdict_rule(self._context.journal, before.base_url, before.product)
        first = (before.base_url, before.product) == (recipe.base_url, recipe.product)
        rule = recipe.rule if recipe.rule is not None and first else usual
        return replace(rule, taught=taught_by(connection))
