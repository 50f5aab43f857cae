"""Several numbers in a cell come apart; one number, and what may be one, never does."""

from __future__ import annotations

from functools import partial

import pytest

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import number_in
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import CellVerdict, normalise
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.numbers.several_numbers import MOST_NUMBERS, alike, doubtful_cuts, splittings, ways, words_beside

LONDON, MOBILE, OTHER = "+442079460958", "+447400123456", "+447400123457"
BERLIN, HAMBURG, HANDY = "+49301234567", "+49407654321", "+491713920012"
HOME, WORK = "+12025550123", "+12025550199"


def parsed(cell: CellValue, country: str | None) -> list[CellVerdict]:
    return list(NumberParser(partial(normalise, default_region=country), country).parse(cell))


def numbers(cell: CellValue, country: str | None) -> list[str]:
    """Each number of the cell, or its problem."""
    return [verdict.found.e164 or verdict.found.problem for verdict in parsed(cell, country)]


@pytest.mark.parametrize("value", [None, "", "  ", "\u00a0", "\u200b"])
def test_a_blank_cell_has_no_verdict(value: CellValue) -> None:
    assert parsed(value, "GB") == []


def test_one_number_has_one_verdict_with_the_whole_cell() -> None:
    (verdict,) = parsed(" 07400 123456 (private)", "GB")
    assert (verdict.raw, verdict.found.e164, verdict.found.problem) == (" 07400 123456 (private)", MOBILE, "")
    (verdict,) = parsed("4.47911E+11", "GB")
    assert (verdict.found.e164, verdict.found.problem) == ("", NumberProblem.SCIENTIFIC_NOTATION)
    (verdict,) = parsed(447400123456, "GB")
    assert (verdict.raw, verdict.found.e164) == ("447400123456", MOBILE)


@pytest.mark.parametrize(
    "between",
    [
        "\n", "\r\n", "; ", ";", " | ", "|", "\t", "   ", " / ", "/", " /", " \\ ", ", ", ",", "، ", "、", "，", " & ",
        "&", " + ", " - ", " – ", " or ", " and ", " oder ", " und ", " u. ", " bzw. ", " y ", " o ", " ou ", " et ",
        " e ", " och ", " eller ", " of ", " en ", " lub ", " i ", " nebo ", " és ", " veya ", " или ", " и ", " та ",
        " ή ", " και ", " أو ", " או ", " • ", "<br>", " fax ", " mobil: ", " ", "//", "＆", "；", " 或 ", " または ",
    ],
)  # fmt: skip
def test_whatever_stands_between_two_numbers(between: str) -> None:
    assert numbers(f"030/1234567{between}0171/3920012", "DE") == [BERLIN, HANDY]
    assert numbers(f"+49 30 1234567{between}+49 171 3920012", None) == [BERLIN, HANDY]


TWO = [
    ("DE", "Tel: 030/1234567 Mobil: 0171/3920012", [BERLIN, HANDY]),
    ("DE", "Tel. 030/1234567 Mobil 0171/3920012", [BERLIN, HANDY]),
    ("DE", "T 030 1234567 M 0171 3920012", [BERLIN, HANDY]),
    ("DE", "(p) 030/1234567 (d) 0171/3920012", [BERLIN, HANDY]),
    ("DE", "030/1234567 (p), 0171/3920012 (d)", [BERLIN, HANDY]),
    ("DE", "030/1234567 privat 0171/3920012 Büro", [BERLIN, HANDY]),
    ("DE", "1. 030 1234567 2. 0171 3920012", [BERLIN, HANDY]),
    ("DE", "(1) 030 1234567 (2) 0171 3920012", [BERLIN, HANDY]),
    ("DE", "Tel1: 0301234567 Tel2: 01713920012", [BERLIN, HANDY]),
    ("DE", "030/1234567/0171/3920012", [BERLIN, HANDY]),
    ("DE", "0301234567-01713920012", [BERLIN, HANDY]),
    ("DE", "030 1234567 0171 3920012", [BERLIN, HANDY]),
    ("DE", "(030)1234567(0171)3920012", [BERLIN, HANDY]),
    ("DE", "0049 30 1234567 0049 171 3920012", [BERLIN, HANDY]),
    ("DE", "030 1234567+0171 3920012", [BERLIN, HANDY]),
    ("DE", "0171 3920012 (WhatsApp), 030 1234567 (abends 18-20 Uhr)", [HANDY, BERLIN]),
    ("DE", "030/1234567, 040/7654321; 0171/3920012", [BERLIN, HAMBURG, HANDY]),
    ("DE", "Tel: 030/1234567 / 040/7654321, Handy: 0171/3920012", [BERLIN, HAMBURG, HANDY]),
    ("DE", '="030 1234567; 0171 3920012"', [BERLIN, HANDY]),
    ("DE", "030/1234567 fax -68, 0171/3920012", [BERLIN, HANDY]),
    ("US", "(h) 202-555-0123 (w) 202-555-0199", [HOME, WORK]),
    ("US", "202-555-0123 (h) 202-555-0199 (w)", [HOME, WORK]),
    ("US", "202-555-0123h 202-555-0199w", [HOME, WORK]),
    ("US", "H: 202-555-0123 W: 202-555-0199", [HOME, WORK]),
    ("US", "202-555-0123/202-555-0199", [HOME, WORK]),
    ("US", "(202) 555-0123 (202) 555-0199", [HOME, WORK]),
    ("US", "202 555 0123 202 555 0199", [HOME, WORK]),
    ("US", "1 202 555 0123 1 202 555 0199", [HOME, WORK]),
    ("US", "202-555-0123 x12 / 202-555-0199 x34", [HOME, WORK]),
    ("US", "202-555-0123, ext 12, 202-555-0199, ext 34", [HOME, WORK]),
    ("US", "202-555-0123 + 202-555-0199", [HOME, WORK]),
    ("US", "1-800-FLOWERS or 202-555-0123", ["+18003569377", HOME]),
    ("FR", "06 12 34 56 78 01 23 45 67 89", ["+33612345678", "+33123456789"]),
    ("FR", "06 02 34 56 78 01 03 45 07 89", ["+33602345678", "+33103450789"]),
    ("FR", "06.12.34.56.78/01.23.45.67.89", ["+33612345678", "+33123456789"]),
    ("FR", "Tél. fixe : 01 23 45 67 89 - Port. : 06 12 34 56 78", ["+33123456789", "+33612345678"]),
    ("IT", "02 1234567 - 347 1234567", ["+39021234567", "+393471234567"]),
    ("IT", "347 1234567 e 02 1234567", ["+393471234567", "+39021234567"]),
    ("ES", "612 34 56 78 912 34 56 78", ["+34612345678", "+34912345678"]),
    ("ES", "Móvil: 612345678 Fijo: 912345678", ["+34612345678", "+34912345678"]),
    ("RU", "8 (912) 345-67-89, 8 (495) 123-45-67 доб. 12", ["+79123456789", "+74951234567"]),
    ("RU", "раб. 8 495 123-45-67 моб. 8 912 345-67-89", ["+74951234567", "+79123456789"]),
    ("BR", "(11) 91234-5678 / (11) 3123-4567", ["+5511912345678", "+551131234567"]),
    ("IN", "9876543210/9876543211", ["+919876543210", "+919876543211"]),
    ("DK", "20 12 34 56 33 12 34 56", ["+4520123456", "+4533123456"]),
    ("CN", "13800138000、13900139000", ["+8613800138000", "+8613900139000"]),
    ("JP", "０９０－１２３４－５６７８／０３－１２３４－５６７８", ["+819012345678", "+81312345678"]),
    ("AU", "0412 345 678 (02) 9876 5432", ["+61412345678", "+61298765432"]),
    ("GB", "+442079460958+447400123456", [LONDON, MOBILE]),
    ("GB", "020 7946 0958 (07400 123456)", [LONDON, MOBILE]),
    ("GB", "07400 123456 dd 01/02/2003 and 07400 123457", [MOBILE, OTHER]),
    ("GB", "07400 123456; n/a; 07400 123457", [MOBILE, OTHER]),
    ("GB", "see 07400 123456 and 07400 123457, or mail a@example.com", [MOBILE, OTHER]),
    ("GB", "https://wa.me/447400123456, https://wa.me/447400123457", [MOBILE, OTHER]),
    ("GB", "07400 123456; 07400 123456", [MOBILE, MOBILE]),
]  # fmt: skip


@pytest.mark.parametrize(("country", "cell", "found"), TWO, ids=[row[1] for row in TWO])
def test_several_numbers_of_a_cell(country: str, cell: str, found: list[str]) -> None:
    assert numbers(cell, country) == found


@pytest.mark.parametrize(
    ("cell", "parts"),
    [
        ("Tel: 030/1234567 Mobil: 0171/3920012", ["Tel: 030/1234567", "Mobil: 0171/3920012"]),
        ("030/1234567 (p), 0171/3920012 (d)", ["030/1234567 (p)", "0171/3920012 (d)"]),
        ("030 1234567 ext. 12 / 0171 3920012", ["030 1234567 ext. 12", "0171 3920012"]),
        ("0171 3920012; privat\n030 1234567", ["0171 3920012; privat", "030 1234567"]),
    ],
)
def test_what_belongs_to_a_number_stays_with_it(cell: str, parts: list[str]) -> None:
    assert [verdict.raw for verdict in parsed(cell, "DE")] == parts


ONE = [
    ("DE", "0171/3920012", HANDY),
    ("DE", "0171 / 39 200 12", HANDY),
    ("DE", "030/12/34/567", BERLIN),
    ("DE", "030 123456-58", "+493012345658"),
    ("DE", "030/123456-12", "+493012345612"),
    ("DE", "030 123456-57, -58", "+493012345657"),
    ("FR", "06/12/34/56/78", "+33612345678"),
    ("US", "202/555/0123", HOME),
    ("GB", "07400 123456 / a@example.com", MOBILE),
    ("GB", "unknown / 07400 123456", MOBILE),
    ("GB", "Customer 07400 123456", MOBILE),
    ("GB", "ID 5: 07400 123456", MOBILE),
    ("US", "Mobile no. 202-555-0123", HOME),
    ("DE", "030 12 34 56 7 privat", BERLIN),
    ("GB", "07400 123456 / -", MOBILE),
    ("US", "room 1 202 555 0123", HOME),
    ("US", "Ext. (202) 555-0123", HOME),
    ("DE", "Zimmer: 030 1234567", BERLIN),
    ("DE", "Zimmer 12: 030 1234567", BERLIN),
    ("RU", "тел. 8 (495) 123-45-67", "+74951234567"),
    ("LU", "27 12 34 DW 2", "+352271234"),
]


@pytest.mark.parametrize(("country", "cell", "found"), ONE, ids=[row[1] for row in ONE])
def test_one_number_stays_one(country: str, cell: str, found: str) -> None:
    assert numbers(cell, country) == [found]


NONE = [
    # A range of extensions, an extension, or digits of the number itself.
    ("DE", "030 123456/57", NumberProblem.UNCLEAR),
    ("DE", "030 123456/57/58", NumberProblem.UNCLEAR),
    ("DE", "030 123456-57/-58", NumberProblem.UNCLEAR),
    ("DE", "030 1234567 / 12", NumberProblem.UNCLEAR),
    ("DE", "040/12345/678", NumberProblem.UNCLEAR),
    ("IT", "02 1234567/8", NumberProblem.UNCLEAR),
    ("DE", "030 123456 (12)", NumberProblem.UNCLEAR),
    ("DE", "030 1234567 9-17", NumberProblem.UNCLEAR),
    # Two numbers that together are as long as a German one.
    ("DE", "030 1234 030 5678", NumberProblem.UNCLEAR),
    ("DE", "0301234 0305678", NumberProblem.UNCLEAR),
    # What stands before the number.
    ("DE", "2 0171 3920012", NumberProblem.UNCLEAR),
    ("DE", "App. 12 030 123456", NumberProblem.UNCLEAR),
    ("DE", "2019 0171 3920012", NumberProblem.UNCLEAR),
    ("DE", "[17] 030 123060", NumberProblem.UNCLEAR),
    ("DE", "(17) 030 123060", NumberProblem.UNCLEAR),
    ("DE", "272 - 01512 3025351", NumberProblem.UNCLEAR),
    ("DE", "room 05 030 123060", NumberProblem.UNCLEAR),
    ("DE", "Raum 021/030 12345", NumberProblem.UNCLEAR),
    ("DE", "Raum: 021 030 12345", NumberProblem.UNCLEAR),
    ("DE", "Zimmer 202 1234567", NumberProblem.UNCLEAR),
    ("US", "Suite 202 555 0123", NumberProblem.UNCLEAR),
    ("IT", "interno 3-4 - 347 1234567", NumberProblem.UNCLEAR),
    ("LU", "Zimmer 2 27 12 34", NumberProblem.UNCLEAR),
    ("DE", "Ann 05 030 123060", NumberProblem.UNCLEAR),
    # What stands behind it: a floor, a count, a note, a date.
    ("DE", "030 1234567 3. OG", NumberProblem.UNCLEAR),
    ("AT", "+43 664 1234567 3. Stock", NumberProblem.UNCLEAR),
    ("DE", "030 123456 2x", NumberProblem.UNCLEAR),
    ("DE", "030 123456 (2 Leitungen)", NumberProblem.UNCLEAR),
    ("DE", "030 1234567 [34]", NumberProblem.UNCLEAR),
    ("DE", "030 1234567 12.03.85", NumberProblem.UNCLEAR),
    # A town's postcode, a count: numbers of five digits, if one asks libphonenumber.
    ("DE", "16855 Musterstadt 030 122252", NumberProblem.SEVERAL),
    ("DE", "Ann 16855 Musterstadt, 030 122252", NumberProblem.SEVERAL),
    ("DE", "4x 0171 3920012", NumberProblem.SEVERAL),
    # Other numbers with a label.
    ("DK", "Kundenr. 20123456", NumberProblem.CODE),
    ("US", "Order no. 2025550123", NumberProblem.CODE),
    # A card, a row without a gap, a line of a table.
    ("SG", "9111 1111 8111 1111", "too long"),
    ("US", "20255501232025550199", "too long"),
    ("GB", "Ann,07400 123456,York", "not a phone number"),
    ("GB", "Ann,07400 123456,07400 123457,York", NumberProblem.SEVERAL),
    (None, "07400 123456, 07400 123457", NumberProblem.SEVERAL),
]


@pytest.mark.parametrize(("country", "cell", "problem"), NONE, ids=[row[1] for row in NONE])
def test_where_it_is_in_doubt_there_is_no_number(country: str | None, cell: str, problem: str) -> None:
    assert numbers(cell, country) == [problem]


@pytest.mark.parametrize(
    ("country", "cell", "found"),
    [
        ("DE", "0171 3920012 / 3920013", [HANDY, NumberProblem.AREA_CODE_MISSING]),
        ("DE", "030 1234567 und 7654321", [BERLIN, NumberProblem.AREA_CODE_MISSING]),
        ("US", "202-555-0123, 555-0199", [HOME, NumberProblem.AREA_CODE_MISSING]),
        # A short form of another one isn't sent, and isn't passed over in silence either.
        ("DE", "0171 3920012/13", [HANDY, NumberProblem.AREA_CODE_MISSING]),
        ("DE", "0171 3920012 oder 13", [HANDY, NumberProblem.AREA_CODE_MISSING]),
        ("FR", "06 12 34 56 78 / 79", ["+33612345678", NumberProblem.AREA_CODE_MISSING]),
        ("US", "202-555-0123 / 0199", [HOME, NumberProblem.AREA_CODE_MISSING]),
        ("GB", "020 7946 0958 /12", [LONDON, NumberProblem.AREA_CODE_MISSING]),
        ("GB", "020 7946 0958/59/60", [LONDON, NumberProblem.AREA_CODE_MISSING]),
        ("GB", "+44 7400 123456 / 57", [MOBILE, NumberProblem.AREA_CODE_MISSING]),
        ("IN", "011-23456789/90", ["+911123456789", NumberProblem.AREA_CODE_MISSING]),
        ("RU", "8 (495) 123-45-67/68", ["+74951234567", NumberProblem.AREA_CODE_MISSING]),
        ("GB", "07400 123456, 020 7946 0958, 12", [MOBILE, LONDON, "too short"]),
        ("DE", "030 1234567 KdNr: 4053315", [BERLIN, NumberProblem.CODE]),
        ("DE", "Kd-Nr. 4053315 Tel. 030 1234567", [NumberProblem.CODE, BERLIN]),
        ("DE", "0171 3920012 / 12345678", [HANDY, "not in use in DE"]),
        (None, "+44 7400 123456, 07400 123457", [MOBILE, "no country code"]),
        ("DE", "491713920012; 0171 3920012", ["its leading + or zero is lost, and either would be a number", HANDY]),
    ],
)
def test_a_part_that_is_no_number_keeps_its_problem(country: str | None, cell: str, found: list[str]) -> None:
    assert numbers(cell, country) == found


def test_too_many_numbers_are_said_to_be_too_many() -> None:
    every = [f"07400 1234{n:02}" for n in range(MOST_NUMBERS + 1)]
    assert len(numbers("; ".join(every[1:]), "GB")) == MOST_NUMBERS
    assert numbers("; ".join(every), "GB") == [NumberProblem.TOO_MANY]
    assert numbers("\n".join(every * 5), "GB") == [NumberProblem.TOO_MANY]


def test_splittings_go_from_coarse_to_fine() -> None:
    assert list(splittings("a 1234567, 2345678; b 3456789 / 4567890")) == [
        ("a 1234567, 2345678", "b 3456789 / 4567890"),
        ("a 1234567, 2345678", "b 3456789", "4567890"),
        ("a 1234567", "2345678", "b 3456789", "4567890"),
    ]
    assert list(splittings("0171 3920012")) == []
    assert list(splittings("")) == []


def test_words_and_groups_that_are_alike() -> None:
    assert list(alike("2025550123 2025550199")) == [("2025550123", "2025550199")]
    assert list(alike("+1 202 5550123 +1 202 5550199")) == [("+1 202 5550123", "+1 202 5550199")]
    assert list(alike("4111 1111 1111 1111")) == []
    assert list(alike("tel 202 5550123 202 5550199")) == []


def test_doubtful_places_are_cut_in_every_way_that_makes_numbers() -> None:
    text = "1234567/2345678/3456789"
    (cuts,) = doubtful_cuts(text)
    assert ways(text, cuts, lambda _: True) == [("1234567", "2345678/3456789"), ("1234567/2345678", "3456789"),
                                                ("1234567", "2345678", "3456789")]  # fmt: skip
    assert ways(text, cuts, lambda part: "/" not in part) == [("1234567", "2345678", "3456789")]


def test_number_in_itself_only_says_that_there_are_several() -> None:
    assert number_in("07400 123456 / 07400 123457", "GB").problem == NumberProblem.SEVERAL


@pytest.mark.parametrize(
    ("text", "numbers", "beside"),
    [
        ("0163 5967591 or 0179 5530860", ("0163 5967591", "0179 5530860"), False),
        ("0163 5967591 oder 0179 5530860", ("0163 5967591", "0179 5530860"), False),
        ("0163 5967591; 0179 5530860", ("0163 5967591", "0179 5530860"), False),
        ("0163 5967591 or Ann 0179 5530860", ("0163 5967591", "Ann 0179 5530860"), True),
        ("0163 5967591 or 0179 5530860, ask Ann", ("0163 5967591", "0179 5530860"), True),
        ("mobile 0162 3283991", ("mobile 0162 3283991",), True),
    ],
)
def test_words_that_join_numbers_are_none_beside_them(text: str, numbers: tuple[str, ...], beside: bool) -> None:
    assert words_beside(text, numbers) is beside
