"""The form in which a recipe is changed, and its fields: cap, what is taken over and written, folder and times."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import time
from decimal import Decimal
from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.output.form import IN_WORKBOOK
from desktop_app.core.output.formats import XLSX
from desktop_app.core.recipes.recipe import OutputFile, Recipe, RecipeOutput, RunCap, RunTimes
from desktop_app.services.lists.exporting import keeps_types
from desktop_app.services.lists.reporting import PDF
from desktop_app.services.program.services import Services
from desktop_app.ui.export.export_format import EXPORT_FORMATS, REPORTS, delimiter_for
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.parts.fields import AmountField, NumberField
from desktop_app.ui.parts.files import PathField
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled, foot, order_tabs
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.recipes.recipe_words import file_words, recipe_lines, taking_over
from desktop_app.ui.text import joining, words

_tr = words.translator("recipes")
_AGES = (7, 14, 30, 90, 180, 365)  # days


class RecipeForm(QWidget):
    """Shows one recipe (`show_recipe`); emits `saved(recipe)` with the changed one, or `left()`."""

    saved = Signal(object)
    left = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._recipe: Recipe | None = None
        self.title = Label("", "title", wrap=True)
        self.does = Label("", wrap=True)
        self.cap = CapFields()
        self.taking = TakingOver(services)
        self.age, self.age_note = self.taking.age, self.taking.note
        self.files = _Files()
        self.folder = PathField(_tr("Folder for what is written"), _tr("Verified, beside the list"))
        self.watch = PathField(_tr("Watched folder"), _tr("no folder is watched"))
        self.times = TimesFields()
        self.file = PathField(_tr("File for the times"), _tr("no file"), folder=False)
        self.file_title = Label(_tr("Without a folder: this file at the times"), "strong")
        self.trouble = Banner("warning", "")
        self.trouble.hide()
        self.cancel = Button(_tr("Cancel"), clicked=self.left.emit)
        self.save = Button(_tr("Save"), "primary", clicked=self._save)
        self.watch.changed.connect(self._show_file)
        self.times.at.returnPressed.connect(self._save)
        for field in (self.cap, self.folder, self.watch, self.times, self.file):
            field.changed.connect(self.trouble.hide)
        self._lay_out()

    def _lay_out(self) -> None:
        self.area = scrolled_page(
            _tr("The recipe"),
            self.title,
            _card(_tr("What it does"), self.does),
            _card(
                _tr("At most in one run"),
                self.cap,
                _small(_tr("A run that would take more stops before anything is sent, and says so.")),
            ),
            _card(_tr("Answers that you have"), self.taking),
            _card(_tr("What is written"), self.files, Label(_tr("Folder"), "strong"), self.folder),
            self._by_itself(),
        )
        row = foot(self.trouble, None, self.cancel, self.save)
        filled(self, self.area, row, growing=self.area)

    def _by_itself(self) -> Card:
        works = _tr(
            "Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler."
        )
        return _card(
            _tr("By itself"),
            Label(_tr("Each new file in this folder"), "strong"),
            self.watch,
            self.times,
            self.file_title,
            self.file,
            _small(works),
        )

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        fields = (self.cap, self.files, self.folder, self.watch, self.times, self.file)
        cap, files, *rest = ([*each.parts] for each in fields)
        return [*cap, self.age, *files, *(each for parts in rest for each in parts), self.cancel, self.save]

    def show_recipe(self, recipe: Recipe) -> None:
        """Fill the form."""
        self._recipe = recipe
        services = self._services
        self.title.setText(recipe.name)
        # What the form itself has below would be out of date as soon as it is changed.
        rest = replace(recipe, days=0, refresh=False, output=RecipeOutput(files=()), cap=RunCap())
        lines = recipe_lines(rest, services)
        self.does.setText("\n".join(lines))
        self.cap.show_cap(recipe.cap, services.balances.unit(services.session.connection(recipe.base_url)))
        self.taking.show_recipe(recipe)
        self.files.show_recipe(recipe, typed=keeps_types(services.journal))
        self.folder.show_path(recipe.output.folder)
        self.watch.show_path(recipe.watch)
        self.times.show_times(recipe.times)
        self.file.show_path(recipe.file)
        self._show_file()
        self.trouble.hide()
        order_tabs(self, self.focus_chain())  # the boxes are new
        self.area.verticalScrollBar().setValue(0)

    def _show_file(self) -> None:
        """Show the choice of a file where no folder is watched: a recipe has one of them."""
        for widget in (self.file_title, self.file):
            widget.setVisible(not self.watch.path())

    def changed(self) -> Recipe:
        """Return the recipe as the form has it. Raise `_FieldWrong` for what can't be."""
        assert self._recipe is not None  # noqa: S101 - it is shown
        output = replace(
            self._recipe.output, folder=self.folder.path(), files=self.files.files(), reports=self.files.reports()
        )
        made = replace(
            self._recipe,
            cap=self.cap.cap(),
            days=self.taking.days(),
            output=output,
            watch=self.watch.path(),
            times=self._times(),
            file="" if self.watch.path() else self.file.path(),
        )
        if not (output.files or output.reports):
            raise _FieldWrong(_tr("Choose at least one thing that is written."), self.files.parts[0])
        if made.unattended and not made.cap:
            raise _FieldWrong(
                _tr("What runs by itself needs a cap: say how many numbers, or how much, at most."), self.cap.numbers
            )
        if made.file and not made.times:
            raise _FieldWrong(_tr("Say at which times this file is taken."), self.times.at)
        if made.times.at and not (made.watch or made.file):
            raise _FieldWrong(_tr("Choose the folder or the file for these times."), self.watch.choose)
        return made

    def _times(self) -> RunTimes:
        try:
            times = self.times.times()
        except ValueError as wrong:
            raise _FieldWrong(_tr("“{text}” is no time: write 07:30.").format(text=wrong), self.times.at) from None
        if times.at and not times.weekdays:
            raise _FieldWrong(_tr("Choose the days for these times."), self.times.days[0])
        return times

    def _save(self) -> None:
        try:
            made = self.changed()
        except _FieldWrong as wrong:
            self.refuse(str(wrong))
            wrong.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(wrong.field)
        else:
            self.saved.emit(made)

    def refuse(self, why: str) -> None:
        """Say why the recipe isn't saved."""
        self.trouble.say(why)


class _FieldWrong(ValueError):
    """Says in words for a person what can't be, and which field has it."""

    def __init__(self, why: str, field: QWidget) -> None:
        super().__init__(why)
        self.field = field


class _Files(QWidget):
    """The files that a run writes, as boxes to tick; forms of the recipe that the Export menu lacks come last.

    Of those that would have the same name, one can be ticked.
    """

    def __init__(self) -> None:
        super().__init__()
        self._boxes: list[tuple[QCheckBox, OutputFile]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._reports = {suffix: QCheckBox(_report(suffix), self) for suffix in (PDF, XLSX.suffix)}

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [*(box for box, _file in self._boxes), *self._reports.values()]

    def show_recipe(self, recipe: Recipe, *, typed: bool) -> None:
        """Offer the usual files and those of the recipe, which are ticked; `typed` as in `OutputForm`."""
        for box, _file in self._boxes:
            self._column.removeWidget(box)
            box.deleteLater()
        delimiter = delimiter_for(recipe.shape.delimiter or None)
        usual = [
            OutputFile(each.file.suffix, each.form(delimiter, typed=typed))
            for each in EXPORT_FORMATS
            if recipe.shape.workbook or each.shape not in IN_WORKBOOK
        ]
        own = {_key(each): each for each in recipe.output.files}
        every = {_key(each): own.get(_key(each), each) for each in (*usual, *recipe.output.files)}
        self._boxes = []
        for key, file in every.items():
            box = QCheckBox(joining.begun_large(file_words(file)))
            box.setChecked(key in own)
            box.toggled.connect(partial(self._take_one, file))
            self._boxes.append((box, file))
        for suffix, box in self._reports.items():
            box.setChecked(suffix in recipe.output.reports)
        for widget in self.parts:
            self._column.addWidget(widget)

    def _take_one(self, file: OutputFile, ticked: bool) -> None:
        """Take the ticks off the others that would have a ticked file's name."""
        for box, other in self._boxes:
            alike = (other.suffix, other.form.shape) == (file.suffix, file.form.shape)
            if ticked and other is not file and alike:
                box.setChecked(False)

    def files(self) -> tuple[OutputFile, ...]:
        """Return the ticked files."""
        return tuple(file for box, file in self._boxes if box.isChecked())

    def reports(self) -> tuple[str, ...]:
        """Return the suffixes of the ticked reports."""
        return tuple(suffix for suffix, box in self._reports.items() if box.isChecked())


def _key(file: OutputFile) -> tuple[object, ...]:
    return file.suffix, file.form.shape, file.form.doubtful, file.form.beside, file.form.in_place, file.form.raw


def _report(suffix: str) -> str:
    return words.tr(REPORTS[suffix], "export").rstrip("…")


def _at_most(days: int) -> str:
    return words.counted(days, "at most %n day old", "at most %n days old")


def _card(heading: str, *items: QWidget | QLayout) -> Card:
    card = Card(heading)
    card.add(*items)
    return card


def _small(text: str) -> Label:
    return Label(text, "small", wrap=True)


# --- Its fields ---


_MOST_NUMBERS, _MOST_AMOUNT = 100_000_000, 1_000_000_000
_TIME = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")


class TakingOver(QWidget):
    """The choice how old answers may be that a recipe takes over, with what it means."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._recipe: Recipe | None = None
        self.age = ChoiceButton(_tr("Take over answers"))
        self.note = _small("")
        self.age.chosen.connect(self._show_note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(button_row(self.age, None))
        column.addWidget(self.note)

    def show_recipe(self, recipe: Recipe) -> None:
        """Show what a recipe takes over, and offer other ages."""
        self._recipe = recipe
        nothing: Option = (0, _tr("none"))
        ages = sorted({*_AGES, recipe.days} - {0})
        self.age.set_options([nothing, *((each, _at_most(each)) for each in ages)], recipe.days, lead=1)
        self._show_note()

    def days(self) -> int:
        """Return the chosen greatest age in days; 0 for none."""
        days = self.age.current()
        return days if isinstance(days, int) else 0

    def _show_note(self) -> None:
        """Say what an age means, and what is taken over without one."""
        assert self._recipe is not None  # noqa: S101 - it is shown
        services = self._services
        connection = services.session.connection(self._recipe.base_url)
        if self.days():
            note = _tr("Younger answers aren't asked, or paid for, again.")
        elif self._recipe.refresh:
            note = taking_over(replace(self._recipe, days=0), services)
        elif services.preparing.reusing.lately_taken(connection):
            note = _tr("Only what was answered within 24 hours is taken over.")
        else:
            note = _tr("Every number is sent; no earlier answer is taken over.")
        self.note.setText(note)


class CapFields(QWidget):
    """The most that a run may send and spend; emits `changed` when the person typed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._cap, self._shown = RunCap(), Decimal(0)
        self.numbers = NumberField(_tr("Most numbers of a run"), 0, _MOST_NUMBERS, 0)
        self.amount = AmountField(_tr("Most that a run may spend"), _MOST_AMOUNT)
        grid = QGridLayout(self)
        both: tuple[tuple[str, NumberField | AmountField], ...]
        both = (_tr("Numbers"), self.numbers), (_tr("Cost"), self.amount)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.M)
        grid.setVerticalSpacing(theme.XS)
        for at, (caption, field) in enumerate(both):
            label = Label(caption, "strong")
            label.setBuddy(field)
            field.setSpecialValueText(_tr("no cap"))
            field.setMinimumWidth(_FIELD)
            grid.addWidget(label, 0, at)
            grid.addWidget(field, 1, at)
        self.numbers.valueChanged.connect(lambda _value: self.changed.emit())
        self.amount.valueChanged.connect(lambda _value: self.changed.emit())
        grid.setColumnStretch(2, 1)

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [self.numbers, self.amount]

    def show_cap(self, cap: RunCap, unit: str) -> None:
        """Show a cap, and the unit of its connection."""
        self._cap = cap
        with QSignalBlocker(self.numbers), QSignalBlocker(self.amount):
            self.numbers.setValue(cap.numbers or 0)
            self.amount.setValue(float(cap.amount or 0))
        self._shown = self.amount.amount()
        self.amount.setSuffix(f" {words.unit_name(unit)}")

    def cap(self) -> RunCap:
        """Return the cap as it is typed; an amount with more decimals than are shown stays unless one is typed."""
        typed = self.amount.amount()
        amount = self._cap.amount if typed == self._shown else typed or None
        return RunCap(self.numbers.value() or None, amount)


_FIELD = 136  # pixels


class TimesFields(QWidget):
    """Weekdays, and the times of these days; emits `changed`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        short = QLocale.FormatType.ShortFormat
        self.days = [QCheckBox(words.locale().dayName(day + 1, short)) for day in range(7)]
        self.at = QLineEdit()
        self.at.setAccessibleName(_tr("Times"))
        self.at.setPlaceholderText(_tr("for example, 07:30, 14:00"))
        self.at.setMaximumWidth(2 * _FIELD)
        self.at.textChanged.connect(lambda _text: self.changed.emit())
        days, row = QWidget(), FlowLayout()
        days.setLayout(row)
        for day, box in enumerate(self.days):
            box.setAccessibleName(words.locale().dayName(day + 1))
            box.toggled.connect(lambda _on: self.changed.emit())
            row.addWidget(box)
        label = Label(_tr("Times"), "strong")
        label.setBuddy(self.at)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        for each in (label, self.at, days):
            column.addWidget(each)

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [self.at, *self.days]

    def show_times(self, times: RunTimes) -> None:
        """Show days and times."""
        for day, box in enumerate(self.days):
            box.setChecked(day in times.weekdays)
        self.at.setText(", ".join(f"{each:%H:%M}" for each in times.at))

    def times(self) -> RunTimes:
        """Return days and times. Raise ValueError for a text that is no time."""
        days = tuple(day for day, box in enumerate(self.days) if box.isChecked())
        return RunTimes(days, read_times(self.at.text()))


def read_times(text: str) -> tuple[time, ...]:
    """Return the times of “7:30, 14:00” in order, each once. Raise ValueError for what is none."""
    found = set()
    for each in re.split(r"[,;\s]+", text.strip()):
        if not each:
            continue
        match = _TIME.fullmatch(each)
        if match is None:
            raise ValueError(each)
        found.add(time(int(match[1]), int(match[2])))
    return tuple(sorted(found))
