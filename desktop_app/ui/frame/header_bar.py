"""The bar at the top: name, tabs, connection, credits, help, settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy

from desktop_app.ui.commands.binding import with_key
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import StatusPill, icon_button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.text import words

_HEIGHT = 49  # 48 and the line below


class HeaderBar(QFrame):
    """Shows the texts passed to it; emits when the connection or the gear was clicked."""

    connection_clicked = Signal()
    settings_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setFixedHeight(_HEIGHT)
        self._menu: QMenu | None = None
        self._help_menu: QMenu | None = None
        self._said = self._credits = ("", "", "")
        self.tabs = NavTabs()
        self.connection = StatusPill(words.tr("Not connected", "shell"), "muted")
        self.connection.clicked.connect(self._connection_clicked)
        self.connection.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name = Label("Dialproof", "product")
        self._name.setContentsMargins(*margins(0, 0, theme.L, 0))
        self._amount = Label("", "strong")
        self._unit = Label("", "muted")
        self._unit.setContentsMargins(*margins(theme.XS + 1, 0, 0, 0))
        self.help = icon_button("help", words.tr("Help", "shell"), self._open_help)
        settings = words.tr("Settings", "shell")
        self.gear = icon_button("gear", settings, self.settings_clicked.emit, with_key(settings, "window.settings"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 0, theme.M, 0)
        row.setSpacing(0)
        row.addWidget(self._name)
        row.addWidget(self.tabs)
        row.addStretch()
        row.addWidget(self.connection)
        row.addSpacing(theme.M)
        row.addWidget(self._amount)
        row.addWidget(self._unit)
        row.addSpacing(theme.S)
        row.addWidget(self.help)
        row.addWidget(self.gear)
        self.set_connection(words.tr("Not connected", "shell"), "muted")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the contents to the new width."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the contents again when a tab's number or an amount changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Hide the program's name first if there is no room, then the unit; the tabs are never cut."""
        always = (self.tabs, self._amount, self.help, self.gear)
        wide = sum(each.sizeHint().width() for each in always) + self.connection.minimumWidth()
        spare = self.width() - wide - (theme.L + theme.M + theme.M + theme.S)  # margins, and gaps between them
        for each in (self._unit, self._name):
            needs = each.sizeHint().width()
            fits = needs <= spare and bool(each.text())
            each.setVisible(fits)
            spare -= needs if fits else 0

    def set_connection(self, name: str, tone: str, state: str = "", more: str = "", tip: str = "") -> None:
        """Show the connection in use, and its state by colour and in words such as "key refused".

        `more` is a longer wording, if there is room ("no answer since 14:03"); `tip` explains it.
        """
        brief = f"{name} · {state}" if state else name
        text = f"{name} · {more}" if more else brief
        if (text, tone, tip) == self._said:  # it is drawn every two seconds
            return
        self._said = text, tone, tip
        self.connection.set_status(text, tone, brief)
        self.connection.setMinimumWidth(min(self.connection.least_width(), self.connection.sizeHint().width()))
        self.connection.setToolTip(tip or (text if state else ""))
        self.connection.setAccessibleName(words.tr("Connection: {}", "shell").format(text))
        self.connection.setAccessibleDescription(tip)

    def set_connection_menu(self, menu: QMenu | None) -> None:
        """Set the menu that a click opens; without one a click only emits `connection_clicked`."""
        self._menu = menu

    def set_help_menu(self, menu: QMenu) -> None:
        """Set the menu of the question mark."""
        self._help_menu = menu

    def set_credits(self, amount: str, unit: str, tone: str = "") -> None:
        """Show the last balance; `tone` "warning" if it is low. An empty amount shows nothing."""
        if (amount, unit, tone) == self._credits:
            return
        self._credits = amount, unit, tone
        self._amount.setText(amount)
        self._unit.setText(unit if amount else "")
        self._amount.setAccessibleName(words.tr("Balance: {} {}", "shell").format(amount, unit))
        self._amount.set_tone(tone)

    def say_balance_read(self, when: str, *, old: bool) -> None:
        """Put the time of reading the balance into the tool tip.

        `old`: it may have changed, as the service is silent.
        """
        for label in (self._amount, self._unit):
            label.setToolTip(when)
        if (self._amount.property("role") == "strong") == old:
            theme.set_role(self._amount, role="muted" if old else "strong")

    def _connection_clicked(self) -> None:
        self.connection_clicked.emit()
        self.open_connections()

    def open_connections(self) -> None:
        """Open the menu of the connections, below the one in use."""
        if self._menu is not None:
            self._menu.popup(corner_below(self.connection, self._menu.sizeHint().width()))

    def _open_help(self) -> None:
        if self._help_menu is not None:
            self._help_menu.popup(corner_below(self.help, self._help_menu.sizeHint().width(), at_end=True))
