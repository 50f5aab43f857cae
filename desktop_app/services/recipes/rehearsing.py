"""Finds how many numbers each step of a run sends at most, by a rehearsal: nothing of it is sent, or kept.

Each step is numbered as it would be, with the answers that it takes over, for a batch that the journal never has. What
the next step takes of these answers is known then; of the numbers that would be sent, all may come to it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.step_plan import PlannedStep, StepPlan
from desktop_app.core.batches.steps import StepNumbers, read_conditions
from desktop_app.core.errors import UsageError
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.results import taught_by, verdict_rule
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_services import RunServices


class Rehearsing:
    """Rehearses runs of recipes, within a list that the run, or an open page, has."""

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
        connection: Connection = self._context.session.connection(before.base_url)
        usual = verdict_rule(self._context.journal, before.base_url, before.product)
        first = (before.base_url, before.product) == (recipe.base_url, recipe.product)
        rule = recipe.rule if recipe.rule is not None and first else usual
        return replace(rule, taught=taught_by(connection))
