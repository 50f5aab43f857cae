"""A column of dates is known by its cells, and whether day or month stands first by the column as a whole."""

from __future__ import annotations

from datetime import date

import pytest

from desktop_app.core.detection.date_column import DayOrder, columns_of_dates

MARCH_4 = date(2026, 3, 4)


@pytest.mark.parametrize(
    ("text", "others", "day"),
    [
        ("2026-03-04", (), MARCH_4),
        ("2026-03-04 09:30:00", (), MARCH_4),
        ("2026-03-04T23:30:00Z", (), MARCH_4),
        (" 2026/3/4 ", (), MARCH_4),
        ("4/3/2026", ("31/12/2025",), MARCH_4),
        ("3/4/2026 9:30 PM", ("12/31/2025",), MARCH_4),
        ("04.03.2026", (), MARCH_4),  # with dots the day is first everywhere
        ("04-03-2026", ("13-01-2026",), MARCH_4),
        ("4/3/2026", (), None),  # it may be the third of April
        ("4/3/2026", ("31/12/2025", "12/31/2025"), None),
        ("3/3/2026", (), date(2026, 3, 3)),  # whichever is first
        ("12/31/2025", ("1.2.2026",), date(2025, 12, 31)),
        ("2026-02-30", (), None),
        ("30.02.2026", (), None),
        ("4/3/26", ("31/12/2025",), None),
        ("yesterday", (), None),
        ("", (), None),
        ("+447400000001", (), None),
    ],
)
def test_a_cell_is_a_day_where_the_column_says_how(text: str, others: tuple[str, ...], day: date | None) -> None:
    assert DayOrder.of([text, *others]).day(text) == day


def test_columns_of_dates_are_found_by_their_cells() -> None:
    rows = [
        ["Ann", "+447400000001", "2026-03-04", "4/3/2026", "", "1999"],
        ["Bob", "+447400000002", "", "5/3/2026", "", "2026-01-01"],
        ["Cid", "+447400000003", "n/a", "6/3/2026"],
        *[["Dee", "+447400000004", "2026-03-05", "7/3/2026", "", "x"]] * 3,
    ]
    assert columns_of_dates(rows) == [2, 3]
    assert columns_of_dates([]) == []


def test_birthdays_are_no_dates_of_objection() -> None:
    born, since = ["1971-03-04", "12.12.1958", "2004-01-01"], ["2026-03-04", "1.2.2019", "31.12.1999"]
    assert columns_of_dates([*zip(born, since, strict=True)]) == [1]
