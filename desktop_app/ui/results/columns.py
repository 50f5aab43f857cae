"""The columns of the results: the number in every shape first, then its answer, then the rest of the row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.list_row import AnsweredRow, AnswerStatus
from desktop_app.core.marking import marked
from desktop_app.core.output_columns import result_column_names
from desktop_app.services.ports import OpenList
from desktop_app.ui import words
from desktop_app.ui.parts.cell_delegate import WORD_ROOM
from desktop_app.ui.parts.data_table_model import Column, Row
from desktop_app.ui.upload.number_words import status_icon, status_tip, status_tone, status_words

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
    results = result_column_names(opened.columns, result_names)
    found: list[Column[AnsweredRow]] = [
        Column("row", "#", lambda row: words.number(row.row.row), right=True, width=_number_width(opened), tone=_muted),
        Column("raw", phone.name if phone else words.tr("Number", "results"), _cell(phone.index) if phone else _raw),
        Column("e164", words.tr("E.164", "results"), _e164, tip=_e164),
        Column(
            "status",
            words.tr("Number status", "results"),
            lambda row: status_words(row.row),
            width=172,
            icon=lambda row: status_icon(row.row),
            tone=lambda row: status_tone(row.row),
            tip=lambda row: status_tip(row.row) or status_words(row.row),
        ),
        Column(
            "answer",
            words.tr("Answer", "results"),
            lambda row: words.tr(_ANSWER_WORDS[row.answer], "results"),
            width=136,
            icon=lambda row: _ANSWER[row.answer][0],
            tone=lambda row: _ANSWER[row.answer][1],
            among=tuple(words.tr(text, "results") for text in _ANSWER_WORDS.values()),
        ),
    ]
    found += [Column(f"result:{at}", title, _value(at), tip=_value(at)) for at, title in enumerate(results)]
    others = (at for at in range(len(opened.columns)) if phone is None or at != phone.index)
    found += [Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in others]
    return found


def fitting_width(column: Column[Row], sample: Sequence[Row], measure: Callable[[str], int]) -> int:
    """A width for what the sample holds, within limits; the given one where there is one."""
    if column.width:
        among = (measure(text) + WORD_ROOM for text in column.among)
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
