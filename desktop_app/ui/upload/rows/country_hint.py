"""Says that the country of national numbers is missing or probably wrong, and which countries would fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.countries.fit import as_good_as_the_best
from desktop_app.core.detection.cells import is_blank, says_nothing
from desktop_app.core.detection.table import CountryFit, ImportSummary, ReadOptions
from desktop_app.ui.batch.estimate import country_not_read, doubtful_column, lacks_country, without_country
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.upload.reading.column_choice import one_line

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
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
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
        self.set_text(_hint(found, options, fits, beside))
        for button, code in zip((self.use, *self.uses), (*self._codes[:1], *self._codes), strict=False):
            name = region_name(code)
            use = words.tr("Use {}", "upload").format(name)
            button.setText(use if button is self.use else name)
            button.setAccessibleName(use)
        for at, button in enumerate(self.uses):
            button.setVisible(at < len(fits))
        self.use.setVisible(len(fits) == 1)
        self._several.setVisible(len(fits) > 1)
        self.setVisible(bool(self.text()))

    def _choose(self) -> None:
        (self.country_column_wanted if self._by_column else self.country_wanted).emit()


def _hint(found: ImportSummary, options: ReadOptions, fits: Sequence[CountryFit], beside: Sequence[str]) -> str:
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
        return words.tr("They look like numbers of “{}”; {} are valid there.", "upload").format(name, share)
    return words.tr("With “{}”, {} are valid.", "upload").format(name, share)
