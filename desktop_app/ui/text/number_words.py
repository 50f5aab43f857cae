"""Words, icon and tone for the problem of a number, and for a row's number or numbers."""

from __future__ import annotations

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.numbers.problems import Gravity, NumberProblem, advice_on, problem_of
from desktop_app.core.output.problem_rows import IN_ENGLISH, ProblemWords
from desktop_app.core.rows.list_row import ListRow, RowNumber
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.languages import ENGLISH, spoken

_tr = words.translator("problems")

# Icon, and tone as a colour of the palette, here and below.
_PROBLEM_LOOKS = {
    Gravity.DAMAGED: ("warning", "warning"),
    Gravity.SPOILT: ("warning", "warning"),
    Gravity.WRONG: ("cross", "danger"),
    Gravity.NATIONAL: ("info", "accent"),
}


def problem_look(stored: str) -> tuple[str, str]:
    """Return a problem's icon and tone."""
    problem, _country = problem_of(stored)
    return _PROBLEM_LOOKS[problem.gravity if problem else Gravity.WRONG]


def problem_word(stored: str) -> str:
    """Return two or three words: "too short", "not in use in GB"; of an unknown problem its own words."""
    problem, country = problem_of(stored)
    if problem is None:
        return stored
    return _tr("not in use in {}").format(country) if country else _tr(problem.word)


def problem_advice(stored: str) -> str:
    """Return what a problem means, and what to do about it."""
    problem, country = problem_of(stored)
    meaning = _tr(problem.meaning) if problem and problem.meaning else ""
    if country:
        meaning = _tr("No number in {} begins like this.").format(region_name(country))
    return joining.sentences(meaning, _tr(advice_on(stored)))


def problem_file_words() -> ProblemWords:
    """Return the words of the file that goes back to whoever made a list, in the person's language."""
    if spoken() in {"", ENGLISH}:
        return IN_ENGLISH
    every = [*NumberProblem]
    return ProblemWords(
        row=_tr("Row"),
        problem=_tr("Problem"),
        what_to_do=_tr("What to do"),
        title=_tr("Problem rows"),
        about=_tr("About this file"),
        source=_tr("File"),
        sheet=_tr("Sheet"),
        all_sheets=_tr("all sheets, one below the other"),
        read=_tr("Read"),
        rows=_tr("Rows"),
        have_problems=_tr("{rows} of {every} have a phone number that can't be used"),
        order=_tr("Order"),
        ordered=_tr("Damaged numbers first, then the most frequent problems, then by row"),
        nth=_tr("number {place}: {problem}"),
        in_country=_tr("not in use in {}"),
        problems={each.value: _tr(each.word) for each in every},
        advice={each: _tr(each) for each in map(advice_on, ["", *every])},
    )


_LOOKS = {
    NumberStatus.VALID: ("check", "success"),
    NumberStatus.DUPLICATE: ("duplicate", "violet"),
    NumberStatus.INVALID: ("cross", "danger"),
    NumberStatus.EMPTY: ("minus", "muted"),
}
_STATUSES = tr_noop(
    {
        NumberStatus.VALID: "valid",
        NumberStatus.DUPLICATE: "duplicate",
        NumberStatus.INVALID: "invalid",
        NumberStatus.EMPTY: "empty",
    },
    "upload",
)
_SOME_VALID = ("half", "warning")
_UNKNOWN = tr_noop("unknown", "line types")
_SHOWN = 2  # numbers that are written out


def e164_words(row: ListRow) -> str:
    """Return the number, or both; for more the first and the count of the others."""
    numbers = [each.e164 for each in row.all_numbers if each.e164]
    if len(numbers) <= _SHOWN:
        return joining.listed(numbers)
    return words.tr("{} +{}", "upload").format(numbers[0], words.number(len(numbers) - 1))


def status_words(row: ListRow) -> str:
    """Return "valid", "same as row 2", "empty", "2 numbers", "1 of 2 valid", or why the number can't be sent."""
    filled = _filled(row)
    if len(filled) < 2:
        return _status_words(filled[0] if filled else row.all_numbers[0])
    valid = sum(bool(each.e164) for each in filled)
    if not valid:
        return problem_word(row.problem)
    if valid < len(filled):
        return words.tr("{} of {} valid", "upload").format(words.number(valid), words.number(len(filled)))
    if row.status is NumberStatus.DUPLICATE:
        return words.counted(valid, "%n duplicate", "%n duplicates")
    return words.counted(valid, "%n number", "%n numbers")


def status_tip(row: ListRow) -> str:
    """Return what a problem means and what to do, or each of several numbers' status; "" for others."""
    filled = _filled(row)
    if len(filled) > 1:
        return "\n".join(joining.named(each.e164 or each.raw, _status_words(each)) for each in filled)
    return problem_advice(row.problem) if row.problem else ""


def status_icon(row: ListRow) -> str:
    """Return the icon before the word."""
    return _look(row)[0]


def status_tone(row: ListRow) -> str:
    """Return the palette colour of icon and word."""
    return _look(row)[1]


def _filled(row: ListRow) -> list[RowNumber]:
    return [each for each in row.all_numbers if each.status is not NumberStatus.EMPTY]


def _status_words(number: RowNumber) -> str:
    if number.status is NumberStatus.DUPLICATE and number.first_row:
        return words.tr("same as row {}", "upload").format(words.number(number.first_row))
    return problem_word(number.problem) if number.problem else words.tr(_STATUSES[number.status], "upload")


def _look(row: ListRow) -> tuple[str, str]:
    if row.status is NumberStatus.INVALID and row.problem:
        return problem_look(row.problem)
    return _SOME_VALID if row.problem else _LOOKS[row.status]


def line_type_word(line_type: str) -> str:
    """Return a line type of libphonenumber's in words."""
    return words.tr(line_type or _UNKNOWN, "line types")
