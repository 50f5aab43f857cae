"""The menu of the header's connection pill."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import icons
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.text import words
from desktop_app.ui.text.connection_words import connection_title


def connection_menu(context: PageContext, open_settings: Callable[[str], object]) -> QMenu:
    """Return the menu of all connections, the current one marked; it is filled anew each time it opens.

    `open_settings(section)` opens the dialog: with "connect" to add one, with "connection" for the list.
    """
    menu = QMenu()
    close_when_chosen(menu)
    menu.setAccessibleName(words.tr("Connections", "settings"))
    menu.aboutToShow.connect(lambda: _fill(menu, context, open_settings))
    _fill(menu, context, open_settings)  # an empty menu would not open at all
    return menu


def _fill(menu: QMenu, context: PageContext, open_settings: Callable[[str], object]) -> None:
    menu.clear()
    group = QActionGroup(menu)
    current = context.connection()
    for connection in context.services.session.connections():
        action = QAction(words.verbatim(connection_title(connection)), group)
        action.setCheckable(True)
        action.setChecked(connection.base_url == current.base_url)
        action.triggered.connect(lambda _checked=False, chosen=connection: _choose(context, chosen))
        menu.addAction(action)
    menu.addSeparator()
    add = QAction(icons.icon("plus", "muted"), words.tr("Connect an account…", "settings"), menu)
    add.triggered.connect(lambda _checked=False: open_settings("connect"))
    manage = QAction(icons.icon("gear", "muted"), words.tr("Manage connections…", "settings"), menu)
    manage.triggered.connect(lambda _checked=False: open_settings("connection"))
    menu.addActions([manage] if context.services.session.policy.base_url else [add, manage])


def _choose(context: PageContext, connection: Connection) -> None:
    if connection.base_url != context.connection().base_url:
        context.use(connection)
