"""How a result file would be read, for a person who looks at it: a few lines, a few answers, and the counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.core.results.answer_form import Place, ResultForm
from desktop_app.core.results.answers import Answer

# What is shown of a file that may have any size: lines and their length, answers, columns and their cells' length.
MOST_LINES, LONGEST_LINE = 12, 240
MOST_ROWS = 50
MOST_COLUMNS, LONGEST_CELL, LONGEST_TITLE = 60, 200, 60
# A dialect takes no longer one.
_LONGEST_NAME = 120
# Rows that are counted at each choice: a second's work. Of a longer file the counts are those of its beginning.
MOST_COUNTED = 20_000
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


@dataclass(frozen=True, slots=True)
class ResultPreview:
    """A result file, read as a form says.

    `lines` are its first ones as received, with signs that can't be seen written out; of a workbook its first rows.
    `form` is how it was read, in full; `titles` are its columns as they are shown, `names` as its header calls them,
    "" where a name says which one is meant to nobody. `columns` and `rows` are names and the first `MOST_ROWS` of the
    answers; the counts are those of `AnswerReading`, of the first `MOST_COUNTED` rows unless it is `whole`.
    `problem`: why it can't be read so; then there are no answers.
    """

    kind: str
    lines: tuple[str, ...]
    form: ResultForm
    titles: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[Answer, ...] = ()
    answers: int = 0
    never_sent: int = 0
    repeated: int = 0
    unreadable: int = 0
    sent: int = 0
    whole: bool = True
    problem: str = ""


def shown_line(text: str) -> str:
    """Return a line of a file that may hold anything, cut to `LONGEST_LINE`: nothing in it moves or hides another."""
    shown = _UNSEEN.sub(_written_out, text[:LONGEST_LINE])
    return shown + "…" if len(text) > LONGEST_LINE else shown


def shown_answer(answer: Answer) -> Answer:
    """Return an answer with as many and as long values as a preview has room for."""
    return Answer(answer.e164, tuple(value[:LONGEST_CELL] for value in answer.values[:MOST_COLUMNS]))


def titles_of(header: Sequence[str], width: int) -> tuple[str, ...]:
    """What the columns of a file are called, each by its header's cell, else by its place."""
    cells = [header[at].strip() if at < len(header) else "" for at in range(min(max(width, len(header)), MOST_COLUMNS))]
    return tuple(shown_line(cell)[:LONGEST_TITLE] or f"Column {at}" for at, cell in enumerate(cells, 1))


def names_of(header: Sequence[str], width: int) -> tuple[str, ...]:
    """By what name each column of a file is found again in another, "" where there is none, or not one alone.

    A single cell above several columns is a title of that file, and no name.
    """
    cells = [cell.strip() for cell in header]
    if width > 1 and sum(map(bool, cells)) == 1:
        return ()
    count = Counter(cell.casefold() for cell in cells)
    usable = (cell.isprintable() and len(cell) <= _LONGEST_NAME and count[cell.casefold()] == 1 for cell in cells)
    return tuple(cell if can else "" for cell, can in zip(cells, usable, strict=True))[:MOST_COLUMNS]


def by_names(form: ResultForm, preview: ResultPreview) -> ResultForm:
    """The same for files whose columns may stand elsewhere: columns by their names, where they have distinct ones."""

    def named(place: Place) -> Place:
        if isinstance(place, str) or place >= len(preview.names):
            return place
        return preview.names[place] or place

    values = None if form.values is None else tuple(map(named, form.values))
    return replace(form, number=None if form.number is None else named(form.number), values=values)


def _written_out(found: re.Match[str]) -> str:
    sign = found[0]
    return {"\t": "⇥", "\n": "⏎", "\r": ""}.get(sign, f"‹{ord(sign):02X}›")
