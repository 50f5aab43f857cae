"""Implements `inspect`, `columns`, `verify`, `export` and `report`: what is done with one list."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from desktop_app.cli import carrying
from desktop_app.cli.mending import mended, suggested_as_json, suggested_in_words
from desktop_app.cli.reading import read_asking, read_options
from desktop_app.cli.stepping import go_through, planned
from desktop_app.cli.streams import STANDARD, check_output, check_place, to_file
from desktop_app.cli.suppressing import marked, say_trouble, suppressed_in_words, usable
from desktop_app.cli.talking import Talk, counted
from desktop_app.core.batches.batch import Batch, Sample, Via
from desktop_app.core.batches.outcome import Outcome
from desktop_app.core.calling.rules import CallRule, read_hours
from desktop_app.core.countries.fit import as_good_as_the_best
from desktop_app.core.detection.table import CountryFit, ImportSummary, TableShape
from desktop_app.core.errors import (
    NoPhoneNumbers,
    NothingToSend,
    SentAndEnded,
    SentBefore,
    SentInSeveral,
    SentWithoutAnswer,
    TimeIsUp,
    UsageError,
)
from desktop_app.core.facts.offline import Offline
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.output.form import OutputForm, OutputShape, no_original
from desktop_app.core.report.figures import Report, SourceChoice
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.service import products
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.text.percent import whole_percent
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.connections.session import catalogue_of
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.reporting import check_report_name
from desktop_app.services.program.services import Services

# The most problem rows that are listed; the output file has all of them.
MOST_SHOWN = 10
# The most countries suggested as better fits.
_MOST_FITS = 4


async def inspect(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Print what the importer understood of a file. Send nothing, and keep nothing."""
    found = await read_asking(services, arguments, read_options(arguments), talk)
    try:
        suggested = await services.mending.suggest(found.list_id, talk.progress) if arguments.suggest else None
        marks = await services.suppression.mark_for_sight(found.list_id) if services.suppression.any else None
    finally:
        services.intake.discard(found.list_id)
    fits = found.understanding.better_countries[:_MOST_FITS]
    suppressed = marks.numbers if marks is not None else 0
    told, lines = replace(found.understanding, better_countries=fits).as_json(), _in_words(found, suppressed)
    if suggested is not None:
        told, lines = {**told, **suggested_as_json(suggested)}, [*lines, *suggested_in_words(suggested)]
    if marks is not None:
        say_trouble(services, talk)
        told, lines = {**told, "suppressed": marks.numbers}, [*lines, *suppressed_in_words(marks)]
    talk.answer(told, lines)
    return 0


def _in_words(found: ReadList, suppressed: int = 0) -> list[str]:
    understanding = found.understanding
    shape = understanding.shape
    lines = [
        f"{found.name}: {understanding.format}"
        + (f", {understanding.encoding}" if understanding.encoding else "")
        + (f", delimiter “{understanding.delimiter}”" if understanding.delimiter else "")
        + (f", sheet “{understanding.sheet}”" if understanding.sheet else ""),
        f"Header in row {shape.header_row}." if shape.header_row else "No header.",
        _columns_in_words(shape),
        counts_in_words(understanding, suppressed),
    ]
    shown = understanding.problems[:MOST_SHOWN]
    lines += [f"  row {problem.row}: {problem.raw!r} {problem.problem}" for problem in shown]
    if (more := understanding.counts.invalid - len(shown)) > 0:
        lines.append(f"  … and {more:,} more")
    if any(problem.problem == NumberProblem.NO_COUNTRY for problem in understanding.problems):
        lines.append(
            "Numbers without a country code need the country that they are written in: --country GB, for example."
        )
    for other in understanding.other_sheets:
        numbers = f"{other.numbers:,}" if other.whole else f"more than {other.numbers:,}"
        lines.append(f"Sheet “{other.name}” has phone numbers, too: {numbers}. --sheet takes another sheet.")
    return [*lines, *_fits_in_words(understanding.better_countries)]


def _fits_in_words(fits: Sequence[CountryFit]) -> list[str]:
    """Suggest the best country with its option. If several fit equally, pick none: the wrong one would be paid for."""
    best = as_good_as_the_best(fits)
    if not best:
        return []
    if len(best) == 1:
        country = best[0].country
        return [
            f"{whole_percent(best[0].share)}% of the numbers looked at would be valid in {country}: --country {country}"
        ]
    named = ", ".join(fit.country for fit in best[:_MOST_FITS])
    more = len(best) - _MOST_FITS
    others = f" and {more:,} more" if more > 0 else ""
    return [
        f"Several countries are possible for the numbers looked at: {named}{others}. "
        "Say with --country in which of them they are written."
    ]


def _columns_in_words(shape: TableShape) -> str:
    if not shape.phone_columns:
        return "No phone numbers found."
    names = ", ".join(f"“{column.name}”" for column in shape.phone_columns)
    texts = [f"Numbers in column{'s' if shape.more_phone_columns else ''} {names}."]
    if shape.country_column:
        texts.append(f"Countries in column “{shape.country_column.name}”.")
    texts += [f"Column “{each.name}” has phone numbers, too." for each in shape.columns_like_phones]
    return " ".join(texts)


def counts_in_words(understanding: ImportSummary, suppressed: int = 0) -> str:
    """Count the rows by the status of their number, in words; `suppressed`: distinct numbers among the valid ones."""
    counts = understanding.counts
    among = f" (with {counted(suppressed, 'suppressed number')})" if suppressed else ""
    return (
        f"{counted(counts.rows, 'row')}: {counts.valid:,} valid{among}, {counts.invalid:,} invalid, "
        f"{counted(counts.duplicate, 'duplicate')}, {counts.empty:,} empty."
    )


async def verify(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Take one list from start to finish. At the time limit, report what there is until then."""
    begun: list[str] = []
    try:
        async with asyncio.timeout(arguments.timeout):
            return await _verify(services, arguments, talk, begun)
    except TimeoutError:
        late = TimeIsUp(seconds=arguments.timeout)
        if not begun:
            raise late from None
        outcome, code = carrying.cut_short(services, begun[0], late, talk)
        _answer(talk, outcome, arguments.output)
        return code


async def _verify(services: Services, arguments: argparse.Namespace, talk: Talk, begun: list[str]) -> int:
    check_output(arguments.output, arguments.input, as_json=arguments.json)
    if arguments.at_random and not arguments.sample:
        raise UsageError(reason=tr_text("“--at-random” needs “--try N”."))
    batch = await _prepared(services, arguments, talk)
    if batch is None:
        talk.say("Nothing was sent.")
        return 0
    begun.append(batch.id)
    outcome, code = await carrying.carry_on(services, batch.id, talk, go_on=False, output=batch.output)
    steps, code = await go_through(services, batch.id, code, talk, go_on=False)
    if carrying.held_back(outcome, code, talk):
        return code
    if arguments.output == STANDARD and outcome.has_result:
        form = OutputForm(raw=arguments.raw, steps=bool(steps), offline=arguments.offline)
        await carrying.write(services, outcome.batch, arguments.output, talk, form)
    mended_so_far = services.mending.corrected(outcome.batch.list_id) if arguments.mend else None
    _answer(talk, outcome, arguments.output, steps, mended_so_far)
    return code


async def _prepared(services: Services, arguments: argparse.Namespace, talk: Talk) -> Batch | None:
    """Return the batch of a list, and say what was read and what it takes; None if a person doesn't agree to that."""
    connection = services.session.started_for(arguments.base_url)
    services.session.start_ahead(connection)
    found = await read_asking(services, arguments, read_options(arguments), talk)
    try:
        if arguments.mend:
            found = await mended(services, found, arguments.mend, talk)
        _worth_sending(found)
        marks = await marked(services, found.list_id, off=arguments.no_suppression)
        if found.understanding.problems:
            talk.say(_in_words(found, marks.numbers))
        else:
            talk.say(counts_in_words(found.understanding, marks.numbers))
        counts = usable(marks, found.understanding.countries, talk)
        order, ask = _order(found, connection, arguments), not arguments.yes
        if arguments.then:
            plan = planned(services, counts, order, talk, arguments.then)
            order = replace(order, then=replace(plan, ask=ask))
        if not await carrying.agreed(services, counts, order, talk, ask=ask):
            services.intake.discard(found.list_id)
            return None
        batch = await _agreed_batch(services, order)
    except BaseException:  # an interrupt, too: only this run knows the list
        if all(known.list_id != found.list_id for known in services.journal.batches(deleted=True)):
            services.intake.discard(found.list_id)
        raise
    # Only now, so that an error before this leaves the file as it is.
    carrying.say_what_is_replaced(services, order.output, talk, but=batch.id)
    if batch.list_id != found.list_id:
        services.intake.discard(found.list_id)
        talk.say("This list was begun before and is not finished: it is carried on, nothing is sent twice.")
    return batch


async def _agreed_batch(services: Services, order: BatchOrder) -> Batch:
    """Prepare a batch. Raise `SentAndEnded` if refreshing an earlier one is cheaper than sending the list again.

    Raise `SentWithoutAnswer` if that would ask the same question, of fewer numbers.
    """
    try:
        return await services.preparing.prepare(order)
    except SentBefore as error:
        with closing(services.intake.open(order.list_id)) as store:
            alike = services.refreshing.alike(store)
        former = next((each for each in alike if each.id == error.params.get("batch")), None)
        if former is None or isinstance(error, SentInSeveral):
            raise
        days = services.refreshing.days(former.product)
        split = await services.refreshing.split(Refresh(former.id, days), order.list_id)
        if split.unknown == split.numbers:  # a refresh would send the whole list
            raise
        if split.unknown:
            raise SentWithoutAnswer(**error.params, rest=split.to_send, unknown=split.unknown) from None
        raise SentAndEnded(**error.params) from None


async def columns(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Read a list and write it with these columns. Send nothing, and keep nothing."""
    check_output(arguments.output, arguments.input, as_json=arguments.json)
    found = await read_asking(services, arguments, read_options(arguments), talk)
    try:
        if found.understanding.shape.phone_column is None:
            raise NoPhoneNumbers(name=found.name)
        if arguments.output != STANDARD:
            carrying.say_what_is_replaced(services, str(arguments.output.absolute()), talk)
        offline = arguments.offline or tuple(Offline)
        form = OutputForm(raw=arguments.raw, typed=arguments.typed, offline=offline, hours=_hours(arguments))
        with to_file(arguments.output) as file:
            written = await services.exporting.export_unsent(found.list_id, file, form=form, progress=talk.progress)
    finally:
        services.intake.discard(found.list_id)
    for each in written.disagreements:
        talk.say(f"dialproof: The sums of “{arguments.output.name}” do not agree: {each}.")
    counts = found.understanding.counts
    shown = {
        "rows": counts.rows,
        "numbers": {
            "valid": counts.valid,
            "invalid": counts.invalid,
            "empty": counts.empty,
            "duplicate": counts.duplicate,
        },
        "offline": [each.value for each in form.offline],
        "output": str(arguments.output),
    }
    words = [counts_in_words(found.understanding), f"Nothing was sent. The list is in {arguments.output}"]
    talk.answer(shown, words)
    return 0


async def export(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Write a batch's result again, unfinished batches as they stand. Send nothing."""
    form, path = replace(form_of(arguments), hours=_hours(arguments)), arguments.into or arguments.output
    check_output(path, as_json=arguments.json, copy=arguments.into is not None)
    batch = services.verification.find_batch(arguments.batch)
    await services.verification.up_to_date(batch, talk.progress)
    if arguments.into:
        _check_workbook(services, batch, form)
    output = "" if path == STANDARD else str(path.absolute())
    # This file replaces the one that `verify` promised.
    if form.shape is OutputShape.TABLE and output and batch.output and batch.exported_at is None:
        services.exporting.promise(batch, output)
    carrying.say_what_is_replaced(services, output, talk, but=batch.id)
    written = await carrying.write(services, batch, path, talk, form)
    outcome = services.verification.outcome(batch.id)
    if not outcome.status.ended:
        talk.say("dialproof: This batch is not finished; “dialproof tasks” shows what it waits for.")
    words = [carrying.sums_in_words(outcome), *([f"The result is in {path}"] if output else [])]
    clean = {} if written.kept is None else {"clean": written.kept}
    if written.kept is not None:
        words.insert(1, _clean_in_words(written.kept, written.again))
    talk.answer({"id": batch.id, **outcome.as_json(), **clean, "output": str(path)}, words)
    return outcome.exit_code


def _clean_in_words(kept: int, again: int) -> str:
    """Say how many rows a clean list has, and why it lacks others of the same verdicts."""
    repeats = f"{again:,} more repeat{'s' if again == 1 else ''} a number, which is written once" if again else ""
    return f"The clean list has {counted(kept, 'row')}{'; ' if again else ''}{repeats}."


def form_of(arguments: argparse.Namespace) -> OutputForm:
    """Return the form of an export, or of what a recipe writes. Raise UsageError for options that can't be together."""
    if not arguments.clean and (arguments.doubtful or arguments.beside):
        raise UsageError(reason=tr_text("“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out."))
    if arguments.in_place and not arguments.into:
        raise UsageError(reason=tr_text("“--in-place” belongs to “--into”; add it, or leave it out."))
    if arguments.in_place and arguments.clean:
        raise UsageError(reason=tr_text("“--in-place” and “--clean” can't be together; choose one of them."))
    if arguments.into:
        shape = OutputShape.CLEAN_SHEET if arguments.clean else OutputShape.ORIGINAL
    else:
        shape = OutputShape.CLEAN if arguments.clean else OutputShape.TABLE
    where = {"doubtful": arguments.doubtful, "beside": arguments.beside, "in_place": arguments.in_place}
    verdicts = arguments.verdict or shape is OutputShape.ORIGINAL
    typed = arguments.clean if arguments.typed is None else arguments.typed
    more = {"verdicts": verdicts, "standard": arguments.standard, "steps": arguments.steps, "typed": typed}
    return OutputForm(shape, arguments.raw, offline=arguments.offline, **where, **more)


def _hours(arguments: argparse.Namespace) -> CallRule | None:
    return read_hours(arguments.calling_hours) if arguments.calling_hours else None


def _check_workbook(services: Services, batch: Batch, form: OutputForm) -> None:
    """Raise UsageError if the list has no workbook of its own that can be copied."""
    with closing(services.results.open(batch.id)) as store:
        steps = services.results.besides(batch.id) if form.steps else ()
        answers = sum(len(store.result_columns(each)) for each in (batch.id, *(step.batch_id for step in steps)))
        results = answers + len(form.offline) + (len(Standard) if form.standard else 0)
        any_list = services.suppression.any
        if reason := no_original(store.understanding, store.source_name, results, suppressing=any_list):
            raise UsageError(reason=reason)


async def report(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Write a batch's report, of unfinished ones as they stand. Send nothing."""
    if arguments.output == STANDARD:
        raise UsageError(reason=tr_text("A report can't go to standard output; name a file."))
    check_report_name(arguments.output.name)
    check_place(arguments.output)
    batch = services.verification.find_batch(arguments.batch)
    against = services.verification.find_batch(arguments.against).id if arguments.against else ""
    made = await services.reporting.write(
        batch.id,
        arguments.output,
        source=SourceChoice(arguments.by or ""),
        against=against,
        progress=talk.progress,
    )
    outcome = services.verification.outcome(batch.id)
    if not outcome.status.ended:
        talk.say("dialproof: This batch is not finished; “dialproof tasks” shows what it waits for.")
    say_trouble(services, talk)
    told = _report_as_json(made)
    words = [
        carrying.verdicts_in_words(made.figures.verdicts),
        *([f"Compared with {made.earlier.name} of {made.earlier.created_at:%Y-%m-%d}."] if made.earlier else []),
        f"The report is in {arguments.output}",
    ]
    talk.answer({**told, "output": str(arguments.output)}, words)
    return outcome.exit_code


def _report_as_json(made: Report) -> dict[str, object]:
    figures, saved = made.figures, made.saved
    return {
        "id": made.batch.id,
        "rows": figures.verdicts.rows,
        "verdicts": {verdict.value: count for verdict, count in made.counts.items()},
        "by": None if figures.source is None else figures.source.column,
        "against": None if made.earlier is None else made.earlier.id,
        "saved": {
            "repeated": saved.repeated,
            "unfit": saved.unfit,
            "reused": saved.reused,
            "suppressed": saved.suppressed,
        },
        "charged": [
            {
                "service": each.service or LOCAL,
                "amount": f"{each.charged.amount:f}",
                "currency": each.charged.currency,
                "how": each.charged.how.value,
            }
            for each in made.charged
            if each.charged is not None
        ],
    }


def _answer(
    talk: Talk, outcome: Outcome, output: Path, steps: Sequence[Outcome] = (), corrected: int | None = None
) -> None:
    more = {} if corrected is None else {"mended": corrected}
    shown = {**outcome.as_json(), **more, "output": str(output)}
    words = carrying.result_in_words(outcome)
    if steps:
        shown["steps"] = [{"id": each.batch.id, **each.as_json()} for each in steps]
        every = [(outcome, words), *((each, carrying.result_in_words(each)) for each in steps)]
        words = [f"{each.batch.product}: {line}" for each, lines in every for line in lines]
    if outcome.worth_writing:
        # Another start of the same list may have ordered it elsewhere since.
        words.append(f"The result is in {outcome.batch.output if output == STANDARD else output.absolute()}")
    talk.answer(shown, words)


def _worth_sending(found: ReadList) -> None:
    if found.understanding.shape.phone_column is None:
        raise NoPhoneNumbers(name=found.name)
    if not found.understanding.counts.valid:
        raise NothingToSend(name=found.name)


def _usual_product(connection: Connection) -> str:
    """Return the product to verify where none was said: the usual one, or the only one that the connection has."""
    slugs, usual = [product.slug for product in catalogue_of(connection)], products.STANDARD.default.slug
    if usual in slugs:
        return usual
    if len(slugs) == 1:
        return slugs[0]
    raise UsageError(reason=tr_text("Say with --product which of these to verify: {slugs}.", slugs=", ".join(slugs)))


def _order(found: ReadList, connection: Connection, arguments: argparse.Namespace) -> BatchOrder:
    return BatchOrder(
        list_id=found.list_id,
        connection=connection,
        product=arguments.product or _usual_product(connection),
        via=Via(arguments.via),
        max_per_task=arguments.max_per_task,
        output="" if arguments.output == STANDARD else str(arguments.output.absolute()),
        raw_csv=arguments.raw,
        offline=arguments.offline,
        typed=arguments.typed,
        again=arguments.again,
        sample=Sample(arguments.sample, arguments.at_random) if arguments.sample else None,
    )
