"""The choice of how long lists and single checks are kept, and the question before it deletes the first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.retention import CHOICES, Due
from desktop_app.services.retention import Retention
from desktop_app.ui import theme, words
from desktop_app.ui.parts.button_row import button_row
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.fixed_note import FixedNote
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.confirmation import Confirmation
from desktop_app.ui.settings.keeping_words import due_question, kept_words


class KeepingChoice(QWidget):
    """`confirmed(due)`: the person wants these deleted, now; the choice is made then. Otherwise it stays as it was."""

    confirmed = Signal(object)

    def __init__(self, retention: Retention) -> None:
        super().__init__()
        self._retention = retention
        self._wanted: int | None = None
        self._due = Due()
        self.choice = ChoiceButton(_tr("Keep finished lists and checks"))
        self.choice.set_options([(days, kept_words(days)) for days in _offered(retention)], retention.days)
        self.choice.chosen.connect(self._chosen)
        self.hint = Label("", "small", wrap=True)
        self.confirmation = Confirmation("", "", _tr("Keep them"))
        self.confirmation.confirmed.connect(self._confirmed)
        self.confirmation.settled.connect(self._settled)
        said = QVBoxLayout()
        said.setSpacing(theme.XS)
        said.addLayout(button_row(self.choice, None))
        said.addWidget(self.hint)
        if retention.most_days is not None:
            most = _tr("Your organisation has them kept for {days} at most.").format(
                days=kept_words(retention.most_days)
            )
            said.addWidget(FixedNote(most))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.S, 0, theme.S)
        column.setSpacing(theme.S)
        column.addLayout(said)
        column.addWidget(self.confirmation)
        self.refresh()

    def refresh(self) -> None:
        """As it was chosen last."""
        days = self._retention.days
        if self.confirmation.isHidden():
            self.choice.set_current(days)
        self.hint.setText(
            _tr("Lists under way are never deleted automatically.")
            if days is None
            else _tr(
                "Counted from when something last happened to a list. Those under way are never deleted automatically."
            )
        )

    def focus_chain(self) -> list[QWidget]:
        """What the keys reach, in its order."""
        return [self.choice, self.confirmation.no, self.confirmation.yes]

    def dismiss(self) -> None:
        """Something else is asked: this question goes."""
        if not self.confirmation.isHidden():
            self.confirmation.dismiss()

    def ask_due(self) -> None:
        """Ask about what is older than the choice that was made, if anything is."""
        if self._retention.due(self._retention.days):
            self._chosen(self._retention.days)

    def _chosen(self, value: object) -> None:
        self._wanted = value if isinstance(value, int) else None
        self._due = self._retention.due(self._wanted)
        if self._due and self._wanted is not None:
            self.confirmation.set_question(due_question(self._due, self._wanted), _tr("Delete for good"))
            self.confirmation.ask()
            return
        self._retention.choose(self._wanted)
        self.confirmation.hide()
        self.refresh()

    def _confirmed(self) -> None:
        self._retention.choose(self._wanted, agreed=True)
        self.refresh()
        self.confirmed.emit(self._due)

    def _settled(self) -> None:
        """Also after a "no": the choice is what it was."""
        self.refresh()
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)


def _offered(retention: Retention) -> list[int | None]:
    """What there is to choose: as long as one likes, or as an organisation lets one."""
    most = retention.most_days
    if most is None:
        return [None, *CHOICES]
    return [*(days for days in CHOICES if days < most), most]


def _tr(text: str) -> str:
    return words.tr(text, "settings")
