"""The commands of the whole window: palette, guide, help sheet (Ctrl+F1), settings; and the help menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.commands.binding import Bound
from desktop_app.ui.commands.catalogue import CATALOGUE, Command, Group, key_text, sequences, written
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.look.resources import resource
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import joining, words

_SECTIONS = {
    "connection.add": "connect",
    "settings.connections": "connection",
    "settings.appearance": "appearance",
    "settings.language": "language",
    "settings.privacy": "privacy",
    "settings.suppression": "suppression",
    "settings.calling": "privacy",
    "window.about": "about",
}
_MENU = (
    "window.guide",
    "window.help",
    "window.palette",
    "",
    "window.recipes",
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
    shell.command("window.recipes", context.open_recipes)
    shell.command("window.log", lambda: show_log(shell, context))
    shell.command("window.guide", lambda: open_guide(guide_page(), context.show_info))
    shell.command("window.help", lambda: open_help(shell, find))
    for name, section in _SECTIONS.items():
        shell.command(name, partial(open_settings, section))
    shell.header.set_help_menu(_help_menu(shell))


def open_palette(window: QWidget, context: PageContext) -> None:
    """Open the palette with everything available now."""
    from desktop_app.ui.commands.command_palette import CommandPalette, entries

    CommandPalette(window, entries(window, context)).open()


def open_help(window: QWidget, find: Callable[[], object]) -> None:
    """Open the help sheet; `find` opens the palette from there."""
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


_SIZE, _LEAST = (800, 680), (560, 400)


class HelpSheet(QDialog):
    """Show it with `open()`. `find`: called by the link to the command palette."""

    def __init__(self, parent: QWidget, find: Callable[[], object]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.tr("Keyboard shortcuts", "commands"))
        self.setMinimumSize(*_LEAST)
        fit(self, *_SIZE)
        self._find = find
        columns = QHBoxLayout()
        columns.setSpacing(2 * theme.L)
        for groups in _halves():
            columns.addLayout(_column(groups), 1)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(theme.L, theme.M, theme.L, theme.M)
        inner.addLayout(columns)
        self.area = QScrollArea()
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.area, 1)
        column.addWidget(self._foot())
        self.close_button.setFocus()

    def _foot(self) -> QFrame:
        self.palette_link = Button(words.tr("Find a command…", "commands"), "link", clicked=self._to_palette)
        self.close_button = Button(words.tr("Close", "commands"), clicked=self.reject)
        return foot(Label(words.tr("No shortcut?", "commands"), "muted"), self.palette_link, None, self.close_button)

    def _to_palette(self) -> None:
        self.accept()
        self._find()


def keyed(group: Group) -> list[Command]:
    """Return the commands of a group that have keys, in order."""
    return [command for command in CATALOGUE.values() if command.group is group and command.keys]


def _halves() -> tuple[list[Group], list[Group]]:
    """Return the groups in order, divided into two columns of similar height."""
    groups = [group for group in Group if keyed(group)]
    lines = [len(keyed(group)) + 2 for group in groups]
    middle = min(range(len(groups) + 1), key=lambda at: abs(sum(lines[:at]) - sum(lines[at:])))
    return groups[:middle], groups[middle:]


def _column(groups: list[Group]) -> QVBoxLayout:
    made = QVBoxLayout()
    made.setSpacing(theme.S - 2)
    for at, group in enumerate(groups):
        if at:
            made.addSpacing(theme.M)
        made.addWidget(Label(words.tr(group.value, "commands"), "heading"))
        for command in keyed(group):
            made.addWidget(_Line(command))
    made.addStretch()
    return made


class _Line(QWidget):
    """A command with its key at the right; read aloud as one."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS)
        row.addWidget(Label(command.on_sheet, wrap=True), 1)
        caps = _caps(command)
        for part in caps:
            row.addWidget(Label(part, "muted" if part == _UNTIL else "key"), 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(joining.named(command.on_sheet, " ".join(caps)))


_UNTIL = "–"


def _caps(command: Command) -> list[str]:
    """Return "Ctrl+K"; "Alt+1 – Alt+4"; opposite or alternative keys beside each other."""
    texts = list(map(written, sequences(command)))
    if command.numbered:
        return [texts[0], _UNTIL, texts[-1]]
    return texts if command.fixed else [key_text(command.name)]
