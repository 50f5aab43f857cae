"""Answers for the clipboard: as lines to read, or as a table for a spreadsheet program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop_app.core.checks import CheckEntry
from desktop_app.core.products import Catalogue
from desktop_app.core.spreadsheet_text import formula_safe
from desktop_app.core.typing_format import region_so_far
from desktop_app.ui import joining, words
from desktop_app.ui.check.field_words import label_of, value_words
from desktop_app.ui.check.history_table import product_words
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.parts.copying import quoted


def answer_text(entry: CheckEntry) -> str:
    """An answer to be read: the number, then a line for each field."""
    fields: dict[str, Any] = {name: value for name, value in entry.answer.items() if name != "number"}
    lines = [joining.named(label_of(name), value_words(name, value)) for name, value in fields.items()]
    return "\n".join([entry.number, *lines])


def answers_table(entries: Sequence[CheckEntry], catalogue: Catalogue) -> str:
    """A line of titles and a line for each check, tab-separated; every field that one of them has is a column.

    What the service says is nobody's formula.
    """
    titles = [_tr("Number"), _tr("Country"), _tr("Product"), _tr("Checked"), _tr("Result")]
    names = list(dict.fromkeys(name for entry in entries for name in entry.answer if name != "number"))
    lines = [[*titles, *map(label_of, names)]]
    for entry in entries:
        about = [entry.number, region_so_far(entry.number), product_words(entry, catalogue)]
        about += [words.local_time(entry.at), verdict_on(entry).text]
        lines.append([*about, *(value_words(name, entry.answer.get(name)) for name in names)])
    return "\n".join("\t".join(quoted(formula_safe(cell)) for cell in line) for line in lines)


# What an action of the history copies, by its name.
FORMS: dict[str, Callable[[Sequence[CheckEntry], Catalogue], str]] = {
    "number": lambda entries, _: "\n".join(entry.number for entry in entries),
    "text": lambda entries, _: "\n\n".join(map(answer_text, entries)),
    "table": answers_table,
}


def _tr(text: str) -> str:
    return words.tr(text, "check")
