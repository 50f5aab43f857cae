"""Formats answers for the clipboard: as lines of text, or as a table for a spreadsheet program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.numbers.typing_format import region_so_far
from desktop_app.core.service.products import Catalogue
from desktop_app.ui.check.history_table import product_words
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import label_of, value_words

_tr = words.translator("check")

# What services call where a number belongs, in the order in which it counts as the country.
_COUNTRIES = ("country", "region")


def answer_text(entry: CheckEntry, catalogue: Catalogue) -> str:
    """Return an answer as text: the number, the product if known, then a line for each field with a value."""
    lines = [entry.number]
    if _slug(entry):
        lines.append(joining.named(label_of("product"), _product(entry, catalogue)))
    for name, value in entry.answer.items():
        said = value_words(name, value)
        if said and name not in {"number", "product"}:
            lines.append(joining.named(label_of(name), said))
    return "\n".join(lines)


def answers_table(entries: Sequence[CheckEntry], catalogue: Catalogue) -> list[list[str]]:
    """Return a row of titles and a row for each check, with a column for every field that any of them has."""
    titles = [_tr("Number"), _tr("Country"), _tr("Product"), _tr("Checked"), _tr("Result")]
    country = next((name for name in _COUNTRIES if any(entry.answer.get(name) for entry in entries)), "")
    above = {"number", "product", country}
    names = list(dict.fromkeys(name for entry in entries for name in entry.answer if name not in above))
    lines = [[*titles, *map(label_of, names)]]
    for entry in entries:
        where = str(entry.answer.get(country) or region_so_far(entry.number))
        about = [entry.number, where, _product(entry, catalogue)]
        about += [words.local_time(entry.at), verdict_on(entry).text]
        lines.append([*about, *(value_words(name, entry.answer.get(name)) for name in names)])
    return lines


def _slug(entry: CheckEntry) -> str:
    """Return the requested product, else the one the service says it chose."""
    said = entry.answer.get("product")
    return entry.product or (said if isinstance(said, str) else "")


def _product(entry: CheckEntry, catalogue: Catalogue) -> str:
    return product_words(replace(entry, product=_slug(entry)), catalogue)


# What an action of the history copies, by its name: a text, or the rows of a table.
FORMS: dict[str, Callable[[Sequence[CheckEntry], Catalogue], str | list[list[str]]]] = {
    "number": lambda entries, _: "\n".join(entry.number for entry in entries),
    "text": lambda entries, catalogue: "\n\n".join(answer_text(entry, catalogue) for entry in entries),
    "table": answers_table,
}
