"""Numbers that are no phone's are known by their form, by their column's check digits, dates or counting."""

from __future__ import annotations

import pytest

from desktop_app.core.detection.phone_cells import (
    begin_with_dates,
    counts_up,
    have_check_digits,
    is_bare_date,
    is_doubtful_number,
    is_other_number,
    read_cell,
)

OTHERS = (
    """
2024-05-01|01.05.2024|5/1/24|1.234.567,89|12345678.90|51.010309|7,123456|1.234.567|12 345 678|192.168.100.200|
DE89 3704 0044 0532 0130 00|1234.56.78901|078-05-1120|123.456.789-09|12.345.678/0001-95|181/815/08155|
850709-9805|2024-001003|3-540-12345-6|35-209900-176148-1
""".replace("\n", "")
    .strip()
    .split("|")
)
PHONES = (
    """
+49 171 3920012|0171/3920012|030/901820-0|(11) 91234-5678|(202) 555-0123|202-555-0123|202.555.0123|
612.345.678|612 34 56 78|06 12 34 56 78|06.12.34.56.78|98765 43210|138 0013 8000|2234-5678|12 34 56 78|
0512-345-678|079 123 45 67|8 (912) 345-67-89
""".replace("\n", "")
    .strip()
    .split("|")
)


@pytest.mark.parametrize("text", OTHERS)
def test_what_is_written_as_something_else_is_no_phone_number(text: str) -> None:
    assert is_other_number(text)
    for country in (None, "DE", "PL", "US"):
        reading = read_cell(text, country)
        assert reading is not None
        assert not reading.phone


@pytest.mark.parametrize("text", PHONES)
def test_phone_numbers_are_not_written_so(text: str) -> None:
    assert not is_other_number(text)


def test_postcodes_and_local_numbers_are_doubtful() -> None:
    assert all(map(is_doubtful_number, ["12345-6789", "01310-100", "100-0001"]))
    assert not any(map(is_doubtful_number, ["91234-56789", "202-555-0123", "123456789"]))


def test_bare_dates_have_a_year_of_ours() -> None:
    assert all(map(is_bare_date, ["20240501", "01051974", "12311999", "202405011200", "20240501120059"]))
    assert not any(map(is_bare_date, ["20241301", "45051974", "2024050", "20240501126", "17123456"]))


def test_check_digits_make_ids_of_a_column() -> None:
    eans = ["4006381333931", "5901234123457", "4012345678901", "96385074", "012345678905"]
    assert have_check_digits(eans)
    assert have_check_digits(["4111111111111111", "5500005555555559", "490154203237518", "352099001761481"])
    assert not have_check_digits(eans[:2])
    assert not have_check_digits([*eans, "4006381333932"])
    assert not have_check_digits([f"49171392{n:04}" for n in range(0, 900, 37)])


def test_dates_of_birth_are_all_over_the_year() -> None:
    born = [f"{60 + n}{1 + n % 12:02}{1 + n % 28:02}{12345 + n}" for n in range(30)]
    assert begin_with_dates(born)
    assert begin_with_dates([f"{1 + n % 28:02}{1 + n % 12:02}{60 + n}{1234 + n}" for n in range(30)])
    assert not begin_with_dates(born[:3])
    assert not begin_with_dates([f"1201555{1000 + 97 * n}" for n in range(40)])


def test_running_numbers_go_up_in_small_steps() -> None:
    assert counts_up([str(10_400_001 + 7 * n) for n in range(10)])
    assert counts_up([f"{1000 + n:08}" for n in range(10)])
    assert not counts_up(["1", "2", "3"])
    assert not counts_up([str(10_400_001 + 997 * n) for n in range(10)])
