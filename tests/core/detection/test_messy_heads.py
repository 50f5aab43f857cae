"""Above a list stand titles, notes and blank rows, in any order: no row with a number is taken for one of them."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from desktop_app.core.detection.columns import shape_of

Row = list[Any]
BLANK = "blank"
TITLES: dict[str, Row] = {
    "title": ["Customers 2026"],
    "note": ["as of 1 March"],
    "pair": ["Exported", "2026-03-01"],
    "header": ["Name", "Mobile", "City"],
    "header without a known word": ["Kontakt", "Nr", "Ort"],
    "no number": ["Zed", "n/a", "York"],
    BLANK: [],
}
NUMBERS: dict[str, Row] = {
    "international": ["Amy", "+44 7400 123450", "York"],
    "national": ["Abe", "07400 123451", "York"],
    "without its zero": ["Ada", "7400123451", "York"],
    "a number cell": ["Al", 7400123451, "York"],
    "several": ["Una", "+44 7400 123452; +44 7400 123453", "York"],
    "damaged": ["Eva", "4.47911E+11", "York"],
    "labelled": ["Lou", "Mobile: 07400 123455 (home)", "York"],
    "among words": ["Max", "office, ask for Ann or Bob after nine, 07400 123455", "York"],
    "alone": ["+44 7400 123459"],
}
DATA: list[Row] = [[name, f"07400 12345{at}", "York"] for at, name in enumerate(("Ann", "Bob", "Cy", "Di"))]


def laid_out(names: tuple[str, ...], width: int) -> list[Row]:
    """The rows of a file whose head has these; with one column, that of the numbers alone."""
    rows = [{**TITLES, **NUMBERS}[name] for name in names]
    if width > 1:
        return [[*row, None, None][:width] for row in (*rows, *DATA)]
    return [row[1:2] if len(row) > 1 else row for row in (*rows, *DATA)]


@pytest.mark.parametrize("country", ["GB", None])
@pytest.mark.parametrize("width", [1, 2, 3])
def test_no_row_with_a_number_is_a_title_or_the_header(width: int, country: str | None) -> None:
    # GIVEN every head of up to two rows, and many longer ones
    kinds, rng = [*TITLES, *NUMBERS], random.Random(11)  # noqa: S311 - a test
    heads = [head for length in (1, 2) for head in product(kinds, repeat=length)]
    heads += [tuple(rng.choices(kinds, k=rng.randint(3, 9))) for _ in range(400)]
    heads += [(number, BLANK, title) for number, title in product(NUMBERS, TITLES)]
    # WHEN its header is looked for
    for head in heads:
        header = shape_of(laid_out(head, width), country).header_row or 0
        # THEN whatever stands above it, and itself, has no number; and it is no row of the list
        assert not set(head[:header]) & set(NUMBERS), head
        assert header <= len(head), head


@pytest.mark.parametrize(
    ("head", "header"),
    [
        (("title", BLANK, "note", BLANK, "header"), 5),
        (("title", BLANK, BLANK, "header"), 4),
        ((BLANK, BLANK, "header without a known word"), 3),
        (("title", "pair", BLANK, "header without a known word"), 4),
        (("header", BLANK, "national"), 1),
        (("national", BLANK, "header"), None),
        (("labelled",), None),
    ],
)
def test_the_header_is_found_below_titles_and_blank_rows(head: tuple[str, ...], header: int | None) -> None:
    assert shape_of(laid_out(head, 3), "GB").header_row == header


@pytest.mark.parametrize(
    ("title", "header"),
    [
        (["Hotline", "0800 123 4567"], 2),
        (["Questions?", "020 7946 0958"], 2),
        (["Tel: 020 7946 0958"], 2),
        (["Questions? Ask Ann Smith at 020 7946 0958"], 2),
        (["Amy", "020 7946 0958"], None),
        (["Mobile", "020 7946 0958", "York"], None),
    ],
)
def test_a_title_may_have_a_number_only_if_it_says_whose(title: Row, header: int | None) -> None:
    rows = [[*title, None, None][:3], ["Name", "Mobile", "City"], *DATA]
    assert shape_of(rows, "GB").header_row == header
