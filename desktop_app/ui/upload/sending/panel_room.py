"""How the parts of the send panel share its height: what scrolls, and what is always there."""

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
from desktop_app.ui.parts.tables.scroll_edges import ScrollEdges
from desktop_app.ui.upload.rows.count_button import PADDING
from desktop_app.ui.upload.rows.count_section import CountSection
from desktop_app.ui.upload.rows.list_counts import indented

_ROOMY, _LOW = 124, 56  # pixels that what scrolls has then: the bar and the four counts; a few lines
# Beside what it holds, up to the card's edge: there the scroll bar has its place, so that it moves nothing.
_GUTTER = theme.CARD_MARGINS[2] - PADDING
_MOVED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.EnabledChange)


class Height(IntEnum):
    """How high the panel is for what it says; a part that scrolls in one scrolls in the lower ones, too."""

    ROOMY = 0
    LOW = 1
    LEAST = 2


class PanelRoom(QWidget):
    """From above: `head`, `middle`, `parts`, `brief`, `foot`, whatever scrolls. The middle always does, the foot never.

    The head scrolls where the panel is low; each of the parts from the height on that stands with it, which is no
    lower than that of the part before: so all of them keep their order. `brief` is seen where all of these scroll.
    `pinned`: a line of the middle, and one that stands for it below wherever that isn't in sight without scrolling.
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
        self._pinning = QTimer(self)  # a layout that is just being done overlooks what comes in between
        self._pinning.setSingleShot(True)
        self._pinning.timeout.connect(self._pin)
        for each in (self._line, self.area.viewport()):
            each.installEventFilter(self)
        self._arrange(Height.ROOMY)

    def _scrolling(self, middle: QWidget) -> QScrollArea:
        inside = QWidget()
        inside.setMinimumWidth(1)  # else what needs more than there is would put the ends of all lines out of sight
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
        """The scroll bar comes or goes: what it takes of the width, the gutter gives."""
        if watched is self._bar and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            taken = 0 if self._bar.isHidden() else self.area.verticalScrollBar().sizeHint().width()
            self._inside.setContentsMargins(*margins(0, 0, max(0, _GUTTER - taken), 0))
        elif event.type() in _MOVED and watched in (self._line, self.area.viewport()):
            self._pinning.start()
        return super().eventFilter(watched, event)

    def _pin(self) -> None:
        """Show the pinned line where its own one can't be seen without scrolling, and has something to say."""
        inside = cast(QWidget, self._inside.parentWidget())
        bottom = self._line.mapTo(inside, self._line.rect().bottomLeft()).y() if inside.isAncestorOf(self._line) else 0
        room = self.area.viewport().height() + (0 if self._pinned.isHidden() else self._needs(self._pinned))
        self._pinned.setVisible(self._line.isEnabled() and bottom >= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Higher or lower than it was."""
        super().resizeEvent(event)
        self._arrange(self._fitting())

    def event(self, event: QEvent) -> bool:
        """Something was shown, hidden or said anew."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange(self._fitting())
            self._pinning.start()
        return super().event(event)

    def reveal_unfolded(self, section: CountSection) -> None:
        """Whenever a section is unfolded it is seen, as far as there is room: only once its lines have their place."""

        def reveal() -> None:
            if section.header.isChecked():
                self.area.ensureWidgetVisible(section.lines, 0, 0)
                self.area.ensureWidgetVisible(section.header, 0, 0)

        section.header.clicked.connect(lambda _checked=False: QTimer.singleShot(0, self, reveal))

    def _fitting(self) -> Height:
        """The roomiest one in which what scrolls has its room."""
        pinned = theme.S + self._pinned.sizeHint().height() if self._line.isEnabled() else 0
        for height, scrolled in ((Height.ROOMY, _ROOMY), (Height.LOW, _LOW + pinned)):
            fixed = [part for part, scrolls_from in self._parts.items() if height < scrolls_from]
            if height is Height.ROOMY:
                fixed.append(self._head)
            if self.height() - sum(map(self._needs, (*fixed, *self._foot))) >= scrolled:
                return height
        return Height.LEAST

    def _needs(self, part: QWidget) -> int:
        """Pixels, with the gap to what follows; none while it is hidden."""
        told = part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if part.isHidden() and told:  # one that `_arrange` has just moved is shown by Qt in a moment
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
        held = self.window().focusWidget()
        (self._above if height is Height.ROOMY else self._first).addWidget(self._head)
        scrolled = [part for part, scrolls_from in self._parts.items() if height >= scrolls_from]
        fixed = [part for part in self._parts if part not in scrolled]
        for parts, place in ((scrolled, self._last), (fixed, self._fixed)):
            for part in parts:  # all of them, so that they keep their order
                place.addWidget(part)
        _tab_through([self._pinned, *scrolled, *fixed, *self._foot])
        if held is not None and self.isAncestorOf(held):  # what moves lets go of it
            held.setFocus(Qt.FocusReason.OtherFocusReason)


def _tab_through(parts: Sequence[QWidget]) -> None:
    """Tab goes through what is in them in their order, which is the eye's."""
    within = (widget for part in parts for widget in (part, *part.findChildren(QWidget)))
    for before, after in pairwise(each for each in within if each.focusPolicy() & Qt.FocusPolicy.TabFocus):
        QWidget.setTabOrder(before, after)
