"""The settings: connection, appearance, privacy, about."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.card import filled, foot, header, order_tabs
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.settings.about_section import AboutSection
from desktop_app.ui.settings.appearance_section import AppearanceSection
from desktop_app.ui.settings.connection_section import ConnectionSection
from desktop_app.ui.settings.privacy_section import PrivacySection
from desktop_app.ui.text import words

_tr = words.translator("settings")

SECTIONS = ("connection", "appearance", "privacy", "about")
# Tasks that go on after the dialog was closed, and then report to it.
STILL_REPORTING = ("settings save", "settings remove", "settings delete")
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
        self.about = AboutSection(context, data_folder)
        self._context = context
        self._about = about
        self._pages = QStackedWidget()
        self.tabs = NavTabs()
        self.tabs.setAccessibleName(_tr("Sections of the settings"))
        titles = (_tr("Connection"), _tr("Appearance"), _tr("Privacy"), _tr("About"))
        pages = (self.connection, self.appearance, self.privacy, self.about)
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
        chain += [*privacy.focus_chain(), *self.about.focus_chain(), self.close_button]
        order_tabs(self, chain)

    def _show_foot(self) -> None:
        """Hide the dialog's buttons while the form shows its own."""
        self._foot.setHidden(self._pages.currentIndex() == 0 and self.connection.currentIndex() == 1)

    def _turn_to(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        self._show_foot()
        if self._pages.currentWidget() is self.privacy:
            self.privacy.refresh()
        elif self._pages.currentWidget() is self.about:
            self.about.refresh()
