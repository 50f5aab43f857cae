"""Remembers the focus of a control that can't keep it for a while, and returns it afterwards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

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
