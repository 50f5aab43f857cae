"""Plans of steps: keeps each with the list's first batch, and orders its next step once the one before has ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.step_plan import PlannedStep, StepPlan
from desktop_app.core.batches.steps import read_conditions
from desktop_app.core.errors import BatchBusy
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.earlier import plan_of
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.services.lists.results import Results
from desktop_app.services.program.service_context import ServiceContext


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step of a plan: its order, and how many numbers it has, by country."""

    planned: PlannedStep
    order: BatchOrder
    counts: Mapping[str, int]


class StepPlans:
    """Knows the plans of all lists. What a step is and costs is `preparing`'s."""

    def __init__(self, context: ServiceContext, preparing: Preparing, results: Results) -> None:
        self._context = context
        self._preparing = preparing
        self._results = results

    def of(self, batch_id: str) -> StepPlan | None:
        """Return the plan of the steps after a list's first batch; None without one."""
        return plan_of(self._context.journal, batch_id)

    def under_way(self) -> dict[str, StepPlan]:
        """Return the plans that aren't over, by the list's first batch."""
        found = ((batch.id, self.of(batch.id)) for batch in self._context.journal.batches())
        return {batch_id: plan for batch_id, plan in found if plan is not None and not plan.over}

    def connection(self, step: PlannedStep, first: Connection) -> Connection:
        """Return the connection of a step. A key that was given for this run isn't handed to another service."""
        return self._context.session.connection(step.base_url) if step.base_url else first

    def estimates(self, steps: Sequence[PlannedStep], first: Connection, numbers: Sequence[int]) -> list[Estimate]:
        """Return what each step takes at most, of so many `numbers` that are sent."""
        orders = [BatchOrder("", self.connection(each, first), each.product) for each in steps]
        counts = [{ANY_COUNTRY: each} if each else {} for each in numbers]
        return [self._preparing.estimate(each, order) for each, order in zip(counts, orders, strict=True)]

    async def next(self, first: Batch) -> NextStep | None:
        """Return the next step of a plan, whose step before has ended; None if none is left, or it has no numbers.

        Raise UsageError if its conditions name a column that the answers don't have.
        """
        plan = self.of(first.id)
        if plan is None or not plan.left:
            return None
        planned, before = plan.left[0], self._context.journal.batch((first.id, *plan.begun)[-1])
        await self._results.up_to_date(before.id)
        with closing(self._results.open(before.id)) as opened:
            names = opened.result_columns(before.id)
        numbers = read_conditions(before.id, planned.conditions, names)
        counts = await self._preparing.count(numbers)
        connection = self.connection(planned, self._context.session.connection(first.base_url))
        self._context.session.policy.check_address(connection.base_url)
        order = BatchOrder(
            first.list_id,
            connection,
            planned.product,
            reuse_days=plan.next_days,
            agreed=sum(counts.values()),
            again=plan.again,
            lately=plan.lately and not connection.local,
            step=numbers,
        )
        return NextStep(planned, order, counts) if counts else None

    async def begin(self, first: Batch, step: NextStep) -> Batch:
        """Prepare a step and note that it has begun. A step that was prepared before, and not noted, is taken as is."""
        batch = self._preparing.begun_step(step.order) or await self._preparing.prepare(step.order)
        if (plan := self.of(first.id)) is not None:
            self._save(first.id, replace(plan, begun=(*plan.begun, batch.id)))
        return batch

    def follow(self, first: Batch, plan: StepPlan) -> None:
        """Have a plan's steps follow a list's first batch, whoever prepared it; those that have begun stay.

        Raise `BatchBusy` while the steps of another plan aren't over: neither is dropped for the other.
        """
        earlier = self.of(first.id)
        other = earlier is not None and earlier.steps != plan.steps
        if earlier is not None and other and not earlier.over:
            raise BatchBusy(name=first.file)
        plan = plan if other else plan.taken_over(earlier)
        self._context.journal.save_setting(Setting.PLAN.of(first.id), replace(plan, over=False).as_saved())

    def send_again(self, first: Batch) -> None:
        """Note a person's word that the steps that are left send numbers that were sent lately."""
        plan = self.of(first.id)
        if plan is not None and plan.left and not plan.again:
            self._context.journal.save_setting(
                Setting.PLAN.of(first.id), replace(plan, again=True, lately=False).as_saved()
            )

    def end(self, first: Batch) -> None:
        """Note that no further step begins; the list's file is still to be written, with what came."""
        plan = self.of(first.id)
        if plan is not None and not plan.over:
            self._save(first.id, replace(plan, over=True))

    def _save(self, first_id: str, plan: StepPlan) -> None:
        # The file that was written before lacks the answers of what has begun, or ended, since.
        self._context.journal.update_batch(first_id, exported_at=None)
        self._context.journal.save_setting(Setting.PLAN.of(first_id), plan.as_saved())
