"""Previews how a result file would be read: a few lines, a few answers, and the counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.core.results.answer_form import Place, ResultForm
from desktop_app.core.results.answers import Answer

# Limits of the preview, because a file may have any size: lines and their length, answers, columns and cell lengths.
MOST_LINES, LONGEST_LINE = 12, 240
MOST_ROWS = 50
MOST_COLUMNS, LONGEST_CELL, LONGEST_TITLE = 60, 200, 60
# The longest name that a service profile accepts.
_LONGEST_NAME = 120
# The most rows counted at each choice: a second's work. For longer files the counts cover their beginning.
MOST_COUNTED = 20_000
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


@dataclass(frozen=True, slots=True)
class ResultPreview:
    """A result file, read as a form says.

    `lines` are its first ones as received, with invisible characters written out; for a workbook, its first rows.
    `form` is how it was read, in full. `titles` are its columns' display names, `names` the names in its header, ""
    where a name doesn't identify one. `columns` and `rows` are names and the first `MOST_ROWS` of the answers. The
    counts are those of `AnswerReading`, of the first `MOST_COUNTED` rows unless it is `whole`. `problem`: why it can't
    be read so; then there are no answers.
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
    """Return a line of a file, cut to `LONGEST_LINE`. Write invisible characters out, so that nothing is hidden."""
    shown = _UNSEEN.sub(_written_out, text[:LONGEST_LINE])
    return shown + "…" if len(text) > LONGEST_LINE else shown


def shown_answer(answer: Answer) -> Answer:
    """Return an answer with as many values, and as much of each, as a preview has room for."""
    return Answer(answer.e164, tuple(value[:LONGEST_CELL] for value in answer.values[:MOST_COLUMNS]))


def titles_of(header: Sequence[str], width: int) -> tuple[str, ...]:
    """Return the display names of a file's columns: from the header's cell, else by place."""
    cells = [header[at].strip() if at < len(header) else "" for at in range(min(max(width, len(header)), MOST_COLUMNS))]
    return tuple(shown_line(cell)[:LONGEST_TITLE] or f"Column {at}" for at, cell in enumerate(cells, 1))


def names_of(header: Sequence[str], width: int) -> tuple[str, ...]:
    """Return the name by which each column can be found in another file, "" if it has none or shares it.

    A single cell above several columns is a title of that file, and no name.
    """
    cells = [cell.strip() for cell in header]
    if width > 1 and sum(map(bool, cells)) == 1:
        return ()
    count = Counter(cell.casefold() for cell in cells)
    usable = (cell.isprintable() and len(cell) <= _LONGEST_NAME and count[cell.casefold()] == 1 for cell in cells)
    return tuple(cell if can else "" for cell, can in zip(cells, usable, strict=True))[:MOST_COLUMNS]


def by_names(form: ResultForm, preview: ResultPreview) -> ResultForm:
    """Return the form with columns by name where names are distinct, for files whose columns may stand elsewhere."""

    def named(place: Place) -> Place:
        if isinstance(place, str) or place >= len(preview.names):
            return place
        return preview.names[place] or place

    values = None if form.values is None else tuple(map(named, form.values))
    return replace(form, number=None if form.number is None else named(form.number), values=values)


def _written_out(found: re.Match[str]) -> str:
    sign = found[0]
    return {"\t": "⇥", "\n": "⏎", "\r": ""}.get(sign, f"‹{ord(sign):02X}›")
