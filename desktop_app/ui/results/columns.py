"""The columns of the results: the number, its answer, the number in its other shapes, then the rest of the row.

An export has them in another order, which others read by: the list's own columns first (core/output_columns.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.list_row import AnsweredRow, AnswerStatus
from desktop_app.core.marking import marked
from desktop_app.core.phone import NumberStatus
from desktop_app.services.ports import OpenList
from desktop_app.ui import words
from desktop_app.ui.parts.cell_delegate import WORD_ROOM
from desktop_app.ui.parts.data_table_model import Column, Row
from desktop_app.ui.results.result_names import shown_names, telling_order
from desktop_app.ui.upload.number_words import status_icon, status_tip, status_tone, status_words
from desktop_app.ui.upload.problem_words import problem_word

# icon, tone
_ANSWER = {
    AnswerStatus.ANSWERED: ("check", "success"),
    AnswerStatus.UNANSWERED: ("half", "warning"),
    AnswerStatus.NOT_SENT: ("minus", "muted"),
}
_ANSWER_WORDS = marked(
    {AnswerStatus.ANSWERED: "answered", AnswerStatus.UNANSWERED: "unanswered", AnswerStatus.NOT_SENT: "not sent"},
    "results",
)
_NARROWEST, _WIDEST, _PADDING = 72, 260, 28


def columns_of(opened: OpenList, result_names: Sequence[str]) -> list[Column[AnsweredRow]]:
    """All columns; their keys are what `RowFilter.sort` takes."""
    phone = opened.understanding.shape.phone_column
    titles = shown_names(result_names, opened.columns)
    others = (at for at in range(len(opened.columns)) if phone is None or at != phone.index)
    return [
        Column("row", "#", lambda row: words.number(row.row.row), right=True, width=_number_width(opened), tone=_muted),
        Column("raw", phone.name if phone else words.tr("Number", "results"), _cell(phone.index) if phone else _raw),
        _answer_column(opened),
        *(Column(f"result:{at}", titles[at], _value(at), tip=_value(at)) for at in telling_order(result_names)),
        Column("e164", words.tr("E.164", "results"), _e164, tip=_e164),
        _status_column(),
        *(Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in others),
    ]


def _answer_column(opened: OpenList) -> Column[AnsweredRow]:
    """Whether there is an answer; of a row whose number can't be sent, why: so one column says what became of it."""
    answers = (words.tr(text, "results") for text in _ANSWER_WORDS.values())
    return Column(
        "answer",
        words.tr("Answer", "results"),
        lambda row: status_words(row.row) if _unfit(row) else words.tr(_ANSWER_WORDS[row.answer], "results"),
        width=96,
        icon=lambda row: status_icon(row.row) if _unfit(row) else _ANSWER[row.answer][0],
        tone=lambda row: status_tone(row.row) if _unfit(row) else _ANSWER[row.answer][1],
        tip=lambda row: status_tip(row.row) if _unfit(row) else "",
        among=(*answers, *map(problem_word, opened.understanding.reasons)),
    )


def _status_column() -> Column[AnsweredRow]:
    return Column(
        "status",
        words.tr("Number status", "results"),
        lambda row: status_words(row.row),
        width=172,
        icon=lambda row: status_icon(row.row),
        tone=lambda row: status_tone(row.row),
        tip=lambda row: status_tip(row.row) or status_words(row.row),
    )


def _unfit(row: AnsweredRow) -> bool:
    return row.answer is AnswerStatus.NOT_SENT and row.row.status in {NumberStatus.INVALID, NumberStatus.EMPTY}


def fitting_width(column: Column[Row], sample: Sequence[Row], measure: Callable[[str], int]) -> int:
    """A width for what the sample holds, within limits; the given one where there is one."""
    if column.width:
        among = (min(_WIDEST, measure(text) + WORD_ROOM) for text in column.among)
        return max(column.width, min(_WIDEST, measure(column.title) + _PADDING), *among)
    widest = max((measure(column.text(row)) for row in sample), default=0)
    return max(_NARROWEST, min(_WIDEST, max(widest, measure(column.title)) + _PADDING))


def _number_width(opened: OpenList) -> int:
    last = opened.understanding.shape.first_data_row + opened.understanding.counts.rows
    return 28 + 9 * len(words.number(last))


def _cell(at: int) -> Callable[[AnsweredRow], str]:
    return lambda row: row.row.cells[at] if at < len(row.row.cells) else ""


def _raw(row: AnsweredRow) -> str:
    return row.row.raw


def _e164(row: AnsweredRow) -> str:
    return ", ".join(each.e164 for each in row.row.all_numbers if each.e164)


def _value(at: int) -> Callable[[AnsweredRow], str]:
    """The answer; of several numbers each one's that has any."""

    def value(row: AnsweredRow) -> str:
        values = [each.values[at] for each in row.all_answers if at < len(each.values)]
        return ", ".join(filter(None, values))

    return value


def _muted(_row: AnsweredRow) -> str:
    return "muted"
