from __future__ import annotations

import csv
import io
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import phonenumbers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phonenumbers import PhoneNumberFormat, PhoneNumberType, geocoder, timezone

from desktop_app.core.facts.plan_facts import is_e164
from desktop_app.core.numbering import NumberingDamaged
from desktop_app.core.numbering import areas as areas_of_process
from desktop_app.core.numbering.areas import Areas, load_areas_with
from desktop_app.core.numbers.phone import line_type_names, normalise
from desktop_app.local_service.settings import CATALOGUE, product_of
from desktop_app.local_service.sources import DOWN, SourceDown, standard_sources

SOURCES = standard_sources()
SANDBOX = [slug for slug, source in SOURCES.items() if "simulated" in source.fields]
LIKE_THEM = 600
PHONES = st.from_regex(r"\+[1-9][0-9]{6,14}", fullmatch=True)


def test_every_product_has_a_source_and_a_verdict_in_it() -> None:
    assert sorted(SOURCES) == sorted(product.slug for product in CATALOGUE)
    for product in CATALOGUE:
        assert product.verdict in SOURCES[product.slug].fields


def test_only_what_no_network_was_asked_for_says_simulated() -> None:
    assert sorted(set(SOURCES) - set(SANDBOX)) == ["carrier-lookup", "phone-validation"]


@pytest.mark.parametrize("slug", sorted(SOURCES))
@given(number=st.one_of(st.text(max_size=30), PHONES))
def test_any_text_is_answered_with_every_field_twice_the_same(slug: str, number: str) -> None:
    source = standard_sources()[slug]
    answer = source.answer(number)
    assert tuple(answer) == source.fields or sorted(answer) == sorted(source.fields)
    assert {type(value) for value in answer.values()} == {str}
    assert answer == SOURCES[slug].answer(number)


FULL_WIDTH = "+\uff11\uff12\uff10\uff12\uff15\uff15\uff15\uff10\uff11\uff14\uff13"
ODD = (
    *("", "+", "hello", "442079460958", "+0123456789", "+4402079460958", "+44 20 7946 0958", "+442079460958x5"),
    *("+999123456789", FULL_WIDTH, "+3902123456789", "+390612345678", "+78121234567", "+77012345678", "+5491123456789"),
    *("+541123456789", "+5511961234567", "+8613812345678", "+80012345678", "+12424565678", "+441534123456"),
    *("+447700900123", "+447911123456", "+37061234567", "+3548123456", "+9991234", "+1" * 9, "+12025550143" * 3),
    *("+6831", "+2471"),
)


@pytest.mark.parametrize("slug", ["phone-validation", "carrier-lookup"])
def test_many_numbers_are_answered_as_each_of_them(slug: str) -> None:
    """Examples of every region and kind, numbers like them by chance, and what is no number."""
    examples = [
        phonenumbers.format_number(example, PhoneNumberFormat.E164)
        for region in sorted(phonenumbers.SUPPORTED_REGIONS)
        for kind in PhoneNumberType.values()
        if (example := phonenumbers.example_number_for_type(region, kind)) is not None
    ]
    examples += [
        phonenumbers.format_number(example, PhoneNumberFormat.E164)
        for code in phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS
        if (example := phonenumbers.example_number_for_non_geo_entity(code)) is not None
    ]
    by_chance = random.Random(len(slug))  # noqa: S311 - numbers for a test
    numbers = [*examples, *ODD, *(_like(by_chance.choice(examples), by_chance) for _ in range(LIKE_THEM))]
    source = SOURCES[slug]
    assert rows_of(source.lines(numbers)) == [[number, *source.answer(number).values()] for number in numbers]


def test_a_format_whose_groups_depend_on_the_digits_is_left_to_the_library() -> None:
    """A later version of the numbering plans may have one: 350100 in groups of three, but 391234 begins with one."""
    andorra = phonenumbers.PhoneMetadata.metadata_for_region("AD")
    assert andorra is not None
    forms = andorra.number_format
    before, forms[:] = [*forms], [phonenumbers.NumberFormat(pattern=r"([0-5]{1,3})(\d{3,5})", format=r"\1 \2")]
    try:
        source = standard_sources()["phone-validation"]
        numbers = ["+376350100", "+376391234"]
        assert rows_of(source.lines(numbers)) == [[each, *source.answer(each).values()] for each in numbers]
    finally:
        forms[:] = before


def rows_of(lines: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(lines, newline="")))


def _like(number: str, by_chance: random.Random) -> str:
    """A number with some of its last digits changed, and one more or less now and then."""
    changed = by_chance.randint(1, 8)
    length = changed + by_chance.choice((0, 0, 0, 0, 0, -1, 1))
    return number[:-changed] + "".join(by_chance.choice("0123456789") for _ in range(length))


@given(number=PHONES)
def test_validation_agrees_with_the_programs_own_reading(number: str) -> None:
    answer, own = SOURCES["phone-validation"].answer(number), normalise(number)
    assert (answer["valid"] == "yes") == own.valid
    assert (answer["region"], answer["line_type"], answer["reason"]) == (own.region, own.line_type, own.problem)


@pytest.mark.parametrize("region", sorted(phonenumbers.SUPPORTED_REGIONS))
def test_every_regions_examples_are_answered_as_the_library_does(region: str) -> None:
    """The source takes short cuts through the library; they lead where its own ways lead."""
    for kind in PhoneNumberType.values():
        example = phonenumbers.example_number_for_type(region, kind)
        if example is None:
            continue
        answer = SOURCES["phone-validation"].answer(phonenumbers.format_number(example, PhoneNumberFormat.E164))
        assert answer["valid"] == "yes"
        assert answer["place"] == geocoder.description_for_number(example, "en")
        zones = set(timezone.time_zones_for_number(example)) - {timezone.UNKNOWN_TIMEZONE}
        assert set(answer["time_zones"].split()) == zones


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (
            "+442079460958",
            {
                "valid": "yes",
                "reason": "",
                "region": "GB",
                "country_code": "44",
                "line_type": "fixed line",
                "national_format": "020 7946 0958",
                "international_format": "+44 20 7946 0958",
                "time_zones": "Europe/London",
                "place": "London",
            },
        ),
        (
            "+80012345678",
            {
                "valid": "yes",
                "reason": "",
                "region": "001",
                "country_code": "800",
                "line_type": "toll free",
                "national_format": "1234 5678",
                "international_format": "+800 1234 5678",
                "time_zones": "",
                "place": "",
            },
        ),
    ],
)
def test_validation_says_what_the_numbering_plan_says(number: str, answer: dict[str, str]) -> None:
    assert SOURCES["phone-validation"].answer(number) == answer


@pytest.mark.parametrize("number", ["+4420", "+4474001234", "+44740012345678", "+999123456789", "+441999999999"])
def test_validation_says_why_not_in_the_programs_words(number: str) -> None:
    answer = SOURCES["phone-validation"].answer(number)
    assert (answer["valid"], answer["reason"]) == ("no", normalise(number).problem)
    assert answer["reason"]
    assert not any(value for name, value in answer.items() if name not in ("valid", "reason"))


@pytest.mark.parametrize("text", ["", "hello", "+447400 123456", "07400123456", "+0447400123456", "+1" * 500])
def test_what_is_not_e164_is_said_to_be_that(text: str) -> None:
    answer = SOURCES["phone-validation"].answer(text)
    assert (answer["valid"], answer["reason"]) == ("no", "not in international format (E.164)")


def test_carrier_lookup_names_whom_the_range_was_given_to() -> None:
    answer = SOURCES["carrier-lookup"].answer("+447400123456")
    assert answer == {
        "valid": "yes",
        "region": "GB",
        "line_type": "mobile",
        "original_carrier": "Three",
        "mobile_portable": "yes",
    }


@given(number=PHONES)
def test_line_types_are_the_programs_words(number: str) -> None:
    assert SOURCES["carrier-lookup"].answer(number)["line_type"] in {"", "unknown", *line_type_names().values()}


@pytest.mark.parametrize("slug", SANDBOX)
@given(number=st.one_of(st.text(max_size=20), PHONES))
def test_every_sandbox_row_says_that_it_is_simulated(slug: str, number: str) -> None:
    if number != DOWN:
        assert SOURCES[slug].answer(number)["simulated"] == "yes"


@pytest.mark.parametrize("slug", SANDBOX)
def test_the_documented_numbers_answer_as_documented(slug: str) -> None:
    source, product = SOURCES[slug], product_of(slug)
    assert product is not None
    assert {source.answer("+447400123400")[name] for name in source.fields if name != "simulated"} == {"unknown"}
    bad = source.answer("07400123456")
    assert bad[product.verdict] == "invalid"
    assert not any(value for name, value in bad.items() if name not in (product.verdict, "simulated"))
    with pytest.raises(SourceDown):
        source.answer(DOWN)


@pytest.mark.parametrize(
    ("slug", "ending", "expected"),
    [
        ("hlr-lookup", "01", {"status": "connected", "ported": "no", "roaming": "no"}),
        ("hlr-lookup", "02", {"status": "absent"}),
        ("hlr-lookup", "03", {"status": "not in use", "network": "", "ported": ""}),
        ("hlr-lookup", "04", {"status": "connected", "ported": "yes", "roaming": "no"}),
        ("hlr-lookup", "05", {"status": "connected", "ported": "no", "roaming": "yes"}),
        ("messaging-presence-whatsapp", "01", {"registered": "yes", "business": "no"}),
        ("messaging-presence-telegram", "02", {"registered": "no", "business": "", "last_seen": ""}),
        ("messaging-presence-whatsapp", "03", {"registered": "yes", "business": "yes"}),
        ("account-signals", "01", {"risk": "low"}),
        ("account-signals", "02", {"risk": "medium"}),
        ("account-signals", "03", {"risk": "high"}),
    ],
)
def test_endings_force_an_answer_on_any_number(slug: str, ending: str, expected: dict[str, str]) -> None:
    for start in ("+4474001234", "+1415555", "+49301234567"):
        assert SOURCES[slug].answer(start + ending).items() >= expected.items()


@pytest.mark.parametrize(
    ("slug", "shares"),
    [
        ("hlr-lookup", {"connected": 0.70, "absent": 0.15, "not in use": 0.10, "unknown": 0.05}),
        ("messaging-presence-telegram", {"yes": 0.62, "no": 0.33, "unknown": 0.05}),
        ("account-signals", {"low": 0.60, "medium": 0.25, "high": 0.10, "unknown": 0.05}),
    ],
)
def test_the_dice_fall_as_documented(slug: str, shares: dict[str, float]) -> None:
    verdict = SOURCES[slug].fields[0]
    found = Counter(SOURCES[slug].answer(f"+4479{number:06}77")[verdict] for number in range(4000))
    assert found.keys() == shares.keys()
    for value, share in shares.items():
        assert abs(found[value] / 4000 - share) < 0.05


def test_two_platforms_know_different_people() -> None:
    whatsapp, telegram = (SOURCES[f"messaging-presence-{name}"] for name in ("whatsapp", "telegram"))
    numbers = [f"+4479001{number:05}" for number in range(200)]
    assert any(whatsapp.answer(number) != telegram.answer(number) for number in numbers)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("+1", False),
        ("+12", True),
        ("+" + "1" * 15, True),
        ("+" + "1" * 16, False),
        ("+0123", False),
        ("+４４", False),
        ("+12\n", False),
    ],
)
def test_e164_is_a_plus_and_up_to_15_digits(text: str, expected: bool) -> None:
    assert is_e164(text) is expected


def test_damaged_tables_are_a_source_that_is_down_and_say_what_to_do() -> None:
    def damaged() -> Areas:
        raise NumberingDamaged

    before = areas_of_process._OfProcess.load
    load_areas_with(damaged)
    try:
        source = standard_sources()["phone-validation"]
        with pytest.raises(SourceDown, match="install it again"):
            source.lines(["+442079460958"])
        with pytest.raises(SourceDown, match="install it again"):
            source.answer("+442079460958")
    finally:
        load_areas_with(before or areas_of_process.gathered)


def test_tables_are_loaded_with_the_first_answer_and_those_of_all_languages_never() -> None:
    code = (
        "import sys; from desktop_app.core.numbering import areas; from desktop_app.local_service.sources import *;"
        "from desktop_app.storage.machine.numbering_files import kept_areas; areas.load_areas_with(kept_areas);"
        "source = standard_sources()['phone-validation']; print(areas._OfProcess.loaded is None);"
        "print(source.lines(['+442079460958']).strip(), source.answer('+12015550123')['place']);"
        "print([m for m in sys.modules if m in ('phonenumbers.geodata', 'phonenumbers.carrierdata')])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    before, answers, loaded = done.stdout.splitlines()
    assert (before, loaded) == ("True", "[]")
    assert "London" in answers
    assert "New Jersey" in answers
