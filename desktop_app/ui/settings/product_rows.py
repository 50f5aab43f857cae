"""The model of the products' table as typed: checked field by field; rows are added, moved and removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from desktop_app.core.service.product_list import MOST_PRODUCTS, FieldWrong, field_value, one_form, product_of, typed_of
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.ui.parts.tables.data_table_model import Role
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")

Index = QModelIndex | QPersistentModelIndex
Typed = dict[str, str]
# The fields in the order of the columns: the best-known ones first.
SHOWN = ("name", "slug", "family", "price", "minimum", "maximum", "via")
_RIGHT = ("price", "minimum", "maximum")
# Longer inputs are no count of numbers: they are shown as typed.
_DIGITS = 10
_TOP = QModelIndex()


def column_titles() -> dict[str, tuple[str, str]]:
    """Return the title of each column, with its explanation."""
    return {
        "name": (_tr("Name"), _tr("What it is called in this window")),
        "slug": (_tr("Service's code"), _tr("What the service calls it: sent with each task")),
        "family": (_tr("Group"), _tr("Products of one group stand together")),
        "price": (_tr("Price per number"), _tr("In the unit of the balance; empty where it isn't known")),
        "minimum": (_tr("Fewest per task"), _tr("The fewest numbers that the service takes in a task; empty for any")),
        "maximum": (_tr("Most per task"), _tr("The most numbers that the service takes in a task; empty for any")),
        "via": (_tr("Sent as"), _tr("How the numbers go: “Automatic” takes JSON for few and a file for many")),
    }


def way_words() -> dict[str, str]:
    """Return the ways of sending, by the values of `Via`."""
    return {"auto": _tr("Automatic"), "json": _tr("JSON"), "file": _tr("File")}


class ProductRows(QAbstractTableModel):
    """Emits `edited()` after each change. Blank rows are ignored."""

    edited = Signal()

    def __init__(self, products: Iterable[Product], *, fixed: bool = False) -> None:
        super().__init__()
        self.fixed = fixed
        self._titles = column_titles()
        self._ways = way_words()
        self._answers: dict[int, Callable[[str, str, str], str]] = {
            Qt.ItemDataRole.DisplayRole: lambda field, text, _fault: self._shown(field, text),
            Qt.ItemDataRole.EditRole: lambda _field, text, _fault: text,
            Qt.ItemDataRole.ToolTipRole: lambda field, text, fault: fault or self._shown(field, text),
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Role.TONE: lambda _field, text, fault: "danger" if fault else "" if text else "muted",
            Role.ICON: lambda _field, _text, fault: "warning" if fault else "",
        }
        self.rows: list[Typed] = []
        self.faults: list[dict[str, str]] = []  # reasons by field, for each row
        self.show_products(products)

    # --- The table as a whole ---

    def show_products(self, products: Iterable[Product]) -> None:
        """Replace all rows by these products."""
        self.beginResetModel()
        self.rows = [typed_of(product) for product in products]
        self._check()
        self.endResetModel()
        self.edited.emit()

    def catalogue(self) -> Catalogue | None:
        """Return the products of the rows; None if something is wrong, or there are none."""
        if any(self.faults):
            return None
        products = tuple(product_of(row) for row in self.rows if not _blank(row))
        return Catalogue(products) if products else None

    def first_fault(self) -> tuple[int, str, str] | None:
        """Return the first fault: row from 0, field and reason; None if there is none."""
        return next(
            (
                (at, field, reasons[field])
                for at, reasons in enumerate(self.faults)
                for field in SHOWN
                if field in reasons
            ),
            None,
        )

    def count_faults(self) -> int:
        """Return the number of wrong fields."""
        return sum(map(len, self.faults))

    def families(self) -> list[str]:
        """Return the existing families, for completing input."""
        return sorted({row["family"].strip() for row in self.rows} - {""})

    # --- Single rows ---

    @property
    def full(self) -> bool:
        """True if no row can be added."""
        return len(self.rows) >= MOST_PRODUCTS

    def add(self, at: int) -> None:
        """Insert a blank row at this place, in the family of the row above."""
        family = self.rows[at - 1]["family"] if 0 < at <= len(self.rows) else ""
        self.beginInsertRows(_TOP, at, at)
        self.rows.insert(at, {**dict.fromkeys(SHOWN, ""), "family": family, "via": "auto"})
        self._check()
        self.endInsertRows()
        self._said()

    def remove(self, at: int) -> None:
        """Remove a row."""
        self.beginRemoveRows(_TOP, at, at)
        del self.rows[at]
        self._check()
        self.endRemoveRows()
        self._said()

    def move(self, at: int, by: int) -> bool:
        """Move a row one place up (-1) or down (1); return False if there is no such place."""
        to = at + by
        if not (0 <= at < len(self.rows) and 0 <= to < len(self.rows)):
            return False
        self.beginMoveRows(_TOP, at, at, _TOP, to + 1 if by > 0 else to)
        self.rows.insert(to, self.rows.pop(at))
        self._check()
        self.endMoveRows()
        self._said()
        return True

    def fault_if(self, at: int, field: str, text: str) -> str:
        """Return why a field of a row couldn't have this text, "" if it can."""
        rows = [dict(row) for row in self.rows]
        rows[at][field] = text
        return _faults(rows)[at].get(field, "")

    # --- Qt's interface ---

    def rowCount(self, parent: Index = _TOP) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        """Return the number of fields."""
        return 0 if parent.isValid() else len(SHOWN)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make each cell editable, unless the table is fixed."""
        base = super().flags(index)
        return base if self.fixed or not index.isValid() else base | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's shown text, edited text, fault, or alignment."""
        if not index.isValid():
            return None
        field = SHOWN[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(field)
        answer = self._answers.get(role)
        if answer is None:
            return None
        return answer(field, self.rows[index.row()][field], self.faults[index.row()].get(field, ""))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802 - Qt's name
        """Set a typed field."""
        if role != Qt.ItemDataRole.EditRole or self.fixed or not index.isValid():
            return False
        field = SHOWN[index.column()]
        self.rows[index.row()][field] = one_form(field, str(value).strip())
        self._check()
        self._said()
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return titles and their explanations."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(SHOWN):
            return None
        title, meaning = self._titles[SHOWN[section]]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(SHOWN[section])
        said: dict[int, str] = {Qt.ItemDataRole.DisplayRole: title, Qt.ItemDataRole.ToolTipRole: meaning}
        return said.get(role)

    def _shown(self, field: str, text: str) -> str:
        if field == "via":
            return self._ways.get(text, text)
        if field == "price":
            return text or _tr("unknown")  # as it may be typed again: 1,200 would be refused
        if field in _RIGHT:
            return (words.number(int(text)) if text.isdecimal() and len(text) < _DIGITS else text) or words.NOTHING
        return text

    def _spoken(self, field: str, text: str, fault: str) -> str:
        said = joining.named(self._titles[field][0], self._shown(field, text))
        return joining.after(said, fault)

    def _check(self) -> None:
        self.faults = _faults(self.rows)

    def _said(self) -> None:
        """Redraw all rows, because a change in one may clear a fault of another, and emit `edited`."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(SHOWN) - 1))
        self.edited.emit()


def _faults(rows: list[Typed]) -> list[dict[str, str]]:
    slugs = Counter(row["slug"].strip() for row in rows if not _blank(row))
    return [_faults_of(row, slugs) for row in rows]


def _faults_of(row: Typed, slugs: Counter[str]) -> dict[str, str]:
    if _blank(row):
        return {}
    found = {field: reason for field in SHOWN if (reason := _fault(field, row[field]))}
    if not found:
        try:
            product_of(row)
        except FieldWrong as error:
            found[error.field] = _sentence(error.reason)
    if slugs[row["slug"].strip()] > 1:
        found.setdefault("slug", _tr("Another product has the same slug"))
    return found


def _fault(field: str, text: str) -> str:
    try:
        field_value(field, text)
    except FieldWrong as error:
        return _sentence(error.reason)
    return ""


def _blank(row: Typed) -> bool:
    """Return True if nothing was typed; family and way have initial values."""
    return not any(row[field].strip() for field in SHOWN if field not in {"family", "via"})


def _sentence(reason: str) -> str:
    text = stored_words.shown(reason)
    return text[:1].upper() + text[1:]


def _alignment(field: str) -> int:
    side = Qt.AlignmentFlag.AlignRight if field in _RIGHT else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
