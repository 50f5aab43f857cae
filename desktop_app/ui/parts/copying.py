"""What is selected in a table or tree as text for the clipboard: tab-separated, as Excel takes it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, QItemSelection, QItemSelectionRange, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView

LARGEST_COPY = 50_000  # rows; more belongs into an export, and would hold up the window


def selected_text(view: QAbstractItemView, *, with_titles: bool = False) -> str:
    """The selected cells in their order, one line a row; hidden columns are left out."""
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return ""
    chosen = view.selectionModel().selection()
    columns = _columns(view, chosen)
    lines = ["\t".join(_cell(index.siblingAtColumn(column)) for column in columns) for index in _rows(chosen)]
    if with_titles:
        titles = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
        lines.insert(0, "\t".join(titles))
    return "\n".join(lines)


def _rows(chosen: QItemSelection) -> Iterable[QModelIndex]:
    ranges = sorted(_ranges(chosen), key=lambda part: (_path(part.topLeft().parent()), part.top()))
    seen: set[tuple[int, ...]] = set()
    for part in ranges:
        for row in range(part.top(), part.bottom() + 1):
            place = (*_path(part.parent()), row)
            if place in seen:
                continue
            if len(seen) >= LARGEST_COPY:
                return
            seen.add(place)
            yield part.model().index(row, part.left(), part.parent())


def _ranges(chosen: QItemSelection) -> list[QItemSelectionRange]:
    return [chosen.at(at) for at in range(chosen.size())]


def _columns(view: QAbstractItemView, chosen: QItemSelection) -> list[int]:
    hidden = getattr(view, "isColumnHidden", None)
    wanted = {column for part in _ranges(chosen) for column in range(part.left(), part.right() + 1)}
    return [column for column in sorted(wanted) if hidden is None or not hidden(column)]


def _path(index: QModelIndex) -> tuple[int, ...]:
    return (*_path(index.parent()), index.row()) if index.isValid() else ()


def _cell(index: QModelIndex) -> str:
    return quoted(str(index.data(Qt.ItemDataRole.DisplayRole) or ""))


def quoted(text: str) -> str:
    """A cell's text as Excel takes it from the clipboard."""
    if "\t" in text or "\n" in text or "\r" in text:  # without a loop: it is asked of half a million cells
        text = '"' + text.replace('"', '""') + '"'
    return text
