"""Copies the selection of a table or tree: as tab-separated plain text, and as an HTML table.

Spreadsheet programs take the HTML, whose cells are marked as text: phone numbers keep their plus and zeros, and
nothing is a formula. In the plain text an apostrophe precedes a formula, as in a CSV.
"""

from __future__ import annotations

import atexit
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import chain, islice

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QItemSelection,
    QItemSelectionRange,
    QMimeData,
    QModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView
from shiboken6 import isValid

from desktop_app.core.text.spreadsheet_text import formula_safe_column

LARGEST_COPY = 50_000  # rows; more belong into an export, and would block the window


PLAIN, HTML = "text/plain", "text/html"
# `mso-number-format` marks a text cell for Excel, `sdnum` for LibreOffice.
_HEAD = """<html><head><meta charset="utf-8"><style>td{mso-number-format:"\\@";white-space:pre}
br{mso-data-placement:same-cell}</style></head><body><table>"""
_CELL, _TAIL = '<td sdnum="1033;0;@">', "</table></body></html>"


class TableText:
    """Collects rows for the clipboard in both forms, as bytes: `setText` would convert everything to UTF-16 at once."""

    def __init__(self) -> None:
        self._plain = QByteArray()
        self._html = QByteArray(_HEAD.encode())

    def add(self, rows: Sequence[Sequence[str]]) -> None:
        """Add many rows at a time: so many small texts would fragment the process's memory."""
        self._plain.append("".join(f"{line}\n" for line in plain_lines(rows)).encode(errors="replace"))
        self._html.append("".join(map(_html_row, rows)).encode(errors="replace"))

    def hand_over(self) -> None:
        """Put the rows into the clipboard, if there are any."""
        if self._plain.isEmpty():
            return
        self._plain.chop(1)  # newlines separate lines, and don't end the last
        self._html.append(_TAIL.encode())
        content = QMimeData()
        for kind, text in ((PLAIN, self._plain), (HTML, self._html)):
            text.squeeze()
            content.setData(kind, text)
        self._plain, self._html = QByteArray(), QByteArray()
        QGuiApplication.clipboard().setMimeData(content)
        if not _handed:
            atexit.register(_leave_to_qt)
        _handed[:] = [content]


# The data last put into the clipboard.
_handed: list[QMimeData] = []


def _leave_to_qt() -> None:
    """Let Qt itself hold the copied text: data made by Python would be destroyed with Python, and crash."""
    if isValid(_handed[0]) and QGuiApplication.instance() is not None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(clipboard.text())


def copy_rows(rows: Sequence[Sequence[str]]) -> None:
    """Put a few rows into the clipboard."""
    text = TableText()
    text.add(rows)
    text.hand_over()


def plain_lines(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows in the plain text form, after a look at all their cells together: hardly any begins a formula."""
    safe = iter(formula_safe_column(list(chain.from_iterable(rows))))
    for row in rows:
        yield "\t".join(map(_quoted, islice(safe, len(row))))


def _html_row(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(f'{_CELL}{_html(cell)}</td>' for cell in cells)}</tr>\n"


def _html(text: str) -> str:
    """Return a cell's text as HTML, without NULs or half characters, which would break readers."""
    told = escape(text, quote=False).replace("\0", "")
    return "<br>".join(re.split("\r\n|[\r\n]", told)) if "\n" in told or "\r" in told else told


def selected_rows(
    view: QAbstractItemView,
    *,
    with_titles: bool = False,
    more: Mapping[str, Callable[[QModelIndex], str]] | None = None,
) -> list[list[str]]:
    """Return the selected cells in order, row by row, without hidden columns.

    `more`: further columns behind the cells, by title.
    """
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return []
    chosen = view.selectionModel().selection()
    columns = _columns(view, chosen)
    message = more or {}
    rows = [
        [*(_cell(index.siblingAtColumn(column)) for column in columns), *(say(index) for say in message.values())]
        for index in _rows(chosen)
    ]
    if with_titles and rows:
        titles = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
        rows.insert(0, [*titles, *message])
    return rows


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
    return str(index.data(Qt.ItemDataRole.DisplayRole) or "")


def _quoted(text: str) -> str:
    """Return a cell's text quoted as Excel expects it: a leading quotation mark would swallow the cells behind."""
    if "\t" in text or "\n" in text or "\r" in text or text[:1] == '"':  # no loop: this runs for half a million cells
        text = '"' + text.replace('"', '""') + '"'
    return text
