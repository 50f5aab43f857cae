"""Labels by role: title, figure, heading, strong, muted, small, caption; and one that shortens itself."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from desktop_app.ui import theme


class Label(QLabel):
    """Plain text in one of the roles; never interprets markup, so that any file name may stand in it."""

    def __init__(self, text: str = "", role: str = "", *, tone: str = "", wrap: bool = False) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if role:
            self.setProperty("role", role)
        if tone:
            self.setProperty("tone", tone)

    def set_tone(self, tone: str) -> None:
        """Colour it: "", "accent", "success", "warning", "danger" or "violet"."""
        theme.set_role(self, tone=tone)

    def selectable(self) -> Label:
        """Let the text be marked and copied, by mouse and by keys."""
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return self


class ElidedLabel(Label):
    """One line that is shortened in the middle where there is no room; the tool tip has it whole."""

    def __init__(self, text: str = "", role: str = "", *, tone: str = "") -> None:
        super().__init__(text, role, tone=tone)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Three letters and the dots."""
        return QSize(self.fontMetrics().horizontalAdvance("abc…"), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """The whole text, and a pixel for rounding."""
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The text, shortened, in the label's own colour."""
        if not self.text():
            return
        from PySide6.QtWidgets import QStyle, QStyleOption  # QStyle's names take 6 ms: behind the first paint

        painter = QPainter(self)
        short = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width())
        self.setToolTip(self.text() if short != self.text() else "")
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            option.palette,
            bool(option.state & QStyle.StateFlag.State_Enabled),
            short,
            self.foregroundRole(),
        )


def line(parent: QWidget | None = None) -> QWidget:
    """A thin line between two parts of a card."""
    made = QFrame(parent)
    made.setProperty("role", "line")
    made.setFixedHeight(1)
    return made
