"""The choice of a country, found by whatever a person calls it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop_app.core.countries.names import countries_beginning, countries_called
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, Option
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import NO_COUNTRY, country_names


class CountryWords:
    """`OtherWords` of options whose values are ISO 3166-1 alpha-2: codes, calling codes, names in many languages."""

    def exactly(self, text: str) -> Sequence[object]:
        """ "uk" and "44" are the United Kingdom, though Ukraine begins so."""
        return countries_called(text)

    def beginning(self, text: str) -> Collection[object]:
        """ "deutsch" is Germany in any language of the window."""
        return countries_beginning(text)


class CountryButton(ChoiceButton):
    """Its options may have others before the countries."""

    def make_popup(self) -> OptionPopup:
        """The pop-up with the countries."""
        popup = super().make_popup()
        popup.find_by(CountryWords())
        return popup


def country_options() -> list[Option]:
    """All countries for a choice, the code as a hint; before them, none at all."""
    return [none_option(), *((code, name, code) for code, name in country_names().items())]


def none_option() -> Option:
    """No country for national numbers."""
    return (NO_COUNTRY, words.tr("no country", "upload"), words.tr("only with country code", "upload"))
