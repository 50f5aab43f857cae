"""Words for the problems of numbers: a short reason with an icon, and advice."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.detection.cells import Damage, damage_problem
from desktop_app.core.numbers.addresses import AN_ADDRESS
from desktop_app.core.numbers.lost_signs import PLUS_LOST, TWO_READINGS, ZERO_LOST
from desktop_app.core.numbers.number_in_cell import NOT_CALCULATED, SEVERAL, UNCLEAR
from desktop_app.core.numbers.number_parser import TOO_MANY
from desktop_app.core.numbers.other_values import (
    A_CODE,
    A_DATE,
    A_DECIMAL,
    AN_AMOUNT,
    AN_ERROR,
    COORDINATES,
    HIDDEN_DIGITS,
    MISTYPED,
)
from desktop_app.core.numbers.phone import NO_COUNTRY, NO_SUCH_COUNTRY, NOT_A_NUMBER
from desktop_app.core.rows.problem_advice import DAMAGED, advice_on
from desktop_app.core.text.marking import marked
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name


@dataclass(frozen=True, slots=True)
class ProblemLook:
    """`word` is shown in the list; `icon` and `tone` (a palette colour) tell the kind of problem.

    `meaning` precedes the advice to the list's author, which `core.rows.problem_advice` has.
    """

    word: str
    meaning: str = ""
    icon: str = "cross"
    tone: str = "danger"


# For numbers damaged by a spreadsheet program.
_SPOILT = ("warning", "warning")
_DIGITS_LOST = marked("digits lost in Excel", "problems")
_LOOKS = {
    damage_problem(Damage.SCIENTIFIC_NOTATION): ProblemLook(
        _DIGITS_LOST, "Excel wrote it in scientific notation and dropped digits.", *_SPOILT
    ),
    damage_problem(Damage.PRECISION_LOST): ProblemLook(
        _DIGITS_LOST, "Excel keeps 15 digits of a number, and lost the rest.", *_SPOILT
    ),
    ZERO_LOST: ProblemLook(
        "leading 0 lost?", "With a 0 before it, it would be a number: spreadsheets drop leading zeros.", *_SPOILT
    ),
    PLUS_LOST: ProblemLook(
        "leading + lost?", "With a + before it, it would be a number: spreadsheets drop a leading +.", *_SPOILT
    ),
    TWO_READINGS: ProblemLook(
        "0 or + lost?", "With a 0 before it and with a +, it would be two different numbers.", *_SPOILT
    ),
    NOT_CALCULATED: ProblemLook(
        "formula without value", "The file has a formula here, and not what it comes to.", *_SPOILT
    ),
    AN_ERROR: ProblemLook("error in the sheet", "The cell shows an error such as #N/A.", *_SPOILT),
    A_DATE: ProblemLook("a date", "It is a date, or a number that became one. Is it the right column?", *_SPOILT),
    A_DECIMAL: ProblemLook("not a whole number", "It has decimals or a minus. Is it the right column?"),
    AN_AMOUNT: ProblemLook("an amount", "It is an amount or a percentage. Is it the right column?"),
    A_CODE: ProblemLook("a code", "It is a code of letters and digits. Is it the right column?"),
    COORDINATES: ProblemLook("coordinates", "It is a place on the map. Is it the right column?"),
    AN_ADDRESS: ProblemLook("mail or web address", "It is an address. Is it the right column?"),
    HIDDEN_DIGITS: ProblemLook("digits hidden", "Some digits are stars or the like: whoever wrote the list hid them."),
    MISTYPED: ProblemLook("letters among digits", "A letter stands for a digit, such as an O for a zero."),
    SEVERAL: ProblemLook("several numbers", "The cell has several numbers that can't be told apart."),
    TOO_MANY: ProblemLook("too many numbers", "The cell has more numbers than a row may have."),
    UNCLEAR: ProblemLook("number unclear", "Which digits of the cell belong to the number isn't clear."),
    NOT_A_NUMBER: ProblemLook("not a phone number", "There is no phone number in it."),
    NO_COUNTRY: ProblemLook(
        "no country code", "It is written nationally: choose the country of national numbers.", "info", "accent"
    ),
    NO_SUCH_COUNTRY: ProblemLook("no such country code", "It begins with the code of no country."),
    "not in use": ProblemLook("not in use"),
    "too short": ProblemLook("too short"),
    "too long": ProblemLook("too long"),
    "area code missing": ProblemLook("area code missing", "It is only the local part of a number."),
}
_NOT_IN_USE_IN = "not in use in "


def problem_look(problem: str) -> ProblemLook:
    """Return the look of a problem of `core`; an unknown one is shown in its own words."""
    return _LOOKS.get(problem) or ProblemLook(problem)


def problem_word(problem: str) -> str:
    """Return two or three words: "too short", "not in use in GB"."""
    country = _unused_in(problem)
    if country:
        return words.tr("not in use in {}", "problems").format(country)
    known = _LOOKS.get(problem)
    return words.tr(known.word, "problems") if known else problem


def problem_advice(problem: str) -> str:
    """Return what a problem means, and what to do about it."""
    country = _unused_in(problem)
    advice = words.tr(advice_on(problem), "problems")
    if country:
        return joining.sentences(
            words.tr("No number of {} begins so.", "problems").format(region_name(country)), advice
        )
    meaning = problem_look(problem).meaning
    return joining.sentences(words.tr(meaning, "problems"), advice) if meaning else advice


def is_damage(problem: str) -> bool:
    """Return True if a spreadsheet program dropped digits, which only the number's owner can restore."""
    return problem in DAMAGED


def _unused_in(problem: str) -> str:
    """Return the country of "not in use in GB"; "" for other problems."""
    return problem.removeprefix(_NOT_IN_USE_IN) if problem.startswith(_NOT_IN_USE_IN) else ""
