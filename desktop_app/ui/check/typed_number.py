"""Hints about a number while it is typed, never alarms."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from desktop_app.core.numbers.number_parser import number_typed, numbers_typed
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.problems import NumberProblem, problem_of
from desktop_app.core.numbers.typing_format import is_separator, region_so_far
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import country_title
from desktop_app.ui.text.number_words import line_type_word, problem_word

_tr = words.translator("check")

# What libphonenumber says of the beginning of a number that may become one.
_INCOMPLETE = (NumberProblem.TOO_SHORT, NumberProblem.AREA_CODE_MISSING)
_LONGEST_STRAY = 12  # letters that are shown of what doesn't belong there


_NOTHING = Normalised()


@dataclass(frozen=True, slots=True)
class Hint:
    """A text, with an icon's name or "" and a tone."""

    text: str
    icon: str = "phone"
    tone: str = "muted"


@dataclass(frozen=True, slots=True)
class TypedNumber:
    """What is known of the text in the field: `found` is libphonenumber's verdict, `region` as far as that is known.

    Nationally written numbers are of `country`. `several`: the numbers in the text, if it is more than one.
    """

    text: str = ""
    country: str | None = None
    found: Normalised = _NOTHING
    region: str = ""
    several: tuple[str, ...] = ()

    @property
    def hint(self) -> Hint:
        """What is said of the number so far."""
        if not self.text.strip():
            return Hint(_tr("Type or paste a number; Enter checks it."), "")
        if self.found.valid:
            return Hint(_where(self.found), "check", "success")
        return Hint(_why_not(self.found, self.text), "circle")

    @property
    def refusal(self) -> str:
        """Why Enter sends nothing."""
        problem = self.found.problem
        if not self.text.strip() or _needs_country(problem, self.text) or _stray(problem, self.text):
            return self.hint.text
        return _tr("Nothing was sent: {}.").format(problem_word(problem))


def typed_number(text: str, country: str | None) -> TypedNumber:
    """Return what is known of a text with a number of `country`, if it is written nationally."""
    found = number_typed(text, country or None)
    if found.valid:
        return TypedNumber(text, country, found, found.region)
    several = tuple(numbers_typed(text, country))
    return TypedNumber(text, country, found, region_so_far(text, country), several if len(several) > 1 else ())


def _where(found: Normalised) -> str:
    return _tr("{country} · {line_type}").format(
        country=country_title(found.region), line_type=line_type_word(found.line_type)
    )


def _why_not(found: Normalised, text: str) -> str:
    stray = _stray(found.problem, text)
    odd = _tr("“{}” isn't part of a number.").format(stray) if stray else ""
    if _needs_country(found.problem, text):
        return joining.sentences(odd, _tr("Begin with + and the country code, or choose the country below."))
    if odd:
        return odd
    if found.problem in _INCOMPLETE or (found.problem == NumberProblem.NOT_A_NUMBER and _only_digits(text)):
        return _tr("Not complete yet")
    if problem_of(found.problem)[0] is NumberProblem.NOT_IN_USE:
        return _tr("Not a number so far: {}").format(problem_word(found.problem))
    return _tr("Can't be checked: {}").format(problem_word(found.problem))


def _needs_country(problem: str, text: str) -> bool:
    return problem == NumberProblem.NO_COUNTRY and not text.strip().startswith("+")


def _stray(problem: str, text: str) -> str:
    """Return the stray text between or behind the digits of an invalid number; "" if there is none, or no digit."""
    if problem not in {NumberProblem.NO_COUNTRY, NumberProblem.NOT_A_NUMBER, *_INCOMPLETE} or not any(
        map(str.isdecimal, text)
    ):
        return ""
    start = next((at for at, letter in enumerate(text) if not _only_digits(letter)), len(text))
    return "".join(takewhile(lambda letter: not _only_digits(letter), text[start:]))[:_LONGEST_STRAY]


def _only_digits(text: str) -> bool:
    return all(letter.isdecimal() or letter == "+" or is_separator(letter) for letter in text)
