"""Push buttons by kind: primary, secondary, danger, link, icon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.focus_loan import FocusLoan

Kind = Literal["primary", "secondary", "danger", "link", "icon"]
LINK_PADDING = 5  # pixels before a link's words, as the style sheet has it with the border
_ICON_COLOUR = {"primary": "accent_text", "danger": "danger", "link": "accent", "icon": "muted"}


class Button(QPushButton):
    """A button that knows its kind and can be busy: greyed, saying what it does, until it is let go."""

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
        """A filled button shows its focus by a ring inside, where any ground lets it be seen."""
        cut = bool(self.text()) and self.width() < self.sizeHint().width()
        if cut:
            self._paint_shortened(self.width() - self.sizeHint().width())
        else:
            super().paintEvent(event)
        self._tell_whole(self.text() if cut else "")
        if self._kind == "primary" and self.hasFocus():
            ring_inside(self)

    def _paint_shortened(self, spare: int) -> None:
        """Words that have no room, as in some languages, are cut with dots; the tool tip has them whole."""
        from PySide6.QtWidgets import (
            QStyle,
            QStyleOptionButton,
            QStylePainter,
        )  # these take 6 ms, and are seldom needed

        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.fontMetrics().horizontalAdvance(self.text()) + spare
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)

    def _tell_whole(self, text: str) -> None:
        """The words that are cut, "" for none, above what the tool tip says by itself."""
        tip = self.toolTip()
        if tip != self._told_tip:  # it was set since
            self._own_tip = tip
        self._told_tip = self._own_tip if text in self._own_tip else "\n".join(filter(None, (text, self._own_tip)))
        if tip != self._told_tip:
            self.setToolTip(self._told_tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too; Qt leaves that to the dialog's default button, which ours don't have."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    @property
    def busy(self) -> bool:
        """Whether it is waiting for what it started."""
        return bool(self.property("busy"))

    def set_kind(self, kind: Kind) -> None:
        """Look as another kind from now on: which of several leads may change."""
        if kind != self._kind:
            self._kind = kind
            theme.set_role(self, kind=kind)
            self.set_icon(self._icon_name)

    def set_icon(self, name: str) -> None:
        """Show an icon of ours before the text; "" for none."""
        self._icon_name = name
        self.setIcon(icons.icon(name, _ICON_COLOUR.get(self._kind, "text")) if name else QIcon())
        gap = 4 if self.text() else 0
        self.setIconSize(QSize(icons.SIZE + gap, icons.SIZE))

    def setEnabled(self, enabled: bool, /) -> None:  # noqa: N802 - Qt's name
        """Whoever pressed it by a key finds it again: the focus comes back with it."""
        focused = self.window().focusWidget() is self
        super().setEnabled(enabled)
        if focused and not enabled:
            self._focus.lend()
        elif enabled:
            self._focus.give_back(self)

    def setDisabled(self, disabled: bool, /) -> None:  # noqa: N802 - Qt's name
        """The contrary."""
        self.setEnabled(not disabled)

    def set_busy(self, busy: bool, text: str = "") -> None:
        """Greyed with `text` ("Sending…") while busy; afterwards as it was before."""
        if busy and not self.busy:
            self._idle_text, self._was_enabled = self.text(), self.isEnabled()
            self.setText(text or self._idle_text)
            self.setEnabled(False)
        elif not busy and self.busy:
            self.setText(self._idle_text)
            self.setEnabled(self._was_enabled)
        theme.set_role(self, busy=busy)


def ring_inside(button: QPushButton) -> None:
    """The focus of what is filled with the accent, drawn while it is painted."""
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent_text"), 1.5))
    painter.drawRoundedRect(QRectF(button.rect()).adjusted(3, 3, -3, -3), 4, 4)


def icon_button(icon: str, name: str, clicked: Callable[[], object] | None = None, tip: str = "") -> Button:
    """A button that shows only an icon; `name` is what a screen reader says and the tool tip."""
    made = Button("", "icon", icon=icon, clicked=clicked)
    made.setAccessibleName(name)
    made.setToolTip(tip or name)
    return made
