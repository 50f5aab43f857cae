"""Keeps what is spent below the caps that a person and the organisation have set, whichever process sends.

A cap counts what the services named, what the balances show, and for the rest the prices at the time of sending. The
local service takes no money and has no caps. A cap on all connections counts those with the same unit together.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, Via, without_split
from desktop_app.core.batches.step_plan import StepPlan
from desktop_app.core.batches.submission import TO_SEND
from desktop_app.core.errors import CapNotKept, CapOfRunReached, CapReached, CapReachedForNow, DialproofError
from desktop_app.core.money.caps import (
    Caps,
    CapSpan,
    CapUsed,
    SentSince,
    amount_of,
    began,
    caps_from,
    ends,
    spent_in,
    tightest,
)
from desktop_app.core.money.charged import ChargedHow, amount_text
from desktop_app.core.money.charges import Reading, charged_so_far
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.balance import Balances
from desktop_app.services.batches.rolled_back import addresses_of_account
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.program.service_context import ServiceContext

# The key of the caps on all connections together.
_EVERYWHERE = ""
_CLAIM = "spending"
# Seconds between two attempts to claim the spending from another process, which holds it for a moment.
_NAP = 0.02
# Seconds between two looks at whether the day is over.
_LOOK = 60.0


class SpendingCaps:
    """Reads and stores the caps, and holds back what would exceed one."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def own(self, connection: Connection | None) -> Caps:
        """Return the caps that a person has set at a connection; None: on all connections together."""
        return caps_from(self._stored().get(connection.base_url if connection else _EVERYWHERE, {}))

    def save(self, connection: Connection | None, caps: Caps) -> None:
        """Store the caps at a connection; None: on all connections together."""
        key = connection.base_url if connection else _EVERYWHERE
        others = {name: kept for name, kept in self._stored().items() if name != key}
        self._context.journal.save_setting(Setting.CAPS, {**others, key: caps.as_json()} if caps else others)

    def _stored(self) -> dict[str, dict[str, str]]:
        stored: dict[str, dict[str, str]] = self._context.journal.setting(Setting.CAPS, {})
        return stored

    def used(
        self, connection: Connection, batch_id: str = "", balance: Decimal | None = None, *, after: str = ""
    ) -> list[CapUsed]:
        """Return the caps that hold for a connection, with what was spent of each; of a new list without a batch.

        `balance`: as it was read just now. `after`: the batch that a new step would follow. Of a list all steps count.
        """
        if connection.local:
            return []
        steps = self._steps(of) if (of := batch_id or after) else []

        def spent(span: CapSpan, *, everywhere: bool) -> Decimal | None:
            if span is CapSpan.LIST:
                return self._spent_on(connection, steps, batch_id, balance, everywhere=everywhere)
            return self._spent(connection, span, batch_id, balance, everywhere=everywhere)

        everywhere = ((self.own(None), True), (self._context.session.policy.caps, True))
        found = [
            CapUsed(span, most, spent(span, everywhere=alike), alike)
            for caps, alike in ((self.own(connection), False), *everywhere)
            for span in CapSpan
            if (most := caps.of(span)) is not None
        ]
        if (most := self._of_run(batch_id)) is not None:
            ours = self._with_those_before(batch_id)
            of_run = self._spent_on(connection, ours, batch_id, balance, everywhere=False)
            found.append(CapUsed(CapSpan.LIST, most, of_run, run_of=ours[-1]))
        return found

    def _of_run(self, batch_id: str) -> Decimal | None:
        """Return the most that the run of a recipe may cost that a batch is of, with all its steps; None without one.

        A step that a person adds after the run's last one isn't of it.
        """
        journal, first = self._context.journal, self._with_those_before(batch_id)[-1]
        amount = journal.setting(Setting.RUN_CAP.of(first), None) if batch_id else None
        if amount is None or first == batch_id:
            return None if amount is None else amount_of(amount)
        saved = journal.setting(Setting.PLAN.of(first), None)
        plan = StepPlan.from_saved(saved) if isinstance(saved, dict) else None
        ours = plan is not None and (not plan.over or batch_id in plan.begun)
        return amount_of(amount) if ours else None

    def _with_those_before(self, batch_id: str) -> list[str]:
        """Return a batch and the earlier steps of its list, the first one last."""
        found = [batch_id]
        while before := self._context.journal.setting(Setting.AFTER.of(found[-1]), None):
            found.append(before)
        return found

    def _steps(self, batch_id: str) -> list[str]:
        """Return all steps of the list that a batch is a step of, also those that were deleted."""
        journal, first = self._context.journal, self._with_those_before(batch_id)[-1]
        batches = journal.batches(deleted=True, list_id=journal.batch(batch_id).list_id)
        return [each.id for each in batches if self._with_those_before(each.id)[-1] == first]

    def _spent_on(
        self, connection: Connection, steps: Sequence[str], batch_id: str, balance: Decimal | None, *, everywhere: bool
    ) -> Decimal | None:
        """Return what was spent on steps of a list; None if a part of it is unknown. `balance` tells of `batch_id`."""
        parts = [
            self._spent(connection, CapSpan.LIST, each, balance if each == batch_id else None, everywhere=everywhere)
            for each in steps
        ]
        known = [each for each in parts if each is not None]
        return sum(known, Decimal(0)) if len(known) == len(parts) else None

    def _spent(
        self, connection: Connection, span: CapSpan, batch_id: str, balance: Decimal | None, *, everywhere: bool
    ) -> Decimal | None:
        since = began(span, self._context.time.now())
        journal, address = self._context.journal, "" if everywhere else connection.base_url
        found = journal.money.sent_since(since, address, batch_id if span is CapSpan.LIST else "")
        sent = [self._as_charged(each, balance) if each.batch_id == batch_id else each for each in found]
        if since is not None:
            sent += [self._checked(*each) for each in journal.money.checks_since(since, address)]
        if since is not None and span is CapSpan.MONTH:  # of a day nobody knows it
            month = (since.year, since.month)
            erased = (each for each in journal.money.spent(address) if (each.year, each.month) == month)
            sent += [SentSince(each.base_url, "", 1, 1, each.amount) for each in erased]
        unit = self._unit(connection)
        of_money = [each for each in sent if not Connection(each.base_url).local]
        return spent_in(each for each in of_money if not everywhere or self._unit(Connection(each.base_url)) == unit)

    def _as_charged(self, sent: SentSince, balance: Decimal | None) -> SentSince:
        """Return what a batch sent, with what its balances show so far: the price list may say too little."""
        journal, now = self._context.journal, self._context.time.now()
        tasks = journal.tasks(sent.batch_id)
        since = min((task.sent_at for task in tasks if task.sent_at), default=now)
        account = addresses_of_account(journal, sent.base_url)
        readings, others = journal.money.since(account, since, sent.batch_id)
        readings += [] if balance is None else [Reading(now, balance)]
        known = charged_so_far(tasks, readings, others, resent=journal.money.resent(sent.batch_id))
        return replace(sent, charged=replace(known, how=ChargedHow.AT_LEAST)) if known else sent

    def _checked(self, base_url: str, product: str, checks: int) -> SentSince:
        """Return single checks as what was sent, by today's price: no answer names what one cost."""
        catalogue = shown_catalogue(self._context.session.connection(base_url))
        return SentSince(base_url, "", checks, checks, catalogue.asked(product).cost(checks))

    def _unit(self, connection: Connection) -> str:
        return Balances(self._context).unit(connection)

    def tightest(self, connection: Connection, *, after: str = "") -> CapUsed | None:
        """Return the cap that leaves least for a new list, or for a step `after` a batch; None without caps."""
        return tightest(self.used(connection, after=after))

    # --- Holding back ---

    @asynccontextmanager
    async def keeping(self, batch: Batch, numbers: int, balance: Decimal | None = None) -> AsyncIterator[None]:
        """Have an intent of so many numbers of a batch written within, unless a cap is exceeded by it.

        `balance`: as it was read just now. No other process writes one meanwhile. Raise `CapReached`, or `CapNotKept`
        if nobody knows what they cost.
        """
        connection = self._context.session.connection(batch.base_url)
        if batch.price is None and self._capped(connection, batch.id):
            batch = self._priced(connection, batch)
        cost = None if batch.price is None else batch.price * numbers
        async with self._within(connection, batch, cost, balance):
            yield

    def _priced(self, connection: Connection, batch: Batch) -> Batch:
        """Return a batch with the price that was said since it was prepared, unless a part of it was sent before."""
        price = shown_catalogue(connection).asked(batch.product).price
        now = self._context.journal.batch(batch.id)  # an earlier task of this run may have stored it
        if now.price is not None or price is None or self._context.journal.money.sent_since(None, "", batch.id):
            return now
        self._context.journal.update_batch(batch.id, price=price)
        return replace(now, price=price)

    @asynccontextmanager
    async def keeping_check(self, connection: Connection, product: str) -> AsyncIterator[None]:
        """Have the intent of a single check written within; raise as `keeping` does."""
        async with self._within(connection, None, shown_catalogue(connection).asked(product).price):
            yield

    @asynccontextmanager
    async def _within(
        self, connection: Connection, batch: Batch | None, cost: Decimal | None, balance: Decimal | None = None
    ) -> AsyncIterator[None]:
        if not self._capped(connection, batch.id if batch else ""):
            yield
            return
        while True:
            with self._context.lists.claim(_CLAIM) as mine:
                if mine:
                    self._require(connection, batch, cost, balance)
                    yield
                    return
            await self._context.time.sleep(_NAP)

    def _capped(self, connection: Connection, batch_id: str) -> bool:
        own = (self.own(connection), self.own(None), self._context.session.policy.caps)
        return not connection.local and (any(own) or self._of_run(batch_id) is not None)

    def _require(
        self, connection: Connection, batch: Batch | None, cost: Decimal | None, balance: Decimal | None
    ) -> None:
        used = self.used(connection, batch.id if batch else "", balance)
        if batch is None:  # a single check is no list
            used = [each for each in used if each.span is not CapSpan.LIST]
        exceeded = tightest(each for each in used if not each.allows(cost))
        if exceeded is None:
            return
        unit = self._unit(connection) or "credits"
        cap = _cap_words(exceeded, unit)
        if cost is None or exceeded.spent is None:
            raise CapNotKept(cap=cap)
        left = cost if batch is None else max(cost, self._left(batch))
        told = {"cap": cap, "spent": amount_text(exceeded.spent, unit), "cost": amount_text(left, unit)}
        if exceeded.run_of and (run := self._context.journal.runs.of_batch(exceeded.run_of)):
            raise CapOfRunReached(**told, recipe=run.recipe)
        if until := ends(exceeded.span, self._context.time.now()):
            raise CapReachedForNow(**told, until=until)
        raise CapReached(**told)

    def _left(self, batch: Batch) -> Decimal:
        """Return what the unsent numbers of a batch cost: who raises a cap for less stands here again."""
        journal = self._context.journal
        tasks = without_split(journal.tasks(batch.id))
        unsent = sum(task.numbers for task in tasks if task.state in TO_SEND)
        if batch.via is Via.REALTIME:  # of a task some numbers have been asked
            asked = sum(each.numbers for each in journal.money.sent_since(None, "", batch.id))
            unsent = max(0, sum(task.numbers for task in tasks if not task.again) - asked)
        return (batch.price or Decimal(0)) * unsent

    def goes_on_by_itself(self, reached: DialproofError) -> bool:
        """Return True if a cap was reached that there is room in once its day or month is over."""
        return isinstance(reached, CapReachedForNow)

    async def over(self, reached: DialproofError) -> None:
        """Wait until the day or the month of a reached cap is over, by the clock: a computer may sleep meanwhile."""
        while (left := (reached.params["until"] - self._context.time.now()).total_seconds()) > 0:
            await self._context.time.sleep(min(left + 1.0, _LOOK))


def _cap_words(used: CapUsed, unit: str) -> str:
    most = amount_text(used.most, unit)
    if used.run_of:
        return tr_text("{most} for a run", most=most)
    if used.span is CapSpan.LIST:
        return tr_text("{most} for a list", most=most)
    if used.everywhere:
        if used.span is CapSpan.DAY:
            return tr_text("{most} for a day, at all connections together", most=most)
        return tr_text("{most} for a month, at all connections together", most=most)
    if used.span is CapSpan.DAY:
        return tr_text("{most} for a day", most=most)
    return tr_text("{most} for a month", most=most)
