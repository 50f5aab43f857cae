"""The settings: connection, appearance, privacy, suppression lists, about."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.core.service.updates import installed_version
from desktop_app.services.lists.exporting import SIGNALS
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.crash.report import program_details
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.log_viewer.dialog import open_log
from desktop_app.ui.look import theme
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.notices.notices import NoticesCard
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled, foot, header, order_tabs
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.settings.connection_section import ConnectionSection
from desktop_app.ui.settings.privacy_section import PrivacySection
from desktop_app.ui.settings.update_card import UpdateCard
from desktop_app.ui.suppression.section import TASK as ADDING
from desktop_app.ui.suppression.section import SuppressionSection
from desktop_app.ui.text import languages, words

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
        if licence := program_licence():
            texts.addWidget(Label(_tr("Licence: {}").format(licence), "muted"))
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


def program_licence() -> str:
    """Return the program's own licence, as pyproject.toml has it; "" if the program isn't installed.

    It is an SPDX expression, in words where it is none of SPDX's list.
    """
    try:
        told = metadata("dialproof")
    except PackageNotFoundError:
        return ""
    every = told.get_all("License-Expression") or []
    return ", ".join(_tr("All rights reserved") if each.startswith("LicenseRef-") else each for each in every)


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


_installed = cache(installed_version)  # it is asked for by each paint


# By `sys.platform`: what one system alone has.
OF_ONE_SYSTEM = {
    "linux": (Library("SecretStorage", "BSD 3-Clause", "secretstorage"), Library("jeepney", "MIT", "jeepney")),
}
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
    Library("isal (ISA-L)", "PSF 2.0, BSD 3-Clause", "isal"),
    Library("chardet", "0BSD", "chardet"),
    Library("olefile", "BSD 2-Clause", "olefile"),
    Library("msoffcrypto-tool", "MIT", "msoffcrypto-tool"),
    Library("phonenumbers (libphonenumber)", "Apache 2.0", "phonenumbers"),
    Library("keyring", "MIT", "keyring"),
    Library("platformdirs", "MIT", "platformdirs"),
    Library("filelock", "MIT", "filelock"),
    Library("tzdata", "Apache 2.0", "tzdata"),
    *OF_ONE_SYSTEM.get(sys.platform, ()),
    Library("Inter (font)", "OFL 1.1"),
)


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


SECTIONS = ("connection", "appearance", "privacy", "suppression", "about")
# Tasks that go on after the dialog was closed, and then report to it.
STILL_REPORTING = ("settings save", "settings remove", "settings delete", ADDING)
_SIZE = (640, 632)


class SettingsDialog(QDialog):
    """Show it with `open()`. `section` is one of `SECTIONS`, or "connect" for the form of a new connection.

    "key" is the form of the connection `about`, or of the one in use, at its key; "keeping" asks in Privacy about
    expired data; "language" is in Appearance.
    Everything takes effect at once, so there is nothing to confirm at the end. It may be kept and opened again.
    `restart_wanted`: the program shall start again, for its language; the dialog has closed by then.
    """

    restart_wanted = Signal()

    def __init__(  # noqa: PLR0913 - all but two have a default
        self,
        context: PageContext,
        appearance: Appearance,
        section: str = "connection",
        *,
        data_folder: str = "",
        about: Connection | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Settings"))
        self.setMinimumSize(520, 400)
        fit(self, *_SIZE)
        self.connection = ConnectionSection(context)
        self.appearance = AppearanceSection(context.services.journal, appearance, context.services.session.policy)
        self.privacy = PrivacySection(context, data_folder)
        self.suppression = SuppressionSection(context)
        self.about = AboutSection(context, data_folder)
        self._context = context
        self._about = about
        self._pages = QStackedWidget()
        self.tabs = NavTabs()
        self.tabs.setAccessibleName(_tr("Sections of the settings"))
        titles = (_tr("Connection"), _tr("Appearance"), _tr("Privacy"), _tr("Suppression"), _tr("About"))
        pages = (self.connection, self.appearance, self.privacy, self.suppression, self.about)
        for title, page in zip(titles, pages, strict=True):
            at = self.tabs.add(title)
            self._pages.addWidget(page)
            bind("settings.section", self, partial(self.tabs.setCurrentIndex, at), at=at, title=title)
        self.tabs.currentChanged.connect(self._turn_to)
        self.connection.currentChanged.connect(self._show_foot)
        self._restarts = False  # restart once the question is answered by "Discard"
        self.appearance.language.restart.clicked.connect(self._restart)
        self.connection.form.drop.asked.connect(self._asked)
        self.connection.form.drop.confirmed.connect(self._dropped)
        self.close_button = Button(_tr("Close"), clicked=self.reject)
        self._foot = foot(None, self.close_button)
        self._lay_out()
        self.connection.rebuilt.connect(self._order_tabs)
        self._order_tabs()
        self.show_section(section)

    def show_section(self, section: str) -> None:
        """Bring a section to the front."""
        if section == "connect":
            self.connection.edit(None)
        connection = self._about or self._context.connection()
        if section == "key" and not connection.local:
            self.connection.enter_key(connection)
        if section == "form" and not connection.local:
            self.connection.edit(connection)
        if section == "keeping":
            self.tabs.setCurrentIndex(SECTIONS.index("privacy"))
            self.privacy.keeping.ask_due()
            return
        if section == "language":
            self.tabs.setCurrentIndex(SECTIONS.index("appearance"))
            self.appearance.language.choice.setFocus()
            return
        self.tabs.setCurrentIndex(SECTIONS.index(section) if section in SECTIONS else 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh on reopening: other parts of the window may have changed something since."""
        super().showEvent(event)
        self.connection.refresh()
        self.privacy.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the form on Escape first, and only then the settings."""
        if event.key() == Qt.Key.Key_Escape and self._pages.currentIndex() == 0 and self.connection.leave_form():
            return
        super().keyPressEvent(event)

    def reject(self) -> None:
        """Handle the window's close button: ask before discarding edits."""
        if self.connection.ask_first():
            self.tabs.setCurrentIndex(0)
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Close: discard everything typed, and stop tests."""
        if any(self._context.runner.running(task) for task in STILL_REPORTING):
            self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        if self.connection.currentIndex() == 1:
            self.connection.form.leave_at_once()
        self.about.updates.leave()
        self.suppression.settle(closing=True)
        super().done(result)

    def _restart(self) -> None:
        """Close and restart; ask first if something was edited, and restart after "Discard"."""
        self.reject()
        self._restarts = self.isVisible()
        if not self._restarts:
            self.restart_wanted.emit()

    def _dropped(self) -> None:
        if self._restarts:
            self._restart()

    def _asked(self) -> None:
        """Forget a restart when closing is requested otherwise; `_restart` sets it again afterwards."""
        self._restarts = False

    def _lay_out(self) -> None:
        head = header(self.tabs)
        filled(self, head, self._pages, self._foot, growing=self._pages)  # full width: only the bars cut what scrolls

    def _order_tabs(self) -> None:
        """Set the Tab order: sections, contents, Close, independent of the order of creation."""
        privacy = self.privacy
        chain = [
            self.tabs,
            *self.connection.focus_chain(),
            *self.appearance.choices.values(),
            self.appearance.language.choice,
            self.appearance.language.restart,
            self.appearance.notices.box,
        ]
        chain += [*privacy.focus_chain(), *self.suppression.focus_chain(), *self.about.focus_chain(), self.close_button]
        order_tabs(self, chain)

    def _show_foot(self) -> None:
        """Hide the dialog's buttons while the form shows its own."""
        self._foot.setHidden(self._pages.currentIndex() == 0 and self.connection.currentIndex() == 1)

    def _turn_to(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        self._show_foot()
        if self._pages.currentWidget() is self.privacy:
            self.privacy.refresh()
        elif self._pages.currentWidget() is self.suppression:
            self.suppression.refresh()
        elif self._pages.currentWidget() is self.about:
            self.about.refresh()
