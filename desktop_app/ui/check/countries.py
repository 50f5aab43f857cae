"""A number's region in words."""

from __future__ import annotations

from desktop_app.ui.text import country_names, words

_NON_GEOGRAPHIC = "001"  # libphonenumber's region for numbers of no single country, such as +800


def country_name(region: str) -> str:
    """ "United Kingdom" for GB; the code itself where Qt knows no name."""
    if region == _NON_GEOGRAPHIC:
        return words.tr("International", "check")
    return country_names.country_name(region)
