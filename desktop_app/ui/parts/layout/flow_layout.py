"""A row layout that shortens long items, and wraps into more lines if that isn't enough."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import placed


class FlowLayout(QLayout):
    """Lays widgets out in reading order, each between its least and its preferred width.

    Qt asks for its size again whenever anything in the window comes or goes; it is worked out once for each change.
    """

    def __init__(self, spacing: int = theme.S) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width
        self._sizes: dict[str, QSize] = {}
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        """Append an item: Qt passes each added widget to here."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """Return the number of items, hidden ones included."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Return an item; None beyond the last, which is how Qt finds the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Remove an item and return it; None beyond the last."""
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def invalidate(self) -> None:
        """Forget all sizes: an item has come, gone or changed."""
        self._heights.clear()
        self._sizes.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        """Return no direction: it takes the room it gets and asks for none."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrow row has more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines with the gaps between them."""
        if width not in self._heights:
            lines = self._lines(width)
            self._heights[width] = sum(map(_height, lines)) + self.spacing() * max(0, len(lines) - 1)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        """Put each item in its place."""
        super().setGeometry(rect)
        parent = self.parentWidget()
        way = parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
        top = rect.top()
        for line in self._lines(rect.width()):
            left = rect.left()
            for item, width in zip(line, self._widths(line, rect.width()), strict=True):
                place = QRect(QPoint(left, top), QSize(width, item.sizeHint().height()))
                item.setGeometry(placed(place, rect, way))
                left += width + self.spacing()
            top += _height(line) + self.spacing()

    def sizeHint(self) -> QSize:
        """Return the size of one line with the preferred widths."""
        if "hint" not in self._sizes:
            line = self._shown()
            gaps = self.spacing() * max(0, len(line) - 1)
            self._sizes["hint"] = QSize(sum(item.sizeHint().width() for item in line) + gaps, _height(line))
        return self._sizes["hint"]

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least width of the widest item."""
        if "least" not in self._sizes:
            line = self._shown()
            least = max((item.minimumSize().width() for item in line), default=0)
            self._sizes["least"] = QSize(least, _height(line))
        return self._sizes["least"]

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """Break the items into as few lines as their least widths allow."""
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            least = item.minimumSize().width()
            if not lines or left + self.spacing() + least > room:
                lines.append([])
                left = -self.spacing()
            lines[-1].append(item)
            left += self.spacing() + least
        return lines

    def _widths(self, line: Sequence[QLayoutItem], room: int) -> list[int]:
        room -= self.spacing() * (len(line) - 1)
        wanted = [item.sizeHint().width() for item in line]
        return shortened(wanted, [item.minimumSize().width() for item in line], room)


def shortened(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Return widths that fit into `room` if the least ones do: cut only the widest, all to the same width."""
    spare = sum(wanted) - room
    if spare <= 0:
        return list(wanted)
    low, high = 0, max(wanted)
    for _ in range(high.bit_length()):
        middle = (low + high + 1) // 2
        if sum(_cut(wanted, least, middle)) <= room:
            low = middle
        else:
            high = middle - 1
    return _cut(wanted, least, low)


def _cut(wanted: Sequence[int], least: Sequence[int], most: int) -> list[int]:
    return [min(want, max(at_least, most)) for want, at_least in zip(wanted, least, strict=True)]


def _height(line: Sequence[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)
