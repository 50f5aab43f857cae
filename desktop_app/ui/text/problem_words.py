"""Words for the problems of numbers: a short reason with an icon, and advice."""

from __future__ import annotations

from desktop_app.core.numbers.problems import Gravity, advice_on, problem_of
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name

_tr = words.translator("problems")

# Icon, and tone as a colour of the palette.
_LOOKS = {
    Gravity.DAMAGED: ("warning", "warning"),
    Gravity.SPOILT: ("warning", "warning"),
    Gravity.WRONG: ("cross", "danger"),
    Gravity.NATIONAL: ("info", "accent"),
}


def problem_look(stored: str) -> tuple[str, str]:
    """Return a problem's icon and tone."""
    problem, _country = problem_of(stored)
    return _LOOKS[problem.gravity if problem else Gravity.WRONG]


def problem_word(stored: str) -> str:
    """Return two or three words: "too short", "not in use in GB"; of an unknown problem its own words."""
    problem, country = problem_of(stored)
    if problem is None:
        return stored
    return _tr("not in use in {}").format(country) if country else _tr(problem.text.word)


def problem_advice(stored: str) -> str:
    """Return what a problem means, and what to do about it."""
    problem, country = problem_of(stored)
    meaning = _tr(problem.text.meaning) if problem and problem.text.meaning else ""
    if country:
        meaning = _tr("No number of {} begins so.").format(region_name(country))
    return joining.sentences(meaning, _tr(advice_on(stored)))
