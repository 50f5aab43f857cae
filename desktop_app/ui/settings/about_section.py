"""Settings, About: the version, the libraries, and the locations of data and log."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.services.lists.exporting import SIGNALS
from desktop_app.ui.crash.report import program_details
from desktop_app.ui.crash.report import program_version as installed_version
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.log_viewer.dialog import open_log
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.parts.layout.card import Card, filled
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.settings.update_card import UpdateCard
from desktop_app.ui.text import words

_tr = words.translator("settings")


class AboutSection(QWidget):
    """`data_folder` is "" if unknown."""

    def __init__(self, context: PageContext, data_folder: str = "") -> None:
        super().__init__()
        self._context = context
        self._data_folder = data_folder
        self.version = Label(_tr("Version {}").format(program_version()), "muted").selectable()
        self.version.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.copy = Button(_tr("Copy details"), icon="copy", clicked=self._copy)
        self.copy.setToolTip(_tr("Versions of the program and its components, for whoever helps you"))
        self.log = Button(_tr("Show the log"), clicked=lambda: open_log(self.window(), self._context))
        self.folders = [FolderButton(_tr("Open folder"), path) for path in self._places()]
        self.updates = UpdateCard(context)
        self.libraries = Table(_tr("Made with"), ListTableModel(_columns()))
        self.libraries.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the page scrolls
        where = [self._where()] if data_folder else []
        filled(self, scrolled_page(_tr("About"), self._head(), *where, self.updates, Card.around(self.libraries)))

    def refresh(self) -> None:
        """Look up the versions when they are first shown."""
        model = self.libraries.model()
        if isinstance(model, ListTableModel) and not model.rows:
            model.set_rows(LIBRARIES)
            self.libraries.setFixedHeight(_whole_height(self.libraries))

    def details(self) -> str:
        """Return the versions without paths or names, for handing on."""
        return "\n".join((program_details(), "", *(f"{each.name} {each.version}".rstrip() for each in LIBRARIES)))

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        buttons = [self.folders[0], self.log, self.folders[1]] if self._data_folder else []
        return [self.copy, *buttons, *self.updates.focus_chain(), self.libraries]

    def _places(self) -> tuple[Path, Path]:
        return Path(self._data_folder), self._context.services.log.folder

    def _head(self) -> Card:
        card = Card()
        head = QHBoxLayout()
        head.setSpacing(theme.M)
        head.addWidget(IconLabel("app", size=40))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label("Dialproof", "title"))
        texts.addWidget(self.version)
        head.addLayout(texts, 1)
        head.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignVCenter)
        card.add(head, Label(words.tr(SIGNALS, "results"), "muted", wrap=True))
        return card

    def _where(self) -> Card:
        card = Card(_tr("Where things are"))
        names = (_tr("Data"), _tr("Log"))
        for name, place, button in zip(names, self._places(), self.folders, strict=True):
            path = ElidedLabel(str(place), "muted")
            path.setAccessibleName(f"{name}: {place}")
            button.setAccessibleName(_tr("Open folder: {}").format(name))
            row = QHBoxLayout()
            row.setSpacing(theme.S)
            title = Label(name)
            title.setMinimumWidth(theme.L * 2)
            row.addWidget(title)
            row.addWidget(path, 1)
            row.addStretch()
            if button is self.folders[1]:
                row.addWidget(self.log)
            row.addWidget(button)
            card.add(row)
        return card

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details())
        self.copy.setText(_tr("Copied"))


def program_version() -> str:
    """Return the installed version, or "from source" if the program isn't installed."""
    return installed_version() or _tr("from source")


def _whole_height(table: Table) -> int:
    """Return the height of the table with all of its rows, in pixels."""
    rows = table.verticalHeader()
    return table.horizontalHeader().sizeHint().height() + rows.defaultSectionSize() * rows.count() + theme.S


def _columns() -> list[Column[Library]]:
    return [
        Column("name", _tr("Made with"), lambda each: each.name, width=232),
        Column("version", _tr("Version"), lambda each: each.version or words.NOTHING, width=112),
        Column("licence", _tr("Licence"), lambda each: each.licence),
    ]


# --- What the program is made of, under which licence each (ARCHITECTURE.md has why) ---


@dataclass(frozen=True, slots=True)
class Library:
    """`package` is the name of the installed package, "" for a part of the program."""

    name: str
    licence: str
    package: str = ""

    @property
    def version(self) -> str:
        """The installed version, "" if unknown."""
        return _installed(self.package) if self.package else ""


@cache  # it is asked for by each paint
def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


LIBRARIES = (
    Library("Qt for Python", "LGPL 3", "PySide6-Essentials"),
    Library("qasync", "BSD 2-Clause", "qasync"),
    Library("HTTPX", "BSD 3-Clause", "httpx"),
    Library("idna", "BSD 3-Clause", "idna"),
    Library("truststore", "MIT", "truststore"),
    Library("FastAPI", "MIT", "fastapi"),
    Library("Uvicorn", "BSD 3-Clause", "uvicorn"),
    Library("python-multipart", "Apache 2.0", "python-multipart"),
    Library("openpyxl", "MIT", "openpyxl"),
    Library("defusedxml", "PSF 2.0", "defusedxml"),
    Library("python-calamine", "MIT", "python-calamine"),
    Library("chardet", "0BSD", "chardet"),
    Library("olefile", "BSD 2-Clause", "olefile"),
    Library("msoffcrypto-tool", "MIT", "msoffcrypto-tool"),
    Library("phonenumbers (libphonenumber)", "Apache 2.0", "phonenumbers"),
    Library("keyring", "MIT", "keyring"),
    Library("platformdirs", "MIT", "platformdirs"),
    Library("filelock", "MIT", "filelock"),
    Library("SecretStorage (Linux)", "BSD 3-Clause", "secretstorage"),
    Library("jeepney (Linux)", "MIT", "jeepney"),
    Library("Inter (font)", "OFL 1.1"),
)
