"""In which countries a list's national numbers would be valid: what a wrong or missing default is corrected by."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import log2

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberType

from desktop_app.core.judging import Judge
from desktop_app.core.number_in_cell import number_in
from desktop_app.core.phone import Normalised, normalise
from desktop_app.core.table import CountryFit

# Texts that are looked at, and how few of them tell which countries are worth the rest.
_MOST_TEXTS = 60
_FIRST_LOOK = 12
_FIRST_SHARE = 0.5
_LEAST_SHARE = 0.7
# Of those that fit the same a person's own is found among these; eight would leave out Egypt for bare landlines.
_MOST_COUNTRIES = 30
# Shares this near are the same: of two countries, one misspelled number in twenty makes neither the better.
_STEPS = 20
_DIGITS = re.compile(r"\d+")
_LINES = {
    PhoneNumberType.MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE_OR_MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE: 0.9,
}
# Of another length than the country's example of its kind: mobile numbers of ten digits are rare in New Zealand.
_ODD_LENGTH = 0.9
# The largest economies first (International Monetary Fund, World Economic Outlook, 2024): a list of customers is
# likelier from these. For a country twice as far down, numbers have to be so much more usual to make up for it.
_TWICE_AS_FAR = 0.0125
_BY_ECONOMY = """
US CN DE JP IN GB FR IT BR CA RU MX AU KR ES ID TR NL SA CH PL TW BE AR SE IE TH AT AE SG IL NO PH VN BD MY DK IR CO HK
ZA RO EG PK CZ CL PE FI PT KZ NZ GR DZ IQ QA HU UA MA KW SK EC ET KE PR DO AO UZ GT OM BG VE LU HR GH CI TZ RS LT UY BY
CR LK AZ SI PA MM CD TN JO UG CM BO TM KH PY MO LV BH ZW EE LB NP HN CY SN IS SV GE ZM BA GN AL AM ML MN HT TT MT BF NI
BN MG MK MD KG XK RE
"""


@dataclass(frozen=True, slots=True)
class _Fit:
    """How well texts fit a country; each figure is a share of all texts, 0..1.

    `here`: the number is that very country's, not a neighbour's of the same calling code. `usual`: how much those
    are like what lists hold, a mobile or a landline, as long and written with the prefix and in the groups as is usual.
    """

    country: str
    valid: float
    here: float
    usual: float


def fitting_countries(texts: Sequence[str], *, likely: Sequence[str] = ()) -> list[CountryFit]:
    """The countries, up to 30, in which at least 0.7 of the national numbers in `texts` are valid, the best first.

    Up to 60 texts are looked at, evenly taken; those with a + or 00, and those that hold no number, are passed over.
    Of countries that fit the same, `likely` ones (ISO 3166-1 alpha-2, the likeliest first) come first, then large
    ones and those in which one writes numbers so. Of countries with one calling code only the best is given.
    """
    numbers = [number.text for text in _evenly(texts) if not (number := number_in(text)).problem]
    national = [text for text in numbers if _DIGITS.search(text) and not text.startswith(("+", "＋"))]
    if not national:
        return []
    first = _evenly(national, _FIRST_LOOK)
    worth = [region for region in sorted(phonenumbers.SUPPORTED_REGIONS) if _worth_a_look(region, first)]
    fits = [fit for fit in (_fit(region, national) for region in worth) if fit.valid >= _LEAST_SHARE]
    ranks = {country: place for place, country in enumerate(dict.fromkeys(likely))}
    fits = sorted(_best_of_each_code(fits, ranks), key=lambda fit: _rank(fit, ranks))
    return [CountryFit(fit.country, fit.valid) for fit in fits[:_MOST_COUNTRIES]]


def familiar_first(fits: Sequence[CountryFit], familiar: Sequence[str]) -> list[CountryFit]:
    """Of countries that fit the same, the `familiar` ones first, in their order; the others stay in theirs.

    What a person has to do with decides nothing but what is offered first: 020 7946 0018 is a number of London, and a
    mobile one of New Zealand.
    """
    ranks = {country: place for place, country in enumerate(dict.fromkeys(familiar))}
    return sorted(fits, key=lambda fit: (_step(fit.share), ranks.get(fit.country, len(ranks))))


def as_good_as_the_best(fits: Sequence[CountryFit]) -> list[CountryFit]:
    """Those that fit as well as the one that fits best: none of them is likelier by that."""
    best = min((_step(fit.share) for fit in fits), default=0)
    return [fit for fit in fits if _step(fit.share) == best]


def _step(share: float) -> int:
    """The best is the least."""
    return -round(share * _STEPS)


def _evenly(texts: Sequence[str], most: int = _MOST_TEXTS) -> list[str]:
    if len(texts) <= most:
        return list(texts)
    return [texts[n * len(texts) // most] for n in range(most)]


def _rank(fit: _Fit, likely: dict[str, int]) -> tuple[float, ...]:
    """The best is the least."""
    return (
        _step(fit.valid),
        likely.get(fit.country, len(likely)),
        _TWICE_AS_FAR * log2(1 + _place_by_economy(fit.country)) - fit.usual,
    )


def _best_of_each_code(fits: Sequence[_Fit], likely: dict[str, int]) -> list[_Fit]:
    """Whatever country of a calling code is the default, its neighbours' numbers are valid, too: who has most wins."""
    best: dict[int, _Fit] = {}
    for fit in sorted(fits, key=lambda fit: (_step(fit.here), _rank(fit, likely))):
        best.setdefault(phonenumbers.country_code_for_region(fit.country), fit)
    return list(best.values())


def _worth_a_look(region: str, texts: Sequence[str]) -> bool:
    """Whether enough of the texts are valid there; ends as soon as they can't be."""
    misses_left = len(texts) - _FIRST_SHARE * len(texts)
    for text in texts:
        number = _parsed(text, region)
        if number is None or not phonenumbers.is_valid_number(number):
            misses_left -= 1
            if misses_left < 0:
                return False
    return True


def _fit(region: str, texts: Sequence[str]) -> _Fit:
    judge = Judge(partial(normalise, default_region=region), region, texts)
    homes = [(text, found) for text in texts if (found := _first_valid(judge, text)) is not None]
    numbers = [(text, phonenumbers.parse(found.e164), found.region) for text, found in homes]
    every = len(texts)
    return _Fit(
        country=region,
        valid=len(homes) / every,
        here=sum(found.region == region for _, found in homes) / every,
        usual=sum(_line(number, home) + _spelling(text, number) for text, number, home in numbers) / every / 2,
    )


def _first_valid(judge: Judge, text: str) -> Normalised | None:
    """What the list itself would make of the text, if it were one of that country."""
    return next((verdict.found for verdict in judge.judge(text) if verdict.found.valid), None)


def _line(number: PhoneNumber, region: str) -> float:
    """Lists hold more mobiles than landlines, and hardly anything else; a little more, or one odd prefix decides."""
    kind = phonenumbers.number_type(number)
    odd = len(phonenumbers.national_significant_number(number)) != _length_of_example(region, kind)
    return _LINES.get(kind, 0.0) * (_ODD_LENGTH if odd else 1.0)


@cache
def _length_of_example(region: str, kind: int) -> int:
    example = phonenumbers.example_number_for_type(region, kind)
    return len(phonenumbers.national_significant_number(example)) if example else 0


def _parsed(text: str, region: str) -> PhoneNumber | None:
    try:
        return phonenumbers.parse(text, region)
    except NumberParseException:
        return None


def _spelling(text: str, number: PhoneNumber) -> float:
    """How near the text is to the country's usual form; half as near without its trunk prefix, where it has one."""
    national = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
    _, _, bare = phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL).partition(" ")
    return max(_likeness(text, national), _likeness(text, bare) / 2)


def _likeness(text: str, usual: str) -> float:
    """The same to the letter, in groups, or in digits only."""
    if text == usual:
        return 1.0
    written, groups = _DIGITS.findall(text), _DIGITS.findall(usual)
    if written == groups:
        return 0.8
    return 0.5 if "".join(written) == "".join(groups) else 0.0


def _place_by_economy(country: str) -> int:
    places = _places_by_economy()
    return places.get(country, len(places))


@cache
def _places_by_economy() -> dict[str, int]:
    return {country: place for place, country in enumerate(_BY_ECONOMY.split())}
