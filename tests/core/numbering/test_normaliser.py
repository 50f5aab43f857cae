"""The automaton says what libphonenumber says, in every field and for every text."""

from __future__ import annotations

from collections import defaultdict

import phonenumbers
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.numbering import Automaton, Normaliser, compiled
from desktop_app.core.numbers.phone import Normalised, normalise
from desktop_app.core.numbers.problems import NumberProblem
from tests.core.numbering.spellings import REGIONS, as_in_lists, examples, of_region, plain_spellings

# Of each region by default; `dev.py bench` takes 1,225.
SPELLINGS = 80
ODD_DEFAULTS = [None, "", "001", "ZZ", "XX", "gb", "?", "GB "]


class Normalisers(dict[str | None, Normaliser]):
    """One for each default region, made when first asked for."""

    def __init__(self, automaton: Automaton) -> None:
        super().__init__()
        self._first = Normaliser(automaton)

    def __missing__(self, region: str | None) -> Normaliser:
        self[region] = self._first.elsewhere(region)
        return self[region]


@pytest.fixture(scope="session")
def normalisers(automaton: Automaton) -> Normalisers:
    return Normalisers(automaton)


def differing(normaliser: Normaliser, texts: list[str], region: str | None) -> list[tuple[str, Normalised, Normalised]]:
    """Every text on which the two disagree, and what they say; its columns may be empty, but never say otherwise."""
    pairs = zip(texts, map(normaliser.normalise, texts), zip(*normaliser.columns(texts), strict=True), strict=True)
    return [
        (text, found, wanted)
        for text, found, columns in pairs
        if found != (wanted := normalise(text, region))
        or columns not in {("", "", ""), (wanted.e164, wanted.region, wanted.line_type)}
    ]


@pytest.mark.parametrize("region", REGIONS)
def test_every_regions_examples_in_every_spelling(normalisers: Normalisers, region: str) -> None:
    numbers = examples(region)
    texts = [text for number in numbers for text in plain_spellings(number)]
    texts += [f"{number.country_code}{phonenumbers.national_significant_number(number)}" for number in numbers]
    texts += [f"00{text}" for text in texts[-len(numbers) :]]
    for default in (region, None, "FR" if region != "FR" else "DE"):
        assert differing(normalisers[default], texts, default) == []


@pytest.mark.parametrize("code", sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS))
def test_numbers_of_no_single_country(normalisers: Normalisers, code: int) -> None:
    number = phonenumbers.example_number_for_non_geo_entity(code)
    assert number is not None
    assert normalisers[None].normalise(plain_spellings(number)[0]).region == "001"
    for default in (None, "GB", "001"):
        assert differing(normalisers[default], plain_spellings(number), default) == []


def test_odd_spellings_of_every_region(normalisers: Normalisers) -> None:
    texts = defaultdict(list)
    for region in REGIONS:
        for text, default in of_region(region, SPELLINGS):
            texts[default].append(text)
    assert sum(map(len, texts.values())) > 19_000
    for default, spelled in texts.items():
        assert differing(normalisers[default], spelled, default) == [], default


@pytest.mark.parametrize("region", ["GB", "US", "AR", "BR", "IT", "BB", "RU", "SM", "JE"])
def test_lists_as_people_have_them(automaton: Automaton, region: str) -> None:
    rows = list(as_in_lists(region, 300))
    normaliser = Normaliser(automaton, region)
    assert differing(normaliser, rows, region) == []
    assert normaliser.handed_over <= 0.04 * len(rows) or region == "AR"


@pytest.mark.parametrize("default", ODD_DEFAULTS)
def test_default_regions_that_are_none(normalisers: Normalisers, default: str | None) -> None:
    texts = [
        "+447911123456",
        "07911 123456",
        "447911123456",
        "+999123456",
        "+0447911123456",
        "+800 1234 5678",
        "12",
        "",
    ]
    assert differing(normalisers[default], texts, default) == []


@pytest.mark.parametrize(
    ("text", "default", "found"),
    [
        ("+44 (0)7400 123456", None, Normalised("+447400123456", "GB", "mobile")),
        ("07400\u2011123\u2011456", "GB", Normalised("+447400123456", "GB", "mobile")),
        ("0044 7400 123456", "DE", Normalised("+447400123456", "GB", "mobile")),
        ("447400123456", "GB", Normalised("+447400123456", "GB", "mobile")),
        ("06 698 12345", "IT", normalise("06 698 12345", "IT")),
        ("234 5678", "BB", normalise("246 234 5678", "BB")),
        ("07911123456", None, Normalised(problem=NumberProblem.NO_COUNTRY)),
        ("07911123456", "XX", Normalised(problem=NumberProblem.NO_SUCH_COUNTRY)),
        ("020 7946 0018 ext. 12", "GB", normalise("020 7946 0018", "GB")),
        ("+210 1234567", "GB", Normalised(problem=NumberProblem.NO_SUCH_COUNTRY)),
        ("\ud800 0800 3569377", "GB", normalise("0800 3569377", "GB")),
        ("Tel. 0800 FLOWERS", "GB", normalise("0800 3569377", "GB")),
        ("+44 7400 123456 (mobile),", "GB", Normalised(problem="too long")),
        ("'+44 7400 123456 (m)", "GB", Normalised("+447400123456", "GB", "mobile")),
        ("unknown", "GB", Normalised(problem=NumberProblem.NOT_A_NUMBER)),
    ],
)
def test_plain_spellings_are_not_left_to_libphonenumber(
    normalisers: Normalisers, text: str, default: str | None, found: Normalised
) -> None:
    normaliser = normalisers[default]
    before = normaliser.handed_over
    assert normaliser.normalise(text) == found == normalise(text, default)
    assert normaliser.handed_over == before


@pytest.mark.parametrize(
    "text",
    [
        "+44 7911 123456 (Büro)",
        "+44 7911 123456 fax",
        "tel:+44-7911-123456;ext=5",
        "++447911123456",
        "+44+7911123456",
        "４４７９１１１２３４５６",
        "+٤٤7911123456",
        "44²7911123456",
        "12",
        "+0044 7911 123456",
        " " * 240 + "+447911123456",
        "n/a" + " " * 250,
        "4479\ud80011123456",
        "44Â7911123456",
        "07911 123456, 07911 123457",
        "020 7946 0018 x1 x2",
    ],
)
def test_odd_spellings_are_libphonenumbers_business(normalisers: Normalisers, text: str) -> None:
    normaliser = normalisers["GB"]
    before = normaliser.handed_over
    assert normaliser.normalise(text) == normalise(text, "GB")
    assert normaliser.handed_over == before + 1


def test_calling_codes_that_were_not_compiled_are_libphonenumbers_business() -> None:
    steps: list[None] = []
    few = Normaliser(compiled((1, 39, 44), working=lambda: steps.append(None)))
    assert len(steps) > 3 + 3  # for each code and for each of its regions
    for default in (None, "GB", "JE", "BB", "FR", "VA"):
        normaliser = few.elsewhere(default)
        texts = [text for region in ("GB", "FR", "US") for text, _ in of_region(region, 100)]
        assert differing(normaliser, texts, default) == []
        before = normaliser.handed_over
        assert normaliser.normalise("+33 6 12 34 56 78").region == "FR"
        assert normaliser.handed_over == before + 1
        assert normaliser.normalise("+447400123456").region == "GB"
        assert normaliser.handed_over == before + 1


def test_columns_have_every_plain_number_and_nothing_else(normalisers: Normalisers) -> None:
    # GIVEN numbers, and among them what none is, a text with line breaks in it and one that is too long
    long = "+44 7400 123456" + 250 * " "
    texts = ["07400 123456", "", "\n", "n/a", "+49\u00a0151 23456789", "07400\n123456", long, "\udcff", "020 7946 0958"]
    # WHEN all are read at once
    found = normalisers["GB"].columns(texts)
    # THEN each number stands in its place
    assert found.e164 == ["+447400123456", "", "", "", "+4915123456789", "", "", "", "+442079460958"]
    assert found.region == ["GB", "", "", "", "DE", "", "", "", "GB"]
    assert found.line_type == ["mobile", "", "", "", "mobile", "", "", "", "fixed line"]
    assert normalisers["GB"].columns([]) == ([], [], [])
    assert normalisers["GB"].columns([long]) == ([""], [""], [""])


DEFAULTS = st.sampled_from([None, "GB", "US", "BB", "AR", "BR", "RU", "AU", "SG", "FI", "UY"])


@settings(max_examples=400)
@given(text=st.text(max_size=40), default=DEFAULTS)
def test_any_text(normalisers: Normalisers, text: str, default: str | None) -> None:
    assert normalisers[default].normalise(text) == normalise(text, default)


@settings(max_examples=800)
@given(text=st.text("0123456789+ -().", max_size=24), default=DEFAULTS)
def test_any_digits(normalisers: Normalisers, text: str, default: str | None) -> None:
    assert normalisers[default].normalise(text) == normalise(text, default)


@settings(max_examples=300)
@given(text=st.text("0123456789+ -extEXT.;,#~/\u2013\u00a0\uff0b", max_size=30), default=DEFAULTS)
def test_any_almost_number(normalisers: Normalisers, text: str, default: str | None) -> None:
    assert normalisers[default].normalise(text) == normalise(text, default)
