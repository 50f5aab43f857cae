"""All commands and keys of the window: nothing else makes a shortcut (`tests/ui/commands`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtGui import QKeySequence

from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import words
from desktop_app.ui.text.languages import LANGUAGES

Key = str | QKeySequence.StandardKey
_STANDARD = QKeySequence.StandardKey


class Group(Enum):
    """The command groups: the headings of the help sheet, in order."""

    EVERYWHERE = tr_noop("Everywhere", "commands")
    UPLOAD = tr_noop("Batch upload", "commands")
    MONITOR = tr_noop("Task monitor", "commands")
    RESULTS = tr_noop("Results", "commands")
    CHECK = tr_noop("Single check", "commands")
    BALANCE = tr_noop("Balance", "commands")
    SETTINGS = tr_noop("Settings", "commands")
    TABLES = tr_noop("Tables and lists", "commands")


@dataclass(frozen=True, slots=True)
class Command:
    """`words` are English, translated where shown; `also`: further search words; `names`: those of every language.

    `sheet`: the words for the help sheet, if `words` name one of several.
    Several `keys` are alternatives; those of a `numbered` command are for the first of its kind, the second, and so
    on. `fixed`: a widget's own keys, listed only for the help sheet. `pays`: what it sends may be charged.
    """

    name: str
    words: str
    group: Group
    keys: tuple[Key, ...] = ()
    also: str = ""
    names: str = ""
    numbered: bool = False
    fixed: bool = False
    sheet: str = ""
    pays: bool = False

    @property
    def on_sheet(self) -> str:
        """The general words for the command, in the person's language."""
        return words.tr(self.sheet or self.words, "commands")

    @property
    def found_by(self) -> str:
        """Further search words, in English and in the person's language."""
        also = f"{self.also} {words.tr(self.also, 'command search')}" if self.also else ""
        return f"{also} {self.names}".strip()


def _digits(most: int) -> tuple[str, ...]:
    return tuple(f"Alt+{at + 1}" for at in range(most))


# Search words for these sections of the settings.
_OF_CONNECTIONS = tr_noop("account key service address network products prices", "command search")
_OF_APPEARANCE = tr_noop("appearance look theme colours dark light contrast notifications", "command search")
_OF_LANGUAGE = tr_noop("language translation speak english german spanish french portuguese chinese", "command search")
_OFFLINE = tr_noop("line type region place time zone carrier national international format", "command search")
_ALL: Final = (
    Command("window.palette", "Find a command, list or connection…", Group.EVERYWHERE, ("Ctrl+K",), "palette"),
    Command("window.guide", "Open the guide", Group.EVERYWHERE, ("F1",), "help manual documentation"),
    Command("window.help", "Keyboard shortcuts", Group.EVERYWHERE, ("Ctrl+F1",), "help keys"),
    Command("window.page", "Go to {}", Group.EVERYWHERE, _digits(4), "tab page", numbered=True, sheet="Go to a tab"),
    Command("window.next_page", "Next tab", Group.EVERYWHERE, ("Ctrl+Tab",)),
    Command("window.previous_page", "Previous tab", Group.EVERYWHERE, ("Ctrl+Shift+Tab",)),
    Command("upload.open", "Choose file…", Group.EVERYWHERE, (_STANDARD.Open,), "open file spreadsheet upload list"),
    Command("upload.paste", "Paste numbers as a list", Group.EVERYWHERE, (_STANDARD.Paste,), "clipboard"),
    Command("upload.sample", "Try the sample list", Group.EVERYWHERE, (), "example demo"),
    Command("window.recipes", "Recipes…", Group.EVERYWHERE, (), "routine automatic watch folder schedule times run"),
    Command("window.settings", "Settings…", Group.EVERYWHERE, ("Ctrl+,",), "preferences options"),
    Command("connection.choose", "Choose the connection", Group.EVERYWHERE, ("Ctrl+L",), "account service"),
    Command("connection.add", "Connect an account…", Group.EVERYWHERE, (), "key service new"),
    Command("window.log", "Show the log", Group.EVERYWHERE, (), "errors warnings support"),
    Command("window.about", "About Dialproof", Group.EVERYWHERE, (), "version licence updates"),
    Command("window.message", "Close the message", Group.EVERYWHERE, (), "dismiss"),
    Command("window.quit", "Quit Dialproof", Group.EVERYWHERE, ("Ctrl+Q",), "exit close"),
    Command(
        "upload.send", "Verify the list", Group.UPLOAD, ("Ctrl+Return", "Ctrl+Enter"), "send submit start", pays=True
    ),
    Command("upload.leave", "Cancel reading, or show all rows again", Group.UPLOAD, ("Escape",)),
    Command("upload.sheet", "Choose the sheet…", Group.UPLOAD, (), "worksheet correction"),
    Command("upload.header", "Choose the header row…", Group.UPLOAD, (), "titles correction"),
    Command("upload.column", "Choose the columns with the numbers…", Group.UPLOAD, (), "phone correction"),
    Command("upload.country_column", "Choose the column with the country…", Group.UPLOAD, (), "correction"),
    Command("upload.country", "Choose the country…", Group.UPLOAD, (), "region correction"),
    Command("upload.encoding", "Choose the encoding…", Group.UPLOAD, (), "umlauts accents correction"),
    Command("upload.delimiter", "Choose the delimiter…", Group.UPLOAD, (), "separator comma semicolon correction"),
    Command("upload.product", "Choose the product…", Group.UPLOAD, (), "service price"),
    Command("upload.show_valid", "Show only valid rows", Group.UPLOAD, (), "filter"),
    Command("upload.show_duplicate", "Show only duplicates", Group.UPLOAD, (), "filter twice"),
    Command("upload.show_invalid", "Show only invalid rows", Group.UPLOAD, (), "filter problems wrong"),
    Command("upload.show_empty", "Show only rows without a number", Group.UPLOAD, (), "filter empty blank"),
    Command("upload.show_all", "Show all rows", Group.UPLOAD, (), "filter clear"),
    Command("upload.mend", "Mend the numbers as suggested", Group.UPLOAD, (), "correct fix suggestion zero plus"),
    Command("upload.look", "Look at the rows that could be mended", Group.UPLOAD, (), "correct suggestion filter"),
    Command("upload.undo", "Undo the last correction", Group.UPLOAD, (_STANDARD.Undo,), "mend back restore"),
    Command("upload.redo", "Redo the correction", Group.UPLOAD, (_STANDARD.Redo,), "mend again"),
    Command("upload.save_problems", "Save the problem rows…", Group.UPLOAD, (), "export invalid"),
    Command("upload.offline", "Add columns (offline, free)…", Group.UPLOAD, (), _OFFLINE),
    Command("upload.export", "Export the list without sending it…", Group.UPLOAD, (), "save xlsx csv columns free"),
    Command("upload.refresh", "Refresh a former list by this one…", Group.UPLOAD, (), "again old stale reuse free"),
    Command("upload.recipe", "Run the recipe for this list", Group.UPLOAD, (), "routine automatic", pays=True),
    Command(
        "upload.callable", "Show only numbers that can be called now", Group.UPLOAD, (), "call time hours zone filter"
    ),
    Command("upload.close", "Close the list without sending it", Group.UPLOAD, ("Ctrl+W",), "discard"),
    Command("monitor.find", "Search the batches", Group.MONITOR, (_STANDARD.Find,), "filter"),
    Command("monitor.open", "Open the results of the batch", Group.MONITOR, ("Return",), fixed=True),
    Command("monitor.results", "Open the results of the batch", Group.MONITOR),
    Command("monitor.export", "Export…", Group.MONITOR, (), "save xlsx csv download"),
    Command("monitor.carry_on", "Carry on with the batch", Group.MONITOR, (), "resume continue", pays=True),
    Command("monitor.pause", "Pause the batch", Group.MONITOR, (), "hold stop"),
    Command("monitor.fetch", "Fetch the results again", Group.MONITOR, (), "missing answers free download"),
    Command("monitor.refresh", "Refresh the list…", Group.MONITOR, (), "again old stale update reuse free"),
    Command("monitor.rename", "Rename the batch…", Group.MONITOR, ("F2",), "name title"),
    Command("monitor.note", "Write a note about the batch…", Group.MONITOR, (), "comment remark"),
    Command("monitor.delete", "Delete the batch", Group.MONITOR, (_STANDARD.Delete,), "remove"),
    Command("monitor.undo", "Undo deleting", Group.MONITOR, (_STANDARD.Undo,), "bring back restore"),
    Command("monitor.columns", "Choose the columns…", Group.MONITOR, (), "hide show move"),
    Command("monitor.back", "Close a question or detail", Group.MONITOR, ("Escape",)),
    Command("results.find", "Search the results", Group.RESULTS, (_STANDARD.Find,), "filter"),
    Command("results.numbers", "Copy numbers (E.164)", Group.RESULTS, ("Ctrl+Shift+C",), "clipboard phone"),
    Command("results.export", "Export…", Group.RESULTS, (_STANDARD.Save,), "save xlsx csv download"),
    Command("results.report", "Write a report (PDF)…", Group.RESULTS, (), "summary page boss charts print"),
    Command("results.columns", "Choose the columns…", Group.RESULTS, (), "hide show move"),
    Command("results.compare", "Compare with an earlier run…", Group.RESULTS, (), "changes difference"),
    Command("results.meanings", "What answers mean…", Group.RESULTS, (), "verdict good doubtful bad rule"),
    Command("results.offline", "Add columns (offline, free)…", Group.RESULTS, (), _OFFLINE),
    Command(
        "results.callable", "Show only numbers that can be called now", Group.RESULTS, (), "call time hours zone filter"
    ),
    Command("results.step", "Next step…", Group.RESULTS, (), "waterfall another product service again"),
    Command("results.refresh", "Refresh the list…", Group.RESULTS, (), "again old stale update reuse free"),
    Command("results.recipe", "Save as recipe…", Group.RESULTS, (), "routine automatic again template weekly"),
    Command("results.back", "Back to the task monitor", Group.RESULTS, ("Alt+Left",)),
    Command("results.leave", "Show all rows again, then go back", Group.RESULTS, ("Escape",)),
    Command("check.ask", "Check the number", Group.CHECK, ("Return",), fixed=True),
    Command("check.again", "Check the shown number again…", Group.CHECK, (), "repeat recheck"),
    Command("check.find", "Search earlier checks", Group.CHECK, (_STANDARD.Find,), "filter history"),
    Command("check.delete", "Delete the chosen checks…", Group.CHECK, ("Delete",), "remove forget", fixed=True),
    Command("balance.read", "Read the balance now", Group.BALANCE, ("F5",), "refresh credits"),
    Command("settings.connections", "Manage connections…", Group.SETTINGS, (), _OF_CONNECTIONS),
    Command("settings.appearance", "Light or dark…", Group.SETTINGS, (), _OF_APPEARANCE),
    Command("settings.language", "Language…", Group.SETTINGS, (), _OF_LANGUAGE, " ".join(LANGUAGES.values())),
    Command("settings.privacy", "Privacy and deletion…", Group.SETTINGS, (), "delete retention data lists keep age"),
    Command("settings.suppression", "Suppression lists…", Group.SETTINGS, (), "opt-out do not call block exclude"),
    Command("settings.calling", "Calling hours…", Group.SETTINGS, (), "when to call time zone holidays hours"),
    Command("settings.section", "Go to {}", Group.SETTINGS, _digits(5), numbered=True, sheet="Go to a section"),
    Command("settings.use", "Save changes", Group.SETTINGS, ("Ctrl+Return", "Ctrl+Enter")),
    Command("table.copy", "Copy the selected rows", Group.TABLES, (_STANDARD.Copy,), fixed=True),
    Command("table.open", "Open the chosen row", Group.TABLES, ("Return",), fixed=True),
    Command("table.unfold", "Expand or collapse a row", Group.TABLES, ("Right", "Left"), fixed=True),
    Command("table.all", "Select all rows", Group.TABLES, (_STANDARD.SelectAll,), fixed=True),
    Command("table.menu", "Open the menu of the chosen row", Group.TABLES, ("Shift+F10",), fixed=True),
)

CATALOGUE: Final = {command.name: command for command in _ALL}


def sequences(command: Command) -> list[QKeySequence]:
    """Return a command's keys, with the system's own if it has some for this; the first is the one shown."""
    return [QKeySequence(key) for key in command.keys]


def key_text(name: str, at: int = 0) -> str:
    """Return a command's key as this system writes it ("Ctrl+K"); "" if it has none."""
    keys = sequences(CATALOGUE[name])
    return written(keys[at]) if at < len(keys) else ""


def _return() -> str:
    """Return Qt's name for the Return key in the person's language."""
    return QKeySequence("Return").toString(QKeySequence.SequenceFormat.NativeText)


def written(key: QKeySequence) -> str:
    """Return a key as this system writes it; Qt's Return is written as Enter, its label on nearly every keyboard."""
    return key.toString(QKeySequence.SequenceFormat.NativeText).replace(_return(), words.tr("Enter", "commands"))
