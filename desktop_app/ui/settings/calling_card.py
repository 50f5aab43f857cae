"""Settings, Privacy: the hours in which numbers may be called, everywhere and in countries with hours of their own."""

from __future__ import annotations

from dataclasses import replace
from datetime import time

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop_app.core.calling.rules import CallRule
from desktop_app.core.errors import DialproofError
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, CountryButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import NO_COUNTRY, by_name, country_names

_tr = words.translator("settings")

_TIMES = [time(hour, minute) for hour in range(24) for minute in (0, 30)]


class CallingCard(Card):
    """Stores each change at once; an end that comes before the other moves it.

    What is changed while a country is chosen holds for that alone.
    """

    def __init__(self, context: PageContext) -> None:
        super().__init__(_tr("Calling hours"))
        self._context = context
        self._country = NO_COUNTRY
        rule = self.rule
        self.country = CountryButton(_tr("Hours for"))
        self.country.chosen.connect(self._choose)
        self.usual = Button(_tr("As everywhere"), "link", clicked=self._take_back)
        self.usual.setToolTip(_tr("No hours of its own for this country"))
        self.own = Label("", "small", wrap=True)
        self.begin, self.end = ChoiceButton(_tr("Call from")), ChoiceButton(_tr("Call until"))
        self.begin.chosen.connect(lambda at: self._keep(replace(self.rule, begin=at)))
        self.end.chosen.connect(lambda at: self._keep(replace(self.rule, end=at)))
        self.days = [QCheckBox(words.locale().dayName(day + 1, QLocale.FormatType.ShortFormat)) for day in range(7)]
        for day, box in enumerate(self.days):
            box.setAccessibleName(words.locale().dayName(day + 1))
            box.clicked.connect(self._keep_days)
        self.holidays = QCheckBox(_tr("Also on public holidays there"))
        self.holidays.clicked.connect(lambda wanted: self._keep(replace(self.rule, holidays=wanted)))
        about = _tr(
            "By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called "
            "now” go by it; your own clock and your country's rules may differ."
        )
        self.add(button_row(self.country, self.usual, None))
        self.add(button_row(self.begin, self.end, None), button_row(*self.days, None), self.holidays)
        self.add(self.own, Label(about, "small", wrap=True))
        self._show(rule)

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [self.country, self.usual, self.begin, self.end, *self.days, self.holidays]

    @property
    def rule(self) -> CallRule:
        """The rule that is stored for the country in sight, or for everywhere."""
        return self._whole.of(self._country)

    @property
    def _whole(self) -> CallRule:
        return self._context.services.offline.calling().rule

    def _choose(self, country: str) -> None:
        self._country = country
        self._show(self.rule)

    def _take_back(self) -> None:
        self._store(self._whole.with_country(self._country, None))
        self._choose(NO_COUNTRY)

    def _show(self, rule: CallRule) -> None:
        own = by_name(country for country, _ in self._whole.countries)
        everywhere = (NO_COUNTRY, _tr("everywhere"), "")
        others = [(code, name, code) for code, name in country_names().items() if code not in own]
        countries = [everywhere, *((code, name, code) for code, name in own.items()), *others]
        self.country.set_options(countries, self._country)
        self.usual.setVisible(self._country in own)
        self.own.setText(_tr("Hours of their own: {}").format(joining.listed(own.values())) if own else "")
        self.own.setVisible(bool(own))
        for day, box in enumerate(self.days):
            box.setChecked(day in rule.days)
        self.holidays.setChecked(rule.holidays)
        every = sorted({*_TIMES, rule.begin, rule.end})
        for choice, at in ((self.begin, rule.begin), (self.end, rule.end)):
            choice.set_options([(each, f"{each:%H:%M}") for each in every], at)

    def _keep_days(self) -> None:
        days = frozenset(day for day, box in enumerate(self.days) if box.isChecked())
        if days:
            self._keep(replace(self.rule, days=days))
        for day, box in enumerate(self.days):  # the last day stays: else nobody could ever be called
            box.setChecked(day in self.rule.days)

    def _keep(self, rule: CallRule) -> None:
        if rule.begin >= rule.end:  # what was not chosen now moves
            later = rule.begin != self.rule.begin
            rule = replace(rule, end=_TIMES[-1]) if later else replace(rule, begin=_TIMES[0])
        if rule.begin < rule.end:
            whole = self._whole
            self._store(whole.with_country(self._country, rule) if self._country else rule)
        self._show(self.rule)

    def _store(self, rule: CallRule) -> None:
        try:
            self._context.services.offline.change_rule(rule)
        except DialproofError as error:
            self._context.show_error(error)
