"""Lists of national numbers, valid and partly invented, by which the suggestion of a country is measured.

`python -m tests.core.country_lists` prints the table: of how many countries the first suggestion is the right one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

import phonenumbers
from phonenumbers import PhoneNumber, PhoneNumberFormat, PhoneNumberType

from desktop_app.core.countries.fit import fitting_countries

COUNTRIES = [*map("".join, zip(*[iter(
    "GBUSCADEFRESITNLBECHATSENODKFIIEPTPLCZHUROGRTRRUUAKZILAESAEGZANGKEINPKIDMYSGTHVNPHJPKRCNAUNZBRMXARCOCL"
)] * 2, strict=True))]  # fmt: skip
# Numbers that regulators keep free for films and examples.
FICTION = {
    "GB": ("020 7946 0{:03}", "0161 496 0{:03}", "07700 900{:03}", "0117 496 0{:03}"),
    "US": ("(212) 555-01{:02}", "(305) 555-01{:02}", "312-555-01{:02}", "(702) 555-01{:02}"),
    "DE": ("030 23125 {:03}", "0152 28817{:03}", "089 99998{:03}", "0171 39200{:02}"),
    "FR": ("01 99 00 {:02} 17", "06 39 98 {:02} 41", "02 61 91 {:02} 55", "04 65 71 {:02} 20"),
    "AU": ("0491 570 {:03}", "(02) 5550 {:04}", "(03) 7010 {:04}", "(07) 5550 {:04}"),
    "IE": ("020 91{:02} {:03}", "087 123 4{:03}", "01 234 5{:03}", "021 234 5{:03}"),
    "SE": ("070-174 06 {:02}", "08-465 004 {:02}", "031-390 06 {:02}", "040-628 04 {:02}"),
}
_NUMBERS = 40


def examples(country: str) -> list[str]:
    """The metadata's own example of a mobile and of a landline, with other last digits."""
    return _written(country, lambda number, chance: _other_digits(number, len(number) - 3, chance), valid=True)


def random_valid(country: str) -> list[str]:
    """Valid numbers of any area and operator."""
    return _written(country, lambda number, chance: _other_digits(number, 1, chance), valid=True)


def partly_invented(country: str) -> list[str]:
    """Every second number made up behind its first two digits: many of these aren't valid."""
    real, made_up = random_valid(country), _written(country, lambda number, chance: _other_digits(number, 2, chance))
    return [(made_up if at % 2 else real)[at] for at in range(_NUMBERS)]


def invented(country: str) -> list[str]:
    """All of them made up behind the first two digits."""
    return _written(country, lambda number, chance: _other_digits(number, 2, chance))


def fiction(country: str) -> list[str]:
    """Numbers for films alone."""
    forms = FICTION[country]
    return [forms[at % len(forms)].format(10 + at, 100 + at) for at in range(_NUMBERS)]


def unspaced(country: str) -> list[str]:
    """Valid ones, as a program writes them."""
    return ["".join(filter(str.isdigit, text)) for text in random_valid(country)]


def invented_unspaced(country: str) -> list[str]:
    """Partly invented ones, as a program writes them."""
    return ["".join(filter(str.isdigit, text)) for text in partly_invented(country)]


KINDS: dict[str, Callable[[str], list[str]]] = {
    "examples": examples,
    "random valid": random_valid,
    "partly invented": partly_invented,
    "invented": invented,
    "valid, unspaced": unspaced,
    "partly invented, unspaced": invented_unspaced,
}


def _written(country: str, change: Callable[[str, random.Random], str], *, valid: bool = False) -> list[str]:
    chance = random.Random(country)  # noqa: S311 - the same lists each time
    kinds = (PhoneNumberType.MOBILE, PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE)
    numbers = [_number(country, kinds[at % 3], change, chance, valid=valid) for at in range(_NUMBERS)]
    return [phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL) for number in numbers]


def _number(
    country: str, kind: int, change: Callable[[str, random.Random], str], chance: random.Random, *, valid: bool
) -> PhoneNumber:
    example = phonenumbers.example_number_for_type(country, kind) or phonenumbers.example_number(country)
    assert example is not None
    digits = phonenumbers.national_significant_number(example)
    for _ in range(3_000):
        number = phonenumbers.parse(f"+{example.country_code}{change(digits, chance)}")
        if not valid or (phonenumbers.is_valid_number_for_region(number, country) and _is_ordinary(number)):
            return number
    return example


def _is_ordinary(number: PhoneNumber) -> bool:
    kinds = (PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE, PhoneNumberType.FIXED_LINE_OR_MOBILE)
    return phonenumbers.number_type(number) in kinds


def _other_digits(digits: str, kept: int, chance: random.Random) -> str:
    return digits[:kept] + "".join(chance.choice("0123456789") for _ in digits[kept:])


@cache
def suggested(kind: str, country: str) -> tuple[str, ...]:
    """What is suggested, the best first."""
    texts = fiction(country) if kind == "fiction" else KINDS[kind](country)
    return tuple(fit.country for fit in fitting_countries(texts))


def row(kind: str, countries: Sequence[str]) -> tuple[int, int, list[str]]:
    """How many countries come first, how many are among the first three, and what came before those that don't."""
    found = {country: suggested(kind, country) for country in countries}
    first = [country for country in countries if found[country][:1] == (country,)]
    near = [country for country in countries if country in found[country][:3]]
    others = [f"{country}:{','.join(found[country][:3]) or '-'}" for country in countries if country not in first]
    return len(first), len(near), others


if __name__ == "__main__":
    for kind in [*KINDS, "fiction"]:
        countries = list(FICTION) if kind == "fiction" else COUNTRIES
        first, near, others = row(kind, countries)
        print(f"{kind:26} first {first:2} · among three {near:2} · of {len(countries)} · {' '.join(others)}")
