"""Estimates in which country a list's national numbers were written, to correct a missing or wrong default.

The share of valid numbers tells most, but part of a list may be invented, and dense numbering plans accept nearly any
digits. So each country is judged by how likely it makes the texts: the share of *random* numbers it would accept as
well, the usual prefix and groups there, and other hints in the list (`core/countries/hints.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import exp, log

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberType, ValidationResult

from desktop_app.core.detection.table import CountryFit
from desktop_app.core.numbers.number_in_cell import number_in
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import Normalised, normalise

# The texts to examine, and how many of them are enough to choose the countries worth a full check.
_MOST_TEXTS = 60
_FIRST_LOOK = 12
_MOST_LOOKED_AT = 40
_LEAST_POSSIBLE = 0.7
_FEWEST_DIGITS = 6
# Enough countries to include a person's own among equally good ones. Eight would leave out Egypt for bare landlines.
_MOST_COUNTRIES = 30
# A country is as good as the likeliest down to this fraction of its likelihood.
_AS_GOOD = 0.04
# Numbers with one prefix tell hardly more than one of them, so only distinct beginnings count, up to this many.
_BEGINNING = 4
_MOST_BEGINNINGS = 8
# The weight of one form's digit groups, and the maximum for several forms.
_GROUPS_OF_ONE, _GROUPS_OF_ALL = 4, 6
_DIGITS = re.compile(r"\d+")
# The probability that a number of a list is made up and has arbitrary digits.
_MADE_UP = 0.07
_IMPOSSIBLE = 0.01
# The weight of a tight numbering plan. A list's numbers are close to each other, so it is less remarkable if all are
# valid.
_TIGHT = 0.4
_OTHER_KIND = 0.1  # lists hold mobiles and landlines; premium numbers and the like are rare
_LINES = {
    PhoneNumberType.MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE_OR_MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE: 0.9,
}
# For another length than the country's example of that kind: ten-digit mobile numbers are rare in New Zealand.
_ODD_LENGTH = 0.7
# With the country's usual trunk prefix, without it, with an unusual one.
_PREFIX, _BARE, _ODD_PREFIX = 0.85, 0.12, 0.03
# Equal to the usual form, in its groups, in other groups. Digits alone tell nothing about groups.
_TO_THE_LETTER, _IN_GROUPS, _OTHER_GROUPS = 0.5, 0.3, 0.15
# How much more likely a full hint makes a country, as a logarithm. A hint is full from this share of rows on.
_HINT = 7.0
_ENOUGH_ROWS = 0.25
# Largest economies first (International Monetary Fund, World Economic Outlook, 2024), because customer lists are
# likelier to come from them.
_BY_ECONOMY = """
US CN DE JP IN GB FR IT BR CA RU MX AU KR ES ID TR NL SA CH PL TW BE AR SE IE TH AT AE SG IL NO PH VN BD MY DK IR CO HK
ZA RO EG PK CZ CL PE FI PT KZ NZ GR DZ IQ QA HU UA MA KW SK EC ET KE PR DO AO UZ GT OM BG VE LU HR GH CI TZ RS LT UY BY
CR LK AZ SI PA MM CD TN JO UG CM BO TM KH PY MO LV BH ZW EE LB NP HN CY SN IS SV GE ZM BA GN AL AM ML MN HT TT MT BF NI
BN MG MK MD KG XK RE
"""
_BY_PLACE = 0.5


@dataclass(frozen=True, slots=True)
class _Fit:
    """The measure of how well texts fit a country.

    `valid` and `here` are shares (0..1) of all texts: those that are valid, and those that belong to this country
    rather than a neighbour with the same calling code. `evidence` is the logarithm of the country's likelihood, by the
    texts and by its size.
    """

    country: str
    valid: float
    here: float
    evidence: float


def fitting_countries(texts: Sequence[str], *, hints: Mapping[str, float] | None = None) -> list[CountryFit]:
    """Return up to 30 countries in which the national numbers in `texts` may have been written, likeliest first.

    Up to 60 evenly spaced texts are examined, except those with a + or 00 and those without a number. In a country, at
    least 0.7 of them must have a possible length. `hints` are other evidence for countries (ISO 3166-1 alpha-2), 0..1.
    Of countries that share a calling code only one is returned: the main one, unless the numbers or the hints favour
    another.
    """
    numbers = [number.text for text in _evenly(texts) if not (number := number_in(text)).problem]
    national = [text for text in numbers if _DIGITS.search(text) and not text.startswith(("+", "＋"))]
    if not national:
        return []
    hinted = hints or {}
    fits = _best_of_each_code([_fit(region, national) for region in _worth_a_look(national, hinted)], hinted)
    weights = {fit.country: fit.evidence + _HINT * min(1, hinted.get(fit.country, 0) / _ENOUGH_ROWS) for fit in fits}
    most = max(weights.values(), default=0)
    every = sum(exp(weight - most) for weight in weights.values())
    found = [CountryFit(fit.country, fit.valid, exp(weights[fit.country] - most) / every) for fit in fits]
    return sorted(found, key=lambda fit: -fit.likelihood)[:_MOST_COUNTRIES]


def familiar_first(fits: Sequence[CountryFit], familiar: Sequence[str]) -> list[CountryFit]:
    """Return the countries with the `familiar` ones first, in their order, among those as good as the best.

    Familiarity decides only the order of the offer: 020 7946 0018 is a number of London and a mobile one of New
    Zealand.
    """
    ranks = {country: place for place, country in enumerate(dict.fromkeys(familiar))}
    best = as_good_as_the_best(fits)
    return sorted(best, key=lambda fit: ranks.get(fit.country, len(ranks))) + [fit for fit in fits if fit not in best]


def as_good_as_the_best(fits: Sequence[CountryFit]) -> list[CountryFit]:
    """Return the countries that are about as likely as the best one, among which a person has to choose."""
    best = max((fit.likelihood for fit in fits), default=0)
    return [fit for fit in fits if fit.likelihood >= best * _AS_GOOD]


def _evenly(texts: Sequence[str], most: int = _MOST_TEXTS) -> list[str]:
    if len(texts) <= most:
        return list(texts)
    return [texts[n * len(texts) // most] for n in range(most)]


def _best_of_each_code(fits: Sequence[_Fit], hints: Mapping[str, float]) -> list[_Fit]:
    """Return one country per calling code, because its numbers are valid whichever of its countries is the default.

    The main country stands for all, unless another has more of the numbers, or only that one is hinted at.
    """
    of_code: dict[int, list[_Fit]] = {}
    for fit in fits:
        of_code.setdefault(phonenumbers.country_code_for_region(fit.country), []).append(fit)
    return [_leading(code, each, hints) for code, each in of_code.items()]


def _leading(code: int, fits: Sequence[_Fit], hints: Mapping[str, float]) -> _Fit:
    main = phonenumbers.region_code_for_country_code(code)
    return max(fits, key=lambda fit: (round(fit.here + hints.get(fit.country, 0), 1), fit.country == main))


def _worth_a_look(texts: Sequence[str], hints: Mapping[str, float]) -> list[str]:
    """Return the countries in which enough of the texts are long enough, limited to the likeliest by a few texts."""
    some = _evenly(texts, _FIRST_LOOK)
    found: dict[str, float] = {}
    for region in phonenumbers.SUPPORTED_REGIONS:
        numbers = [_parsed(text, region) for text in some]
        if sum(map(_is_possible, numbers)) >= _LEAST_POSSIBLE * len(some):
            odds = zip(some, numbers, strict=True)
            found[region] = sum(sum(_evidence(text, number, 0.5)) for text, number in odds)
    best = sorted(found, key=lambda region: (-found[region], region))
    return [region for at, region in enumerate(best) if at < _MOST_LOOKED_AT or hints.get(region)]


def _fit(region: str, texts: Sequence[str]) -> _Fit:
    parser = NumberParser(partial(normalise, default_region=region), region, texts)
    homes = [found for text in texts if (found := _first_valid(parser, text)) is not None]
    density = _share_of_any(region, texts)
    numbers = [_parsed(text, region) for text in texts]
    every = len(texts)
    pairs = zip(texts, numbers, strict=True)
    odds, groups = (sum(each) / every for each in zip(*(_evidence(*pair, density) for pair in pairs), strict=True))
    return _Fit(
        country=region,
        valid=len(homes) / every,
        here=sum(found.region == region for found in homes) / every,
        evidence=odds * _beginnings(texts) + groups * _forms(texts) - _by_size(region),
    )


def _first_valid(parser: NumberParser, text: str) -> Normalised | None:
    """Return the first valid number that a list of that country would find in the text, or None."""
    return next((verdict.found for verdict in parser.parse(text) if verdict.found.valid), None)


def _beginnings(texts: Sequence[str]) -> int:
    return min(len({"".join(_DIGITS.findall(text))[:_BEGINNING] for text in texts}), _MOST_BEGINNINGS)


def _forms(texts: Sequence[str]) -> int:
    return min(_GROUPS_OF_ONE * len({re.sub(r"\d", "0", text) for text in texts}), _GROUPS_OF_ALL)


def _share_of_any(region: str, texts: Sequence[str]) -> float:
    """Return the share of numbers like these, but with arbitrary digits, that are valid in the region.

    The greater it is, the less validity tells.
    """
    others = [_parsed(_with_other_digits(text, at), region) for at, text in enumerate(texts)]
    taken = sum(number is not None and phonenumbers.is_valid_number(number) for number in others)
    return (taken + 0.5) / (len(texts) + 1)


def _with_other_digits(text: str, at: int) -> str:
    """Return the text with pseudo-random digits, the same on each call; a 0 before them stays."""
    kept = re.match(r"\D*0?", text)
    end = kept.end() if kept else 0
    others = iter(str(pow(7 + at, 2 * place + 11, 10_007) % 10) for place in range(len(text)))
    return text[:end] + _DIGITS.sub(lambda digits: "".join(next(others) for _ in digits[0]), text[end:])


def _evidence(text: str, number: PhoneNumber | None, density: float) -> tuple[float, float]:
    """Return how much likelier the country makes the text than arbitrary digits would, and how usual its groups are.

    Both are logarithms.
    """
    written = _DIGITS.findall(text)
    possible = _is_possible(number)
    forms = _usual_forms(number) if number is not None and (possible or len(written) > 1) else ()
    if number is None or not possible:
        return log(_MADE_UP * _IMPOSSIBLE), _grouping(text, written, forms)
    real = (1 - _MADE_UP) * _line(number) / density**_TIGHT
    return log(_MADE_UP + real) + log(_prefix(written, forms)), _grouping(text, written, forms)


def _line(number: PhoneNumber) -> float:
    """Return how usual the number's kind and length are in lists; 0 if it isn't valid."""
    kind = phonenumbers.number_type(number)
    if kind == PhoneNumberType.UNKNOWN:
        return 0
    region = phonenumbers.region_code_for_number(number) or ""
    odd = len(phonenumbers.national_significant_number(number)) != _length_of_example(region, kind)
    return _LINES.get(kind, _OTHER_KIND) * (_ODD_LENGTH if odd else 1.0)


@cache
def _length_of_example(region: str, kind: int) -> int:
    example = phonenumbers.example_number_for_type(region, kind)
    return len(phonenumbers.national_significant_number(example)) if example else 0


def _parsed(text: str, region: str) -> PhoneNumber | None:
    try:
        return phonenumbers.parse(text, region)
    except NumberParseException:
        return None


def _is_possible(number: PhoneNumber | None) -> bool:
    """Return True if the number's length is possible there. Plans have three-digit numbers, but lists don't."""
    if number is None or len(phonenumbers.national_significant_number(number)) < _FEWEST_DIGITS:
        return False
    return phonenumbers.is_possible_number_with_reason(number) == ValidationResult.IS_POSSIBLE


def _prefix(written: Sequence[str], forms: Sequence[str]) -> float:
    """Return how usual the trunk prefix of the digits, or the lack of one, is."""
    digits = "".join(written)
    national, bare = ("".join(_DIGITS.findall(form)) for form in forms)
    if digits == national:
        return _PREFIX
    return _BARE if digits == bare else _ODD_PREFIX


def _grouping(text: str, written: Sequence[str], forms: Sequence[str]) -> float:
    """Return how usual the digit groups of the text, which are `written`, are, as a logarithm."""
    if len(written) == 1:
        return log(_IN_GROUPS)
    if text in forms:
        return log(_TO_THE_LETTER)
    return log(_IN_GROUPS if any(written == _DIGITS.findall(form) for form in forms) else _OTHER_GROUPS)


def _usual_forms(number: PhoneNumber) -> tuple[str, str]:
    """Return the number in its usual form, with and without the trunk prefix."""
    national = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
    _, _, bare = phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL).partition(" ")
    return national, bare


def _by_size(country: str) -> float:
    places = _places_by_economy()
    return _BY_PLACE * log(1 + places.get(country, 2 * len(places)))


@cache
def _places_by_economy() -> dict[str, int]:
    return {country: place for place, country in enumerate(_BY_ECONOMY.split())}
