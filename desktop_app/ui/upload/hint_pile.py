"""What is said above a list's rows: the gravest, and the others on demand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui import theme, words
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button


class HintPile(QWidget):
    """The `hints` in their order, which is that of their weight; each is shown and hidden by whoever fills it.

    Those beyond the first wait behind "1 more notice", so that with a message in the footer's place no more than two
    are seen at once. It stands in the last that is seen: without an edge, or it would look like one of the answers that
    the hint offers.
    """

    def __init__(self, *hints: Banner) -> None:
        super().__init__()
        self._hints = hints
        self._open = False
        self.more = Button("", "icon", icon="chevron-down", clicked=self._show_others, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        self._places = [_place(hint) for hint in hints]  # a hint that waits isn't hidden itself: its place is
        for hint, place in zip(hints, self._places, strict=True):
            hint.installEventFilter(self)
            column.addWidget(place)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """One of them has something to say, or nothing any more."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)

    def _show_others(self) -> None:
        self._open = not self._open
        self._arrange()

    def _arrange(self) -> None:
        held = self.window().focusWidget() is self.more  # what moves, or is hidden for a moment, lets go of it
        said = [at for at, hint in enumerate(self._hints) if not hint.isHidden()]
        folded = len(said) - 1
        self._open = self._open and folded > 0
        shown = said if self._open else said[:1]
        for at, place in enumerate(self._places):
            place.setVisible(at in shown)
        if folded > 0:
            self._offer_more(self._hints[shown[-1]])
        self.more.setVisible(folded > 0)
        self.more.setText(
            words.tr("Show fewer", "upload")
            if self._open
            else words.counted(folded, "%n more notice", "%n more notices")
        )
        self.more.set_icon("chevron-up" if self._open else "chevron-down")
        self.setVisible(bool(said))
        if held and folded > 0:
            self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_more(self, last: Banner) -> None:
        last.add_action(self.more)
        # Tab comes by it where the eye does, right before that one's own: the second alone would move that one.
        self.setTabOrder(last.button, self.more)
        self.setTabOrder(self.more, last.button)


def _place(hint: Banner) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    hidden = hint.isHidden()
    column.addWidget(hint)
    hint.setHidden(hidden)
    return made
