"""The bar at the top: name, tabs, connection, credits, help, settings."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy

from desktop_app.ui import theme, words
from desktop_app.ui.commands.binding import with_key
from desktop_app.ui.parts.button import icon_button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.mirroring import corner_below
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.parts.pill import StatusPill

_HEIGHT = 49  # 48 and the line below
_LEAST_PILL = 160  # pixels: in a narrow window a long name is shortened before anything else


class HeaderBar(QFrame):
    """Shows what it is told; says when the connection or the gear was clicked."""

    connection_clicked = Signal()
    settings_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setFixedHeight(_HEIGHT)
        self._menu: QMenu | None = None
        self._help_menu: QMenu | None = None
        self.tabs = NavTabs()
        self.connection = StatusPill(words.tr("Not connected", "shell"), "muted")
        self.connection.clicked.connect(self._connection_clicked)
        self.connection.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._amount = Label("", "strong")
        self._unit = Label("", "muted")
        self.help = icon_button("help", words.tr("Help", "shell"), self._open_help)
        settings = words.tr("Settings", "shell")
        self.gear = icon_button("gear", settings, self.settings_clicked.emit, with_key(settings, "window.settings"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 0, theme.M, 0)
        row.setSpacing(0)
        row.addWidget(Label("Dialproof", "product"))
        row.addSpacing(theme.L)
        row.addWidget(self.tabs)
        row.addStretch()
        row.addWidget(self.connection)
        row.addSpacing(theme.M)
        row.addWidget(self._amount)
        row.addSpacing(theme.XS + 1)
        row.addWidget(self._unit)
        row.addSpacing(theme.S)
        row.addWidget(self.help)
        row.addWidget(self.gear)
        self.set_connection(words.tr("Not connected", "shell"), "muted")

    def set_connection(self, text: str, tone: str, state: str = "") -> None:
        """What the program talks to, and how that goes: by colour, and in a word such as "key refused"."""
        text = f"{text} · {state}" if state else text
        self.connection.set_status(text, tone)
        self.connection.setMinimumWidth(min(self.connection.sizeHint().width(), _LEAST_PILL))
        self.connection.setToolTip(text if state else "")
        self.connection.setAccessibleName(words.tr("Connection: {}", "shell").format(text))

    def set_connection_menu(self, menu: QMenu | None) -> None:
        """Open this menu on a click; without one only `connection_clicked` is sent."""
        self._menu = menu

    def set_help_menu(self, menu: QMenu) -> None:
        """What the question mark opens."""
        self._help_menu = menu

    def set_credits(self, amount: str, unit: str, tone: str = "") -> None:
        """The balance as last read; `tone` "warning" where it is low. An empty amount shows nothing."""
        self._amount.setText(amount)
        self._unit.setText(unit if amount else "")
        self._amount.setAccessibleName(words.tr("Balance: {} {}", "shell").format(amount, unit))
        if (self._amount.property("tone") or "") != tone:
            self._amount.set_tone(tone)

    def _connection_clicked(self) -> None:
        self.connection_clicked.emit()
        self.open_connections()

    def open_connections(self) -> None:
        """The menu of the connections, below the one in use."""
        if self._menu is not None:
            self._menu.popup(corner_below(self.connection, self._menu.sizeHint().width()))

    def _open_help(self) -> None:
        if self._help_menu is not None:
            self._help_menu.popup(corner_below(self.help, self._help_menu.sizeHint().width(), at_end=True))
