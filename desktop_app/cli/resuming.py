"""Implements `resume`, which carries on every unfinished batch, and `fetch`, which fetches a batch's results again."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from desktop_app.cli.carrying import GRAVITY, carry_on
from desktop_app.cli.listing import connection_of, sums_in_words
from desktop_app.cli.talking import Talk
from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import BatchBusy, DialproofError, ServiceUnreachable
from desktop_app.core.results.answer_form import form_text
from desktop_app.services.lists.outcome import Outcome
from desktop_app.services.program.services import Services


async def resume(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Carry on with every unfinished batch. An error in one doesn't stop the others."""
    connection_of(services, arguments)
    shown: list[dict[str, Any]] = []
    words: list[str] = []
    gravest = 0
    for batch in _unfinished(services, arguments.base_url):
        talk.say(f"{batch.file} ({batch.product}):")
        try:
            outcome, code = await _carried_on(services, batch, talk)
        except DialproofError as error:
            talk.error(error)
            gravest = max(gravest, error.exit_code, key=GRAVITY.index)
            continue
        gravest = max(gravest, code, key=GRAVITY.index)
        shown.append({"id": batch.id, **outcome.as_json(), "output": batch.output or None})
        words.append(f"{batch.file}: {sums_in_words(outcome)}")
    talk.answer({"batches": shown}, words or ["There is nothing to carry on."])
    return gravest


async def fetch(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Fetch a batch's results again, and write its file if it has one. Send nothing."""
    connection_of(services, arguments)
    batch = services.verification.find_batch(arguments.batch)
    if arguments.column:
        form = replace(services.rereading.form(batch.id), number=arguments.column)
        services.journal.update_batch(batch.id, result_form=form_text(form))
    outcome, code = await carry_on(services, batch.id, talk, fetch=True)
    shown = {"id": batch.id, **outcome.as_json(), "output": batch.output or None}
    talk.answer(shown, f"{batch.file}: {sums_in_words(outcome)}")
    return code


async def _carried_on(services: Services, batch: Batch, talk: Talk) -> tuple[Outcome, int]:
    try:
        return await carry_on(services, batch.id, talk)
    except BatchBusy as error:
        # Another process works on it: report it as unfinished, as if the time were up here.
        talk.error(error)
        return services.verification.outcome(batch.id), ServiceUnreachable.exit_code


def _unfinished(services: Services, base_url: str | None) -> list[Batch]:
    """Return the batches with something left to do, oldest first: open numbers, or a result not written yet."""
    going_on = {batch.id for batch in services.verification.unfinished()}
    found = [
        batch
        for batch in services.journal.batches()
        if (batch.id in going_on or (batch.output and batch.exported_at is None)) and base_url in (None, batch.base_url)
    ]
    return sorted(found, key=lambda batch: batch.created_at)
