"""In which countries a list's national numbers would be valid: what a wrong or missing default is corrected by."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

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
_MOST_COUNTRIES = 4
# Shares this near are the same: one misspelled number in twenty decides nothing.
_STEPS = 20
_DIGITS = re.compile(r"\d+")
_LINES = {
    PhoneNumberType.MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE_OR_MOBILE: 1.0,
    PhoneNumberType.FIXED_LINE: 0.9,
}
# The largest economies first (International Monetary Fund, World Economic Outlook, 2024): where all else is equal, the
# country from which a list of customers is likelier.
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
    are like what lists hold, a mobile or a landline, written with the prefix and in the groups that are usual there.
    """

    country: str
    valid: float
    here: float
    usual: float


def fitting_countries(texts: Sequence[str], *, likely: Sequence[str] = ()) -> list[CountryFit]:
    """The countries, up to four, in which at least 0.7 of the national numbers in `texts` are valid, the best first.

    Up to 60 texts are looked at, evenly taken; those with a + or 00, and those that hold no number, are passed over.
    Of countries that fit the same, `likely` ones (ISO 3166-1 alpha-2, the likeliest first) come first, then those
    in which one writes numbers so. Of countries with one calling code only the best is given.
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


def _evenly(texts: Sequence[str], most: int = _MOST_TEXTS) -> list[str]:
    if len(texts) <= most:
        return list(texts)
    return [texts[n * len(texts) // most] for n in range(most)]


def _rank(fit: _Fit, likely: dict[str, int]) -> tuple[float, ...]:
    """The best is the least."""
    return (
        -round(fit.valid * _STEPS),
        likely.get(fit.country, len(likely)),
        -round(fit.usual * _STEPS),
        _places_by_economy().get(fit.country, len(_BY_ECONOMY)),
    )


def _best_of_each_code(fits: Sequence[_Fit], likely: dict[str, int]) -> list[_Fit]:
    """Whatever country of a calling code is the default, its neighbours' numbers are valid, too: who has most wins."""
    best: dict[int, _Fit] = {}
    for fit in sorted(fits, key=lambda fit: (-round(fit.here * _STEPS), _rank(fit, likely))):
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
    numbers = [(text, phonenumbers.parse(found.e164)) for text, found in homes]
    every = len(texts)
    return _Fit(
        country=region,
        valid=len(homes) / every,
        here=sum(found.region == region for _, found in homes) / every,
        usual=sum(_line(number) + _spelling(text, number) for text, number in numbers) / every / 2,
    )


def _first_valid(judge: Judge, text: str) -> Normalised | None:
    """What the list itself would make of the text, if it were one of that country."""
    return next((verdict.found for verdict in judge.judge(text) if verdict.found.valid), None)


def _line(number: PhoneNumber) -> float:
    """Lists hold more mobiles than landlines, and hardly anything else; a little more, or one odd prefix decides."""
    return _LINES.get(phonenumbers.number_type(number), 0.0)


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


@cache
def _places_by_economy() -> dict[str, int]:
    return {country: place for place, country in enumerate(_BY_ECONOMY.split())}
