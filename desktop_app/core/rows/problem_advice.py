"""Advises the maker of a list on each kind of problem, and orders the kinds by severity."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from desktop_app.core.text.marking import marked

# Problems of numbers whose digits are lost for good. Only the original can help.
DAMAGED = frozenset(damage_problem(damage) for damage in Damage)

_FROM_SOURCE = marked(
    "Take the number from its source again; the column has to be formatted as text before it is filled.", "problems"
)
_OTHERWISE = marked(
    "Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.", "problems"
)
_NOT_IN_USE = marked(
    "The number belongs to no one: compare it with its source, above all its first digits.", "problems"
)
_NO_NUMBER = marked("Put the phone number here, or leave the cell empty.", "problems")
_MENDABLE = marked(
    {
        NO_COUNTRY: "Write the number with its country code, as in +44 20 7946 0958.",
        NO_SUCH_COUNTRY: "Correct the country code: no country has this one.",
        "too short": "Digits are missing: compare the number with its source.",
        "too long": "There are digits too many: compare the number with its source, and put a second number in a cell "
        "of its own.",
        "area code missing": "Add the area code, or write the number with its country code.",
        A_DATE: "A spreadsheet program made a date of it: enter the number again in a column formatted as text.",
        A_DECIMAL: "Enter the number again in a column formatted as text.",
        AN_ERROR: "Mend the formula, or enter the number itself in its place.",
        NOT_CALCULATED: "Open the list in the spreadsheet program that made it and save it, or enter the number "
        "itself.",
        TOO_MANY: "Put each number in a cell of its own.",
        SEVERAL: "Give each number a cell of its own.",
        UNCLEAR: "Leave nothing but the number in the cell.",
        HIDDEN_DIGITS: "Put the whole number here: some of its digits were hidden, with stars for example.",
        MISTYPED: "Correct the letters among the digits, an O for a zero for example.",
        ZERO_LOST: "Write the number with its leading zero or with its country code, in a column formatted as text.",
        PLUS_LOST: "Write the number with its + and country code, in a column formatted as text.",
        TWO_READINGS: "Write the number with its + and country code: without them it could be either of two numbers.",
    },
    "problems",
)
_ADVICE = {
    **_MENDABLE,
    **dict.fromkeys(DAMAGED, _FROM_SOURCE),
    **dict.fromkeys((NOT_A_NUMBER, AN_ADDRESS, AN_AMOUNT, A_CODE, COORDINATES), _NO_NUMBER),
}


def advice_on(problem: str) -> str:
    """Return a sentence or two of advice on a problem, given in the words of the output's Problem column."""
    if problem.startswith("not in use"):
        return _NOT_IN_USE
    return _ADVICE.get(problem, _OTHERWISE)


def worst_first(frequencies: Mapping[str, int]) -> list[str]:
    """Return the problems in the order in which to examine them: damaged numbers first, then by frequency."""
    return sorted(frequencies, key=lambda problem: (problem not in DAMAGED, -frequencies[problem], problem))


def advice_on_all(problems: Iterable[str]) -> str:
    """Return the advice on several problems of a row, without repetition."""
    return " ".join(dict.fromkeys(advice_on(problem) for problem in problems))
