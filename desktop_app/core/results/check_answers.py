"""Limits what is stored of the realtime endpoint's answers, and turns those of a list into a result table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.detection.json_rows import cell, flattened
from desktop_app.core.results.verdict import Judge, Judged, VerdictRule

# The most that is stored of an answer: fields, characters of each, and of all. The journal is small and precious.
MOST_FIELDS = 200
LONGEST_VALUE = 4_000
LONGEST_ANSWER = 40_000
_LONGEST_NAME = 200
_NUMBER = "number"
_MORE = "more fields"
# Text files don't have these: a result with many of them would be taken for another format, and rejected.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")


def kept(answer: Mapping[str, Any]) -> dict[str, Any]:
    """Return an answer as the journal stores it: the service's own fields, cut so that hostile ones stay bounded."""
    found: dict[str, Any] = {}
    room = LONGEST_ANSWER
    for name, value in islice(answer.items(), MOST_FIELDS):
        short, told = _cut(str(name), _LONGEST_NAME), _value(value)
        room -= len(short) + len(cell(told))
        if room < 0:
            break
        found[short] = told
    return found


def _value(value: Any) -> Any:
    if isinstance(value, str):
        return _cut(value, LONGEST_VALUE)
    if isinstance(value, dict | list):
        text = json.dumps(value, ensure_ascii=False, default=str)
        return value if len(text) <= LONGEST_VALUE else _cut(text, LONGEST_VALUE)
    return value


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def result_table(entries: Iterable[CheckEntry]) -> list[list[str]]:
    """Return the answers as a table with a header, to be joined as result files are; [] if there are none.

    The number stands first, as it was sent. A field that only repeats it is left out, and nested fields become columns.
    If there are more than `MOST_FIELDS` different ones, the last column has the rest, as JSON.
    """
    answered = [entry for entry in entries if entry.state is CheckState.ANSWERED]
    if not answered:
        return []
    answered = [replace(entry, answer=flattened(entry.answer, LONGEST_ANSWER)) for entry in answered]
    names = list(dict.fromkeys(name for entry in answered for name in entry.answer))
    columns = [name for name in names if not _repeats(answered, name)] or names
    shown = columns if len(columns) <= MOST_FIELDS else columns[: MOST_FIELDS - 1]
    table = [[entry.number, *(_plain(entry.answer.get(name)) for name in shown)] for entry in answered]
    table.insert(0, [_NUMBER, *(_plain(_other_than(_NUMBER, name)) for name in shown)])
    if rest := set(columns[len(shown) :]):
        beside = ({name: value for name, value in entry.answer.items() if name in rest} for entry in answered)
        for row, more in zip(table, [_MORE, *beside], strict=True):
            row.append(cell(more or None))
    return table


def check_verdict(entry: CheckEntry, rule: VerdictRule) -> Judged:
    """Return the verdict on the number of an answered check, as in a list whose result is this answer."""
    names, values = ([line[1:] for line in result_table([entry])] + [[], []])[:2]
    return Judge(names, rule).answer(values)


def _plain(value: Any) -> str:
    return _CONTROL.sub("", cell(value))


def _repeats(entries: Sequence[CheckEntry], name: str) -> bool:
    """Return True if a field is the number itself in every answer that has it."""
    return all(_digits(entry.answer[name]) == entry.number[1:] for entry in entries if name in entry.answer)


def _digits(value: Any) -> str:
    return re.sub(r"\D+", "", str(value)).removeprefix("00")


def _other_than(taken: str, name: str) -> str:
    return f"{name} (2)" if name.strip().casefold() == taken else name
