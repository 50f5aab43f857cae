"""Whatever stands around a number, it is that number or none; whatever a cell holds, there is a verdict."""

from __future__ import annotations

import string
from datetime import UTC, datetime

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from desktop_app.core.detection.cells import cell_text, number_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import CellNumber, country_code, formula_number, number_in
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import CellVerdict, Normalised, normalise
from desktop_app.sheets.common.number_format import digits_format
from desktop_app.sheets.formats.html_tables import HtmlTableReader
from desktop_app.sheets.text.delimiter import detected_delimiter
from desktop_app.sheets.text.odd_lines import numbers_of_one_line, unwrapped, wrapped_delimiter

from .listing import SPELLINGS, e164, spelled

COUNTRY = st.sampled_from(sorted(SPELLINGS))
SPACES = st.sampled_from(["", " ", "\u00a0", "\u200e", "\u2009", "\t", "\ufeff", "\u202a"])
LABELS = st.sampled_from(["", "Mobile: ", "Tel.: ", "моб. ", "手机：", "(home) ", "privat ", "'"])
NOTES = st.sampled_from(["", " (privat)", " - home", " (личный)", " x12", " ext. 12", " Büro", ", abends", "!", " *"])
CELL: st.SearchStrategy[CellValue] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.datetimes(), st.timedeltas(),
    st.text(alphabet="0123456789+-() ./=#eExX'\"٠１\u00a0", max_size=30),
)  # fmt: skip


# Whatever separates numbers in a cell, from the surest sign to a space.
SEPARATORS = [
    "\n",
    "; ",
    ";",
    " | ",
    "\t",
    " / ",
    "/",
    ", ",
    ",",
    " & ",
    " + ",
    " - ",
    " or ",
    " und ",
    " или ",
    " tel. ",
]


def parsed(cell: CellValue, country: str | None) -> tuple[CellVerdict, ...]:
    return NumberParser(lambda text: normalise(text, country), country).parse(cell)


def verdict(cell: CellValue, country: str | None) -> Normalised:
    return NumberParser(lambda text: normalise(text, country), country).verdict(number_in(cell, country))


def digits_of(text: str) -> str:
    return "".join(digit for digit in text if digit.isdecimal())


@given(country=COUNTRY, n=st.integers(0, 99), before=SPACES, label=LABELS, note=NOTES, after=SPACES)
def test_what_stands_around_a_number_changes_nothing(  # noqa: PLR0917 - each is drawn
    country: str, n: int, before: str, label: str, note: str, after: str
) -> None:
    cell = f"{before}{label}{spelled(country, 1, n)[0]}{note}{after}"
    assert verdict(cell, country).e164 == e164(country, 1, n)[0]


@given(
    country=COUNTRY, n=st.integers(0, 99), digits=st.sampled_from(["٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９", "०१२३४५६७८९"])
)
def test_digits_of_any_script(country: str, n: int, digits: str) -> None:
    cell = spelled(country, 1, n)[0].translate(str.maketrans(string.digits, digits))
    assert verdict(cell, country).e164 == e164(country, 1, n)[0]


@given(CELL, st.sampled_from(["GB", "DE", "US", "IT", None]))
@example("=", "GB")
@example("#", None)
@example(float("inf"), "GB")
@example("0" * 400, "DE")
def test_every_cell_has_a_verdict(cell: CellValue, country: str | None) -> None:
    found = number_in(cell, country)
    assert isinstance(found, CellNumber)
    judged_one = verdict(cell, country)
    assert bool(judged_one.e164) != bool(judged_one.problem) or not number_text(cell)


@given(CELL, st.sampled_from(["GB", "DE", None]))
def test_no_digit_is_invented(cell: CellValue, country: str | None) -> None:
    digits = "".join(digit for digit in number_text(cell) if digit.isdigit())
    assert "".join(digit for digit in number_in(cell, country).text if digit.isdigit()) in digits


PIECES = st.sampled_from([
    "030", "1234567", "0171", "3920012", "+49", "+44 7400 123456", "0049", "020 7946 0958", "12", "57", "(0)", "(030)",
    " ", " ", "/", ";", ",", "-", "+", "\n", " or ", " und ", "ext. 12", "x", "Tel: ", "(p)", "=", '"', "@", "h", "1. ",
    "01.02.2003", "https://wa.me/447400123456", "a@example.com",
])  # fmt: skip


@settings(max_examples=200)
@given(st.one_of(CELL, st.lists(PIECES, max_size=12).map("".join)), st.sampled_from(["GB", "DE", "US", "IT", None]))
def test_numbers_of_a_cell_are_made_of_its_digits(cell: CellValue, country: str | None) -> None:
    own = digits_of(number_text(cell))
    verdicts = parsed(cell, country)
    assert bool(verdicts) == bool(number_text(cell))
    for each in verdicts:
        assert bool(each.found.e164) != bool(each.found.problem)
        assert digits_of(number_text(each.raw)) in own
        national = each.found.e164.removeprefix("+" + country_code(each.found.region))
        if not set(string.ascii_letters) & set(number_text(each.raw)):
            assert national in own or each.found.e164[1:] in own


BEGINNING = st.sampled_from(["0", "+49", "+44 ", "0049 ", "(0", "(", "", "Tel: ", "030 ", "020 7946 ", "1-", "202-"])


@settings(max_examples=300)
@given(BEGINNING, st.from_regex(r"[0-9]{2,4}[-. /]?[0-9]{2,4}[-. /]?[0-9]{0,4}", fullmatch=True), COUNTRY)
def test_usual_spellings_are_judged_as_all_others_are(beginning: str, rest: str, country: str) -> None:
    verdicts = parsed(beginning + rest, country)
    if len(verdicts) == 1 and verdicts[0].found.valid:
        assert verdicts[0].found == verdict(beginning + rest, country)


@settings(max_examples=50)
@given(st.text(alphabet="0123456789 +-/(),;.\n", max_size=60), st.sampled_from(["GB", "DE", "FR", "US", None]))
def test_every_part_of_a_cell_stands_in_it_once_and_in_order(cell: str, country: str | None) -> None:
    place = 0
    for each in parsed(cell, country):
        place = number_text(cell).index(each.raw.strip(), place) + len(each.raw.strip())


@pytest.mark.parametrize("country", sorted(SPELLINGS))
@pytest.mark.parametrize("separator", SEPARATORS)
def test_ten_numbers_in_one_cell_are_ten(country: str, separator: str) -> None:
    verdicts = parsed(separator.join(spelled(country, 10)), country)
    assert [each.found.e164 for each in verdicts] == e164(country, 10)


@given(
    country=COUNTRY, which=st.lists(st.integers(0, 99), min_size=2, max_size=4), separator=st.sampled_from(SEPARATORS)
)
def test_numbers_with_their_codes_come_apart_anywhere(country: str, which: list[int], separator: str) -> None:
    numbers = [e164(country, 1, n)[0] for n in which]
    assert [each.found.e164 for each in parsed(separator.join(numbers), None)] == numbers


@given(st.integers(10**9, 10**14), st.sampled_from(["00000000000", '"+"0', "(000) 000-0000", '0#" "##" "##" "##" "##']))
def test_a_number_format_shows_all_digits(number: int, code: str) -> None:
    shape = digits_format(code)
    shown = shape.shown(number) if shape else None
    assert shown is not None
    assert "".join(digit for digit in shown if digit.isdigit()).lstrip("0") == str(number)


@given(st.text(alphabet='0#?;[]"\\ ()-+._*<=>19ehsE@%,', max_size=20), st.integers(0, 10**15))
def test_any_number_format_is_understood_or_left_alone(code: str, number: int) -> None:
    shape = digits_format(code)
    assert shape is None or isinstance(shape.shown(number), str | None)


@given(st.text(max_size=20))
def test_only_a_number_with_a_plus_is_typed_and_no_formula(formula: str) -> None:
    typed = formula_number(formula)
    assert typed is None or typed.startswith("+")


FIELD = st.text(alphabet=string.ascii_letters + string.digits + " .'-", min_size=1, max_size=12)


@given(st.sampled_from(",;|\t"), st.lists(st.lists(FIELD, min_size=3, max_size=3), min_size=2, max_size=8))
def test_whole_lines_in_quotation_marks_come_apart(delimiter: str, rows: list[list[str]]) -> None:
    plain = [delimiter.join(row) + "\n" for row in rows]
    wrapped = ['"' + line.rstrip("\n") + '"\n' for line in plain]
    assert wrapped_delimiter(wrapped) == detected_delimiter(plain) == delimiter
    assert [unwrapped(line) for line in wrapped] == plain


@given(st.lists(st.integers(0, 99), min_size=3, max_size=20), st.sampled_from([",", ", ", ";", " | ", "\t"]))
def test_numbers_on_one_line_are_numbers_each(which: list[int], separator: str) -> None:
    numbers = [e164("GB", 1, n)[0] for n in which]
    assert numbers_of_one_line([separator.join(numbers) + "\n"]) == numbers


TAGS = [
    "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<td rowspan=3 colspan=2>", "<th rowspan=0>",
    "<br>",
    "<caption>", "<script>", "</script>", "<!--", "-->", "x", "&amp;", "&#x41;", "<a href='tel:1'>", "<td", ">", "<",
]  # fmt: skip


@settings(max_examples=200)
@given(st.lists(st.sampled_from(TAGS), max_size=40))
def test_any_page_has_tables_or_none(parts: list[str]) -> None:
    reader = HtmlTableReader()
    reader.feed("".join(parts))
    reader.finish()
    assert all(row == [] or row[-1] is not None for table in reader.tables for row in table.rows)
    assert reader.filled == sum(len(row) for table in reader.tables for row in table.rows)


NASTY = {
    "comments": "<!--" * 200_000,
    "tags": "<a" * 200_000,
    "spaces": "<a" + " " * 400_000,
    "slashes": "<a" + " /" * 200_000,
    "attributes": "<a" + " b" * 200_000,
    "quotes": "<a b='" * 100_000,
    "references": "&#" * 200_000,
    "declarations": "<!x" * 200_000,
    "instructions": "<?" * 200_000,
    "spans": "<table>" + "<tr><td rowspan=65534>x" * 1_000 + "<tr><td>" * 3_000,
}


@pytest.mark.parametrize("kind", NASTY)
def test_a_nasty_page_takes_no_longer_than_its_size(kind: str) -> None:
    started = datetime.now(UTC)
    reader = HtmlTableReader()
    text = NASTY[kind]
    for start in range(0, len(text), 1 << 16):
        reader.feed(text[start : start + (1 << 16)])
    reader.finish()
    assert (datetime.now(UTC) - started).total_seconds() < 20


@given(st.integers(0, 10**15 - 1))
def test_a_number_reads_the_same_as_text(number: int) -> None:
    assert number_in(number, "GB").text == number_in(cell_text(number), "GB").text
