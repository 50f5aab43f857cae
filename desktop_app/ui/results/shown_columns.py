"""Which columns of the results are shown: a person's choice, by names that the next list's columns have as well."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.list_row import AnsweredRow
from desktop_app.ui.parts.column_choice import ColumnChoice
from desktop_app.ui.parts.column_popup import ColumnPopup
from desktop_app.ui.parts.data_table_model import Column

SETTING = "results columns"
_FIXED = 2  # the row and the number: without them nobody would know whose answers these are
# A name such as "+44 20 7946 0958" or "a@example.com" is a person's: the list has no header. It isn't kept.
_PERSONAL = re.compile(r"@|(\d[\s().-]*){5}")


class ShownColumns(QObject):
    """`columns_changed(choice)` when a person chose others."""

    columns_changed = Signal(object)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._saved: object = None
        self._columns: dict[str, Column[AnsweredRow]] = {}
        self._first = self.choice = ColumnChoice.first([])

    def remember(self, saved: object) -> None:
        """Take over what was kept before."""
        self._saved = saved

    def to_keep(self) -> ColumnChoice:
        """Return the choice without columns whose names say something of a person."""
        return self.choice.without(frozenset(key for key in self._columns if key.startswith("cell:")))

    def take(self, columns: Sequence[Column[AnsweredRow]], own: Sequence[str], results: Sequence[str]) -> None:
        """Begin with a list: all of its columns, the names of its own ones, and those of its results."""
        self._columns = dict(zip(_lasting(columns, own, results), columns, strict=True))
        self._first = ColumnChoice.first([*self._columns], fixed=_FIXED)
        self.choice = self._first.kept(self._saved)

    def shown(self) -> list[Column[AnsweredRow]]:
        """Return the shown columns in their order."""
        return [self._columns[key] for key in self.choice.order if key in self.choice.shown]

    def choose_columns(self, corner: QPoint) -> ColumnPopup:
        """Open the list of columns there."""
        titles = [(key, column.title) for key, column in self._columns.items()][_FIXED:]
        popup = ColumnPopup(titles, self.choice, self._first, self._view)
        popup.chosen.connect(self._chosen)
        popup.open_at(corner)
        return popup

    def _chosen(self, choice: ColumnChoice) -> None:
        self.choice = choice
        self._saved = self.to_keep().as_saved(self._saved)
        self.columns_changed.emit(choice)


def _lasting(columns: Sequence[Column[AnsweredRow]], own: Sequence[str], results: Sequence[str]) -> list[str]:
    """Return a key for each column: its name's where it has one, else its place's; the second of a name counts on."""
    made: list[str] = []
    for column in columns:
        kind, _, at = column.key.partition(":")
        name = {"cell": own, "result": results}.get(kind, ())[int(at)] if at else ""
        key = column.key if not at or (kind == "cell" and _PERSONAL.search(name)) else f"{kind} {name}"
        same = sum(each == key or each.startswith(f"{key}\n") for each in made)
        made.append(f"{key}\n{same + 1}" if same else key)
    return made
