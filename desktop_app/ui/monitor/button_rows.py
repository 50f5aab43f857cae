"""Buttons side by side in a narrow place, wrapped into several lines if needed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button

_GAP = theme.S


class ButtonRows(QWidget):
    """Takes as few lines as the words allow, each filled; icon-only buttons stay beside the last of the others."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._buttons = buttons
        self._lines: list[list[Button]] = []
        self._low = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # one line may be wider than the room
        self._rows = [QHBoxLayout() for _ in buttons]
        for row in self._rows:
            row.setSpacing(_GAP)
            column.addLayout(row)
        self._put([list(buttons)])

    @property
    def lines(self) -> Sequence[Sequence[Button]]:
        """The visible buttons by line."""
        return self._lines

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest button, because lines can be broken."""
        shown = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        return QSize(max(shown, default=0), super().minimumSizeHint().height())

    def set_low(self, low: bool) -> None:
        """Use a single line in a low window, with shortened words if needed."""
        self._low = low
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange the buttons again when one was shown, hidden or reworded."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        shown = [button for button in self._buttons if not button.isHidden()]
        lines = [shown] if self._low else in_lines(shown, self.width())
        if lines != self._lines:
            self._put(lines)

    def _put(self, lines: list[list[Button]]) -> None:
        self._lines = lines
        for row, line in zip(self._rows, lines, strict=False):
            # icon-only buttons keep their place, even alone in a line
            place = Qt.AlignmentFlag(0) if any(each.text() for each in line) else Qt.AlignmentFlag.AlignRight
            for button in line:
                row.addWidget(button, 1 if button.text() else 0, place)
        if column := self.layout():
            column.invalidate()  # moving a button between rows changes the height of all
        self.updateGeometry()


def in_lines(buttons: Sequence[Button], room: int) -> list[list[Button]]:
    """Return one line if all fit; else a new line begins with the last worded button, after the others as they fit."""
    if _wide(buttons) <= room or len(buttons) < 2:
        return [list(buttons)]
    last = max((at for at, button in enumerate(buttons) if button.text()), default=0)
    lines: list[list[Button]] = []
    for button in buttons[:last]:
        if lines and _wide([*lines[-1], button]) <= room:
            lines[-1].append(button)
        else:
            lines.append([button])
    return [*lines, list(buttons[last:])]


def _wide(buttons: Sequence[Button]) -> int:
    return sum(button.sizeHint().width() for button in buttons) + _GAP * (len(buttons) - 1)
