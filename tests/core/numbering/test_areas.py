"""What leading digits tell: as `phonenumbers` tells it, whole and of this version, or refused."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable

import phonenumbers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phonenumbers import PhoneNumberFormat, PhoneNumberType, carrier, geocoder, timezone
from phonenumbers.carrierdata import CARRIER_DATA
from phonenumbers.geodata import GEOCODE_DATA
from phonenumbers.tzdata import TIMEZONE_DATA

from desktop_app.core.facts.plan_facts import Fact, facts_of
from desktop_app.core.numbering import NumberingDamaged
from desktop_app.core.numbering import areas as module
from desktop_app.core.numbering.areas import NO_AREA, Area, Areas, areas, load_areas_with
from desktop_app.core.numbering.facts import country_of
from desktop_app.core.numbering.sealing import sealed, unsealed

from .damage import JSON, one_byte_changed

SMALL = Areas({"GB": "United Kingdom"}, {"442": module._pack("442", {"442": [("4420", Area("z", "London", ""))]}, {})})


def longest(table: dict[str, dict[str, str]], digits: str) -> str:
    """The English name of the longest leading digits that have one."""
    ends = (end for end in range(len(digits), 0, -1) if "en" in table.get(digits[:end], {}))
    return next((table[digits[:end]]["en"] for end in ends), "")


def drawing(seed: object) -> random.Random:
    return random.Random(f"{seed}")  # noqa: S311 - numbers for a test


def test_every_leading_digits_are_told_as_the_three_tables_tell_them() -> None:
    """Ten thousand of them, each with some digits behind, and what is in no table."""
    draw = drawing("areas")
    every = sorted({*GEOCODE_DATA, *CARRIER_DATA, *TIMEZONE_DATA})
    for prefix in [*draw.sample(every, 10_000), "999", "0", "1", "88213", "21", "2"]:
        digits = (prefix + "".join(draw.choices("0123456789", k=15)))[:15]
        ends = (end for end in range(len(digits), 0, -1) if digits[:end] in TIMEZONE_DATA)
        zones = next((TIMEZONE_DATA[digits[:end]] for end in ends), ())
        wanted = " ".join(zone for zone in zones if zone != timezone.UNKNOWN_TIMEZONE)
        assert areas().of(f"+{digits}") == (wanted, longest(GEOCODE_DATA, digits), longest(CARRIER_DATA, digits))


def test_it_says_whether_more_digits_tell_more() -> None:
    every = sorted({*GEOCODE_DATA, *CARRIER_DATA, *TIMEZONE_DATA})
    for prefix in drawing("longer").sample(every, 300):
        for end in range(3, len(prefix) + 1):
            leading = prefix[:end]
            longer = any(each.startswith(leading) and each != leading for each in every)
            assert areas().has_longer(f"+{leading}") == longer


@pytest.mark.parametrize("region", sorted(phonenumbers.SUPPORTED_REGIONS))
def test_place_carrier_and_country_are_those_of_the_library(region: str) -> None:
    for kind in PhoneNumberType.values():
        example = phonenumbers.example_number_for_type(region, kind)
        for number in [] if example is None else [example, *_like(example)]:
            text = phonenumbers.format_number(number, PhoneNumberFormat.E164)
            told = facts_of(text, (Fact.PLACE, Fact.CARRIER, Fact.TIME_ZONES))
            assert country_of(number) == geocoder.country_name_for_number(number, "en")
            if told is not None:
                zones = [zone for zone in timezone.time_zones_for_number(number) if zone != timezone.UNKNOWN_TIMEZONE]
                place = geocoder.description_for_number(number, "en")
                assert told == [place, carrier.name_for_number(number, "en"), " ".join(zones)]


def _like(number: phonenumbers.PhoneNumber) -> list[phonenumbers.PhoneNumber]:
    """Some with other last digits."""
    text = phonenumbers.format_number(number, PhoneNumberFormat.E164)
    draw, length = drawing(text), len(phonenumbers.national_significant_number(number))
    made = (text[:-end] + "".join(draw.choices("0123456789", k=end)) for end in (2, 4, 6, 7) if end < length)
    return [phonenumbers.parse(each, None) for each in made]


def test_a_process_loads_them_as_it_was_told_and_once() -> None:
    loaded: list[Areas] = []

    def load() -> Areas:
        loaded.append(SMALL)
        return SMALL

    before = module._OfProcess.load
    try:
        load_areas_with(load)
        assert areas() is areas() is SMALL
        assert loaded == [SMALL]
    finally:
        load_areas_with(before or module.gathered)


def test_without_the_tables_they_are_not_gathered_but_said_to_be_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bundle leaves the tables out."""
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    with pytest.raises(NumberingDamaged):
        module.gathered()


# --- Bytes ---


def repacked(change: Callable[[dict[str, object]], object], cuts: bytes | None = None) -> bytes:
    """SMALL's bytes with another head or other cuts, and a right checksum."""
    head, _, rest = unsealed(module._MAGIC, SMALL.to_bytes()).partition(b"\n")
    return sealed(
        module._MAGIC, json.dumps(change(json.loads(head))).encode() + b"\n" + (rest if cuts is None else cuts)
    )


def test_bytes_are_the_areas() -> None:
    read = Areas.from_bytes(areas().to_bytes())
    assert read.to_bytes() == areas().to_bytes()
    assert read.of("+442079460958") == areas().of("+442079460958") == Area("Europe/London", "London", "")
    assert read.country("DE") == "Germany"
    assert read.country("001") == ""
    assert len(areas().to_bytes()) < 2 << 20


@pytest.mark.parametrize(
    "change",
    [
        {"version": "1/0.0"},
        {"countries": {"GB": 1}},
        {"countries": None},
        {"cuts": {"442": 3}},
        {"cuts": {"442": -1}},
        {"cuts": {"442": "1"}},
        {"cuts": []},
    ],
)
def test_another_version_and_contradictions_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(NumberingDamaged):
        Areas.from_bytes(repacked(lambda head: {**head, **change}))


@pytest.mark.parametrize("rows", [1, [1], [[1, "", "", ""]], ["ab"], [["4420", "z"]], None, {"a": 1}])
def test_a_cut_that_is_no_table_is_refused_when_it_is_asked_about(rows: object) -> None:
    packed = zlib.compress(json.dumps(rows).encode())
    found = Areas.from_bytes(repacked(lambda head: {**head, "cuts": {"442": len(packed)}}, packed))
    assert found.of("+4930123456") == NO_AREA
    with pytest.raises(NumberingDamaged):
        found.of("+442079460958")


def test_unpacking_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES", 8)
    with pytest.raises(NumberingDamaged):
        Areas.from_bytes(SMALL.to_bytes()).of("+442079460958")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    for damaged in (data, module._MAGIC + data, sealed(module._MAGIC, data), sealed(module._MAGIC, data + b"\n")):
        with pytest.raises(NumberingDamaged):
            Areas.from_bytes(damaged)


@given(st.integers(0, len(SMALL.to_bytes()) - 1), st.integers(1, 255))
def test_a_changed_byte_is_noticed(at: int, change: int) -> None:
    with pytest.raises(NumberingDamaged):
        Areas.from_bytes(one_byte_changed(SMALL.to_bytes(), at, change))


@given(JSON)
def test_any_json_is_refused(head: object) -> None:
    with pytest.raises(NumberingDamaged):
        Areas.from_bytes(repacked(lambda _: head))
