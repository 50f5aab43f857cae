"""Divides the send panel's height: what scrolls, and what always stays visible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.upload.rows.count_lines import PADDING
from desktop_app.ui.upload.rows.list_counts import CountSection, indented

_ROOMY, _LOW = 124, 142  # pixels left for the scrolling area: the bar and the four counts; the heading as well
# The space beside the contents up to the card's edge holds the scroll bar, which therefore moves nothing.
_GUTTER = theme.CARD_MARGINS[2] - PADDING
_MOVED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.EnabledChange)


class Height(IntEnum):
    """Levels of height for the panel's contents.

    A part that scrolls at one level scrolls at the lower ones, too.
    """

    ROOMY = 0
    LOW = 1
    LOWER = 2
    LEAST = 3


class PanelRoom(QWidget):
    """From above: `head`, `middle`, `parts`, `brief`, `foot`. The middle always scrolls, the foot never.

    The head scrolls when the panel is low, and makes way when it is lowest. Each part scrolls from the height given
    with it, which is no lower than that of the part before, so all keep their order. `brief` is visible when all of
    these scroll.
    `pinned`: a line of the middle, and a duplicate below it for when that line is scrolled out of sight.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a panel
        self,
        head: QWidget,
        middle: QWidget,
        parts: Mapping[QWidget, Height],
        brief: QWidget,
        foot: tuple[QWidget, ...],
        pinned: tuple[QWidget, QWidget],
    ) -> None:
        super().__init__()
        self._line, self._pinned = pinned
        self._head, self._parts, self._brief, self._foot = head, parts, brief, foot
        self._arranged: Height | None = None
        self._above, self._first, self._last, self._fixed = indented(), indented(), indented(), indented()
        self.area = self._scrolling(middle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(self._above)
        column.addWidget(self.area, 1)
        pinned_row = QVBoxLayout()
        pinned_row.setContentsMargins(*margins(0, 0, _GUTTER, 0))
        pinned_row.addWidget(self._pinned)
        column.addLayout(pinned_row)
        column.addLayout(self._fixed)
        last = indented(brief, *foot)
        column.addLayout(last)
        for layout in (self._above, self._fixed, last):
            layout.setContentsMargins(*margins(PADDING, 0, PADDING + _GUTTER, 0))
        self._pinned.hide()
        self._pinning = QTimer(self)  # delayed, because a layout pass overlooks changes made during it
        self._pinning.setSingleShot(True)
        self._pinning.timeout.connect(self._pin)
        for each in (self._line, self.area.viewport()):
            each.installEventFilter(self)
        self._arrange(Height.ROOMY)

    def _scrolling(self, middle: QWidget) -> QScrollArea:
        inside = QWidget()
        inside.setMinimumWidth(1)  # otherwise too wide contents would push the ends of all lines out of sight
        column = self._inside = QVBoxLayout(inside)
        column.setContentsMargins(*margins(0, 0, _GUTTER, 0))
        column.setSpacing(theme.S)
        column.addLayout(self._first)
        column.addWidget(middle)
        column.addStretch()
        column.addLayout(self._last)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(theme.CONTROL_HEIGHT)
        ScrollEdges(area)
        self._bar = cast(QWidget, area.verticalScrollBar().parentWidget())
        self._bar.installEventFilter(self)
        return area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the scroll bar its width from the gutter when it appears, and back when it goes."""
        if watched is self._bar and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            taken = 0 if self._bar.isHidden() else self.area.verticalScrollBar().sizeHint().width()
            self._inside.setContentsMargins(*margins(0, 0, max(0, _GUTTER - taken), 0))
        elif event.type() in _MOVED and watched in (self._line, self.area.viewport()):
            self._pinning.start()
        return super().eventFilter(watched, event)

    def _pin(self) -> None:
        """Show the pinned line while its original is enabled but scrolled out of sight."""
        inside = cast(QWidget, self._inside.parentWidget())
        bottom = self._line.mapTo(inside, self._line.rect().bottomLeft()).y() if inside.isAncestorOf(self._line) else 0
        room = self.area.viewport().height() + (0 if self._pinned.isHidden() else self._needs(self._pinned))
        self._pinned.setVisible(self._line.isEnabled() and bottom >= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts for the new height."""
        super().resizeEvent(event)
        self._arrange(self._fitting())

    def event(self, event: QEvent) -> bool:
        """Arrange the parts again when one was shown, hidden or changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange(self._fitting())
            self._pinning.start()
        return super().event(event)

    def reveal_unfolded(self, section: CountSection) -> None:
        """Scroll to a section whenever it is unfolded, as far as there is room, after its lines were laid out."""

        def reveal() -> None:
            if section.header.isChecked():
                self.area.ensureWidgetVisible(section.lines, 0, 0)
                self.area.ensureWidgetVisible(section.header, 0, 0)

        section.header.clicked.connect(lambda _checked=False: QTimer.singleShot(0, self, reveal))

    def _fitting(self) -> Height:
        """Return the roomiest level that leaves enough height for the scrolling area."""
        for height, scrolled in ((Height.ROOMY, _ROOMY), (Height.LOW, _LOW), (Height.LOWER, _LOW)):
            fixed = [part for part, scrolls_from in self._parts.items() if height < scrolls_from]
            if height is Height.ROOMY:
                fixed.append(self._head)
            if self.height() - sum(map(self._needs, (*fixed, *self._foot))) >= scrolled:
                return height
        return Height.LEAST

    def _needs(self, part: QWidget) -> int:
        """Return the pixels a part needs, with the gap below it; 0 while it is hidden."""
        told = part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if part.isHidden() and told:  # a part that `_arrange` has just moved is shown by Qt in a moment
            return 0
        wide = self.width() - 2 * PADDING - _GUTTER
        layout = part.layout()
        needs = layout.totalHeightForWidth(wide) if layout is not None else part.heightForWidth(wide)
        return theme.S + (needs if needs > 0 else part.sizeHint().height())

    def _arrange(self, height: Height) -> None:
        if height is self._arranged:
            return
        self._arranged = height
        self._brief.setVisible(height is Height.LEAST)
        self._head.setVisible(height is not Height.LEAST)  # the counts need its height
        held = self.window().focusWidget()
        (self._above if height is Height.ROOMY else self._first).addWidget(self._head)
        scrolled = [part for part, scrolls_from in self._parts.items() if height >= scrolls_from]
        fixed = [part for part in self._parts if part not in scrolled]
        for parts, place in ((scrolled, self._last), (fixed, self._fixed)):
            for part in parts:  # all of them, so that they keep their order
                place.addWidget(part)
        _tab_through([self._pinned, *scrolled, *fixed, *self._foot])
        if held is not None and self.isAncestorOf(held):  # a moved widget loses the focus
            held.setFocus(Qt.FocusReason.OtherFocusReason)


def _tab_through(parts: Sequence[QWidget]) -> None:
    """Set the Tab order through the parts and their contents to the visual order."""
    within = (widget for part in parts for widget in (part, *part.findChildren(QWidget)))
    for before, after in pairwise(each for each in within if each.focusPolicy() & Qt.FocusPolicy.TabFocus):
        QWidget.setTabOrder(before, after)
