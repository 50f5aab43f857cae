"""What is filtered by, as chips: each can be let go of by itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.ui import icons, words
from desktop_app.ui.parts.flow_layout import FlowLayout
from desktop_app.ui.parts.tool_tip import tip_text

_LONGEST = 40  # letters
_DROPPING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ActiveFilters(QWidget):
    """Hidden while nothing is filtered by. `dropped(key)`: the person lets go of one; `left`: by keys, the last one."""

    dropped = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Active filters", "results"))
        self.chips: list[_Chip] = []
        self._row = FlowLayout()
        self.setLayout(self._row)
        self.hide()

    def show_filters(self, filters: Sequence[tuple[Hashable, str]]) -> None:
        """One chip for each, by its key and words; the keyboard stays where it was among them."""
        if [(chip.key, chip.said) for chip in self.chips] == list(filters):
            return
        focused = next((at for at, chip in enumerate(self.chips) if chip.hasFocus()), None)
        gone, self.chips = self.chips, []
        for key, said in filters:
            chip = _Chip(key, said)
            chip.clicked.connect(lambda _checked=False, key=key: self.dropped.emit(key))
            chip.stepped.connect(lambda step, chip=chip: self._step(chip, step))
            self.chips.append(chip)
            self._row.addWidget(chip)
            chip.show()  # at once: what isn't seen yet gets no keys
        if focused is not None and not self.chips:
            self.left.emit()  # before they go: Qt would give the keys to whatever comes next
        self.setVisible(bool(self.chips))
        if focused is not None and self.chips:
            self.chips[min(focused, len(self.chips) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        for chip in gone:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()

    def _step(self, chip: _Chip, step: int) -> None:
        at = self.chips.index(chip) + step
        if 0 <= at < len(self.chips):
            self.chips[at].setFocus(Qt.FocusReason.OtherFocusReason)


class _Chip(QPushButton):
    stepped = Signal(int)

    def __init__(self, key: Hashable, said: str) -> None:
        super().__init__()
        self.key, self.said = key, said
        self.setProperty("kind", "chip")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        short = said if len(said) <= _LONGEST else said[: _LONGEST - 1] + "…"
        self.setText(short.replace("&", "&&"))
        self.setIcon(icons.icon("close", "muted"))
        self.setIconSize(QSize(12, 12))
        # The cross stands behind the words.
        rightwards = QGuiApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rightwards else Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(words.tr("Filter: {}", "results").format(said))
        self.setAccessibleDescription(words.tr("Stops filtering by this", "results"))
        self.setToolTip(tip_text(said) if short != said else words.tr("Stop filtering by this (Delete)", "results"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete lets go of it, arrows go to the next."""
        key = Qt.Key(event.key())
        if key in _DROPPING:
            self.click()
        elif key in _STEPS:
            step = _STEPS[key]
            self.stepped.emit(step if QGuiApplication.isLeftToRight() else -step)
        else:
            super().keyPressEvent(event)
