"""Answers put into a `list.sqlite`, beside their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from desktop_app.core.list_row import SentRange
from desktop_app.storage.columns import json_list
from desktop_app.storage.database import transaction
from desktop_app.storage.list_file import ListFile


def add_answers(
    store: ListFile, batch_id: str, sent: SentRange, names: Sequence[str], answers: Iterable[tuple[str, Sequence[str]]]
) -> int:
    """Put answers beside their numbers, in one transaction; how many numbers were answered.

    A part that is joined again replaces what it had before; what another part answered stays as it is.
    """
    with transaction(store.db):
        places = _places(store, batch_id, names)
        store.db.execute("DELETE FROM answers WHERE batch = ? AND part = ?", (batch_id, sent.part))
        insert = "INSERT OR IGNORE INTO answers VALUES (?, ?, ?, ?)"
        rows = ((batch_id, e164, sent.part, _spread(values, places)) for e164, values in answers)
        return store.db.executemany(insert, rows).rowcount


def _places(store: ListFile, batch_id: str, names: Sequence[str]) -> list[int]:
    """Where each name of a file stands among the batch's columns; new names are appended."""
    known: dict[str, int] = {name: place for place, name in enumerate(store.result_columns(batch_id))}
    for name in names:
        if name not in known:
            known[name] = len(known)
            store.db.execute("INSERT INTO result_columns VALUES (?, ?, ?)", (batch_id, known[name], name))
    return [known[name] for name in names]


def _spread(values: Sequence[str], places: Sequence[int]) -> str:
    spread = [""] * (max(places, default=-1) + 1)
    for place, value in zip(places, values, strict=False):
        spread[place] = value
    return json_list(spread)


def sent_numbers(store: ListFile, batch_id: str, sent: SentRange) -> Mapping[str, str]:
    """The numbers of one task: digits to E.164.

    A list that was read anew has no places for what was sent again: then any number of the country may be meant.
    """
    numbers = store.numbers(batch_id, sent.country, sent.first, sent.numbers)
    if len(numbers) < sent.numbers:
        numbers = store.numbers(batch_id, sent.country, 0, sent.first)
    return {number.lstrip("+"): number for number in numbers}
