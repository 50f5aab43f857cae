"""Hints above the rows: a missing or doubtful country, and columns or sheets that are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.countries.fit import as_good_as_the_best
from desktop_app.core.detection.cells import is_blank, says_nothing
from desktop_app.core.detection.table import Column, CountryFit, ImportSummary, ReadOptions, SheetNumbers
from desktop_app.ui.batch.estimate import country_not_read, doubtful_column, lacks_country, without_country
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.reading.import_choices import one_line

_MOST = 4
# With a lower share of valid numbers, a country is offered only if the numbers look like its own.
_MOSTLY_VALID = 0.7
_NAMED, _LETTERS = 2, 30  # limits for cell texts that are no country


class CountryHint(Banner):
    """Hidden if nothing is wrong. Emits `country_taken(code)` for a country that fits.

    `country_wanted()` and `country_column_wanted()`: open that choice.
    """

    country_taken = Signal(str)
    country_wanted = Signal()
    country_column_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("warning", "")
        self.uses = [self._use_button(at) for at in range(_MOST)]
        self._several = QWidget()  # the buttons below the words, if there is room for all of them
        several = FlowLayout()
        for button in self.uses:
            several.addWidget(button)
        self._several.setLayout(several)
        self._several.setContentsMargins(0, theme.XS, 0, 0)
        self._lines.addWidget(self._several)
        self.use = self._use_button(0)
        self.choose = Button(words.tr("Choose…", "upload"), "link", clicked=self._choose)
        theme.set_role(self.choose, tone="warning")
        for button in (self.use, self.choose):  # last, also in Tab order
            self._actions.addWidget(button)
        self._codes: list[str] = []
        self._by_column = False
        self.hide()

    def _use_button(self, at: int) -> Button:
        button = Button("", "link", clicked=lambda: self.country_taken.emit(self._codes[at]))
        theme.set_role(button, tone="warning")
        return button

    def show_list(self, found: ImportSummary, options: ReadOptions, beside: Sequence[str] = ()) -> None:
        """Show the hint that fits how the list was read, or hide it.

        `beside`: the country column's cells in rows without a country, at least of the first such rows.
        """
        fits = as_good_as_the_best(found.better_countries)[:_MOST]
        self._codes = [fit.country for fit in fits]
        # A country for rows with an empty cell corrects only those; once it is set, none of them lacks a country.
        self._by_column = country_not_read(found) and (bool(options.country) or (bool(beside) and not _empty(beside)))
        column = words.tr("Choose the column that tells each row's country", "upload")
        country = words.tr("Choose the country of national numbers", "upload")
        self.choose.setAccessibleName(column if self._by_column else country)
        self.set_text(_country_hint(found, options, fits, beside))
        for button, code in zip((self.use, *self.uses), (*self._codes[:1], *self._codes), strict=False):
            name = region_name(code)
            use = words.tr("Use {}", "upload").format(name)
            button.setText(words.verbatim(use if button is self.use else name))
            button.setAccessibleName(use)
        for at, button in enumerate(self.uses):
            button.setVisible(at < len(fits))
        self.use.setVisible(len(fits) == 1)
        self._several.setVisible(len(fits) > 1)
        self.setVisible(bool(self.text()))

    def _choose(self) -> None:
        (self.country_column_wanted if self._by_column else self.country_wanted).emit()


def _country_hint(found: ImportSummary, options: ReadOptions, fits: Sequence[CountryFit], beside: Sequence[str]) -> str:
    column = found.shape.country_column
    if lacks_country(found, options):
        choose = words.tr("Choose the country of national numbers.", "upload")
        return joining.sentences(_lacking_words(without_country(found)), _fit_words(fits) or choose)
    if column is not None and country_not_read(found):
        lacking = _unread_words(without_country(found), one_line(column.name), options, beside)
        return joining.sentences(lacking, _fit_words(fits))
    # A few numbers without a country need no hint: the choice lists the countries that fit at its top.
    if (fits and (options.country or found.counts.invalid > found.counts.valid)) or doubtful_column(found):
        return joining.sentences(_misfit_words(found, options), _fit_words(fits))
    return ""


def _lacking_words(rows: int) -> str:
    return words.counted(
        rows, "%n row has a number without country code.", "%n rows have a number without country code."
    )


def _empty(beside: Sequence[str]) -> int:
    return sum(is_blank(cell) or says_nothing(cell) for cell in beside)


def _unread_words(rows: int, column: str, options: ReadOptions, beside: Sequence[str]) -> str:
    if beside and (options.country or len(beside) == rows):  # otherwise the cells not fetched may differ
        if not _empty(beside):
            return _unknown_words(rows, column, beside)
        if _empty(beside) == rows:
            return words.counted(
                rows,
                "%n row has a national number, and “{}” is empty there.",
                "%n rows have a national number, and “{}” is empty there.",
            ).format(column)
    return words.counted(
        rows,
        "%n row has a national number, and no country that can be read in “{}”.",
        "%n rows have a national number, and no country that can be read in “{}”.",
    ).format(column)


def _unknown_words(rows: int, column: str, beside: Sequence[str]) -> str:
    """Return the words for cells that name no known country; only a correction or another column helps there."""
    unknown = list(dict.fromkeys(one_line(cell) for cell in beside))
    named = joining.listed(joining.quoted(each[:_LETTERS]) for each in unknown[:_NAMED])
    if len(unknown) > _NAMED and len(beside) == rows:  # otherwise the rest weren't counted
        named = words.counted(len(unknown) - _NAMED, "{} and %n more", "{} and %n more").format(named)
    told = words.counted(
        rows,
        "%n row has a national number, and “{}” names no known country there: {}.",
        "%n rows have a national number, and “{}” names no known country there: {}.",
    )
    mend = words.tr("Correct it in the file, or choose another column.", "upload")
    return joining.sentences(told.format(column, named), mend)


def _misfit_words(found: ImportSummary, options: ReadOptions) -> str:
    # Country names are quoted: in many languages they would need an article otherwise.
    column, none = found.shape.country_column, not found.counts.valid
    if column is not None:
        text = (
            words.tr("No number is valid for the countries in “{}”.", "upload")
            if none
            else words.tr("Most numbers are not valid for the countries in “{}”.", "upload")
        )
        return text.format(column.name)
    if not options.country:
        return (
            words.tr("No number is valid as it is.", "upload")
            if none
            else words.tr("Most numbers are not valid as they are.", "upload")
        )
    text = (
        words.tr("No number is valid with “{}” as its country.", "upload")
        if none
        else words.tr("Most numbers are not valid with “{}” as their country.", "upload")
    )
    return text.format(region_name(options.country))


def _fit_words(fits: Sequence[CountryFit]) -> str:
    if not fits:
        return ""
    share = words.percent(fits[0].share)
    if len(fits) > 1:
        return words.tr("Several countries are possible. Which one are they from?", "upload")
    name = region_name(fits[0].country)
    if fits[0].share < _MOSTLY_VALID:
        return words.tr("They look like numbers from “{}”: {} are valid there.", "upload").format(name, share)
    return words.tr("With “{}”, {} are valid.", "upload").format(name, share)


# --- Other columns or sheets that hold phone numbers, too ---


_COLUMNS_NAMED, _NAME_LETTERS = 2, 40


class MoreColumnsHint(Banner):
    """Emits `columns_taken([index, …])` to add a few columns, or `choice_wanted()` if there are many to pick from.

    Once closed it doesn't return for the same columns until another list is read, even one with the same columns.
    """

    columns_taken = Signal(object)
    choice_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("accent", "", " ", self._act, closed=self._decline)
        self._others: tuple[Column, ...] = ()
        self._list = 0
        self._declined: set[tuple[str, ...]] = set()
        self.hide()

    def show_list(self, opened: OpenedList) -> None:
        """Show or hide the hint for the list as it was read."""
        if opened.first_attempt != self._list:
            self._list = opened.first_attempt
            self._declined.clear()
        shape = opened.understanding.shape
        self._others = shape.columns_like_phones if shape.phone_column is not None else ()
        if self._others:
            self.set_text(_columns_hint(self._others))
            few, many = words.tr("Add these, too", "upload"), words.tr("Choose the columns…", "upload")
            self.button.setText(few if len(self._others) <= _COLUMNS_NAMED else many)
        self.setVisible(bool(self._others) and self._names() not in self._declined)

    def _names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self._others)

    def _act(self) -> None:
        if len(self._others) <= _COLUMNS_NAMED:
            self.columns_taken.emit([column.index for column in self._others])
        else:
            self.choice_wanted.emit()

    def _decline(self) -> None:
        self._declined.add(self._names())
        self.hide()


class MoreSheetsHint(Banner):
    """Emits `sheets_taken()`: take all sheets as one list.

    Once closed it doesn't return until another list is read. A list read again from the sheet found first
    keeps its other sheets; from a sheet that a person chose, it says nothing.
    """

    sheets_taken = Signal()

    def __init__(self) -> None:
        take = words.tr("Use all sheets", "upload")
        super().__init__("accent", "", take, self._take, closed=self._decline)
        self._list = 0
        self._found: str | None = None
        self._others: Sequence[SheetNumbers] = ()
        self._declined = False
        self.hide()

    def show_list(self, opened: OpenedList) -> None:
        """Show or hide the hint for the list as it was read."""
        found = opened.understanding
        if opened.first_attempt != self._list:
            self._list, self._found, self._others, self._declined = opened.first_attempt, None, (), False
        if opened.options.sheet is None:
            self._found, self._others = found.sheet, found.other_sheets
        others = self._others if found.sheet == self._found else ()
        if others:
            self.set_text(_sheets_hint(others))
        self.setVisible(bool(others) and not self._declined)

    def _take(self) -> None:
        self.sheets_taken.emit()

    def _decline(self) -> None:
        self._declined = True
        self.hide()


def _sheets_hint(others: Sequence[SheetNumbers]) -> str:
    named = joining.listed(_sheet_words(other) for other in others[:_COLUMNS_NAMED])
    if len(others) > _COLUMNS_NAMED:
        named = words.counted(len(others) - _COLUMNS_NAMED, "{} and %n more", "{} and %n more").format(named)
    if len(others) == 1:
        return words.tr("Another sheet has phone numbers, too: {}. They are not sent.", "upload").format(named)
    return words.counted(
        len(others),
        "%n other sheet has phone numbers, too: {}. They are not sent.",
        "%n other sheets have phone numbers, too: {}. They are not sent.",
    ).format(named)


def _sheet_words(other: SheetNumbers) -> str:
    name, numbers = joining.quoted(one_line(other.name)[:_NAME_LETTERS]), words.number(other.numbers)
    return f"{name} ({numbers})" if other.whole else words.tr("{} (more than {})", "upload").format(name, numbers)


def _columns_hint(others: tuple[Column, ...]) -> str:
    named = joining.listed(joining.quoted(one_line(column.name)[:_NAME_LETTERS]) for column in others[:_COLUMNS_NAMED])
    if len(others) > _COLUMNS_NAMED:
        named = words.counted(len(others) - _COLUMNS_NAMED, "{} and %n more", "{} and %n more").format(named)
    if len(others) == 1:  # a text of its own: as a plural form of the other it would need the %n
        return words.tr("Another column has phone numbers, too: {}. They are not sent.", "upload").format(named)
    return words.counted(
        len(others),
        "%n other column has phone numbers, too: {}. They are not sent.",
        "%n other columns have phone numbers, too: {}. They are not sent.",
    ).format(named)


# --- Hints above a list's rows: the most serious, and the others on demand ---


class HintPile(QWidget):
    """Holds `hints` in order of weight; the owner of each hint shows and hides it.

    Those beyond the first wait behind "1 more notice", so that, with a message in the footer's place, no more than
    two are seen at once; what is of money (`keep_in_sight`) doesn't wait. That button stands inside the last visible
    hint, without a border, because it would look like one of the hint's answers otherwise. Hints that are `named` are
    called so on it, instead of being counted.
    """

    def __init__(self, *hints: Banner, named: Mapping[Banner, str] | None = None) -> None:
        super().__init__()
        self._named = named or {}
        self._hints: list[Banner] = []
        self._kept: set[Banner] = set()
        self._open = False
        self.more = Button("", "icon", icon="chevron-down", clicked=self._show_others, parent=self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.S)
        self._places: list[QWidget] = []  # a waiting hint isn't hidden itself: its frame is
        for hint in hints:
            self.insert(len(self._hints), hint)

    def insert(self, at: int, hint: Banner) -> None:
        """Add a hint before the one at this place."""
        place = _place(hint)
        self._hints.insert(at, hint)
        self._places.insert(at, place)
        hint.installEventFilter(self)
        self._column.insertWidget(at, place)
        self._arrange()

    def keep_in_sight(self, hint: Banner, keep: bool) -> None:
        """Have a hint never wait behind another one, or as the others do."""
        if keep != (hint in self._kept):
            self._kept ^= {hint}
            self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the hints again when one is shown or hidden."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)

    def _show_others(self) -> None:
        self._open = not self._open
        self._arrange()

    def _arrange(self) -> None:
        held = self.window().focusWidget() is self.more  # a widget that moves or is hidden for a moment loses the focus
        texts = [at for at, hint in enumerate(self._hints) if not hint.isHidden()]
        first = [at for place, at in enumerate(texts) if not place or self._hints[at] in self._kept]
        folded = len(texts) - len(first)
        self._open = self._open and folded > 0
        shown = texts if self._open else first
        for at, place in enumerate(self._places):
            place.setVisible(at in shown)
        if folded > 0:
            self._offer_more(self._hints[shown[-1]])
        self.more.setVisible(folded > 0)
        fewer = words.tr("Show fewer", "upload")
        short, whole = (fewer, fewer) if self._open else self._folded([at for at in texts if at not in first])
        self.more.setText(short)
        self.more.setAccessibleName(whole)
        self.more.set_icon("chevron-up" if self._open else "chevron-down")
        self.setVisible(bool(texts))
        if held and folded > 0:
            self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _folded(self, waiting: Sequence[int]) -> tuple[str, str]:
        """Return what waits, by name where it has one: "Rows to mend (+1)", and the whole of it for screen readers."""
        named = [self._named[hint] for hint in (self._hints[at] for at in waiting) if hint in self._named]
        rest = len(waiting) - len(named)
        more = words.counted(rest, "%n more notice", "%n more notices") if rest else ""
        whole = joining.listed(filter(None, (*named, more)))
        return (f"{joining.listed(named)} (+{words.number(rest)})" if named and rest else whole), whole

    def _offer_more(self, last: Banner) -> None:
        last.add_action(self.more)
        # Tab reaches it where the eye does, right before the hint's own button; the second call alone would move that
        # button.
        self.setTabOrder(last.button, self.more)
        self.setTabOrder(self.more, last.button)


def _place(hint: Banner) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    hidden = hint.isHidden()
    column.addWidget(hint)
    hint.setHidden(hidden)
    return made
