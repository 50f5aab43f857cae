"""Typing, pasting and deleting in a field that groups its digits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.numbers.typing_format import Typed, format_typed, international, is_separator, region_so_far


def typed(text: str, region: str | None = None) -> str:
    """What stands in the field after `text` was typed letter by letter."""
    field = Typed("", 0)
    for letter in text:
        longer = field.text[: field.cursor] + letter + field.text[field.cursor :]
        field = format_typed(longer, field.cursor + 1, region)
    assert field.cursor == len(field.text)
    return field.text


@pytest.mark.parametrize(
    ("keys", "region", "shown"),
    [
        ("+447911123456", None, "+44 7911 123456"),
        ("07911123456", "GB", "07911 123456"),
        ("07911 123456", "GB", "07911 123456"),
        ("00447911123456", "GB", "00 44 7911 123456"),
        ("2015550123", "US", "(201) 555-0123"),
        ("015123456789", "DE", "01512 3456789"),
        ("+", None, "+"),
        ("", "GB", ""),
    ],
)
def test_a_number_is_grouped_while_it_is_typed(keys: str, region: str | None, shown: str) -> None:
    assert typed(keys, region) == shown


def test_without_a_country_a_national_number_stays_as_it_was_typed() -> None:
    assert typed("020 7946 0958") == "020 7946 0958"


def test_one_digit_too_many_keeps_the_digits() -> None:
    assert typed("+4479111234567890").replace(" ", "") == "+4479111234567890"


@pytest.mark.parametrize("text", ["1-800-FLOWERS", "call the office", "+44 7911 123456 ext. 5", "4.47911E+11"])
def test_what_is_more_than_a_number_is_left_alone(text: str) -> None:
    assert format_typed(text, 3, "US") == Typed(text, 3)


@pytest.mark.parametrize(
    "pasted",
    [
        "tel:+44-7911-123456",
        " TEL:+447911123456",
        "+44\u00a07911\u00a0123456",
        "+44(7911)123456",
        "＋４４７９１１１２３４５６",
    ],
)
def test_what_is_pasted_is_written_like_the_rest(pasted: str) -> None:
    assert format_typed(pasted, len(pasted), None) == Typed("+44 7911 123456", 15)


@pytest.mark.parametrize(("cursor", "kept"), [(3, 3), (4, 3), (5, 5), (7, 7)])
def test_the_cursor_stays_behind_the_digits_before_it(cursor: int, kept: int) -> None:
    assert format_typed("+44 7911 123456", cursor).cursor == kept


def test_a_digit_in_the_middle_leaves_the_cursor_behind_it() -> None:
    field = format_typed("+44 79911 12345", 6)
    assert field.text[: field.cursor].endswith("79")
    assert field.text.replace(" ", "") == "+44799111234" + "5"


@given(st.text("+0123456789 ()-.x", max_size=24), st.integers(0, 24), st.sampled_from([None, "GB", "US", "DE", "CN"]))
def test_no_digit_is_ever_lost_and_a_second_time_changes_nothing(text: str, cursor: int, region: str | None) -> None:
    field = format_typed(text, min(cursor, len(text)), region)
    assert [c for c in field.text if not is_separator(c)] == [c for c in text if not is_separator(c)]
    assert 0 <= field.cursor <= len(field.text)
    assert format_typed(field.text, field.cursor, region).text == field.text


def test_a_number_is_shown_internationally() -> None:
    assert international("+447911123456") == "+44 7911 123456"
    assert international("no number") == "no number"


@pytest.mark.parametrize(
    ("text", "region", "so_far"),
    [
        ("", "GB", ""),
        ("0791", "GB", "GB"),
        ("0791", None, ""),
        ("+", "GB", ""),
        ("+4", None, ""),
        ("+49", "GB", "DE"),
        ("tel:+49 30", None, "DE"),
        ("+3581", None, "+358"),  # Finland and Åland
        ("+351", None, "PT"),
        ("+44", None, "+44"),
        ("+44 7400 123456", None, "GB"),
        ("+44 7781 123456", None, "GG"),
        ("+1 204 234", None, "+1"),
        ("+1 204 234 5678", None, "CA"),
        ("+800 1234", None, "+800"),
        ("+999", None, ""),
        ("Bob", "GB", ""),
    ],
)
def test_where_a_number_belongs_is_said_as_far_as_its_digits_tell(text: str, region: str | None, so_far: str) -> None:
    assert region_so_far(text, region) == so_far
