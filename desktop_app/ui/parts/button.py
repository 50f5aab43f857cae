"""Push buttons by kind (primary, secondary, danger, link, icon), chips for filters, and a pill that shows a status."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import words

_ONLY_AWAY = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}


class FocusLoan(QObject):
    """Corrects Qt, which moves the focus of a disabled or hidden control to whatever comes next.

    The focus returns to the control if that is still there, unless the person has used the other widget meanwhile. It
    tracks the window's focus widget, because a dialog before the window may have the keyboard.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._lent = False
        self._to: QWidget | None = None

    def lend(self) -> None:
        """Note that the owner, or a part of it, has just lost the focus."""
        self._lent, self._to = True, self._owner.window().focusWidget()
        if self._to is not None:
            self._to.installEventFilter(self)
        if isinstance(self._to, QAbstractScrollArea):
            self._to.viewport().installEventFilter(self)  # the viewport gets the clicks

    def give_back(self, to: QWidget) -> None:
        """Return the focus to `to`, if it was lent and is still where Qt put it."""
        if self._lent:
            lent_to, self._lent, self._to = self._to, False, None
            if self._owner.window().focusWidget() is lent_to and to.isVisible():
                to.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forget the loan on a key or click there: the person has moved there."""
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
        left = isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _ONLY_AWAY
        here = self._to in {watched, watched.parent()}
        if not here or pressed or left or event.type() == QEvent.Type.MouseButtonPress:
            watched.removeEventFilter(self)
            if here:
                self._lent, self._to = False, None
        return False


Kind = Literal["primary", "secondary", "danger", "link", "icon"]
LINK_PADDING = 5  # pixels before a link's words, equal to the style sheet's padding and border
_ICON_COLOUR = {"primary": "accent_text", "danger": "danger", "link": "accent", "icon": "muted"}


class Button(QPushButton):
    """A button with a kind, which can be busy: disabled with another text until the work is done."""

    def __init__(
        self,
        text: str,
        kind: Kind = "secondary",
        *,
        icon: str = "",
        clicked: Callable[[], object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._idle_text = text
        self._was_enabled = True
        self._focus = FocusLoan(self)
        self._kind = kind
        self._icon_name = ""
        self._own_tip = self._told_tip = ""
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        if kind == "link":
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        if icon:
            self.set_icon(icon)
        if clicked is not None:
            self.clicked.connect(lambda _checked=False: clicked())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button; a filled one shows its focus by an inner ring, visible on any background."""
        cut = bool(self.text()) and self.width() < self.sizeHint().width()
        if cut:
            self._paint_shortened(self.width() - self.sizeHint().width())
        else:
            super().paintEvent(event)
        self._tell_whole(self.text().replace("&&", "&") if cut else "")
        if self._kind == "primary" and self.hasFocus():
            ring_inside(self)

    def _paint_shortened(self, spare: int) -> None:
        """Cut words that have no room (in some languages) with dots; the tool tip has the full text."""
        from PySide6.QtWidgets import (
            QStyle,
            QStyleOptionButton,
            QStylePainter,
        )  # these take 6 ms, and are rarely needed

        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.fontMetrics().horizontalAdvance(self.text()) + spare
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)

    def _tell_whole(self, text: str) -> None:
        """Put the full text ("" if nothing is cut) into the tool tip, above its own words."""
        tip = self.toolTip()
        if tip != self._told_tip:  # it was changed since
            self._own_tip = tip
        self._told_tip = self._own_tip if text in self._own_tip else "\n".join(filter(None, (text, self._own_tip)))
        if tip != self._told_tip:
            self.setToolTip(self._told_tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter too; Qt leaves that to a dialog's default button, which our dialogs don't have."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    @property
    def busy(self) -> bool:
        """True while it waits for what it started."""
        return bool(self.property("busy"))

    def set_kind(self, kind: Kind) -> None:
        """Change the kind, for instance when another button leads."""
        if kind != self._kind:
            self._kind = kind
            theme.set_role(self, kind=kind)
            self.set_icon(self._icon_name)

    def set_icon(self, name: str) -> None:
        """Show one of our icons before the text; "" for none."""
        self._icon_name = name
        self.setIcon(icons.icon(name, _ICON_COLOUR.get(self._kind, "text")) if name else QIcon())
        gap = 4 if self.text() else 0
        self.setIconSize(QSize(icons.SIZE + gap, icons.SIZE))

    def setEnabled(self, enabled: bool, /) -> None:  # noqa: N802 - Qt's name
        """Enable or disable it; a focus lost by disabling returns when it is enabled."""
        focused = self.window().focusWidget() is self
        super().setEnabled(enabled)
        if focused and not enabled:
            self._focus.lend()
        elif enabled:
            self._focus.give_back(self)

    def setDisabled(self, disabled: bool, /) -> None:  # noqa: N802 - Qt's name
        """Disable or enable it."""
        self.setEnabled(not disabled)

    def set_busy(self, busy: bool, text: str = "") -> None:
        """Disable it with `text` ("Sending…") while busy; restore it afterwards."""
        if busy and not self.busy:
            self._idle_text, self._was_enabled = self.text(), self.isEnabled()
            self.setText(text or self._idle_text)
            self.setEnabled(False)
        elif not busy and self.busy:
            self.setText(self._idle_text)
            self.setEnabled(self._was_enabled)
        theme.set_role(self, busy=busy)


def ring_inside(button: QPushButton) -> None:
    """Draw the focus ring of a button filled with the accent colour, while it is being painted."""
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent_text"), 1.5))
    painter.drawRoundedRect(QRectF(button.rect()).adjusted(3, 3, -3, -3), 4, 4)


def icon_button(icon: str, name: str, clicked: Callable[[], object] | None = None, tip: str = "") -> Button:
    """Return a button that shows only an icon; `name` is its accessible name, and its tool tip without `tip`."""
    made = Button("", "icon", icon=icon, clicked=clicked)
    made.setAccessibleName(name)
    made.setToolTip(tip or name)
    return made


_LEAST = 120  # least pixels of a status pill


class FilterChip(QPushButton):
    """A checkable chip: "Running 2"."""

    def __init__(self, text: str, count: int | None = None) -> None:
        super().__init__()
        self._text = text
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "chip")
        self.set_count(count)

    def set_count(self, count: int | None) -> None:
        """Set how many the filter would show; None shows no count."""
        self.setText(self._text if count is None else f"{self._text}  {words.number(count)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip; with high contrast a chosen one is filled, and shows its focus as a filled button does."""
        super().paintEvent(event)
        if theme.current().high and self.isChecked() and self.hasFocus():
            ring_inside(self)


class ChipRow(QWidget):
    """A row of chips with one chosen; emits `chosen(value)` when the person chose another."""

    chosen = Signal(object)

    def __init__(self, options: list[tuple[object, str]], current: object) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        self._group = QButtonGroup(self)
        self._chips: dict[object, FilterChip] = {}
        for value, text in options:
            chip = FilterChip(text)
            chip.setChecked(value == current)
            chip.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))
            self._group.addButton(chip)
            self._chips[value] = chip
            row.addWidget(chip)
        row.addStretch()

    def set_counts(self, counts: dict[object, int]) -> None:
        """Set the count on each chip, by its value."""
        for value, chip in self._chips.items():
            chip.set_count(counts.get(value))

    def set_shown(self, value: object, shown: bool) -> None:
        """Show or hide a chip, such as one without anything to show."""
        self._chips[value].setVisible(shown)

    def current(self) -> object:
        """Return the chosen value."""
        return next((value for value, chip in self._chips.items() if chip.isChecked()), None)

    def choose(self, value: object) -> None:
        """Choose without emitting `chosen`."""
        self._chips[value].setChecked(True)


class StatusPill(QPushButton):
    """A dot in the tone's colour, a word, and an arrow if a click opens something."""

    def __init__(self, text: str = "", tone: str = "success", *, arrow: bool = True) -> None:
        super().__init__()
        self._tone, self._brief = tone, text
        self._arrow = arrow
        self.setAutoDefault(False)
        self.setProperty("kind", "pill")
        self.set_status(text, tone)

    def set_status(self, text: str, tone: str, brief: str = "") -> None:
        """Set text and tone: "success", "warning", "danger", "accent" or "muted".

        `brief` replaces a `text` without room.
        """
        self._tone, self._brief = tone, brief or text
        self.setText(text)
        self.setShortcut(QKeySequence())  # Qt would make one of the "&" in a connection's name
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for dot, text and arrow."""
        return QSize(self._width_of(self.text()), max(26, self.fontMetrics().height() + 8))

    minimumSizeHint = sizeHint

    def least_width(self) -> int:
        """Return room for the state, which is never cut, and for some letters of the name, which is cut first."""
        _name, dot, state = self._brief.rpartition(" · ")
        return max(_LEAST, self._width_of(f"abc…{dot}{state}")) if dot else _LEAST

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2 * 12 + 16 + (18 if self._arrow else 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the style's button, whose own text is transparent, and dot, text and arrow on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        whole, way = self.rect(), self.layoutDirection()
        inner = whole.adjusted(12, 0, -12, 0)
        dot = QRect(inner.left() - 2, inner.center().y() - 6, 14, 14)
        icons.paint(painter, placed(dot, whole, way), "dot", self._tone)
        painter.setPen(theme.colour("text" if self._tone == "muted" else self._tone))
        room = inner.adjusted(16, 0, -18 if self._arrow else 0, 0)
        shown = self.text()
        if self.width() < self.sizeHint().width():
            shown = self._shortened(room.width())
        painter.drawText(placed(inner.adjusted(16, 0, 0, 0), whole, way), int(Qt.AlignmentFlag.AlignVCenter), shown)
        if self._arrow:
            arrow = QRect(inner.right() - 11, inner.center().y() - 5, 12, 12)
            icons.paint(painter, placed(arrow, whole, way), "chevron-down", "muted")

    def _shortened(self, width: int) -> str:
        """Return the brief text for this width; of a name with its state, cut only the name."""
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(self._brief) <= width:
            return self._brief
        name, dot, state = self._brief.rpartition(" · ")
        if not dot:
            return metrics.elidedText(state, Qt.TextElideMode.ElideRight, width)
        left = width - metrics.horizontalAdvance(dot + state)
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, left) + dot + state
