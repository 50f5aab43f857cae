"""Through the whole window in a language that is none: what isn't translated, and what is cut off.

    python -m tests.ui.looking.walk FOLDER [--verify] [--widest]

prints what it found, a line each; QT_SCALE_FACTOR has it looked at larger. With --verify a list is verified on the way,
which takes most of the time; with --widest every text is the widest of all translations, and only its room is looked
at. The list and whatever else is a person's own is in Cyrillic letters, so that Latin ones outside of the brackets are
words of the program.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.commands.window_commands import HelpSheet
from desktop_app.ui.frame.shell import FIRST_SIZE, LEAST_SIZE
from desktop_app.ui.look import theme
from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog
from tests.ui.looking.pseudo_language import PseudoLanguage, untranslated
from tests.ui.looking.room import squeezed, swollen
from tests.ui.looking.visible_text import Seen, texts_in
from tests.ui.looking.widest_language import WidestLanguage
from tests.ui.monitor_batches import FAILED, JOINED, NOT_DONE, TAKEN, UNKNOWN, write_batch
from tests.ui.monitor_stage import polls_at_once
from tests.ui.open_window import Opened, pressed

SIZES = (QSize(*FIRST_SIZE), QSize(*LEAST_SIZE))
LIST = "Имя,Телефон,Город\nАнна,+442079460958,Минск\nИван,+442079460123,Киев\nЯн,нет,Брест\n"
# Names and marks that are the same in every language.
_NAMES = {"Dialproof", "XLSX", "XLS", "XLSM", "XLSB", "ODS", "CSV", "TSV", "ZIP", "UTF", "Ctrl", "Alt", "Shift", "Esc"}
# Shortened where there is no room, with the whole in a tool tip, a menu or the detail beside.
_SHORTENED = {"cell", "placeholder"}
# How Qt counts bytes; what the service calls its fields, by who shows them.
_DATA = re.compile(r"bytes")
_FIELDS = {"QHeaderView", "ChoiceButton", "ChoiceButton.paintEvent"}


class Walk(Opened):
    """A window on the screen, and what was found in it."""

    def __init__(self, app: QApplication, folder: Path, language: QTranslator) -> None:
        super().__init__(app, folder / "home", begun=False)
        self.folder = folder
        self._told_apart = isinstance(language, PseudoLanguage)
        self.found: dict[str, None] = {}

    async def rest(self) -> None:
        """Let what was asked for come."""
        for _ in range(6):
            QApplication.processEvents()
            await asyncio.sleep(0.005)

    def look(self, name: str, widget: QWidget | None = None, data: str = "") -> None:
        """At a window of its own as it is, at the main one in two sizes; not at what is nothing but `data`."""
        # What the service says in its own words, and folders.
        own = re.compile(re.escape(NOT_DONE) + "|" + re.escape(str(self.services.folder)) + r"[/\\\w-]*")
        for size in SIZES if widget is None else (None,):
            if size is not None:
                self.shell.resize(size)
            for _ in range(8):  # what is laid out anew because of what was
                QApplication.processEvents()
            for seen in {each for each in texts_in(widget or self.shell) if each.what != data}:
                without = replace(seen, text=own.sub("", seen.text))
                self.found |= {f"{name}: {finding}": None for finding in faults(without, told_apart=self._told_apart)}
                if seen.shortened and size == SIZES[0] and not self._told_apart:  # in less room its tool tip has to do
                    self.found |= {f"{name}: shortened, {seen}": None}
            self.found |= {f"{name}: {finding}": None for finding in swollen(widget or self.shell)}
            if not self._told_apart:  # nobody's words are as long as those
                self.found |= {f"{name}: {finding}": None for finding in squeezed(widget or self.shell)}


def faults(seen: Seen, *, told_apart: bool = True) -> list[str]:
    """What is wrong with one text; `told_apart`: what is translated stands in brackets."""
    ours = [word for word in untranslated(_DATA.sub("", seen.text)) if _is_ours(word)] if told_apart else []
    of_the_service = seen.where in _FIELDS and all(word.islower() for word in ours)
    found = [f"not translated, {seen}"] if ours and not of_the_service else []
    if not told_apart and "⟦" in seen.text:  # kept from an earlier walk
        found.append(f"of another language, {seen}")
    return [*found, f"cut off, {seen}"] if seen.cut and seen.what not in _SHORTENED else found


def _is_ours(word: str) -> bool:
    return word.isascii() and word not in _known() and not (word.isupper() and len(word) == 2)


@cache
def _known() -> set[str]:
    """Names, and the words of countries, months and days, which are Qt's."""
    locale = QLocale()
    names = [QLocale.territoryToString(each) for each in QLocale.Country]
    for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat):
        names += [locale.monthName(month, form) for month in range(1, 13)]
        names += [locale.dayName(day, form) for day in range(1, 8)]
    return _NAMES | {name.lower() for name in _NAMES} | {word for name in names for word in untranslated(name)}


async def through(walk: Walk, verify: bool) -> None:
    """Every page, with a list of each kind, then the settings; with `verify` a list of its own, and its results."""
    walk.look("first start")
    if verify:
        walk.window.begin()
        await upload(walk)
    await monitor(walk)
    for at, name in ((walk.window.first.balance_at, "balance"), (walk.window.first.check_at, "single check")):
        walk.shell.show_page(at)
        await walk.rest()
        walk.look(name)
    commands(walk)
    await settings(walk)


def commands(walk: Walk) -> None:
    """The palette and the sheet of all keys."""
    palette = pressed(walk.shell, Qt.Key.Key_K, CommandPalette)
    walk.look("commands", palette)
    palette.close()
    sheet = pressed(walk.shell, Qt.Key.Key_F1, HelpSheet)
    walk.look("keys", sheet)
    sheet.close()


async def upload(walk: Walk) -> None:
    path = walk.folder / "Список.csv"
    path.write_text(LIST, "utf-8")
    page = walk.window.upload
    page.open_file(path)
    await walk.until(lambda: page.view.panel.send.isVisible() and page.view.panel.send.isEnabled())
    walk.look("list")
    page.view.panel.product.open_options()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    walk.look("products", popup)
    popup.close()
    page.view.panel.send.click()
    await walk.until(walk.services.journal.batches)
    (batch,) = walk.services.journal.batches()
    await walk.until(lambda: condition_by_tasks(walk.services.journal.tasks(batch.id)) is Condition.COMPLETED)
    walk.window.context.open_results(batch.id)
    await walk.until(walk.window.results.isVisible)
    await walk.rest()
    walk.look("results")
    walk.window.close_results()


async def monitor(walk: Walk) -> None:
    journal = walk.services.journal
    for name, events in (("Сбой.xlsx", FAILED), ("Сомнение.csv", UNKNOWN), ("Готово.ods", JOINED), ("Идёт.csv", TAKEN)):
        batch = write_batch(journal, name, [("GB", 120, events)])
        walk.window.context.changes.batch_changed(batch.id)
        walk.window.show_monitor(batch.id)
        await walk.rest()
        walk.look(f"monitor, {name}")
    page, paused = walk.window.monitor, write_batch(journal, "Пауза.csv", [("GB", 120, JOINED), ("DE", 40, [])])
    walk.services.verification.pausing.pause(paused.id)
    walk.window.context.changes.batch_changed(paused.id)
    walk.window.show_monitor(paused.id)
    await walk.rest()
    walk.look("monitor, paused")
    page.panel.write_note()
    await walk.rest()
    walk.look("monitor, a note")
    page.panel.note.stop()
    walk.window.show_monitor(batch.id)
    page.panel.ask_delete()
    await walk.rest()
    walk.look("monitor, deleted")


async def settings(walk: Walk) -> None:
    walk.window.context.connect()
    (dialog,) = walk.shell.findChildren(SettingsDialog)
    for section in SECTIONS:
        dialog.show_section(section)
        await walk.rest()
        walk.look(f"settings, {section}", dialog, data="cell" if section == "about" else "")  # libraries
    dialog.close()


def walked(app: QApplication, folder: Path, *, verify: bool = True, language: QTranslator | None = None) -> list[str]:
    """Walk through, in the language nobody speaks if no other is given, and say what was found."""
    language = language or PseudoLanguage()
    QCoreApplication.installTranslator(language)

    async def whole() -> list[str]:
        walk = Walk(app, folder, language)
        try:
            await through(walk, verify)
        finally:
            await walk.end()
        assert walk.failures == []
        return list(walk.found)

    try:
        with polls_at_once():
            return asyncio.run(whole())
    finally:
        QCoreApplication.removeTranslator(language)


def main() -> int:
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"
    app = QApplication(sys.argv[:1])
    theme.apply(app, dark=False)
    language = WidestLanguage(QApplication.font()) if "--widest" in sys.argv else None
    found = walked(app, Path(sys.argv[1]), verify="--verify" in sys.argv, language=language)
    print(*found, sep="\n", end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
