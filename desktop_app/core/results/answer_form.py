"""Defines how to read a result file, as a person or a service profile says.

The API document shows no result file (`verification-api.md`, Task result), so `core.results.answers` finds nearly all
of it by itself. It takes whatever is said here at its word, and guesses nothing else.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

# The answer for a number in a list of hits, unless a person chooses another word.
LISTED = "yes"
# `ResultForm.delimiter` for text without a separator: each line is one cell.
NO_DELIMITER = ""

# A column: by its name, or counted from 0.
Place = str | int


class Layout(StrEnum):
    """The layout of a row: columns of values, number and value in one cell, or nothing but the number."""

    TABLE = "table"
    PAIRS = "pairs"
    HITS = "hits"


@dataclass(frozen=True, slots=True)
class ResultForm:
    """The form of a result, for reading it. Each part may be None: the program finds it.

    `encoding` and `delimiter` (`NO_DELIMITER` for none) are for text. `sheet` is for workbooks and archives
    (`ALL_SHEETS` for every one that has sent numbers). `header`: whether a line of names stands above the rows.
    `number` is the column of the numbers, `values` are those of the answers (None: all others). With `Layout.HITS`
    being listed is the answer, given as the word `listed`. A number that isn't listed stays unanswered: it never
    becomes a "no" that the service didn't say. `rows` are the places of JSON's rows, as steps from the outside in.
    """

    layout: Layout | None = None
    encoding: str | None = None
    delimiter: str | None = None
    header: bool | None = None
    number: Place | None = None
    values: tuple[Place, ...] | None = None
    listed: str | None = None
    sheet: str | None = None
    rows: tuple[tuple[str | int, ...], ...] | None = None

    def __bool__(self) -> bool:
        """Return True if any part is given."""
        return self != ResultForm()


FOUND_BY_ITSELF = ResultForm()


def form_text(form: ResultForm) -> str:
    """Return a form as the journal stores it. It is never "", which stands for no form."""
    message = {name: value for name, value in asdict(form).items() if value is not None}
    return json.dumps(message, ensure_ascii=False, sort_keys=True)


def form_from(text: str) -> ResultForm:
    """Rebuild what `form_text` returned. Return an empty form for unreadable text."""
    try:
        message: Any = json.loads(text) if text else {}
        known = {each.name for each in fields(ResultForm)}
        values = {name: value for name, value in message.items() if name in known}
        layout = Layout(values["layout"]) if "layout" in values else None
        picked = tuple(values["values"]) if "values" in values else None
        rows = tuple(map(tuple, values["rows"])) if "rows" in values else None
    except (ValueError, AttributeError, TypeError):
        return ResultForm()
    return ResultForm(**{**values, "layout": layout, "values": picked, "rows": rows})
