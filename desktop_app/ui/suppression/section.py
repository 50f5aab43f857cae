"""Settings, Suppression lists: adding files of numbers that must not be used, looking at them, and deleting them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from desktop_app.core.detection.table import Column
from desktop_app.core.errors import DialproofError
from desktop_app.core.results.suppression import SuppressionList
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.intake import ReadList
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Tone, UndoBanner
from desktop_app.ui.parts.fields import FixedNote
from desktop_app.ui.parts.files import ask_for_file
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import filled, order_tabs
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.suppression.cards import (
    BrokenCard,
    DatesCard,
    FindCard,
    ListCard,
    NewListCard,
    found_words,
    undated_words,
)
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("suppression")

TASK = "settings suppression"


class SuppressionSection(QWidget):
    """Shows every suppression list as a card, and takes files for new ones; a file may be dropped, too."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._context, self._suppression = context, context.services.suppression
        self.said = Banner("success", "")
        self.said.hide()
        self.new = NewListCard(str(context.services.journal.setting(Setting.COUNTRY, "")))
        self.new.file_wanted.connect(lambda: self._choose(None, False))
        self.cards: list[ListCard] = []
        self.broken: list[BrokenCard] = []
        self._deleting: SuppressionList | None = None
        self._shown: tuple[list[SuppressionList], list[str]] = [], []
        self.undo = UndoBanner(_tr("Undo"), self._undo)
        self.undo.over.connect(self._time_is_up)
        fixed = FixedNote(_tr("Your organisation's lists apply to everything."))
        fixed.setHidden(self._suppression.may_switch_off)
        lead = Label(
            _tr("Numbers that must not be used: never sent, never paid for, and left out of clean lists."),
            "muted",
            wrap=True,
        )
        self._lists = QVBoxLayout()
        self._lists.setSpacing(theme.S + theme.XS)
        self.dating = DatesCard()
        self.dating.settled.connect(self._dated)
        self._asked: Asked | None = None
        self.finding = FindCard()
        self.finding.wanted.connect(self._find)
        self.area = scrolled_page(
            _tr("Suppression lists"),
            lead,
            fixed,
            self.said,
            self.dating,
            self.undo,
            self._lists,
            self.finding,
            self.new,
        )
        filled(self, self.area)
        context.changes.suppression_changed.connect(self._changed_somewhere)

    def refresh(self) -> None:
        """Read the lists anew; one that was just deleted isn't shown any more."""
        self._shown = shown, broken = self._sorted_out()
        for former in (*self.cards, *self.broken):
            self._lists.removeWidget(former)
            former.hide()
            former.deleteLater()
        self.cards = [ListCard(each, self._context.services) for each in shown]
        self.broken = [BrokenCard(each, self._suppression.name_of(each), self._delete_broken) for each in broken]
        for card in self.cards:
            card.file_wanted.connect(self._choose)
            card.delete_wanted.connect(self._delete)
        for shown_card in (*self.broken, *self.cards):
            self._lists.addWidget(shown_card)
            shown_card.show()
        self.finding.setVisible(bool(self.cards))
        self.finding.forget()
        order_tabs(self, self.focus_chain())

    def _sorted_out(self) -> tuple[list[SuppressionList], list[str]]:
        every, broken = self._suppression.sorted_out()
        return [each for each in every if self._deleting is None or each.id != self._deleting.id], broken

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        cards: tuple[ListCard | BrokenCard, ...] = (*self.broken, *self.cards)
        buttons = (button for card in cards for button in card.buttons)
        return [
            *self.dating.focus_chain(),
            self.undo.button,
            *buttons,
            self.finding.field,
            self.finding.ask,
            *self.new.focus_chain(),
        ]

    def _changed_somewhere(self) -> None:
        """Show what another process, such as the command line, has made of the lists."""
        if not self._context.runner.running(TASK) and self._sorted_out() != self._shown:
            self.refresh()

    def _find(self, text: str) -> None:
        """Say which lists have a number, and since when; nobody else hears of it."""
        country = str(self._context.services.journal.setting(Setting.COUNTRY, ""))
        try:
            found = self._suppression.find(text, country)
        except DialproofError as error:
            self.finding.show_found(joining.sentences(*error_words(error)), "warning")
        else:
            told = [line for number, lists in found.items() for line in found_words(number, lists)]
            self.finding.show_found("\n".join(told), "accent" if any(found.values()) else "success")
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.finding.found))  # once it is laid out

    # --- Adding files ---

    def _choose(self, into: SuppressionList | None, replacing: bool) -> QFileDialog:
        journal = self._context.services.journal
        self.dialog = ask_for_file(
            self,
            _tr("Choose a file of numbers"),
            lambda path: self.take(Path(path), into, replacing=replacing),
            str(journal.setting(Setting.LISTS_FOLDER, "")),
        )
        return self.dialog

    def take(self, path: Path, into: SuppressionList | None = None, *, replacing: bool = False) -> None:
        """Read a file into a new list, or add it to one, or put it in its place."""
        self.said.hide()
        name = into.name if into else self.new.name.text().strip() or path.stem
        purpose = into.purpose if into else self.new.purpose.text()
        country = into.country if into else str(self.new.country.current() or "")
        self._discard()
        self._set_busy(busy=True)

        def read(found: tuple[ReadList, list[Column]]) -> None:
            asked = Asked(found[0], name, purpose, replacing=replacing)
            if found[1]:
                self._ask_since_when(asked, found[1])
            else:
                self._add(asked, None)

        self._context.runner.start(TASK, self._suppression.read(path, country), done=read, failed=self._failed)

    def _ask_since_when(self, asked: Asked, columns: Sequence[Column]) -> None:
        """Ask whether one of the file's columns of dates says since when its numbers must not be used."""
        self._set_busy(busy=False)
        self._asked = asked
        self.dating.ask(asked.read.name, columns)
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.dating))  # once it is laid out

    def _dated(self, chosen: Column | None, agreed: bool) -> None:
        asked = self._asked
        if asked is None or not agreed:
            self._discard()
        else:
            self._asked = None
            self._set_busy(busy=True)
            self._add(asked, chosen)

    def _add(self, asked: Asked, dates: Column | None) -> None:
        adding = self._suppression.add(asked.read, asked.name, asked.purpose, replacing=asked.replacing, dates=dates)
        self._context.runner.start(TASK, adding, done=self._added, failed=self._failed)

    def _discard(self) -> None:
        """Take back the question, and delete what was read for it."""
        asked, self._asked = self._asked, None
        self.dating.hide()
        if asked is not None:
            self._context.runner.start(f"{TASK} discard {asked.read.list_id}", self._suppression.discard(asked.read))

    def _added(self, added: SuppressionList) -> None:
        self._set_busy(busy=False)
        self.new.clear()
        self._changed()
        count = words.counted(added.numbers, "%n number", "%n numbers")
        told = _tr("“{name}” now has {numbers}.").format(name=added.name, numbers=count)
        if added.undated:
            told = joining.sentences(told, undated_words(added))
        self._say(told, "success" if added.numbers else "warning")

    def _failed(self, error: Exception) -> None:
        self._set_busy(busy=False)
        self._say_error(error)

    def _set_busy(self, *, busy: bool) -> None:
        self.new.choose.set_busy(busy, _tr("Reading…"))
        for card in self.cards:
            card.setDisabled(busy)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one file."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Make a list of the dropped file."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and not self._context.runner.running(TASK):
            event.acceptProposedAction()
            self.take(paths[0])

    # --- Deleting ---

    def _delete(self, chosen: SuppressionList) -> None:
        self.settle()
        self.said.hide()
        self._deleting = chosen
        self.undo.offer(_tr("“{name}” is deleted.").format(name=chosen.name))
        self.refresh()

    def _delete_broken(self, list_id: str) -> None:
        """Delete a list that nobody can read, which was confirmed: nothing can bring it back."""
        try:
            self._suppression.remove_broken(list_id)
        except DialproofError as error:
            self._say_error(error)
        self._changed()

    def _undo(self) -> None:
        self._deleting = None
        self.undo.end()
        self.refresh()

    def _time_is_up(self) -> None:
        if self._context.runner.running(TASK):  # a file is being added: it would bring the list back
            self.undo.wait()
        else:
            self.settle()

    def settle(self, *, closing: bool = False) -> None:
        """Delete for good what can still be undone; it applies until then. `closing`: nobody sees this any more."""
        self.undo.end()
        if closing:
            self._discard()
        chosen, self._deleting = self._deleting, None
        if chosen is not None:
            try:
                self._suppression.remove(chosen)
            except DialproofError as error:
                tell = self._context.show_error if closing else self._say_error
                tell(error)
            self._changed()

    # --- Words ---

    def _changed(self) -> None:
        self.refresh()
        self._context.changes.suppression_changed.emit()

    def _say_error(self, error: Exception) -> None:
        self._say(joining.sentences(*error_words(error)), "danger")

    def _say(self, text: str, tone: Tone) -> None:
        self.said.set_text(text, tone)
        self.said.show()
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.said))  # once it is laid out


@dataclass(frozen=True, slots=True)
class Asked:
    """A file that was read, and the list that it is for."""

    read: ReadList
    name: str
    purpose: str
    replacing: bool
