"""Lists every reason why a cell has no number that can be sent: its words, its meaning, what to do, how grave it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum, auto
from typing import NamedTuple, Self

from desktop_app.core.text.translatable import tr_noop


class Gravity(Enum):
    """How a problem is shown, and what can be done about it.

    DAMAGED: a spreadsheet program dropped digits, which only the number's source still has. SPOILT: a spreadsheet
    program changed the cell. WRONG: the cell itself is wrong. NATIONAL: a country, chosen here, would do.
    """

    DAMAGED = auto()
    SPOILT = auto()
    WRONG = auto()
    NATIONAL = auto()


class ProblemTexts(NamedTuple):
    """A row of the table."""

    stored: str
    gravity: Gravity
    word: str
    meaning: str
    advice: str


_DIGITS_LOST = tr_noop("digits lost in Excel", "problems")
_FROM_SOURCE = tr_noop(
    "Take the number from its source again; the column has to be formatted as text before it is filled.", "problems"
)
_OTHERWISE = tr_noop(
    "Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.", "problems"
)
_NO_NUMBER = tr_noop("Put the phone number here, or leave the cell empty.", "problems")


class NumberProblem(StrEnum):
    """A problem, by the text that the Problem column of files has and `list.sqlite` stores: these texts never change.

    Only NOT_IN_USE may have a country after it (`in_country`). `word` is for a list of problems; `meaning` or "", which
    the window shows before the `advice` to the maker of the list.
    """

    gravity: Gravity
    word: str
    meaning: str
    advice: str

    def __new__(cls, stored: str, gravity: Gravity, *text: str) -> Self:
        """Create the member whose value is `stored`."""
        made = str.__new__(cls, stored)
        made._value_, made.gravity = stored, gravity
        made.word, made.meaning, made.advice = text
        return made

    SCIENTIFIC_NOTATION = ProblemTexts(
        "digits lost in Excel (scientific notation)",
        Gravity.DAMAGED,
        _DIGITS_LOST,
        "Excel wrote it in scientific notation and dropped digits.",
        _FROM_SOURCE,
    )
    PRECISION_LOST = ProblemTexts(
        "digits lost in Excel (more than 15 digits)",
        Gravity.DAMAGED,
        _DIGITS_LOST,
        "Excel keeps 15 digits of a number and lost the rest.",
        _FROM_SOURCE,
    )
    ZERO_LOST = ProblemTexts(
        "its leading zero may be lost",
        Gravity.SPOILT,
        "leading 0 lost?",
        "With a 0 before it, it would be a number: spreadsheets drop leading zeros.",
        "Write the number with its leading zero or with its country code, in a column formatted as text.",
    )
    PLUS_LOST = ProblemTexts(
        "its leading + may be lost",
        Gravity.SPOILT,
        "leading + lost?",
        "With a + before it, it would be a number: spreadsheets drop a leading +.",
        "Write the number with its + and country code, in a column formatted as text.",
    )
    ZERO_OR_PLUS_LOST = ProblemTexts(
        "its leading + or zero is lost, and either would be a number",
        Gravity.SPOILT,
        "0 or + lost?",
        "With a 0 before it and with a +, it would be two different numbers.",
        "Write the number with its + and country code: without them it could be either of two numbers.",
    )
    NOT_CALCULATED = ProblemTexts(
        "a formula without its value: open the file in Excel and save it",
        Gravity.SPOILT,
        "formula without value",
        "The file has a formula here, but not its result.",
        "Open the list in the spreadsheet program that made it and save it, or enter the number itself.",
    )
    SHEET_ERROR = ProblemTexts(
        "an error of the spreadsheet, not a phone number",
        Gravity.SPOILT,
        "error in the sheet",
        "The cell shows an error such as #N/A.",
        "Correct the formula, or enter the number itself instead.",
    )
    DATE = ProblemTexts(
        "a date, not a phone number",
        Gravity.SPOILT,
        "a date",
        "It is a date, or a number that became one. Is it the right column?",
        "A spreadsheet program made a date of it: enter the number again in a column formatted as text.",
    )
    DECIMAL = ProblemTexts(
        "a decimal or negative number, not a phone number",
        Gravity.WRONG,
        "not a whole number",
        "It has decimals or a minus. Is it the right column?",
        "Enter the number again in a column formatted as text.",
    )
    AMOUNT = ProblemTexts(
        "an amount or a percentage, not a phone number",
        Gravity.WRONG,
        "an amount",
        "It is an amount or a percentage. Is it the right column?",
        _NO_NUMBER,
    )
    CODE = ProblemTexts(
        "a code of letters and digits, not a phone number",
        Gravity.WRONG,
        "a code with letters",
        "It is a code of letters and digits. Is it the right column?",
        _NO_NUMBER,
    )
    COORDINATES = ProblemTexts(
        "coordinates, not a phone number",
        Gravity.WRONG,
        "coordinates",
        "It is a place on the map. Is it the right column?",
        _NO_NUMBER,
    )
    ADDRESS = ProblemTexts(
        "a mail or web address, not a phone number",
        Gravity.WRONG,
        "email or web address",
        "It is an address. Is it the right column?",
        _NO_NUMBER,
    )
    HIDDEN_DIGITS = ProblemTexts(
        "some of its digits are hidden",
        Gravity.WRONG,
        "digits hidden",
        "Some digits are hidden, by stars for example: whoever made the list hid them.",
        "Put the whole number here: some of its digits were hidden, with stars for example.",
    )
    MISTYPED = ProblemTexts(
        "letters among its digits",
        Gravity.WRONG,
        "letters among digits",
        "A letter stands for a digit, such as an O for a zero.",
        "Correct the letters among the digits, an O for a zero for example.",
    )
    SEVERAL = ProblemTexts(
        "several numbers in one cell",
        Gravity.WRONG,
        "several numbers",
        "The cell has several numbers that can't be told apart.",
        "Give each number a cell of its own.",
    )
    TOO_MANY = ProblemTexts(
        "more than 20 numbers in one cell",
        Gravity.WRONG,
        "too many numbers",
        "The cell has more numbers than a row may have.",
        "Put each number in a cell of its own.",
    )
    UNCLEAR = ProblemTexts(
        "it is not clear which digits belong to the number",
        Gravity.WRONG,
        "number unclear",
        "Which digits of the cell belong to the number isn't clear.",
        "Leave nothing but the number in the cell.",
    )
    NOT_A_NUMBER = ProblemTexts(
        "not a phone number", Gravity.WRONG, "not a phone number", "There is no phone number in it.", _NO_NUMBER
    )
    NO_COUNTRY = ProblemTexts(
        "no country code",
        Gravity.NATIONAL,
        "no country code",
        "It is written nationally: choose the country of national numbers.",
        "Write the number with its country code, as in +44 20 7946 0958.",
    )
    NO_SUCH_COUNTRY = ProblemTexts(
        "country code does not exist",
        Gravity.WRONG,
        "no such country code",
        "It doesn't begin with the code of any country.",
        "Correct the country code: no country has this one.",
    )
    NOT_IN_USE = ProblemTexts(
        "not in use",
        Gravity.WRONG,
        "not in use",
        "",
        "Nobody has this number: compare it with its source, especially its first digits.",
    )
    TOO_SHORT = ProblemTexts(
        "too short", Gravity.WRONG, "too short", "", "Digits are missing: compare the number with its source."
    )
    TOO_LONG = ProblemTexts(
        "too long",
        Gravity.WRONG,
        "too long",
        "",
        (
            "There are too many digits: compare the number with its source, and put a second number in a cell of its "
            "own."
        ),
    )
    AREA_CODE_MISSING = ProblemTexts(
        "area code missing",
        Gravity.WRONG,
        "area code missing",
        "It is only the local part of a number.",
        "Add the area code, or write the number with its country code.",
    )

    def in_country(self, region: str) -> str:
        """Return the text that is stored of this problem in a country: "not in use in GB"."""
        return f"{self}{_IN}{region}"


_IN = " in "
# Their digits are lost for good.
DAMAGED = frozenset(each for each in NumberProblem if each.gravity is Gravity.DAMAGED)
_BY_TEXT: Mapping[str, NumberProblem] = {each.value: each for each in NumberProblem}
_IN_COUNTRY = NumberProblem.NOT_IN_USE.in_country("")


def problem_of(stored: str) -> tuple[NumberProblem | None, str]:
    """Return a stored text's problem with its country, or "". None: a version that isn't this one wrote the text."""
    if stored.startswith(_IN_COUNTRY):
        return NumberProblem.NOT_IN_USE, stored.removeprefix(_IN_COUNTRY)
    return _BY_TEXT.get(stored), ""


def advice_on(stored: str) -> str:
    """Return a sentence or two of advice to the maker of the list."""
    problem, _country = problem_of(stored)
    return problem.advice if problem else _OTHERWISE


def advice_on_all(stored: Iterable[str]) -> str:
    """Return the advice on several problems of a row, without repetition."""
    return " ".join(dict.fromkeys(map(advice_on, stored)))


def worst_first(frequencies: Mapping[str, int]) -> list[str]:
    """Return the problems in the order in which to examine them: damaged numbers first, then by frequency."""
    return sorted(frequencies, key=lambda problem: (problem not in DAMAGED, -frequencies[problem], problem))
