"""Judges refusals: why a task was refused, whether the balance agrees, and whether the cause is gone.

A refused task is sent again by itself only if its cause is provably gone: the key is another one, there is more credit
than when it was refused, or the service named how many numbers it takes. Everything else waits for a person.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import TypeVar

from desktop_app.core.batches.batch import Batch, LoggedEvent, Task
from desktop_app.core.batches.polling import retry_delay
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    KeyRefused,
    NeverArrived,
    QuotaSpent,
    ServiceRefused,
    Throttled,
    ThrottledAgain,
    TooLarge,
)
from desktop_app.core.money.charges import speaks_of_a_charge
from desktop_app.core.money.estimate import Shortfall
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.balance import amount_known, newest_amount
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.rolled_back import addresses_of_account
from desktop_app.services.connections.session import Access, Session, shown_catalogue
from desktop_app.services.connections.task_limit import learn_most
from desktop_app.services.ports import Time
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal

# A refused task has few events, and the refusal is among the newest.
_NEWEST = 30
# Seconds within which a service that charges late has charged. After that, spending by others is more likely.
_LATE = 600.0
# Number of times one request is told to wait before a person decides how to go on.
MOST_THROTTLED = 5


def refusal_of(journal: Journal, task: Task) -> LoggedEvent | None:
    """Return the last refusal of a task that is rejected."""
    if task.state is not TaskState.REJECTED:
        return None
    events = journal.events(task.batch_id, task.id, _NEWEST)
    return next((event for event in events if event.kind == TaskEvent.REFUSED.value), None)


def refusal_told(error: ServiceRefused) -> dict[str, object]:
    """Return the error's parameters that a refusal event stores beside its kind and its words."""
    return {name: error.params[name] for name in ("most", "status", "message") if name in error.params}


def refused_for(journal: Journal, task: Task, *about: type[DialproofError]) -> bool:
    """Return True if a task is rejected and its last refusal was one of these kinds."""
    last = refusal_of(journal, task)
    return last is not None and last.detail.get("error") in {name for kind in about for name in _names(kind)}


def _names(kind: type[DialproofError]) -> set[str]:
    return {kind.__name__, *(name for each in kind.__subclasses__() for name in _names(each))}


def waits_for_credit(journal: Journal, batch_id: str) -> bool:
    """Return True if the service refused a task of a batch for the balance and that cause still holds.

    It no longer holds once the balance has grown, or once a person has said that the batch may go on.
    """
    return any(refused_for(journal, task, BalanceShort) for task in journal.tasks(batch_id))


def waits_for_key(journal: Journal, batch_id: str) -> KeyRefused | None:
    """Return the refusal of the key that a task of a batch met and that holds up the rest."""
    for task in journal.tasks(batch_id):
        if refused_for(journal, task, KeyRefused) and (last := refusal_of(journal, task)):
            return KeyRefused(status=last.detail.get("status", 401), message=last.detail.get("message", ""))
    return None


# --- The balance as a witness ---


async def balance_after(context: ServiceContext, access: Access) -> Decimal | None:
    """Return the balance as evidence of what has just been refused; None if it can't be read.

    If the refusal was for the key, the key is still used here: it was accepted for the balance a moment ago.
    """
    try:
        try:
            return await amount_known(context, access)
        except KeyRefused:
            return await amount_known(context, replace(access, client=access.ungated))
    except DialproofError:  # the journal already has the outcome of the submission
        return None


def contradicted(context: ServiceContext, task: Task, now: Decimal | None) -> str:
    """Return why a balance speaks against the refusal of a task; "" if it doesn't."""
    before, batch = task.balance_before, context.journal.batch(task.batch_id)
    if task.sent_at is None or before is None or now is None or now >= before:
        return ""
    account = addresses_of_account(context.journal, batch.base_url)
    _readings, beside = context.journal.money.since(account, task.sent_at, "no batch")
    others = bool(beside) or rolled_back.shared(context.journal, batch.base_url, context.time.now())
    if speaks_of_a_charge(before, now, _price(context.journal, batch, task), others=others):
        return fell_all_the_same(before - now)
    return ""


def fell_all_the_same(amount: Decimal) -> str:
    """Return the sentence that the balance fell in spite of a refusal."""
    fell = format(amount, "f")
    return tr_text("the service said that it did not take it, and yet the balance fell by {amount}", amount=fell)


def doubted_refusal(against: str, refusal: str) -> str:
    """Return why a refusal is doubted, with what it said; `refusal` is "" if that isn't known any more."""
    return tr_text("{against} ({refusal})", against=against, refusal=refusal) if refusal else against


def contradicted_late(context: ServiceContext, task: Task, now: Decimal | None, account: str) -> str:
    """Return why a balance speaks against the refusal of a task that is about to be sent again; "" if it doesn't.

    Some services charge a little later. Long after the refusal, only a fall by about the task's price since the last
    look counts, because others may spend as well. An `account` other than the refused one has another balance and says
    nothing.
    """
    last = _refused_last(context.journal, task)
    if task.sent_at is None or last is None or last.detail.get("account", account) != account:
        return ""
    believed = task.balance_after
    if believed is None or (context.time.now() - task.sent_at).total_seconds() <= _LATE:
        return contradicted(context, task, now)
    price = _price(context.journal, context.journal.batch(task.batch_id), task)
    if price is None or now is None or not price / 2 <= believed - now <= 2 * price:
        return ""
    return fell_all_the_same(believed - now)


def _refused_last(journal: Journal, task: Task) -> LoggedEvent | None:
    """Return the last refusal of a task; None if a person has said since that it is to be sent again."""
    telling = {TaskEvent.REFUSED, TaskEvent.THROTTLED, TaskEvent.NEVER_ARRIVED, TaskEvent.DECIDED_RESEND}
    last = next((each for each in journal.events(task.batch_id, task.id, _NEWEST) if each.kind in telling), None)
    return last if last and last.kind in {TaskEvent.REFUSED, TaskEvent.THROTTLED} else None


def _price(journal: Journal, batch: Batch, task: Task) -> Decimal | None:
    """Return what a task would cost: by the price list, or by what other tasks of its batch were said to cost."""
    if batch.price:
        return batch.price * task.numbers
    told = [each.cost / each.numbers for each in journal.tasks(batch.id) if each.cost and each.numbers]
    return max(told) * task.numbers if told else None


def throttled_times(journal: Journal, task: Task) -> int:
    """Return how often in a row a task was told to wait, up to now and in whichever run."""
    times = 0
    for event in journal.events(task.batch_id, task.id, _NEWEST):
        if event.kind == TaskEvent.THROTTLED.value:
            times += 1
        elif event.kind != TaskEvent.SEND.value:
            break
    return times


# --- Causes that are gone ---


async def take_up_refused(context: ServiceContext, batch: Batch) -> None:
    """Let refused tasks be sent again if their cause is provably gone."""
    for task in context.journal.tasks(batch.id):
        if (last := refusal_of(context.journal, task)) and (gone := await _gone(context, batch, task, last)):
            context.record(task, TaskEvent.MENDED, {"reason": gone}, message="")
            context.journal.update_batch(batch.id, exported_at=None)


async def _gone(context: ServiceContext, batch: Batch, task: Task, last: LoggedEvent) -> str:
    """Return the cause that is gone, in words; "" if none provably is."""
    error, most = last.detail.get("error"), last.detail.get("most")
    if error == TooLarge.__name__ and isinstance(most, int) and 0 < most < task.numbers:
        learn_most(context.journal, batch, most)
        return tr_text("the service takes {most} numbers in a task", most=most)
    if error == KeyRefused.__name__ and (account := last.detail.get("account")):
        access = await _access(context, batch)
        return tr_text("the key is another one") if access and access.account != account else ""
    if error in _names(BalanceShort) - _names(QuotaSpent) and task.balance_after is not None:
        access = await _access(context, batch)
        now = await balance_after(context, access) if access else None
        return tr_text("there is more credit than before") if now is not None and now > task.balance_after else ""
    return ""


async def _access(context: ServiceContext, batch: Batch) -> Access | None:
    try:
        return await context.access(batch.id)
    except DialproofError:  # the next submission reports it
        return None


def shortfall(journal: Journal, session: Session, batch: Batch) -> Shortfall:
    """Return what the balance lacks for what a batch still has to send."""
    tasks = journal.tasks(batch.id)
    short = [task for task in tasks if refused_for(journal, task, BalanceShort)]
    waiting = short + [task for task in tasks if task.state is TaskState.PREPARED]
    numbers = sum(task.numbers for task in waiting)
    product = shown_catalogue(session.connection(batch.base_url)).named(batch.product)
    return Shortfall(numbers, product.cost(numbers) if product else None, _balance(journal, session, batch, short))


def _balance(journal: Journal, session: Session, batch: Batch, short: list[Task]) -> Decimal | None:
    """Return the newest known balance for the product: from before the refused submission, or read since."""
    newest = newest_amount(journal, session, session.connection(batch.base_url), batch.product)
    known: list[tuple[datetime, Decimal]] = [(newest.at, newest.amount)] if newest else []
    known += [(task.sent_at, task.balance_before) for task in short if task.sent_at and task.balance_before is not None]
    return max(known)[1] if known else None


# --- What is sent again by itself: what provably never arrived, and what was refused with 429 ---


T = TypeVar("T")

# Minimum seconds to wait after each 429 in a row, whatever the service asks for: in all longer than a minute's limit.
_LEAST_WAITS = (0.0, 15.0, 30.0, 60.0)


async def patiently(
    time: Time,
    send: Callable[[], Awaitable[T]],
    tries: int | None,
    *,
    longest_hold: float = math.inf,
    most_throttled: int = MOST_THROTTLED,
) -> T:
    """Return what `send` gives. Call it again only after `NeverArrived` and `Throttled`; it waits for its turn itself.

    `tries`: how often a request that never arrives is sent before `NeverArrived` is raised; None: no limit. Raise
    `ThrottledAgain` after `most_throttled` 429s in a row. Raise `Throttled` if the service asks for more than
    `longest_hold` seconds.
    """
    failures, throttled = 0, 0
    while True:
        try:
            return await send()
        except Throttled as error:
            throttled += 1
            if (error.retry_after or 0.0) > longest_hold:
                raise
            if throttled >= most_throttled:
                raise ThrottledAgain(count=throttled, message=error.params.get("message", "")) from None
            await time.sleep(_LEAST_WAITS[min(throttled, len(_LEAST_WAITS)) - 1])
        except NeverArrived:
            failures, throttled = failures + 1, 0
            if tries is not None and failures >= tries:
                raise
            await time.sleep(retry_delay(failures))
