"""Settings, About: which version this is, and what it is made of."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.services.exporting import SIGNALS
from desktop_app.ui import theme, words
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label, line

_LICENCES = (
    "Made with Qt for Python (LGPL), qasync and httpx (BSD), FastAPI, openpyxl, python-calamine and keyring (MIT), "
    "Google's libphonenumber metadata (Apache 2.0), and the font Inter (OFL)."
)


class AboutSection(QWidget):
    """Nothing to be set here."""

    def __init__(self) -> None:
        super().__init__()
        self.version = Label(_tr("Version {}").format(program_version()), "muted").selectable()
        self.version.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        card = Card()
        head = QHBoxLayout()
        head.setSpacing(theme.M)
        head.addWidget(IconLabel("app", size=40))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label("Dialproof", "title"))
        texts.addWidget(self.version)
        head.addLayout(texts, 1)
        card.add(head, line())
        for text in (_tr(SIGNALS), _tr(_LICENCES)):
            card.add(Label(text, "muted", wrap=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        column.addStretch()


def program_version() -> str:
    """As it was installed; where it runs from its source without being installed, that."""
    try:
        return version("dialproof")
    except PackageNotFoundError:
        return _tr("from source")


def _tr(text: str) -> str:
    return words.tr(text, "settings")
