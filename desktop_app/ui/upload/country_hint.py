"""Says that the country of national numbers is missing or likely the wrong one."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.ui import words
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.upload.countries import country_names
from desktop_app.ui.upload.estimate import lacks_country, wrong_country


class CountryHint(Banner):
    """Hidden where nothing is amiss. `country_wanted()`: open the choice."""

    country_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("warning", "", words.tr("Choose country", "upload"), button_kind="link")
        self.button.clicked.connect(lambda _checked=False: self.country_wanted.emit())
        self.hide()

    def show_list(self, found: Understanding, options: ReadOptions) -> None:
        """Judge by what was read."""
        hint = _hint(found, options)
        self.set_text(hint)
        self.setVisible(bool(hint))


def _hint(found: Understanding, options: ReadOptions) -> str:
    if lacks_country(found, options):
        return words.tr("Numbers have no country code: choose the country of national numbers.", "upload")
    if wrong_country(found, options):
        name = country_names().get(options.country or "", options.country)
        return words.tr("Most numbers are not valid in {}. Is it another country?", "upload").format(name)
    return ""
