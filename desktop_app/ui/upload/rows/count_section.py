"""A foldable part of the counts: a title with a summary, and the lines below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.rows.count_button import INDENT, PADDING, weighted
from desktop_app.ui.upload.rows.count_lines import CountLine, CountLines
from desktop_app.ui.upload.rows.row_selection import Shown

_MOST, _HEIGHT, _GAP = 5, 24, 12


class CountSection(QWidget):
    """Emits `filter_wanted(Shown)`. Stays open or folded from list to list."""

    filter_wanted = Signal(object)
    made = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self.header = SectionHeader(title)
        self.header.toggled.connect(self._unfold)
        self.lines = CountLines(_MOST)
        self.lines.filter_wanted.connect(self.filter_wanted)
        self.lines.made.connect(self.made)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.lines)
        self.set_lines(())

    def set_lines(self, lines: Sequence[CountLine]) -> None:
        """Show the lines in this order; hide the section if there are none."""
        self.lines.set_lines(lines)
        self.header.set_gist(_gist(lines))
        self._unfold(self.header.isChecked())
        self.setVisible(bool(lines))

    def show_filter(self, shown: Shown) -> None:
        """Mark the filter shown by the preview; unfold the section if the filter is one of its own."""
        self.lines.show_filter(shown)
        if shown is not None and shown in self.lines.all_shown():
            self.header.setChecked(True)

    def _unfold(self, unfolded: bool) -> None:
        self.lines.setVisible(unfolded)


class SectionHeader(QPushButton):
    """The title with a chevron; while folded, the summary beside it."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._gist = ""
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_gist(self, gist: str) -> None:
        """Set the summary."""
        self._gist = gist
        self.setAccessibleName(joining.named(self.text(), gist))
        self.setToolTip(gist)
        self.update()

    def gist(self) -> str:
        """Return the summary."""
        return self._gist

    def sizeHint(self) -> QSize:
        """Return room for the title; the summary takes any width left."""
        return QSize(2 * PADDING + INDENT + self.fontMetrics().horizontalAdvance(self.text()) + 40, _HEIGHT)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw background and focus ring by the style, the rest directly."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        whole, way = self.rect(), self.layoutDirection()
        inner = whole.adjusted(PADDING, 0, -PADDING, 0)
        chevron = placed(QRect(inner.left() - 2, inner.center().y() - 6, 14, 14), whole, way)
        icons.paint(painter, chevron, "chevron-down" if self.isChecked() else "chevron-right", "muted")
        painter.setFont(weighted(self.font(), QFont.Weight.Medium))
        painter.setPen(theme.colour("text"))
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        room = inner.adjusted(INDENT, 0, 0, 0)
        painter.drawText(placed(room, whole, way), middle | int(Qt.AlignmentFlag.AlignLeft), self.text())
        if self.isChecked():
            return
        room = room.adjusted(painter.fontMetrics().horizontalAdvance(self.text()) + _GAP, 0, 0, 0)
        painter.setPen(theme.colour("muted"))
        painter.setFont(weighted(self.font(), QFont.Weight.Normal))
        short = painter.fontMetrics().elidedText(self._gist, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(placed(room, whole, way), middle | int(Qt.AlignmentFlag.AlignRight), short)


def _gist(lines: Sequence[CountLine]) -> str:
    """Return the summary: "United Kingdom, Germany" or "United Kingdom +7"."""
    if len(lines) > 2:
        return words.tr("{} +{}", "upload").format(lines[0].text, words.number(len(lines) - 1))
    return joining.listed(line.text for line in lines)
