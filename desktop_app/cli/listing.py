"""`inspect` and `verify`: a list read, and a list from start to finish."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from desktop_app.cli.carrying import carry_on, worth_writing
from desktop_app.cli.talking import Talk
from desktop_app.core.batch import Via
from desktop_app.core.connection import Connection
from desktop_app.core.errors import (
    DialproofError,
    NoPhoneNumbers,
    NothingToSend,
    OutputNotWritable,
    TimeIsUp,
    UsageError,
)
from desktop_app.core.products import product_named
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.services.desk import Desk
from desktop_app.services.intake import ReadList
from desktop_app.services.submitting import BatchOrder
from desktop_app.services.verification import Outcome


def connection_of(desk: Desk, arguments: argparse.Namespace) -> Connection:
    """The connection that the options or the settings name."""
    if arguments.base_url is None:
        return desk.session.current()
    return desk.session.connection(arguments.base_url.rstrip("/"))


def _options(arguments: argparse.Namespace) -> ReadOptions:
    names = ("sheet", "column", "country", "encoding", "delimiter")
    return ReadOptions(**{name: getattr(arguments, name) for name in names})


async def inspect(desk: Desk, arguments: argparse.Namespace, talk: Talk) -> int:
    """What the importer understood of a file; nothing is sent, nothing is kept."""
    found = await desk.intake.read(arguments.input, _options(arguments), talk.progress)
    desk.intake.discard(found.list_id)
    talk.answer(found.understanding.as_json(), _in_words(found))
    return 0


def _in_words(found: ReadList) -> str:
    understanding = found.understanding
    phone = understanding.shape.phone_column
    lines = [
        f"{found.name}: {understanding.format}"
        + (f", {understanding.encoding}, delimiter “{understanding.delimiter}”" if understanding.encoding else "")
        + (f", sheet “{understanding.sheet}”" if understanding.sheet else ""),
        f"Header in row {understanding.shape.header_row}." if understanding.shape.header_row else "No header.",
        f"Numbers in column “{phone.name}”." if phone else "No phone numbers found.",
        counts_in_words(understanding),
    ]
    lines += [f"  row {problem.row}: {problem.raw!r} {problem.problem}" for problem in understanding.problems[:10]]
    return "\n".join(lines)


def counts_in_words(understanding: Understanding) -> str:
    """Rows by what their number is."""
    counts = understanding.counts
    return (
        f"{counts.rows:,} rows: {counts.valid:,} valid, {counts.invalid:,} invalid, "
        f"{counts.duplicate:,} duplicates, {counts.empty:,} empty."
    )


async def verify(desk: Desk, arguments: argparse.Namespace, talk: Talk) -> int:
    """One list from start to finish; `TimeIsUp` past the time limit."""
    try:
        async with asyncio.timeout(arguments.timeout):
            return await _verify(desk, arguments, talk)
    except TimeoutError:
        raise TimeIsUp(seconds=arguments.timeout) from None


async def _verify(desk: Desk, arguments: argparse.Namespace, talk: Talk) -> int:
    output: Path = arguments.output.absolute()
    check_output(output, arguments.input)
    connection = connection_of(desk, arguments)
    found = await desk.intake.read(arguments.input, _options(arguments), talk.progress)
    try:
        _worth_sending(found)
        talk.say(_in_words(found) if found.understanding.problems else counts_in_words(found.understanding))
        if not arguments.yes and not talk.ask(_price(found, arguments.product)):
            desk.intake.discard(found.list_id)
            talk.say("Nothing was sent.")
            return 0
        order = BatchOrder(
            list_id=found.list_id,
            connection=connection,
            product=arguments.product,
            via=Via(arguments.via),
            max_per_task=arguments.max_per_task,
            output=str(output),
            raw_csv=arguments.raw,
        )
        batch = await desk.submitting.prepare(order)
    except DialproofError:
        desk.intake.discard(found.list_id)
        raise
    if batch.list_id != found.list_id:
        desk.intake.discard(found.list_id)
        talk.say("This list was begun before and is not finished: it is carried on, nothing is sent twice.")
        desk.verification.mend(batch.id)
    outcome, code = await carry_on(desk, batch.id, talk)
    talk.answer({**outcome.as_json(), "output": str(arguments.output)}, _result_in_words(outcome))
    return code


def check_output(output: Path, source: Path | None = None) -> None:
    """Before anything is paid for: can the result be written there?"""
    if output.suffix.lower() not in {".xlsx", ".csv"}:
        raise UsageError(reason=f"“{output.name}” must end with .xlsx or .csv.")
    if source is not None and source.exists() and output.exists() and output.samefile(source):
        raise UsageError(reason=f"“{output.name}” is the list itself; name another file for the result.")
    if output.is_dir():
        raise OutputNotWritable(name=output.name, reason="it is a folder")
    if not output.parent.is_dir():
        raise OutputNotWritable(name=str(output), reason="the folder does not exist")
    if not os.access(output.parent, os.W_OK):
        raise OutputNotWritable(name=str(output), reason="the folder can not be written")


def _worth_sending(found: ReadList) -> None:
    if found.understanding.shape.phone_column is None:
        raise NoPhoneNumbers(name=found.name)
    if not found.understanding.counts.valid:
        raise NothingToSend(name=found.name)


def _price(found: ReadList, slug: str) -> str:
    numbers = found.understanding.counts.valid
    product = product_named(slug)
    cost = f", {product.price * numbers:,} credits by the price list" if product else ""
    return f"Send {numbers:,} numbers for {slug}{cost}?"


def _result_in_words(outcome: Outcome) -> str:
    lines = [
        f"{outcome.submitted:,} numbers sent in {len(outcome.tasks)} tasks, "
        f"{outcome.answered:,} answered, {outcome.unanswered:,} unanswered."
    ]
    if worth_writing(outcome):
        lines.append(f"The result is in {outcome.batch.output}")
    return "\n".join(lines)
