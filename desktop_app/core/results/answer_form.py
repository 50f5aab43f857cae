"""How a result file is to be read: what a person, or a connection's dialect, says of it.

The API document shows no result file (`verification-api.md`, Task result), so that nearly all of it is found
by itself (`core.results.answers`). Whatever is said here is taken at its word, and nothing else is guessed.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

# The word for a number that a list of hits has, where nobody names another.
LISTED = "yes"
# `ResultForm.delimiter` of text in which nothing separates: each line is one cell.
NO_DELIMITER = ""

# A column: by its name, or counted from 0.
Place = str | int


class Layout(StrEnum):
    """What a row of a result says: columns of values, number and value in one cell, or nothing but the number."""

    TABLE = "table"
    PAIRS = "pairs"
    HITS = "hits"


@dataclass(frozen=True, slots=True)
class ResultForm:
    """How to read a result; each part may be None: found by itself.

    `encoding` and `delimiter` (`NO_DELIMITER` for none) are for text, `sheet` is for workbooks and archives
    (`ALL_SHEETS` for every one that has sent numbers). `header`: whether a line of names stands above the
    rows. `number` is the column of the numbers, `values` are those of the answers (None: all others). With
    `Layout.HITS` being listed is the answer, said in `listed`'s word; of a number that isn't listed nothing is
    known, and nothing is said: it stays unanswered, and never becomes a "no" that the service didn't say.
    """

    layout: Layout | None = None
    encoding: str | None = None
    delimiter: str | None = None
    header: bool | None = None
    number: Place | None = None
    values: tuple[Place, ...] | None = None
    listed: str | None = None
    sheet: str | None = None

    def __bool__(self) -> bool:
        """Return True if it says anything."""
        return self != ResultForm()


FOUND_BY_ITSELF = ResultForm()


def form_text(form: ResultForm) -> str:
    """Return a form as the journal keeps it; never "", which stands for none at all."""
    said = {name: value for name, value in asdict(form).items() if value is not None}
    return json.dumps(said, ensure_ascii=False, sort_keys=True)


def form_from(text: str) -> ResultForm:
    """Return the inverse of `form_text`; what can't be read says nothing."""
    try:
        said: Any = json.loads(text) if text else {}
        known = {each.name for each in fields(ResultForm)}
        values = {name: value for name, value in said.items() if name in known}
        layout = Layout(values["layout"]) if "layout" in values else None
        picked = tuple(values["values"]) if "values" in values else None
    except (ValueError, AttributeError, TypeError):
        return ResultForm()
    return ResultForm(**{**values, "layout": layout, "values": picked})
