"""Which language the window speaks: a card of the settings."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from desktop_app.services.ports import Journal
from desktop_app.ui import languages, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label


class LanguageCard(Card):
    """What is chosen is kept in the journal and takes effect when the window is opened anew: by `restart`, at once."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(_tr("Language"))
        self._journal = journal
        chosen = str(journal.setting(languages.SETTING, languages.SYSTEM))
        self.choice = ChoiceButton(accessible_name=_tr("Language"))
        system = languages.meant(languages.SYSTEM)
        options = [(code, name) for code, name in languages.LANGUAGES.items()]
        as_system = _tr("As the system ({})").format(languages.LANGUAGES[system])
        self.choice.set_options([(languages.SYSTEM, as_system), *options], chosen, lead=1)
        self.choice.chosen.connect(self._choose)
        self.note = Label("", "small", wrap=True)
        self.restart = Button(_tr("Restart now"), icon="refresh")
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addWidget(self.choice)
        row.addWidget(self.restart)
        row.addStretch()
        self.add(row, self.note)
        self._say(chosen)

    def _choose(self, chosen: object) -> None:
        code = str(chosen)
        self._journal.save_setting(languages.SETTING, code)
        self._say(code)

    def _say(self, chosen: str) -> None:
        as_before = _tr("Numbers, dates and the delimiter of CSV files follow the system's region.")
        if languages.written_as_spoken():
            as_before = _tr(
                "Numbers, dates and the delimiter of CSV files follow this language, since the system has another one."
            )
        anew = _tr("Dialproof speaks this language from its next start on.")
        spoken = languages.meant(chosen) == languages.spoken()
        self.note.setText(as_before if spoken else anew)
        self.restart.setHidden(spoken)


def _tr(text: str) -> str:
    return words.tr(text, "settings")
