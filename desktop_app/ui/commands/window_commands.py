"""The commands of the whole window: palette, guide, help sheet, settings; and the help menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.ui.commands.binding import Bound
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look.resources import resource
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.text import words

_SECTIONS = {
    "connection.add": "connect",
    "settings.connections": "connection",
    "settings.appearance": "appearance",
    "settings.language": "language",
    "settings.privacy": "privacy",
    "window.about": "about",
}
_MENU = (
    "window.guide",
    "window.help",
    "window.palette",
    "",
    "settings.privacy",
    "window.log",
    "window.about",
    "",
    "window.quit",
)


def bind_window(
    shell: Shell, context: PageContext, open_settings: Callable[[str], object], guide_page: Callable[[], str]
) -> None:
    """Bind the commands.

    `open_settings(section)` opens the dialog, `guide_page()` returns the page about what is in front.
    """

    def find() -> None:
        open_palette(shell, context)

    shell.command("window.palette", find)
    shell.command("window.log", lambda: show_log(shell, context))
    shell.command("window.guide", lambda: open_guide(guide_page(), context.show_info))
    shell.command("window.help", lambda: open_help(shell, find))
    for name, section in _SECTIONS.items():
        shell.command(name, partial(open_settings, section))
    shell.header.set_help_menu(_help_menu(shell))


def open_palette(window: QWidget, context: PageContext) -> None:
    """Open the palette with everything available now."""
    from desktop_app.ui.commands.command_palette import CommandPalette
    from desktop_app.ui.commands.entries import entries

    CommandPalette(window, entries(window, context)).open()


def open_help(window: QWidget, find: Callable[[], object]) -> None:
    """Open the help sheet; `find` opens the palette from there."""
    from desktop_app.ui.commands.help_sheet import HelpSheet

    HelpSheet(window, find).open()


def show_log(window: QWidget, context: PageContext) -> None:
    """Show the program's log of steps and errors."""
    from desktop_app.ui.log_viewer.dialog import open_log

    open_log(window, context)


def _help_menu(shell: Shell) -> QMenu:
    """Return the menu, each entry with its key, which the window itself handles."""
    menu = QMenu(shell)
    close_when_chosen(menu)
    menu.setAccessibleName(words.tr("Help", "shell"))
    bound = {each.command.name: each for each in shell.findChildren(Bound)}
    for name in _MENU:
        if not name:
            menu.addSeparator()
            continue
        each = bound[name]
        action = QAction(f"{each.text}\t{each.shown_key}".rstrip(), menu)
        action.triggered.connect(lambda _checked=False, each=each: each.give())
        menu.addAction(action)
    return menu


# --- Opens the guide in the browser: pages made from docs/ by packaging/guide, beside the program ---


def open_guide(page: str, say: Callable[[str], None], open_url: Callable[[QUrl], bool] | None = None) -> None:
    """Open the guide at its page about one of the window's ("results"); call `say` if that fails.

    `open_url` is the system's way to open an address.
    """
    path = resource("guide", "guide", f"{page}.html")
    if not path.is_file():
        say(words.tr("The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.", "shell"))
    elif not (open_url or QDesktopServices.openUrl)(QUrl.fromLocalFile(str(path))):
        say(words.tr("The system has no program to open “{}”.", "export").format(path))
