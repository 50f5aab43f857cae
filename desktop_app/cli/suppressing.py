"""Implements `suppress`, and says what suppression lists mean for a list that is about to be sent."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from desktop_app.cli.reading import read_asking, read_options
from desktop_app.cli.talking import Talk, counted
from desktop_app.core.errors import SuppressionBroken, UsageError
from desktop_app.core.results.suppression import Edition, SuppressionList, SuppressionMarks
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.checks.checking import number_to_check
from desktop_app.services.program.services import Services

# The most rows without a number that are listed unless all are asked for.
_SHOWN = 10
_ALL = 1_000_000


async def suppress(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Add a file to the suppression lists, show them, or delete one."""
    actions = {"add": _add, "list": _list, "show": _show, "remove": _remove}
    return await actions[arguments.action](services, arguments, talk)


async def _add(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    found = await read_asking(services, arguments, read_options(arguments), talk)
    before = services.suppression.named(arguments.name)
    added = await services.suppression.add(
        found,
        arguments.name,
        arguments.purpose,
        replacing=arguments.replace,
        dates=arguments.date_column,
        progress=talk.progress,
    )
    lines = [_in_words(added), *_undated(added), *_odd_rows(services, added, _SHOWN)]
    more = "" if before is None else f" ({before.numbers:,} before)"
    talk.answer(added.as_json(), [f"{lines[0]}{more}.", *lines[1:]])
    return 0


async def _list(services: Services, _arguments: argparse.Namespace, talk: Talk) -> int:
    every, broken = services.suppression.sorted_out()
    lines = [f"{_in_words(each)}." for each in every]
    lines += [SuppressionBroken(name=services.suppression.name_of(each)).sentence for each in broken]
    shown = {"lists": [each.as_json() for each in every], "broken": broken}
    talk.answer(shown, lines or ["There are no suppression lists."])
    return 0


async def _show(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    found = _named(services, arguments.name)
    if arguments.find or arguments.numbers:
        return _show_numbers(services, found, arguments, talk)
    odd, editions = services.suppression.problems(found, _ALL), services.suppression.editions(found)
    rows = [{"file": each.source, "row": each.row, "cell": each.raw, "problem": each.problem} for each in odd]
    files = [{"file": each.source, "since": each.since, "numbers": each.numbers} for each in editions]
    lines = [f"  {each.source}, {each.since}: {_brought(each)}" for each in editions]
    talk.answer(
        {**found.as_json(), "files": files, "rows_not_numbers": rows},
        [f"{_in_words(found)}.", *lines, *_odd_rows(services, found, _ALL)],
    )
    return 0


def _brought(file: Edition) -> str:
    """Return how many of a list's numbers came with a file: none with one that was only added again."""
    return counted(file.numbers, "number") if file.numbers else "no number on the list came with it first"


def _show_numbers(services: Services, found: SuppressionList, arguments: argparse.Namespace, talk: Talk) -> int:
    """Show the numbers of a list, or the one that is asked for, as they are: the person has asked for them."""
    e164 = number_to_check(arguments.find, found.country or None).e164 if arguments.find else ""
    numbers = [*services.suppression.numbers(found, e164)]
    lines = [f"{each.e164}, since {each.since}, {each.source}" for each in numbers]
    if e164 and not numbers:
        lines = [f"{e164} is not on “{found.name}”."]
    listed = [{"number": each.e164, "since": each.since, "file": each.source} for each in numbers]
    talk.answer({**found.as_json(), "listed": listed}, lines or [f"{_in_words(found)}."])
    return 0


async def _remove(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    for damaged in services.suppression.sorted_out()[1]:
        if arguments.name in {damaged, services.suppression.name_of(damaged)}:
            services.suppression.remove_broken(damaged)
            talk.answer({"removed": {"id": damaged}}, f"The damaged suppression list “{arguments.name}” is deleted.")
            return 0
    found = _named(services, arguments.name)
    services.suppression.remove(found)
    talk.answer({"removed": found.as_json()}, f"The suppression list “{found.name}” is deleted.")
    return 0


def _named(services: Services, name: str) -> SuppressionList:
    every, _broken = services.suppression.sorted_out()
    found = next((each for each in every if each.name.casefold() == name.strip().casefold()), None)
    if found is None:
        raise UsageError(
            reason=tr_text("There is no suppression list “{name}”; “dialproof suppress list” names them.", name=name)
        )
    return found


def _in_words(found: SuppressionList) -> str:
    purpose = f", {found.purpose}" if found.purpose else ""
    since = f", since {found.since}"
    changed = f", changed {found.changed_at:%Y-%m-%d}" if found.changed_at.date() != found.added_at.date() else ""
    gone = f", {found.gone:,} of them no longer in its file" if found.gone else ""
    return f"{found.name}{purpose}: {counted(found.numbers, 'number')}{since}{changed}{gone}"


def _undated(found: SuppressionList) -> list[str]:
    """Return how many rows have no date that can be understood, or one in the future: these count from their import."""
    if not found.undated:
        return []
    rows = f"{counted(found.undated, 'row')} {'has' if found.undated == 1 else 'have'}"
    return [f"{rows} no date that can be understood, or one in the future: the day of import counts."]


def _odd_rows(services: Services, found: SuppressionList, most: int) -> list[str]:
    """Return the rows whose numbers can't be understood: these are not suppressed."""
    if not found.problems:
        return []
    rows = services.suppression.problems(found, most)
    has, suppress = ("has", "suppresses") if found.problems == 1 else ("have", "suppress")
    of_rows = f"{found.problems:,} of {counted(found.rows, 'row')}"
    head = f"{of_rows} {has} no number that can be understood, and {suppress} nothing:"
    lines = [head, *(f"  {each.source}, row {each.row}: {each.raw!r} {each.problem}" for each in rows)]
    more = found.problems - len(rows)
    return [*lines, f"  … and {more:,} more: “dialproof suppress show {found.name}”"] if more > 0 else lines


def say_trouble(services: Services, talk: Talk) -> None:
    """Say why results may lack what is suppressed by now."""
    if services.suppression.trouble is not None:
        talk.error(services.suppression.trouble, once=True)
        talk.say("dialproof: The results are as suppression lists marked them before.")


# --- A list that is about to be sent ---


async def marked(services: Services, list_id: str, *, off: bool = False) -> SuppressionMarks:
    """Return what the suppression lists mean for a list.

    `off`: the person wants none to apply to it; raise `SwitchedOff` if the policy forbids that.
    """
    if off:
        services.suppression.switch(list_id, [each.id for each in services.suppression.every()])
    return await services.suppression.mark(list_id)


def usable(marks: SuppressionMarks, counts: Mapping[str, int], talk: Talk) -> Mapping[str, int]:
    """Say how many numbers of a list are suppressed, and return the counts by country without them."""
    if told := suppressed_in_words(marks):
        talk.say(told)
    return marks.left(counts)


def suppressed_in_words(marks: SuppressionMarks) -> list[str]:
    """Say for each suppression list how many numbers of a list are on it."""
    return [
        f"{count:,} number{' is' if count == 1 else 's are'} on the suppression list “{name}”: not sent."
        for name, count in marks.named()
    ]
