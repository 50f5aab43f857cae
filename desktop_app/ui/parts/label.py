"""Texts: labels by role, labels that shorten, names with values, icons beside words, and what a tool tip shows."""

from __future__ import annotations

import textwrap

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import joining

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


class DatedLabel(ElidedLabel):
    """A name and a date behind it. Only the name is shortened: half a date would be read as another one."""

    _when = ""

    def tell(self, name: str, when: str = "") -> None:
        """Show these two, or the name alone."""
        self._when = f" · {when}" if when else ""
        self.setText(name + self._when)

    def shortened(self, width: int) -> str:
        """Return the text for a room of `width` pixels."""
        metrics, whole = self.fontMetrics(), self.text()
        if metrics.horizontalAdvance(whole) <= width:
            return whole
        name, room = whole.removesuffix(self._when), width - metrics.horizontalAdvance(self._when)
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room) + self._when


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


class IconLabel(QWidget):
    """Draws icon `name`; it is decorative, so always put it beside a word."""

    def __init__(self, name: str, colour_role: str = "muted", size: int = icons.SIZE) -> None:
        super().__init__()
        self._name = name
        self._colour_role = colour_role
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str, colour_role: str) -> None:
        """Show another icon."""
        self._name, self._colour_role = name, colour_role
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the icon across the widget."""
        icons.paint(QPainter(self), self.rect(), self._name, self._colour_role)


class KeyValue(QWidget):
    """`swatch` is the palette colour of a small square before the name, for a legend.

    `below`: it is a part of the line above, and is indented.
    """

    def __init__(
        self, key: str, value: str = "", *, swatch: str = "", below: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._key = ElidedLabel(key, "small" if below else "" if swatch else "muted")
        self._value = AmountLabel(value, "small" if below else "strong").selectable()
        self._value.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._value.setAccessibleName(joining.named(key, value))
        row = QHBoxLayout(self)
        row.setContentsMargins(*margins(theme.M if below else 0, 0 if below else 1, 0, 1))
        row.setSpacing(theme.S + 2)
        if swatch:
            row.addWidget(_Swatch(swatch))
        row.addWidget(self._key)
        row.addStretch()
        row.addWidget(self._value)

    def set_value(self, value: str, tone: str = "") -> None:
        """Show another value, in a tone if it matters."""
        self._value.setText(value)
        self._value.setAccessibleName(joining.named(self._key.text(), value))
        if (self._value.property("tone") or "") != tone:
            self._value.set_tone(tone)

    def value(self) -> str:
        """Return the value as shown."""
        return self._value.text()


class _Swatch(QWidget):
    def __init__(self, colour_role: str) -> None:
        super().__init__()
        self._colour_role = colour_role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a small square."""
        return QSize(10, 10)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(self._colour_role))
        painter.drawRoundedRect(QRectF(0, 0, 10, 10), 2.5, 2.5)


_LONGEST = 1_000  # characters: a cell may hold 32,767, and a tool tip has no scroll bar
_MOST_LINES = 20
_WIDTH, _WIDTH_OF_OTHER_SCRIPTS = 100, 60  # characters: some scripts have letters twice as wide
_CUT = "…"


def tip_text(text: str) -> str:
    """Return `text` in lines that fit on a screen; what is left out at the end is shown by dots.

    It is never interpreted as markup: the style sheet gives each tool tip the plain text format.
    """
    cut = text[:_LONGEST]
    width = _WIDTH if cut.isascii() else _WIDTH_OF_OTHER_SCRIPTS
    lines = [part for line in cut.splitlines() for part in _broken(line, width)]
    shown = "\n".join(lines[:_MOST_LINES])
    return shown + _CUT if len(text) > _LONGEST or len(lines) > _MOST_LINES else shown


def _broken(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    return textwrap.wrap(line, width, replace_whitespace=False, break_on_hyphens=False) or [""]
