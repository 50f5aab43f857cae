"""Says what a batch takes, carries it on as far as possible, writes its result, and reports what stops it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from desktop_app.cli.streams import to_file
from desktop_app.cli.suppressing import say_trouble
from desktop_app.cli.talking import Talk, counted, left_in_words
from desktop_app.core.batches.batch import Batch, Task, Via, share_done, without_split
from desktop_app.core.batches.batch_left import Pace, calm, seconds_left
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.outcome import Outcome, gravest
from desktop_app.core.batches.status import Condition, status_of
from desktop_app.core.batches.submission import SENT, TaskState
from desktop_app.core.batches.trial import cost_of_all, trial_told
from desktop_app.core.errors import (
    BatchBusy,
    CapReached,
    DialproofError,
    OutcomeUnknown,
    OutputTaken,
    ServiceUnreachable,
)
from desktop_app.core.money.charged import Charged, ChargedHow, in_unit
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.output.clean import emptied_words
from desktop_app.core.output.form import OutputForm
from desktop_app.core.output.sums import still_there
from desktop_app.core.results.reconciliation import Reconciliation
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import verdict_name
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.text.percent import whole_percent
from desktop_app.services.account.charging import so_far
from desktop_app.services.connections.task_limit import way_of
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.services import Services

# Consecutive failures before the command line gives up and leaves the rest to `resume`: some ten seconds.
TRIES = 4
# At most this many refused tasks are named with their next step; `tasks` shows them all.
_NAMED = 3
# The most countries named for small tasks.
_MOST_COUNTRIES = 3


async def carry_on(  # noqa: PLR0913 - how far a batch is carried on, and where its result goes
    services: Services, batch_id: str, talk: Talk, *, fetch: bool = False, go_on: bool = True, output: str = ""
) -> tuple[Outcome, int]:
    """Run a batch as far as possible, write its result if it has one, and report what stops it.

    A refused task is sent once more if its cause is gone; otherwise a person has to order it. With `fetch`, nothing is
    sent: the results are fetched again. `go_on`: a person has ordered what is held back, too. `output`: where this
    start wants the result, whatever another one of the same list has ordered since. Raise `BatchBusy` if another
    process works on the batch.
    """
    trouble: DialproofError | None = None
    ticker = asyncio.ensure_future(_tick(services, batch_id, talk))
    try:
        if fetch:
            await services.verification.fetch_again(batch_id, TRIES, talk.progress)
        else:
            await services.verification.run(batch_id, TRIES, go_on=go_on, progress=talk.progress)
    except BatchBusy:
        raise
    except DialproofError as error:
        trouble = error
    finally:
        ticker.cancel()
    outcome = services.verification.outcome(batch_id)
    if outcome.status.tried:
        await _say_what_all_would_cost(services, outcome, talk)
    if outcome.batch.via is Via.REALTIME and outcome.status.at_rest and outcome.unanswered and trouble is None:
        await _say_what_is_in_doubt(services, batch_id, talk)
    if outcome.worth_writing:
        try:
            await write_promised(services, replace(outcome.batch, output=output or outcome.batch.output), talk)
        except DialproofError as error:
            trouble = error
    return outcome, _concluded(outcome, trouble, talk)


async def write_promised(services: Services, batch: Batch, talk: Talk) -> None:
    """Write a batch's result to the file that was named for it, with the answers of all steps where there are any."""
    _not_taken(services, batch)
    steps = services.results.is_step(batch.id) or services.steps.of(batch.id) is not None
    form = services.exporting.promised_form(batch, steps=steps)
    await write(services, batch, Path(batch.output), talk, form)


async def write(services: Services, batch: Batch, output: Path, talk: Talk, form: OutputForm) -> Reconciliation:
    """Write a batch's result to a file, or to standard output (`-`), and report sums that disagree."""
    with to_file(output) as file:
        written = await services.exporting.export(batch.id, file, form=form, progress=talk.progress)
    for each in written.disagreements:
        talk.say(f"dialproof: The sums of “{output.name}” do not agree: {each}.")
    if written.not_kept:
        talk.say(f"dialproof: Not in this copy of the workbook: {', '.join(written.not_kept)}.")
    if written.still_there:
        talk.say(f"dialproof: {still_there(written.still_there)}; they must not be called.")
    if written.emptied:
        talk.say(f"dialproof: {emptied_words(written.emptied)}")
    say_trouble(services, talk)
    talk.say(verdicts_in_words(written.verdicts))
    return written


def verdicts_in_words(verdicts: VerdictCounts) -> str:
    """Count the rows by verdict, in words; together they are all rows."""
    told = [f"{count:,} {verdict_name(verdict)}" for verdict, count in verdicts.each().items() if count]
    return f"{counted(verdicts.rows, 'row')} judged: {', '.join(told)}."


def _not_taken(services: Services, batch: Batch) -> None:
    """Raise `OutputTaken` if another batch's result was written there since this batch was begun."""
    other = services.exporting.written_by(batch.output)
    if other is not None and other.id != batch.id and other.exported_at and other.exported_at > batch.created_at:
        raise OutputTaken(name=batch.output, other=other.name, other_batch=other.id)


def say_what_is_replaced(services: Services, output: str, talk: Talk, but: str = "") -> None:
    """Say whose result a file holds before it is overwritten, and how to restore it; `but`: ignore that batch."""
    other = services.exporting.written_by(output) if output and Path(output).exists() else None
    if other is not None and other.id != but:
        name = Path(output).name
        talk.say(
            f"“{name}” has the result of “{other.name}” ({other.created_at:%Y-%m-%d %H:%M} UTC) and is replaced; "
            f"“dialproof export {other.id} -o FILE” writes that again, for free."
        )


def held_back(outcome: Outcome, code: int, talk: Talk) -> bool:
    """Return True if a cap has let nothing of a batch go; say that it is prepared, and what a person can do."""
    prepared = all(task.state is TaskState.PREPARED for task in outcome.status.tasks)
    if code != CapReached.exit_code or outcome.submitted or not prepared:
        return False
    talk.say(
        f"Nothing was sent. It is prepared as batch {outcome.batch.id}: “dialproof resume” sends it once the cap "
        "allows that, and in the task monitor it can be deleted."
    )
    return True


def cut_short(services: Services, batch_id: str, late: DialproofError, talk: Talk) -> tuple[Outcome, int]:
    """Report the state of a batch whose run was ended from outside."""
    outcome = services.verification.outcome(batch_id)
    return outcome, _concluded(outcome, late, talk)


def _concluded(outcome: Outcome, trouble: DialproofError | None, talk: Talk) -> int:
    for words in _explained(outcome, trouble):
        talk.say(f"dialproof: {words}")
    for task in outcome.status.refused[:_NAMED]:
        talk.say(_sent_again(task))
    return gravest(outcome.exit_code, trouble.exit_code if trouble else 0)


def _sent_again(task: Task) -> str:
    """Return how a person can send a refused task again, or end it."""
    decide = f"“dialproof decide {task.shown_id} --resend”"
    return (
        f"  Task {task.shown_id} is not sent again by itself: {decide} sends it once it is put right, --leave ends it."
    )


async def _tick(services: Services, batch_id: str, talk: Talk) -> None:
    pace, since = Pace(), datetime.now(UTC)
    while True:
        if services.results.is_current(batch_id):  # until then the list's upgrade shows its own progress
            talk.status(_course(services, batch_id, pace, since))
        await asyncio.sleep(0.5)


def _course(services: Services, batch_id: str, pace: Pace, since: datetime) -> str:
    batch = services.journal.batch(batch_id)
    connection = services.session.connection(batch.base_url)
    tasks = without_split(services.journal.tasks(batch_id))
    now, share = datetime.now(UTC), share_done(tasks)
    pace.heard(batch_id, share, now.timestamp())
    left = seconds_left(
        tasks,
        now,
        since,
        allowances=services.balances.allowances(connection),
        paced=pace.seconds(batch_id, now.timestamp()),
    )
    trial = ", the rest waits for the first numbers" if status_of(batch, tasks).condition is Condition.TRIAL else ""
    return verifying(tasks, calm(left)) + trial + _waiting(services, connection)


def verifying(tasks: Sequence[Task], left: int | None) -> str:
    """Return a batch's progress as a line; `left` seconds, None if unknown."""
    done = sum(task.state is TaskState.JOINED for task in tasks)
    message = f"Verifying … {whole_percent(share_done(tasks))}%, {done} of {counted(len(tasks), 'task')} done"
    return message if left is None else f"{message}, {left_in_words(left)}"


def _waiting(services: Services, connection: Connection) -> str:
    """Return the wait for the limit or a 429, as in ", next submission in 12 s"; "" if there is none."""
    waits = services.balances.waits(connection)
    wait = waits.get(RateGroup.SUBMITS)
    if wait is None or wait.seconds < 1:
        return ""
    why = " (the service asked to wait)" if wait.asked else ""
    return f", next submission in {wait.seconds:.0f} s{why}"


def _noted(task: Task) -> bool:
    """Return True if a joined task has a message for the person."""
    return task.state is TaskState.JOINED and bool(task.message)


def _explained(outcome: Outcome, trouble: DialproofError | None) -> list[str]:
    status, words = outcome.status, list[str]()
    if unknown := status.undecided:
        words.append(OutcomeUnknown(count=len(unknown), reason=unknown[0].message).sentence)
    words += sorted({task.message for task in status.refused} - {""})
    if status.tried:
        words += _after_trial(outcome)
    words += sorted(
        {f"task {task.shown_id} failed: {task.message}" for task in status.tasks if task.state is TaskState.FAILED}
    )
    if trouble and trouble.sentence not in words:
        words.append(trouble.sentence)
    elif not words and not status.ended:
        words.append(ServiceUnreachable().sentence)
    return words + sorted({f"task {task.shown_id}: {task.message}" for task in status.tasks if _noted(task)})


async def _say_what_all_would_cost(services: Services, outcome: Outcome, talk: Talk) -> None:
    """Say what the whole list would cost at the price that was charged for its first numbers, if that is known."""
    batch = outcome.batch
    try:
        reading = await services.balances.read(services.session.connection(batch.base_url))
    except DialproofError:  # the service may have said the cost itself
        reading = None
    known = so_far(services.journal, batch, outcome.status.tasks)
    amount = cost_of_all(outcome.status, known)
    if known is not None and amount is not None:
        unit = known.currency or (reading.currency if reading else "") or "credits"
        count = sum(task.numbers for task in outcome.status.tasks)
        paid, whole = (in_unit(each, unit) for each in (known.amount, amount))
        talk.say(f"Charged {paid} so far; all {counted(count, 'number')} would cost about {whole}.")


async def _say_what_is_in_doubt(services: Services, batch_id: str, talk: Talk) -> None:
    """Say how many numbers that went one by one have no answer and may have been charged all the same."""
    if count := (await services.repeating.unanswered(batch_id)).doubtful:
        talk.say(
            f"dialproof: {counted(count, 'number')} may have been charged without an answer. Nobody "
            "asks again by itself; the window sends them again if you say so."
        )


def _after_trial(outcome: Outcome) -> list[str]:
    """Return what came of a batch's trial, and what a person can do."""
    answered = (
        f"“dialproof export {outcome.batch.id} -o FILE” shows how they were read; “dialproof resume” sends the rest."
    )
    further = answered if outcome.answered else "“dialproof resume” tries once more with a few numbers."
    return [f"{trial_told(outcome.status)} {further}"]


def sums_in_words(outcome: Outcome) -> str:
    """Count the numbers that were sent, answered and not sent, in words."""
    tasks = without_split(outcome.status.tasks)
    planned = sum(task.numbers for task in tasks if not task.again)
    unsent = max(0, planned - outcome.submitted)
    left = f"{counted(unsent, 'number')} not sent"
    suppressed = [f"{outcome.suppressed:,} suppressed"] if outcome.suppressed else []
    if not outcome.submitted:
        reused = outcome.batch.reused.numbers if outcome.batch.reused else 0
        taken_over = [f"{reused:,} taken over"] if reused else []
        return f"{', '.join([left if unsent else 'Nothing had to be sent', *taken_over, *suppressed])}."
    sent = [task for task in outcome.status.tasks if task.state in SENT]
    texts = [
        f"{counted(outcome.submitted, 'number')} sent in {counted(len(sent), 'task')}",
        f"{outcome.answered:,} answered",
        f"{outcome.unanswered:,} unanswered",
        *([left] if unsent else []),
        *suppressed,
    ]
    return f"{', '.join(texts)}."


def result_in_words(outcome: Outcome) -> list[str]:
    """Say what was sent and answered, and what it was charged once that is known."""
    lines = [sums_in_words(outcome)]
    if outcome.status.at_rest and (charged := outcome.batch.charged):
        lines.append(_charged_in_words(charged, outcome.batch.base_url))
    return lines


def _charged_in_words(charged: Charged, address: str) -> str:
    amount = in_unit(charged.amount, charged.currency or "credits")
    if address == LOCAL:
        return f"Charged {amount} by the local service: no real money."
    match charged.how:
        case ChargedHow.SAID:
            return f"Charged {amount}, as the service said."
        case ChargedHow.BALANCE:
            return f"Charged {amount} by the balance before and after."
        case ChargedHow.AT_LEAST:
            return f"Charged at least {amount}, as the service said; there may be more."


def charged_as_json(outcome: Outcome) -> dict[str, Any]:
    """Return what a batch at rest was charged, as `--json` prints it; {} if nobody knows."""
    charged = outcome.batch.charged if outcome.status.at_rest else None
    if charged is None:
        return {}
    return {"charged": {"amount": f"{charged.amount:f}", "currency": charged.currency, "how": charged.how.value}}


# --- Before anything is sent ---


async def agreed(services: Services, counts: Mapping[str, int], order: BatchOrder, talk: Talk, *, ask: bool) -> bool:
    """Say what sending `counts` numbers by country takes and risks. Return True if the person agrees."""
    one_by_one = way_of(order.connection, order.product, order.via) is Via.REALTIME
    if services.preparing.quotes.offered(order.connection) and not one_by_one:
        try:
            await services.preparing.quotes.ask(order.connection, order.product, counts)
        except DialproofError as error:  # sending says what is wrong with the service, if anything
            talk.say(f"dialproof: there is no quote: {error}")
    estimate = services.preparing.estimate(counts, order)
    if estimate.quoted:
        talk.say(f"The service quotes {estimate.cost:,f} for {counted(estimate.numbers, 'number')}.")
    if estimate.small:
        talk.say(f"dialproof: {_too_small(estimate, order.product)}")
    return not ask or await talk.ask(_price(estimate, order))


def _price(estimate: Estimate, order: BatchOrder) -> str:
    unit = "credits" if order.connection.local else ""
    whose = "as the service quotes it" if estimate.quoted else "by the price list"
    cost = "price unknown" if estimate.cost is None else f"{in_unit(estimate.cost, unit)} {whose}"
    return f"Send {counted(estimate.numbers, 'number')} for {order.product}, {cost}?"


def _too_small(estimate: Estimate, slug: str) -> str:
    (first, _), *_others = estimate.small
    least = estimate.minimum or 0
    if first == ANY_COUNTRY:
        return f"“{slug}” takes at least {counted(least, 'number')} at a time; the service may refuse fewer."
    named = ", ".join(f"{country} {numbers:,}" for country, numbers in estimate.small[:_MOST_COUNTRIES])
    more = len(estimate.small) - _MOST_COUNTRIES
    others = f" and {more:,} more" if more > 0 else ""
    numbers = sum(count for _, count in estimate.small)
    return (
        f"“{slug}” takes at least {counted(least, 'number')} of a country at a time; {numbers:,} "
        f"stand{'s' if numbers == 1 else ''} in smaller tasks ({named}{others}), which the service may refuse."
    )
