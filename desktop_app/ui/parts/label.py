"""Labels by role (title, figure, heading, strong, muted, small, caption), and labels that shorten their text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.tool_tip import tip_text

_AT_THE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


class Label(QLabel):
    """Plain text in one of the roles; never interprets markup, so that it can show any file name."""

    def __init__(self, text: str = "", role: str = "", *, tone: str = "", wrap: bool = False) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if QGuiApplication.isRightToLeft():  # otherwise Qt aligns selectable text by its own letters
            self.setAlignment(_AT_THE_RIGHT)
        if role:
            self.setProperty("role", role)
        if tone:
            self.setProperty("tone", tone)

    def set_tone(self, tone: str) -> None:
        """Set the colour: "", "accent", "success", "warning", "danger" or "violet"."""
        theme.set_role(self, tone=tone)

    def selectable(self) -> Label:
        """Let the text be selected and copied, by mouse and by keys."""
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return self


class ElidedLabel(Label):
    """One line, shortened in the middle if there is no room; the tool tip has the full text."""

    def __init__(self, text: str = "", role: str = "", *, tone: str = "") -> None:
        super().__init__(text, role, tone=tone)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the width of three letters and the dots."""
        return QSize(self.fontMetrics().horizontalAdvance("abc…"), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the width of the whole text, and some spare for rounding."""
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, hint.height())

    def shortened(self, width: int) -> str:
        """Return the text for a room of `width` pixels."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, width)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the shortened text in the label's own colour."""
        if not self.text():
            return
        # QStyle's names take 6 ms: import them after the first paint.
        from PySide6.QtWidgets import QStyle, QStyleOption

        painter = QPainter(self)
        short = self.shortened(self.width())
        self.setToolTip(tip_text(self.text()) if short != self.text() else "")
        option = QStyleOption()
        option.initFrom(self)
        at = (
            Qt.AlignmentFlag.AlignRight
            if self.alignment() & Qt.AlignmentFlag.AlignRight
            else Qt.AlignmentFlag.AlignLeft
        )
        flags = Qt.AlignmentFlag.AlignVCenter | at
        if self.isRightToLeft():  # right-aligned, but in the direction of its own letters: a path stays a path
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            flags = _AT_THE_RIGHT
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(flags),
            option.palette,
            bool(option.state & QStyle.StateFlag.State_Enabled),
            short,
            self.foregroundRole(),
        )


class AmountLabel(Label):
    """A number and its unit; if there is no room it shortens the unit, never the number. The tool tip has both."""

    def __init__(self, text: str = "", role: str = "", *, tone: str = "") -> None:
        self._whole = text
        super().__init__(text, role, tone=tone)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Set another amount."""
        self._whole = text
        self.updateGeometry()
        self._fit()

    def text(self) -> str:
        """Return the whole text, even if it is shown shortened."""
        return self._whole

    def minimumSizeHint(self) -> QSize:
        """Return room for the number, and dots for the unit."""
        digits = max((at for at, sign in enumerate(self._whole) if sign.isdigit()), default=len(self._whole) - 1)
        return self._room_for(self._whole if digits == len(self._whole) - 1 else f"{self._whole[: digits + 1]}…")

    def sizeHint(self) -> QSize:
        """Return room for the whole text."""
        return self._room_for(self._whole)

    def _room_for(self, text: str) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(text) + 2, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        short = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 0))
        cut = self.width() < self.sizeHint().width() - 2
        super().setText(short if cut else self._whole)
        self.setToolTip(tip_text(self._whole) if cut else "")


def line(parent: QWidget | None = None) -> QWidget:
    """Return a thin line between two parts of a card."""
    made = QFrame(parent)
    made.setProperty("role", "line")
    made.setFixedHeight(1)
    return made


def divider() -> QWidget:
    """Return a thin vertical line between two groups."""
    made = QFrame()
    made.setProperty("role", "divider")
    made.setFixedWidth(1)
    return made
