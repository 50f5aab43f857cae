"""The country of national numbers: one for all of them, or each row's own out of a column."""

from __future__ import annotations

from desktop_app.core.table import ReadOptions, TableShape, Understanding
from desktop_app.ui import words
from desktop_app.ui.country_button import CountryButton
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.option_popup import Option
from desktop_app.ui.upload.column_choice import one_line
from desktop_app.ui.upload.countries import NO_COUNTRY, country_options, region_name
from desktop_app.ui.upload.estimate import lacks_country

FROM_COLUMN = "column"  # among country codes: a column is to tell
_SUGGESTED = 4


class CountryChoice(CountryButton):
    """`chosen(code)`, NO_COUNTRY or FROM_COLUMN. What fits the numbers stands first."""

    def __init__(self) -> None:
        super().__init__()
        self._say_whose(beside_column=False)

    def value_text(self) -> str:
        """ "choose…" where numbers lack one: that there is none was nobody's choice."""
        return words.tr("choose…", "upload") if self._wanting else super().value_text()

    def set_country(self, country: str | None, found: Understanding | None) -> None:
        """The country that the list was read with; beside a country column it is that of rows where that is empty."""
        none, *countries = country_options()
        lead: list[Option] = []
        column = found.shape.country_column if found is not None else None
        if found is not None:
            lead = [
                (fit.country, region_name(fit.country), _valid(fit.share))
                for fit in found.better_countries[:_SUGGESTED]
            ]
            if lead and country:  # else one wouldn't see the others above it
                chosen = (option for option in countries if option[0] == country)
                lead += [(code, name, rest[0] if found.numbers else _valid(0)) for code, name, *rest in chosen]
            if len(found.shape.columns) > 1 and column is None:
                lead.append((FROM_COLUMN, words.tr("from a column…", "upload"), words.tr("row by row", "upload")))
        self.set_wanting(found is not None and lacks_country(found, ReadOptions(country=country)))
        suggested = {option[0] for option in lead}
        rest = [option for option in countries if option[0] not in suggested]
        self.set_options([none, *lead, *rest], country or NO_COUNTRY, lead=1 + len(lead))
        self._say_whose(beside_column=column is not None)

    def _say_whose(self, *, beside_column: bool) -> None:
        if beside_column:
            self.set_label(words.tr("Where empty", "upload"))
            where = words.tr("The country of national numbers in rows where that column is empty", "upload")
            otherwise = words.tr("Rows that name an unknown country there get none", "upload")
            self.setToolTip(f"{where}\n{otherwise}")
        else:
            self.set_label(words.tr("National numbers", "upload"))
            self.setToolTip(words.tr("The country of numbers written without a country code", "upload"))


def _valid(share: float) -> str:
    return words.tr("{} valid", "upload").format(words.percent(share))


class CountryColumnChoice(ChoiceButton):
    """`chosen(index)` of the column, None for no column."""

    def set_columns(self, shape: TableShape) -> None:
        """All columns that hold no phone numbers."""
        taken = {column.index for column in shape.phone_columns}
        columns: list[Option] = [
            (column.index, one_line(column.name)) for column in shape.columns if column.index not in taken
        ]
        none: Option = (None, words.tr("no column", "upload"), words.tr("one country for all", "upload"))
        found = shape.country_column
        self.set_options([none, *columns], found.index if found else None, lead=1)
