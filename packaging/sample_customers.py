"""The customers of the sample list: as people really have them, the same at every run.

Nobody real is among them: the names are made up, and the numbers are libphonenumber's examples with
their last digits turned, and ranges that regulators keep for fiction (Ofcom's 020 7946 0xxx, 555-01xx
in the United States).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

import phonenumbers
from phonenumbers import PhoneNumberFormat, PhoneNumberType

ROWS = 500
HOME = "GB"
BLANK_ROW = 250  # of the data, from 0

# A share of 1,000 for each country; numbers of all but HOME are written internationally.
COUNTRIES = {"GB": 640, "IE": 70, "DE": 70, "FR": 60, "US": 50, "NL": 40, "ES": 30, "IT": 20, "SE": 20}
CITIES = {
    "GB": (("Leeds", "LS1 4AP"), ("York", "YO1 7HH"), ("Bristol", "BS1 5TR"), ("Glasgow", "G2 1DY")),
    "IE": (("Dublin", "D02 AF30"), ("Cork", "T12 X8N6")),
    "DE": (("Köln", "50667"), ("München", "80331")),
    "FR": (("Lyon", "69002"), ("Nîmes", "30000")),
    "US": (("Boston", "02108"), ("Austin", "78701")),
    "NL": (("Utrecht", "3511 LX"),),
    "ES": (("Málaga", "29015"),),
    "IT": (("Torino", "10121"),),
    "SE": (("Malmö", "211 22"),),
}
FIRST_NAMES = (
    "Ada", "Bram", "Chloë", "Dilip", "Elif", "Fergus", "Greta", "Hamid", "Ingrid", "João",
    "Keira", "Lars", "Maëlle", "Nils", "Orla", "Priya", "Quentin", "Rosa", "Søren", "Tamsin",
)  # fmt: skip
LAST_NAMES = (
    "Abbot", "Birkwood", "Carrow", "Dünhof", "Ellsworth", "Fairweir", "Grünfeldt", "Holloway-Pyke", "Ibsley",
    "Jarrowby", "Kestrel", "Lindqvister", "Merrowdale", "Núñez-Vail", "Oakhanger", "Penhallow-Reed", "Quillfeather",
    "Rookhope",
)  # fmt: skip
COMPANIES = (
    "Larkspur Joinery Ltd", "Bluewater & Daughters", "Fenwick Tile Works", "Nordlicht Optik GmbH", "Petit Moulin SARL",
    "Copper Kettle Cafés", "Harbour Lane Cycles", "", "Tidewell Dental; Partners", "Quayside \"Q\" Print", "", "",
)  # fmt: skip
# What stands where a number should: everything that people type there.
BROKEN = ("n/a", "call office", "07400 12", "see notes", "-", "0740012345678901", "no phone", "ask Priya")
# Excel has eaten the digits of these.
DAMAGED_TEXT = ("4.47911E+11", "4,47911E+11", "4.915E+12")
DAMAGED_NUMBER = 4474001234560000128

Value = str | int | float | datetime | None


@dataclass(frozen=True)
class Customer:
    """One row; `phone` is text, a number cell or nothing."""

    number: int
    name: str
    company: str
    phone: Value
    city: str
    postcode: str
    last_order: date
    amount: float


def national(number: str) -> str:
    """As libphonenumber writes it at home."""
    return _format(number, PhoneNumberFormat.NATIONAL)


def international(number: str) -> str:
    """With plus and spaces."""
    return _format(number, PhoneNumberFormat.INTERNATIONAL)


def with_trunk_zero(number: str) -> str:
    """+44 (0)20 7946 0123: the zero that is dialled at home only, as on letterheads."""
    code, rest = international(number).split(" ", 1)
    return f"{code} (0){rest}"


def _format(number: str, style: int) -> str:
    return phonenumbers.format_number(phonenumbers.parse(number), style)


AT_HOME: tuple[Callable[[str], str], ...] = (
    national,
    national,
    lambda n: national(n).replace(" ", ""),
    lambda n: national(n).replace(" ", "-"),
    lambda n: national(n).replace(" ", "\u00a0"),
    lambda n: f"({national(n).split(' ')[0]}) {' '.join(national(n).split(' ')[1:])}",
    with_trunk_zero,
    international,
    lambda n: n,
    lambda n: "00" + n[1:],
)
ABROAD: tuple[Callable[[str], str], ...] = (
    international,
    lambda n: n,
    lambda n: "00" + n[1:],
    lambda n: international(n).replace(" ", "."),
    lambda n: international(n).replace(" ", "-"),
    lambda n: " " + international(n) + " ",
)


def some_number(chance: random.Random, country: str) -> str:
    """A valid number of the country in E.164, out of an example's or a fictional range."""
    while True:
        number = _candidate(chance, country)
        parsed = phonenumbers.parse(number)
        if phonenumbers.is_valid_number(parsed) and phonenumbers.region_code_for_number(parsed) == country:
            return number


def _candidate(chance: random.Random, country: str) -> str:
    if country == "GB" and chance.random() < 0.2:
        return f"+442079460{chance.randrange(1000):03}"
    if country == "US":
        area = chance.choice(("202", "312", "415", "617"))
        return f"+1{area}55501{chance.randrange(100):02}"
    example = phonenumbers.example_number_for_type(country, PhoneNumberType.MOBILE)
    if example is None:
        raise ValueError(f"libphonenumber has no example for {country}")
    digits = phonenumbers.format_number(example, PhoneNumberFormat.E164)
    return digits[:-4] + f"{chance.randrange(10_000):04}"


def spelled(chance: random.Random, number: str, country: str) -> Value:
    """The number as one of many people would have typed it, at times as a number cell."""
    if chance.random() < 0.08:
        return int(number[1:])
    return chance.choice(AT_HOME if country == HOME else ABROAD)(number)


def customers() -> list[Customer | None]:
    """The list; None is the wholly blank row."""
    chance = random.Random(20240501)  # noqa: S311 - reproducible on purpose, no secret
    known: list[tuple[str, str]] = []
    rows: list[Customer | None] = []
    for index in range(ROWS):
        country = chance.choices(list(COUNTRIES), list(COUNTRIES.values()))[0]
        phone = _phone(chance, index, country, known)
        city, postcode = chance.choice(CITIES[country])
        rows.append(
            Customer(
                number=10_400_001 + index * 7 + chance.randrange(6),
                name=f"{chance.choice(FIRST_NAMES)} {chance.choice(LAST_NAMES)}",
                company=chance.choice(COMPANIES),
                phone=phone,
                city=city,
                postcode=postcode,
                last_order=date(2023, 1, 2) + timedelta(days=chance.randrange(700)),
                amount=chance.randrange(1_000, 450_000) / 100,
            )
        )
    rows[BLANK_ROW] = None
    return rows


def _phone(chance: random.Random, index: int, country: str, known: list[tuple[str, str]]) -> Value:
    if index % 25 == 7:
        return chance.choice(BROKEN)
    if index % 40 == 11:
        return None
    if index % 90 == 20:
        return chance.choice(DAMAGED_TEXT)
    if index % 200 == 60:
        return DAMAGED_NUMBER
    if index > 40 and index % 20 == 3:
        number, country = chance.choice(known)
    else:
        number = some_number(chance, country)
        known.append((number, country))
    return spelled(chance, number, country)
