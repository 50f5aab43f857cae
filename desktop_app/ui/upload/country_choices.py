"""The country of national numbers: one for all of them, or each row's own out of a column."""

from __future__ import annotations

from desktop_app.core.table import TableShape, Understanding
from desktop_app.ui import words
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.option_popup import Option
from desktop_app.ui.upload.column_choice import one_line
from desktop_app.ui.upload.countries import NO_COUNTRY, country_options, region_name

FROM_COLUMN = "column"  # among country codes: a column is to tell
_SUGGESTED = 3


class CountryChoice(ChoiceButton):
    """`chosen(code)`, NO_COUNTRY or FROM_COLUMN. What fits the numbers stands first."""

    def __init__(self) -> None:
        super().__init__(words.tr("National numbers", "upload"))

    def set_country(self, country: str | None, found: Understanding | None) -> None:
        """The country that the list was read with; beside a country column it is that of the other rows."""
        none, *countries = country_options()
        lead: list[Option] = []
        column = found.shape.country_column if found is not None else None
        if found is not None:
            lead = [
                (fit.country, region_name(fit.country), words.tr("{} valid", "upload").format(words.percent(fit.share)))
                for fit in found.better_countries[:_SUGGESTED]
            ]
            if lead and country:  # else one wouldn't see the others above it
                lead += [option for option in countries if option[0] == country]
            if len(found.shape.columns) > 1 and column is None:
                lead.append((FROM_COLUMN, words.tr("from a column…", "upload"), words.tr("row by row", "upload")))
        suggested = {option[0] for option in lead}
        rest = [option for option in countries if option[0] not in suggested]
        self.set_options([none, *lead, *rest], country or NO_COUNTRY, lead=1 + len(lead))
        self.set_label(words.tr("Otherwise", "upload") if column else words.tr("National numbers", "upload"))


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
