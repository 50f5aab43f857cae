"""Says that the country of national numbers is missing or likely the wrong one, and which would fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from desktop_app.core.table import CountryFit, ReadOptions, Understanding
from desktop_app.ui import joining, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.upload.countries import region_name
from desktop_app.ui.upload.estimate import doubtful_column, lacks_country

# Countries whose shares differ by less are all offered: lenient numbering plans take what is wrong elsewhere, too.
_THE_SAME = 0.15
_MOST = 3


class CountryHint(QFrame):
    """Hidden where nothing is amiss. `country_taken(code)`: one that fits; `country_wanted()`: open the choice."""

    country_taken = Signal(str)
    country_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._text = Label("", "medium", tone="warning", wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.uses = [Button("", "link") for _ in range(_MOST)]
        self._codes = [""] * _MOST
        for at, button in enumerate(self.uses):
            button.clicked.connect(lambda _checked=False, at=at: self.country_taken.emit(self._codes[at]))
        self.choose = Button(words.tr("Choose…", "upload"), "link", clicked=self.country_wanted.emit)
        self.choose.setAccessibleName(words.tr("Choose the country of national numbers", "upload"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.S + 2, theme.S, theme.S, theme.S)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel("warning", "warning"))
        row.addWidget(self._text, 1)
        for button in (*self.uses, self.choose):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            theme.set_role(button, tone="warning")
        theme.set_role(self, tone="warning")
        self.hide()

    def show_list(self, found: Understanding, options: ReadOptions) -> None:
        """Judge by what was read."""
        fits = _fitting(found.better_countries)
        text = _hint(found, options, fits)
        self._text.setText(text)
        self.setAccessibleName(text)
        self._codes = [fit.country for fit in fits] + [""] * (_MOST - len(fits))
        for button, code in zip(self.uses, self._codes, strict=True):
            name = region_name(code)
            button.setText(words.tr("Use {}", "upload").format(name) if len(fits) == 1 else name)
            button.setAccessibleName(words.tr("Use {}", "upload").format(name))
            button.setVisible(bool(code))
        self.setVisible(bool(text))

    def text(self) -> str:
        """What it says."""
        return self._text.text()


def _fitting(fits: Sequence[CountryFit]) -> list[CountryFit]:
    """The best, and those that are as good."""
    return [fit for fit in fits if abs(fits[0].share - fit.share) < _THE_SAME][:_MOST]


def _hint(found: Understanding, options: ReadOptions, fits: Sequence[CountryFit]) -> str:
    if lacks_country(found, options):
        lacking = words.tr("Numbers have no country code.", "upload")
        return joining.sentences(
            lacking, _fit_words(fits) or words.tr("Choose the country of national numbers.", "upload")
        )
    if fits:
        return joining.sentences(_misfit_words(found, options), _fit_words(fits))
    return _misfit_words(found, options) if doubtful_column(found) else ""


def _misfit_words(found: Understanding, options: ReadOptions) -> str:
    column = found.shape.country_column
    if column is not None:
        return words.tr("Most numbers are not valid for the countries in “{}”.", "upload").format(column.name)
    if not options.country:
        return words.tr("Most numbers are not valid as they are.", "upload")
    return words.tr("Most numbers are not valid for {}.", "upload").format(region_name(options.country))


def _fit_words(fits: Sequence[CountryFit]) -> str:
    if not fits:
        return ""
    share = words.percent(fits[0].share)
    if len(fits) == 1:
        return words.tr("{} are valid for {}.", "upload").format(share, region_name(fits[0].country))
    if len({words.percent(fit.share) for fit in fits}) > 1:
        return words.tr("About {} are valid for each of these:", "upload").format(share)
    return words.tr("{} are valid for each of these:", "upload").format(share)
