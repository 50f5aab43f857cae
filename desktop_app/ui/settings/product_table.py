"""The products' table: its model as typed, checked field by field, and the view, edited by keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop_app.core.service.product_list import MOST_PRODUCTS, FieldWrong, field_value, one_form, product_of, typed_of
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Role
from desktop_app.ui.parts.tables.table import Table, title_width
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
        "family": (_tr("Group"), _tr("Products of the same group are listed together")),
        "price": (_tr("Price per number"), _tr("In the unit of the balance; empty where it isn't known")),
        "minimum": (
            _tr("Fewest per task"),
            _tr("The fewest numbers that the service accepts in a task; empty for no limit"),
        ),
        "maximum": (
            _tr("Most per task"),
            _tr("The most numbers that the service accepts in a task; empty for no limit"),
        ),
        "via": (_tr("Sent as"), _tr("How the numbers are sent: “Automatic” uses JSON for a few and a file for many")),
    }


def way_words() -> dict[str, str]:
    """Return the ways of sending, by the values of `Via`."""
    return {"auto": _tr("Automatic"), "json": _tr("JSON"), "file": _tr("File"), "realtime": _tr("One by one")}


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
        message: dict[int, str] = {Qt.ItemDataRole.DisplayRole: title, Qt.ItemDataRole.ToolTipRole: meaning}
        return message.get(role)

    def _shown(self, field: str, text: str) -> str:
        if field == "via":
            return self._ways.get(text, text)
        if field == "price":
            return text or _tr("unknown")  # as it may be typed again: 1,200 would be refused
        if field in _RIGHT:
            return (words.number(int(text)) if text.isdecimal() and len(text) < _DIGITS else text) or words.NOTHING
        return text

    def _spoken(self, field: str, text: str, fault: str) -> str:
        message = joining.named(self._titles[field][0], self._shown(field, text))
        return joining.after(message, fault)

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


_WIDTHS = {"slug": 236, "family": 176, "price": 124, "minimum": 100, "maximum": 100, "via": 88}  # or more
_TRIGGER = QAbstractItemView.EditTrigger


class ProductTable(Table):
    """Enter or F2 edits a cell, Tab goes to the next; Insert, Delete, Alt+Up and Alt+Down act on whole rows."""

    def __init__(self, rows: ProductRows) -> None:
        super().__init__(words.tr("Products", "settings"), rows)
        self._rows = rows
        self.row_marks.by_cell = True
        self.setItemDelegate(ProductCells(self, rows))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        if not rows.fixed:
            self.setEditTriggers(_TRIGGER.DoubleClicked | _TRIGGER.EditKeyPressed | _TRIGGER.AnyKeyPressed)
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        for field, width in _WIDTHS.items():
            header.resizeSection(SHOWN.index(field), max(width, title_width(header, column_titles()[field][0])))
        header.setSectionResizeMode(SHOWN.index("name"), QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for rows, and Enter for the current cell."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        # Keys that a cell's editor doesn't handle arrive here, too.
        if self._rows.fixed or self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif alt and key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.move_row(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Insert:
            self.add_row()
        elif key == Qt.Key.Key_Delete:
            self.remove_row()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def go_to(self, row: int, field: str = "name") -> None:
        """Go to this cell."""
        self.setCurrentIndex(self._rows.index(row, SHOWN.index(field)))
        self.setFocus()

    def add_row(self) -> None:
        """Insert a blank row below the current one, and start editing it."""
        if self._rows.full:
            return
        at = self.currentIndex().row() + 1 if self.currentIndex().isValid() else self._rows.rowCount()
        self._rows.add(at)
        self.go_to(at)
        self.edit(self.currentIndex())

    def remove_row(self) -> None:
        """Remove the current row, and go to its neighbour."""
        at, column = self.currentIndex().row(), self.currentIndex().column()
        if at < 0:
            return
        self._rows.remove(at)
        if self._rows.rowCount():
            self.go_to(min(at, self._rows.rowCount() - 1), SHOWN[column])

    def move_row(self, by: int) -> None:
        """Move the current row one place up (-1) or down (1)."""
        self._rows.move(self.currentIndex().row(), by)
        self.scrollTo(self.currentIndex())


# --- Editing a cell of the products' table, with its fault shown right below ---


_WIDEST = 320  # pixels of a fault's text


class ProductCells(CellDelegate):
    """Draws cells like every table; provides text fields, and a choice for the ways of sending."""

    def __init__(self, table: QTableView, rows: ProductRows) -> None:
        super().__init__(table)
        self._rows = rows

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002 - Qt's signature
        """Return the editor for a cell."""
        field, at = SHOWN[index.column()], index.row()
        made = self._way_box(parent) if field == "via" else self._text_field(parent, at, field)
        made.setAccessibleName(column_titles()[field][0])
        return made

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        """Put the current value into the editor."""
        text = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(text)))
        elif isinstance(editor, CellField) and not editor.isModified():
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the typed or chosen value."""
        at = model.index(index.row(), index.column())
        if isinstance(editor, QComboBox):
            model.setData(at, editor.currentData())
        elif isinstance(editor, CellField):
            model.setData(at, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: ARG002, N802 - Qt's signature
        """Let the editor fill the whole cell."""
        editor.setGeometry(option.rect.adjusted(1, 0, -1, -1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep editing while the list of the ways is open: it is part of its cell."""
        if event.type() == QEvent.Type.FocusOut and isinstance(watched, QComboBox) and watched.view().isVisible():
            return False
        return super().eventFilter(watched, event)

    def _way_box(self, parent: QWidget) -> QComboBox:
        box = QComboBox(parent)
        for way, text in way_words().items():
            box.addItem(text, way)
        box.activated.connect(lambda _at: self.commitData.emit(box))
        return box

    def _text_field(self, parent: QWidget, at: int, field: str) -> CellField:
        made = CellField(parent, lambda text: self._rows.fault_if(at, field, text))
        if field == "family":
            completer = QCompleter(self._rows.families(), made)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            made.setCompleter(completer)
        elif field in {"price", "minimum", "maximum"}:
            made.setAlignment(Qt.AlignmentFlag.AlignRight)
        return made


class CellField(QLineEdit):
    """A text field; `fault(text)` returns why the text is wrong, "" if it isn't, which is shown below while typing."""

    def __init__(self, parent: QWidget, fault: Callable[[str], str]) -> None:
        super().__init__(parent)
        self._fault = fault
        self._table = parent
        self.setProperty("scale", "cell")
        self.reason = Label("", "bubble", wrap=True)
        self.reason.setParent(parent)
        self.reason.hide()
        self.destroyed.connect(self.reason.deleteLater)
        self.textChanged.connect(self._check)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Move the fault's text along."""
        super().moveEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the fault's text along."""
        super().resizeEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the fault's text after editing: the table marks faults itself."""
        super().hideEvent(event)
        self.reason.hide()

    def _check(self, text: str) -> None:
        reason = self._fault(text)
        theme.set_role(self, tone="danger" if reason else "")
        self.setAccessibleDescription(reason)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self._place()

    def _place(self) -> None:
        """Put the fault's text below the field, or above it if there is no room, always within the table."""
        room = self._table.rect()
        width = min(_WIDEST, room.width())
        self.reason.setFixedWidth(min(width, self.reason.fontMetrics().horizontalAdvance(self.reason.text()) + 24))
        self.reason.adjustSize()
        size = self.reason.size()
        below = self.geometry().bottom() + theme.XS
        top = below if below + size.height() <= room.height() else self.geometry().top() - size.height() - theme.XS
        self.reason.move(max(0, min(self.x(), room.width() - size.width() - theme.S)), top)
        self.reason.raise_()
