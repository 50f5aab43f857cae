"""Which column: beside what looks like phone numbers and isn't, under names that say nothing."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

from .listing import SPELLINGS, Listing, Rows, e164, spelled
from .writers import text, xlsx

COUNT = 40
CHANCE = random.Random(11)  # noqa: S311 - the same each time on purpose, no secret


def _digits(count: int, length: int) -> list[str]:
    return [str(CHANCE.randrange(10 ** (length - 1), 10**length)) for _ in range(count)]


def _iban() -> str:
    return f"DE{CHANCE.randrange(10, 99)} " + " ".join(str(CHANCE.randrange(1000, 9999)) for _ in range(4)) + " 00"


BESIDE: dict[str, list[Any]] = {
    "order numbers": [10_400_001 + 7 * n for n in range(COUNT)],
    "dates": [f"{1 + n % 28:02}.{1 + n % 12:02}.20{10 + n % 14}" for n in range(COUNT)],
    "iso dates": [f"20{10 + n % 14}-{1 + n % 12:02}-{1 + n % 28:02}" for n in range(COUNT)],
    "bare dates": [f"20{10 + n % 14}{1 + n % 12:02}{1 + n % 28:02}" for n in range(COUNT)],
    "timestamps": [f"2024-05-01T12:{n:02}:00Z" for n in range(COUNT)],
    "unix times": [1_700_000_000 + CHANCE.randrange(10**6) for _ in range(COUNT)],
    "postcodes": _digits(COUNT, 5),
    "long postcodes": [f"{CHANCE.randrange(10**4, 10**5)}-{CHANCE.randrange(1000, 9999)}" for _ in range(COUNT)],
    "bank accounts": [_iban() for _ in range(COUNT)],
    "accounts": _digits(COUNT, 10),
    "tax numbers": [f"DE{digits}" for digits in _digits(COUNT, 9)],
    "german tax numbers": [f"{d[:2]}/{d[2:5]}/{d[5:]}" for d in _digits(COUNT, 10)],
    "company numbers": [f"{d[:3]} {d[3:6]} {d[6:]}" for d in _digits(COUNT, 9)],
    "EANs": [f"40{digits}" for digits in _digits(COUNT, 11)],
    "IP addresses": [f"192.168.{100 + n}.{200 + n}" for n in range(COUNT)],
    "coordinates": [f"{51 + n / 97:.6f}" for n in range(COUNT)],
    "pairs of coordinates": [f"{51 + n / 97:.5f}, -{n / 89:.5f}" for n in range(COUNT)],
    "prices": [f"{CHANCE.randrange(10**6, 10**7) / 100:.2f}" for _ in range(COUNT)],
    "prices with commas": [f"{CHANCE.randrange(1000, 9999)}.{CHANCE.randrange(100, 999)},{n:02}" for n in range(COUNT)],
    "customer ids": [f"C-{digits}" for digits in _digits(COUNT, 8)],
    "card numbers": [" ".join(_digits(4, 4)) for _ in range(COUNT)],
    "identities": [f"{d[:8]}-{d[8:12]}-4{d[12:15]}-8{d[15:18]}-{d[18:30]}" for d in _digits(COUNT, 30)],
    "social security": [f"{d[:3]}-{d[3:5]}-{d[5:]}" for d in _digits(COUNT, 9)],
    "ISBNs": [f"978-3-{d[:2]}-{d[2:8]}-{d[8]}" for d in _digits(COUNT, 9)],
    "versions": [f"{n % 9}.{n % 7}.{n % 5}" for n in range(COUNT)],
    "shares": [f"{n},5 %" for n in range(COUNT)],
    "typed dates": [date(2020, 1 + n % 12, 1 + n % 28) for n in range(COUNT)],
}


def _beside(kind: str, country: str, *, first: bool) -> Listing:
    phones, other = spelled(country, COUNT), BESIDE[kind]
    pairs = zip(other, phones, strict=True) if first else zip(phones, other, strict=True)
    rows: Rows = [["a", "b"], *(list(pair) for pair in pairs)]
    write = xlsx(rows) if kind == "typed dates" else text(rows, ";")
    form = "xlsx" if kind == "typed dates" else "csv"
    return Listing(f"{kind} {country}", write, e164(country, COUNT), form, country, "b" if first else "a")


def _named() -> list[Listing]:
    phones, fax = spelled("GB", COUNT), spelled("GB", COUNT, 50)
    gap: list[str] = ["", "", ""]
    second = [*gap * 12, *fax[:4]]

    def pair(left: str, right: str, one: list[str], two: list[str]) -> Rows:
        return [[left, right], *([a, b] for a, b in zip(one, two, strict=True))]

    return [
        Listing("fax first.csv", text(pair("Fax", "Mobile", fax, phones)), e164("GB", COUNT), "csv", "GB"),
        Listing("landline first.csv", text(pair("Work", "Mobile", fax, phones)), e164("GB", COUNT), "csv", "GB"),
        Listing(
            "second number.csv", text(pair("Tel 2", "Tel 1", second, phones)), e164("GB", COUNT), "csv", "GB", "Tel 1"
        ),
        Listing(
            "a name that lies.csv",
            text(pair("Phone", "Ref", [f"ORD-{n}" for n in range(COUNT)], phones)),
            e164("GB", COUNT),
            "csv",
            "GB",
            "Ref",
        ),
        Listing(
            "order ids like phones.csv",
            text(pair("Order", "Contact", [f"0740012{n:04}" for n in range(COUNT)], phones)),
            e164("GB", COUNT),
            "csv",
            "GB",
            "Contact",
        ),
        Listing(
            "nothing there.csv",
            text(pair("Name", "Date", ["x"] * COUNT, BESIDE["dates"])),
            [""] * COUNT,
            "csv",
            "DE",
            None,
        ),
        Listing(
            "prices only.csv",
            text(pair("Name", "Price", ["x"] * COUNT, BESIDE["prices"])),
            [""] * COUNT,
            "csv",
            "DE",
            None,
        ),
    ]


_COUNTRIES = ["DE", "GB", "US", "FR", "NL", "IT"]
LISTS = [
    *(_beside(kind, _COUNTRIES[n % 6], first=bool(n % 2)) for n, kind in enumerate(BESIDE)),
    *(_beside(kind, _COUNTRIES[(n + 3) % 6], first=not n % 2) for n, kind in enumerate(BESIDE)),
    *_named(),
]
assert set(_COUNTRIES) <= set(SPELLINGS)
