"""Settings, Appearance: the theme, the language, and desktop notices."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.look import theme
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.notices.notice import NoticesCard
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.text import languages, words

_tr = words.translator("settings")


class AppearanceSection(QWidget):
    """Applies a choice at once and stores it in the journal."""

    def __init__(self, journal: Journal, appearance: Appearance, policy: Policy = NO_POLICY) -> None:
        super().__init__()
        self._journal = journal
        self._appearance = appearance
        card = Card(_tr("Colours"))
        group = QButtonGroup(self)
        texts = {
            "system": _tr("Same as the system"),
            "light": _tr("Light"),
            "dark": _tr("Dark"),
            "high-light": _tr("Light, high contrast"),
            "high-dark": _tr("Dark, high contrast"),
        }
        self.choices: dict[str, QRadioButton] = {}
        choices = QVBoxLayout()
        choices.setSpacing(2)
        for setting in theme.SETTINGS:
            radio = QRadioButton(texts[setting])
            radio.setChecked(setting == appearance.setting)
            radio.clicked.connect(lambda _checked=False, this=setting: self._choose(this))
            if not radio.isChecked():  # the keys come to the chosen one, as Qt has it once one of them was reached
                radio.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            group.addButton(radio)
            choices.addWidget(radio, 0, Qt.AlignmentFlag.AlignLeft)
            self.choices[setting] = radio
        card.add(choices)
        self.notices = NoticesCard(journal, policy)
        self.language = LanguageCard(journal)
        filled(self, scrolled_page(_tr("Appearance"), card, self.language, self.notices))

    def _choose(self, setting: str) -> None:
        self._journal.save_setting(Setting.APPEARANCE, setting)
        self._appearance.choose(setting)


# --- Which language the window speaks: a card of the settings ---


class LanguageCard(Card):
    """Stores the language in the journal; it applies when the window is next opened, or at once by `restart`."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(_tr("Language"))
        self._journal = journal
        chosen = str(journal.setting(Setting.LANGUAGE, languages.SYSTEM))
        self.choice = ChoiceButton(accessible_name=_tr("Language"))
        system = languages.meant(languages.SYSTEM)
        options = [(code, name) for code, name in languages.LANGUAGES.items()]
        as_system = _tr("Same as the system ({})").format(languages.LANGUAGES[system])
        self.choice.set_options([(languages.SYSTEM, as_system), *options], chosen, lead=1)
        self.choice.chosen.connect(self._choose)
        self.note = Label("", "small", wrap=True)
        self.restart = Button(_tr("Restart now"), icon="refresh")
        self.add(button_row(self.choice, self.restart, None), self.note)
        self._say(chosen)

    def _choose(self, chosen: object) -> None:
        code = str(chosen)
        self._journal.save_setting(Setting.LANGUAGE, code)
        self._say(code)

    def _say(self, chosen: str) -> None:
        as_before = _tr("Numbers, dates and the delimiter of CSV files follow the system's region.")
        if languages.written_as_spoken():
            as_before = _tr(
                "Numbers, dates and the delimiter of CSV files follow this language, since the system has another one."
            )
        anew = _tr("Dialproof uses this language from its next start.")
        spoken = languages.meant(chosen) == languages.spoken()
        self.note.setText(as_before if spoken else anew)
        self.restart.setHidden(spoken)
