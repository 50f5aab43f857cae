"""The figures of a report: groups add up, the column that says where rows come from, and what was saved."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.detection.table import Column, TableShape
from desktop_app.core.errors import UsageError
from desktop_app.core.report.figures import Saved, grouped, named_column, source_column


def shape(*names: str, country: int | None = None) -> TableShape:
    columns = tuple(Column(at, name) for at, name in enumerate(names))
    return TableShape(1, columns, columns[0], country_column=None if country is None else columns[country])


def found(names: str, *rows: str, country: int | None = None) -> str | None:
    column = source_column(shape(*names.split(), country=country), [row.split(",") for row in rows])
    return None if column is None else column.name


def test_groups_are_ordered_by_their_rows_and_rows_without_a_value_come_last() -> None:
    groups = grouped({("GB", "good"): 3, ("", "problem"): 9, ("DE", "bad"): 4, ("GB", "bad"): 2})
    assert [(each.value, each.rows, each.verdicts.good, each.verdicts.bad) for each in groups] == [
        ("GB", 5, 3, 2),
        ("DE", 4, 0, 4),
        ("", 9, 0, 0),
    ]


def test_a_column_with_few_values_says_where_rows_come_from() -> None:
    rows = [f"+44{at},{'web' if at % 2 else 'fair'},{at},{'x' if at % 3 else 'y'}" for at in range(12)]
    # One with a telling name comes before the first one with few values; neither phones nor names of people do.
    assert found("Phone Kind Name Vip", *rows) == "Kind"
    assert found("Phone Kind Name Campaign", *rows) == "Campaign"
    assert found("Telefon Art Name Herkunft", *rows) == "Herkunft"
    assert found("Phone Land Name Vip", *rows, country=1) == "Vip"  # countries are counted anyway


@pytest.mark.parametrize(
    "rows",
    [
        [f"+44{at},one,{at}" for at in range(12)],  # one value tells nothing
        ["+441,web,1", "+442,fair,2", "+443,web,3"],  # too few rows to tell a source from a name
        [f"+44{at},{'web' if at % 9 == 0 else 'fair' if at % 9 == 1 else ''},{at}" for at in range(30)],  # most blank
        [f"+44{at},{'+447400123456' if at % 2 else '+447400123457'},{at}" for at in range(12)],  # numbers
        [f"+44{at},{'w' * 70 if at % 2 else 'fair'},{at}" for at in range(12)],  # prose
    ],
)
def test_other_columns_do_not(rows: list[str]) -> None:
    assert found("Phone Source Name", *rows) is None


def test_a_person_names_a_column_in_any_case() -> None:
    assert named_column(shape("Phone", "Sales Team"), " sales team ").index == 1
    with pytest.raises(UsageError, match="no column “Team”; there are Phone, Sales Team"):
        named_column(shape("Phone", "Sales Team"), "Team")


def test_what_was_saved_is_an_amount_only_where_a_price_was_said() -> None:
    assert Saved(2, 3, 5).amount is None
    assert Saved(2, 3, 4, 1, Decimal("0.004")).amount == Decimal("0.028")
    assert Saved(2, 3, 5).numbers == 7  # the invalid ones could never be sent
