"""The focus that a control can't keep for a while, and has back afterwards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_ONLY_AWAY = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}


class FocusLoan(QObject):
    """Qt gives the focus of what is disabled or hidden to whatever comes next, which nobody asked for.

    It comes back where it still is, unless the person has used that meanwhile. It is the window's focus that counts: a
    dialog before the window may have the keys just now.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._lent = False
        self._to: QWidget | None = None

    def lend(self) -> None:
        """The focus was the owner's, or a part's of it, and has just been taken away."""
        self._lent, self._to = True, self._owner.window().focusWidget()
        if self._to is not None:
            self._to.installEventFilter(self)
        if isinstance(self._to, QAbstractScrollArea):
            self._to.viewport().installEventFilter(self)  # it has the clicks

    def give_back(self, to: QWidget) -> None:
        """Where it was lent, and is still where Qt put it, `to` gets it."""
        if self._lent:
            lent_to, self._lent, self._to = self._to, False, None
            if self._owner.window().focusWidget() is lent_to and to.isVisible():
                to.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click there means that the person is there now."""
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
        left = isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _ONLY_AWAY
        here = self._to in {watched, watched.parent()}
        if not here or pressed or left or event.type() == QEvent.Type.MouseButtonPress:
            watched.removeEventFilter(self)
            if here:
                self._lent, self._to = False, None
        return False
