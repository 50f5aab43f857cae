"""An option taken as a person takes it: opened, pressed, gone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget

from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_delegate import OptionRole
from desktop_app.ui.parts.choices.option_popup import OptionPopup


def choose(button: ChoiceButton, words: str) -> None:
    """Open the options of `button`, and click on the one of these words."""
    button.open_options()
    popup = next(each for each in button.findChildren(OptionPopup) if each.isVisible())
    list_ = popup.findChild(QListWidget)
    assert list_ is not None
    texts = [list_.item(at).data(OptionRole.TEXT) for at in range(list_.count())]
    place = list_.visualItemRect(list_.item(texts.index(words))).center()
    QTest.mouseClick(list_.viewport(), Qt.MouseButton.LeftButton, pos=place)
