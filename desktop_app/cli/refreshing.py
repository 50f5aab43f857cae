"""Implements `refresh`: a former list again, with only what is too old, unknown or new sent and paid."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace

from desktop_app.cli import carrying
from desktop_app.cli.reading import read_asking
from desktop_app.cli.streams import STANDARD, check_output
from desktop_app.cli.suppressing import usable
from desktop_app.cli.talking import Talk
from desktop_app.core.batches.batch import Batch
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.comparison import CHANGE_WORDS
from desktop_app.core.results.refresh import Refresh, RefreshSplit
from desktop_app.services.program.services import Services


async def refresh(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Refresh a batch from start to finish: its own list, or a newer file of it."""
    check_output(arguments.output, arguments.input, as_json=arguments.json)
    named = services.verification.find_batch(arguments.batch)
    former = services.refreshing.latest(named)
    if former.id != named.id:
        talk.say(f"“{named.name}” was refreshed since, as batch {former.id}: that one is refreshed.")
    services.refreshing.check(former)
    services.session.started_for(former.base_url)
    await services.verification.up_to_date(former, talk.progress)
    refreshed = Refresh(former.id, arguments.older_than or services.refreshing.days(former.product))
    async with _list_of(services, former, arguments, talk) as list_id:
        await usable(services, list_id, {}, talk)
        split = await services.refreshing.split(refreshed, list_id)
        talk.say(_in_words(split, former, refreshed.days))
        order = replace(
            services.refreshing.order(refreshed, list_id, split, again=arguments.again),
            output="" if arguments.output == STANDARD else str(arguments.output.absolute()),
            raw_csv=arguments.raw,
            offline=arguments.offline,
        )
        ask = not arguments.yes and split.to_send > 0
        go_on = await carrying.agreed(services, split.countries, order, talk, ask=ask)
        batch = await services.preparing.prepare(order) if go_on else None
    if batch is None:
        talk.say("Nothing was sent.")
        return 0
    carrying.say_what_is_replaced(services, batch.output, talk, but=batch.id)
    outcome, code = await carrying.carry_on(services, batch.id, talk, go_on=False)
    if arguments.output == STANDARD and carrying.has_result(outcome):
        form = OutputForm(raw=arguments.raw, offline=arguments.offline)
        await carrying.write(services, outcome.batch, arguments.output, talk, form)
    words = [f"{batch.file}: {carrying.sums_in_words(outcome, step=True)}"]
    if carrying.has_result(outcome):
        words.append(await _changes(services, former, batch, talk))
    shown = {"id": batch.id, "former": former.id, "older_than": refreshed.days, **split.as_json()}
    talk.answer({**shown, **outcome.as_json(), "output": str(arguments.output)}, words)
    return code


def _in_words(split: RefreshSplit, former: Batch, days: int) -> str:
    """Say what a refresh takes over and what it sends."""
    return (
        f"“{former.name}” of {former.created_at:%Y-%m-%d}, {former.product}: of {split.numbers:,} numbers "
        f"{split.fresh:,} are fresh (taken over, free), {split.stale:,} older than {days:,} "
        f"day{'' if days == 1 else 's'}, "
        f"{split.unknown:,} unknown, {split.new:,} new: {split.to_send:,} to send."
    )


@asynccontextmanager
async def _list_of(services: Services, former: Batch, arguments: argparse.Namespace, talk: Talk) -> AsyncIterator[str]:
    """Yield the list to be refreshed: the former one, or a newer file read as that was.

    A newer one that no batch has taken is deleted again.
    """
    if arguments.input is None:
        yield former.list_id
        return
    with closing(services.results.open(former.id)) as store:
        options = store.options
    found = await read_asking(services, arguments, options, talk)
    try:
        yield found.list_id
    finally:
        services.preparing.discard_unsent(found.list_id)


async def _changes(services: Services, former: Batch, batch: Batch, talk: Talk) -> str:
    """Say how the answers have changed since the former run."""
    compared = await services.comparing.compare(batch.id, former.id, progress=talk.progress)
    services.comparing.discard(compared)
    told = [f"{count:,} {CHANGE_WORDS[change]}" for change, count in compared.found.counts.items() if count]
    return f"Against {former.created_at:%Y-%m-%d}: {', '.join(told)}."
