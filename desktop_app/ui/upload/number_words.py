"""What a row's number is: word, icon and tone, as the preview shows it."""

from __future__ import annotations

from desktop_app.core.cells import Damage, damage_problem
from desktop_app.core.list_row import ListRow
from desktop_app.core.phone import NumberStatus
from desktop_app.ui import words

DAMAGE_PROBLEMS = {damage_problem(damage): damage for damage in Damage}
_LOOKS = {
    NumberStatus.VALID: ("check", "success"),
    NumberStatus.DUPLICATE: ("duplicate", "violet"),
    NumberStatus.INVALID: ("cross", "danger"),
    NumberStatus.EMPTY: ("minus", "muted"),
}
_DAMAGED = ("warning", "warning")


def status_words(row: ListRow) -> str:
    """ "valid", "same as row 2", "empty", or why the number can't be sent."""
    if row.status is NumberStatus.DUPLICATE and row.first_row:
        return words.tr("same as row {}", "upload").format(words.number(row.first_row))
    if row.problem in DAMAGE_PROBLEMS:
        return words.tr("digits lost in Excel", "upload")
    return words.tr(row.problem or row.status.value, "upload")


def status_tip(row: ListRow) -> str:
    """What happened to a damaged number, in a sentence; nothing for others."""
    damage = DAMAGE_PROBLEMS.get(row.problem)
    if damage is Damage.SCIENTIFIC_NOTATION:
        return words.tr(
            "Excel wrote it in scientific notation and dropped digits. Ask for the number itself.", "upload"
        )
    if damage is Damage.PRECISION_LOST:
        return words.tr("Excel keeps 15 digits of a number; the rest is lost. Ask for the number itself.", "upload")
    return ""


def status_icon(row: ListRow) -> str:
    """The icon before the word."""
    return _look(row)[0]


def status_tone(row: ListRow) -> str:
    """The palette colour of icon and word."""
    return _look(row)[1]


def _look(row: ListRow) -> tuple[str, str]:
    return _DAMAGED if row.problem in DAMAGE_PROBLEMS else _LOOKS[row.status]
