"""The choice of a country, which is found by any of its names."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop_app.core.countries.names import countries_beginning, countries_called
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, Option
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import NO_COUNTRY, country_names


class CountryWords:
    """`OtherWords` for ISO 3166-1 alpha-2 values: codes, calling codes, names in many languages."""

    def exactly(self, text: str) -> Sequence[object]:
        """Return the United Kingdom for "uk" and "44", although Ukraine begins that way."""
        return countries_called(text)

    def beginning(self, text: str) -> Collection[object]:
        """Return Germany for "deutsch", in any language of the window."""
        return countries_beginning(text)


class CountryButton(ChoiceButton):
    """A button whose options may have others before the countries."""

    def make_popup(self) -> OptionPopup:
        """Return the pop-up with the countries."""
        popup = super().make_popup()
        popup.find_by(CountryWords())
        return popup


def country_options() -> list[Option]:
    """Return "no country" and all countries as options, with their codes as hints."""
    return [none_option(), *((code, name, code) for code, name in country_names().items())]


def none_option() -> Option:
    """Return the option of having no country for national numbers."""
    return (NO_COUNTRY, words.tr("no country", "upload"), words.tr("only with country code", "upload"))
