"""Settings, Suppression lists: adding files of numbers that must not be used, looking at them, and deleting them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.core.detection.table import Column
from desktop_app.core.errors import DialproofError, SuppressionBroken
from desktop_app.core.results.suppression import ListedNumber, SuppressionList
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone, UndoBanner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, CountryButton, country_options
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.parts.fields import FixedNote
from desktop_app.ui.parts.files import ask_for_file
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled, order_tabs
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import NO_COUNTRY
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.number_words import problem_word
from desktop_app.ui.text.verdict_words import day_words

_tr = words.translator("suppression")

TASK = "settings suppression"
_SHOWN = 20  # rows without a number


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


class NewListCard(Card):
    """What a new list is called and what for; emits `file_wanted`."""

    file_wanted = Signal()

    def __init__(self, country: str) -> None:
        super().__init__(_tr("A new list"))
        self.name, self.purpose = QLineEdit(), QLineEdit()
        for field, caption, example in (
            (self.name, _tr("Name"), _tr("for example, Opt-outs")),
            (self.purpose, _tr("Purpose"), _tr("for example, asked not to be called")),
        ):
            label = Label(caption, "strong")
            label.setBuddy(field)
            field.setAccessibleName(caption)
            field.setPlaceholderText(example)
            self.add(label, field)
        self.country = CountryButton(_tr("National numbers"))
        self.country.set_options(country_options(), country or NO_COUNTRY)
        self.country.chosen.connect(lambda chosen: self.country.set_options(country_options(), chosen))
        self.choose = Button(_tr("Add a file…"), "primary", icon="upload", clicked=self.file_wanted.emit)
        self.choose.setToolTip(_tr("Any list that Dialproof reads; or drop it here"))
        self.add(button_row(self.country, None, self.choose))

    def clear(self) -> None:
        """Forget name and purpose: the list is there."""
        self.name.clear()
        self.purpose.clear()

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.name, self.purpose, self.country, self.choose]


@dataclass(frozen=True, slots=True)
class Asked:
    """A file that was read, and the list that it is for."""

    read: ReadList
    name: str
    purpose: str
    replacing: bool


class DatesCard(Card):
    """Asks which column says since when; emits `settled(column, agreed)`, with None for the day of import."""

    settled = Signal(object, bool)

    def __init__(self) -> None:
        super().__init__(_tr("Since when?"))
        self._columns: list[Column] = []
        self.question = Label("", wrap=True)
        self.column = ChoiceButton(_tr("Since"))
        self.cancel = Button(_tr("Cancel"), clicked=lambda: self._settle(agreed=False))
        self.agree = Button(_tr("Add"), "primary", clicked=lambda: self._settle(agreed=True))
        self.add(self.question, button_row(self.column, None, self.cancel, self.agree))
        self.hide()

    def ask(self, file: str, columns: Sequence[Column]) -> None:
        """Ask about a file's columns of dates; a single one is chosen."""
        self._columns = list(columns)
        self.question.setText(
            _tr("“{file}” has dates. Choose the column that says since when each number must not be used.").format(
                file=file
            )
        )
        options: list[Option] = [(-1, _tr("the day of import"), "")]
        options += [(column.index, column.name, "") for column in columns]
        self.column.set_options(options, columns[0].index if len(columns) == 1 else -1, lead=1)
        self.show()
        self.agree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle(self, *, agreed: bool) -> None:
        chosen = next((each for each in self._columns if each.index == self.column.current()), None)
        self.hide()
        self.settled.emit(chosen, agreed)

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.column, self.cancel, self.agree]


class FindCard(Card):
    """Asks for a number, and shows which lists have it; emits `wanted(text)`."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(_tr("Find a number"))
        self.found = Banner("accent", "")
        self.field = QLineEdit()
        self.field.setAccessibleName(_tr("Find a number"))
        self.field.setPlaceholderText("+44 20 7946 0958")
        self.field.returnPressed.connect(self._ask)
        self.field.textEdited.connect(lambda _text: self.found.hide())
        self.ask = Button(_tr("Find"), icon="search", clicked=self._ask)
        self.ask.setToolTip(_tr("Which lists have it, and since when"))
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addWidget(self.field, 1)
        row.addWidget(self.ask)
        self.add(row, self.found)
        self.forget()

    def _ask(self) -> None:
        if self.field.text().strip():
            self.wanted.emit(self.field.text())

    def show_found(self, text: str, tone: Tone) -> None:
        """Show what became of the question."""
        self.found.set_text(text, tone)
        self.found.show()

    def forget(self) -> None:
        """Show nothing: the lists are others."""
        self.found.hide()


class ListCard(Card):
    """One suppression list; emits `file_wanted(list, replacing=…)` and `delete_wanted(list)`.

    The list that wants a file has the country that was chosen for that file's national numbers.
    """

    file_wanted = Signal(object, bool)
    delete_wanted = Signal(object)

    def __init__(self, found: SuppressionList, services: Services) -> None:
        super().__init__(found.name)
        self._found, self._services = found, services
        if found.purpose:
            self.add(Label(found.purpose, wrap=True))
        self.add(Label(list_words(found), "muted", wrap=True))
        if found.undated:
            self.add(Label(undated_words(found), "small", tone="warning", wrap=True))
        if found.gone:
            self.add(Label(gone_words(found), "small", tone="warning", wrap=True))
        self.odd = Label("", "small", wrap=True).selectable()
        self.odd.hide()
        self.see = Button(_tr("See them"), "link", clicked=self._see)
        if found.problems:
            told = Label(odd_words(found), "small", tone="warning", wrap=True)
            self.add(told, button_row(self.see, None), self.odd)
            if not found.shared and (national := services.suppression.national(found)):
                self.add(Label(national_words(national), "small", wrap=True))
        self.country = CountryButton(_tr("National numbers"))
        self.country.set_options(country_options(), found.country or NO_COUNTRY)
        self.country.chosen.connect(lambda chosen: self.country.set_options(country_options(), chosen))
        self.more = Button(_tr("Add another file…"), clicked=partial(self._want, False))
        self.replace = Button(_tr("Replace…"), clicked=partial(self._want, True))
        self.replace.setToolTip(_tr("The new file's numbers alone; those that stay keep their date"))
        self.delete = Button(_tr("Delete"), icon="trash", clicked=partial(self.delete_wanted.emit, found))
        for button in (self.country, self.more, self.replace, self.delete):
            button.setAccessibleDescription(found.name)
        own = [] if found.shared else [self.country, self.more, self.replace, self.delete]
        self.buttons = [*([self.see] if found.problems else []), *own]
        if found.shared:
            self.add(FixedNote())
        else:
            self.add(button_row(self.country, None), button_row(self.more, self.replace, None, self.delete))

    def _want(self, replacing: bool, *_clicked: bool) -> None:
        country = str(self.country.current() or "")
        self.file_wanted.emit(replace(self._found, country=country), replacing)

    def _see(self) -> None:
        rows = self._services.suppression.problems(self._found, _SHOWN)
        row = _tr("{file}, row {row}: “{cell}”, {problem}")
        lines = [
            row.format(file=each.source, row=each.row, cell=each.raw, problem=problem_word(each.problem))
            for each in rows
        ]
        more = self._found.problems - len(rows)
        told = [words.counted(more, "and %n more", "and %n more")] if more > 0 else []
        self.odd.setText("\n".join([*lines, *told]))
        self.odd.show()
        self.see.hide()


class BrokenCard(Card):
    """A suppression list that can't be read: until it is gone, nothing is sent. Calls `delete(id)` once confirmed."""

    def __init__(self, list_id: str, name: str, delete: Callable[[str], None]) -> None:
        super().__init__(name)
        what, _meaning, advice = error_words(SuppressionBroken(name=name))
        self.add(Label(joining.sentences(what, advice), tone="danger", wrap=True))
        question = _tr("Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.")
        self.confirmation = Confirmation(question.format(name=name), _tr("Delete"))
        self.confirmation.confirmed.connect(partial(delete, list_id))
        self.delete = Button(_tr("Delete…"), icon="trash", clicked=self.confirmation.ask)
        self.delete.setAccessibleDescription(name)
        self.confirmation.settled.connect(self.delete.setFocus)
        self.buttons = [self.delete, self.confirmation.no, self.confirmation.yes]
        self.add(button_row(None, self.delete), self.confirmation)


def list_words(found: SuppressionList) -> str:
    """Return “2,412 numbers since 3 Mar 2025, the latest 1 Mar 2026, from optouts.xlsx”."""
    count = words.counted(found.numbers, "%n number", "%n numbers")
    since, changed = words.since(found.since), words.day(found.changed_at)
    sentence = _tr("{numbers} since {day}, from {file}")
    if found.added_at.date() != found.changed_at.date():
        sentence = _tr("{numbers} since {day}, last from {file} ({changed})")
    return sentence.format(numbers=count, day=since, file=found.source, changed=changed)


def gone_words(found: SuppressionList) -> str:
    """Return “12 numbers are no longer in the file, and stay suppressed: it may have been caught half copied.”."""
    return words.counted(
        found.gone,
        "%n number is no longer in the file, and stays suppressed: it may have been caught half copied.",
        "%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.",
    )


def found_words(number: str, lists: Sequence[tuple[SuppressionList, ListedNumber]]) -> list[str]:
    """Return “+44… is on “Opt-outs” since 1 March 2026, from optouts.xlsx.” for each list, or that it is on none."""
    if not lists:
        return [_tr("{number} is on none of your suppression lists.").format(number=number)]
    sentence = _tr("{number} is on “{name}” since {day}, from {file}.")
    return [
        sentence.format(number=number, name=found.name, day=day_words(listed.since), file=listed.source)
        for found, listed in lists
    ]


def undated_words(found: SuppressionList) -> str:
    """Return “12 rows have no date that can be understood, or one in the future: the day of import counts.”."""
    return words.counted(
        found.undated,
        "%n row has no date that can be understood, or one in the future: the day of import counts.",
        "%n rows have no date that can be understood, or one in the future: the day of import counts.",
    )


def national_words(count: int) -> str:
    """Return “4 rows have no country code: choose the country of national numbers, and add their file again.”."""
    return words.counted(
        count,
        "%n row has no country code: choose the country of national numbers, and add its file again.",
        "%n rows have no country code: choose the country of national numbers, and add their file again.",
    )


def odd_words(found: SuppressionList) -> str:
    """Return “12 of 4,000 rows have no number that can be understood: they suppress nothing.”."""
    return words.counted(
        found.problems,
        "%n of {rows} rows has no number that can be understood: it suppresses nothing.",
        "%n of {rows} rows have no number that can be understood: they suppress nothing.",
    ).format(rows=words.number(found.rows))
