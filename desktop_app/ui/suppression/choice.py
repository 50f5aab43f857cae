"""Says how many of the list's numbers are suppressed, and which suppression lists apply to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from desktop_app.core.results.suppression import SuppressionList, SuppressionMarks
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

_tr = words.translator("suppression")


class SuppressionChoice(QWidget):
    """Visible if any number is suppressed, or a list is switched off; emits `chosen(ids)`: those switched off."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lists: Sequence[SuppressionList] = ()
        self._off = frozenset[str]()
        self.note = Label("", "small", wrap=True)
        self.which = Button(_tr("Which lists…"), "link", clicked=self._offer)
        self.which.setAccessibleName(_tr("Suppression lists…"))
        self.which.setProperty("scale", "small")
        self.menu = QMenu(self)
        self.menu.setAccessibleName(_tr("Suppression lists that apply to this list"))
        close_when_chosen(self.menu)
        row = QHBoxLayout(self)  # beside each other: the panel is short of height
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS)
        row.addWidget(self.note, 1)
        row.addWidget(self.which, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_lists(
        self, marks: SuppressionMarks, lists: Sequence[SuppressionList], off: frozenset[str], *, optional: bool
    ) -> None:
        """Show the count of each list, and which are switched off; `optional`: a person may switch them."""
        self._lists, self._off = lists, off
        names = [each.name for each in lists if each.id in off]
        told = [*marks_words(marks), *([_tr("Switched off: {}.").format(joining.listed(names))] if names else [])]
        self.note.setText("\n".join(told))
        self.which.setAccessibleDescription(self.note.text())
        self.which.setVisible(optional)
        self.setVisible(bool(told))

    def _offer(self) -> None:
        self.menu.clear()
        for each in self._lists:
            action = self.menu.addAction(words.verbatim(each.name))
            action.setCheckable(True)
            action.setChecked(each.id not in self._off)
            action.triggered.connect(lambda checked, this=each.id: self._switch(this, on=checked))
        self.menu.popup(self.which.mapToGlobal(self.which.rect().bottomLeft()))

    def _switch(self, list_id: str, *, on: bool) -> None:
        self.chosen.emit(self._off - {list_id} if on else self._off | {list_id})


def marks_words(marks: SuppressionMarks) -> list[str]:
    """Return “37 numbers are on your suppression list Opt-outs: not sent.” for each list that has any."""
    return [
        words.counted(
            count,
            "%n number is on the suppression list {name}: not sent.",
            "%n numbers are on the suppression list {name}: not sent.",
        ).format(name=name)
        for name, count in marks.named()
    ]
