"""The columns of what has changed: the number, where it stands, and what has become of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.comparison import ComparedColumn, NumberChange
from desktop_app.ui import words
from desktop_app.ui.check.known_values import shown_value
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.results.changes import words as said
from desktop_app.ui.results.result_names import shown_names

_ROW_WIDTH = 84


def columns_of(compared: Sequence[ComparedColumn], only: int | None) -> list[Column[NumberChange]]:
    """Their keys are what `ChangeFilter.sort` takes; `only`: by this column, so that all have changed."""
    fields = [column.name for column in compared]
    names = shown_names(fields)
    found: list[Column[NumberChange]] = [
        Column("number", _tr("Number"), lambda each: each.e164, width=152),
        Column("row", _tr("Row"), _row, right=True, width=_ROW_WIDTH, tone=_muted, tip=_rows),
    ]
    if only is None:
        found.append(_change())
    else:
        name = names[only]
        found += [
            Column("before", _tr("{} before").format(name), _value(only, fields[only], now=False)),
            Column("now", _tr("{} now").format(name), _value(only, fields[only], now=True)),
        ]
    said_also = _changed(fields, names, only)
    return [*found, Column("", _tr("What changed") if only is None else _tr("Also changed"), said_also, tip=said_also)]


def _change() -> Column[NumberChange]:
    return Column(
        "change",
        _tr("Change"),
        lambda each: said.title(each.change),
        width=160,
        icon=lambda each: said.look(each.change)[0],
        tone=lambda each: said.look(each.change)[1],
    )


def _row(each: NumberChange) -> str:
    """In the later list, else in the earlier one."""
    return words.number(each.row_before if each.row_now is None else each.row_now)


def _rows(each: NumberChange) -> str:
    if each.row_now is None:
        return _tr("In row {} of the earlier list").format(words.number(each.row_before))
    if each.row_before is None:
        return _tr("In row {} of the later list").format(words.number(each.row_now))
    template = _tr("In row {} of the earlier list, in row {} of the later one")
    return template.format(words.number(each.row_before), words.number(each.row_now))


def _changed(fields: Sequence[str], names: Sequence[str], but: int | None) -> Callable[[NumberChange], str]:
    return lambda each: said.what_changed(each, fields, names, but)


def _value(at: int, field: str, *, now: bool) -> Callable[[NumberChange], str]:
    def value(each: NumberChange) -> str:
        values = each.now if now else each.before
        return "" if values is None else shown_value(field, values[at]) or said.empty()

    return value


def _muted(_each: NumberChange) -> str:
    return "muted"


def _tr(text: str) -> str:
    return words.tr(text, "changes")
