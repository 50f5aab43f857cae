"""The columns of the results: the number or numbers, the answer, the numbers' other shapes, then the rest of the row.

An export has them in another order, which others read by: the list's own columns first (core/output_columns.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.list_row import AnsweredRow, RowNumber
from desktop_app.services.ports import OpenList
from desktop_app.ui import words
from desktop_app.ui.check.known_values import shown_value
from desktop_app.ui.parts.cell_delegate import PADDING, WORD_ROOM
from desktop_app.ui.parts.data_table_model import Column, Row
from desktop_app.ui.results.answer_words import AnswerWords, each_named, filled, in_turn, value_at
from desktop_app.ui.results.result_names import shown_names, telling_order
from desktop_app.ui.upload.number_words import status_icon, status_tip, status_tone, status_words
from desktop_app.ui.upload.problem_words import problem_word

_NARROWEST, _WIDEST, _PADDING = 72, 260, 28
_ROUNDING = 1  # a text is measured in whole pixels, and may take a part of one more


def columns_of(opened: OpenList, result_names: Sequence[str]) -> list[Column[AnsweredRow]]:
    """All columns; their keys are what `RowFilter.sort` takes."""
    shape = opened.understanding.shape
    phone, more = shape.phone_column, [column.index for column in shape.more_phone_columns]
    titles = shown_names(result_names, opened.columns)
    taken = {column.index for column in shape.phone_columns}
    others = (at for at in range(len(opened.columns)) if at not in taken)
    telling = [(at, result_names[at]) for at in telling_order(result_names)]
    return [
        Column("row", "#", lambda row: words.number(row.row.row), right=True, width=_number_width(opened), tone=_muted),
        Column("raw", phone.name if phone else words.tr("Number", "results"), _cell(phone.index) if phone else _raw),
        *(Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in more),
        _answer_column(opened, AnswerWords(result_names)),
        *(_result_column(at, name, titles[at]) for at, name in telling),
        Column("e164", words.tr("E.164", "results"), _e164, tip=_e164),
        _status_column(),
        *(Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in others),
    ]


def _answer_column(opened: OpenList, said: AnswerWords) -> Column[AnsweredRow]:
    """Whether there is an answer; of a row whose number can't be sent, why: so one column says what became of it."""
    phones = len(opened.understanding.shape.phone_columns)
    return Column(
        "answer",
        words.tr("Answer", "results"),
        said.text,
        width=96,
        icon=lambda row: said.look(row)[0],
        tone=lambda row: said.look(row)[1],
        tip=said.tip,
        among=(*said.every(phones), *map(problem_word, opened.understanding.reasons)),
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


def fitting_width(column: Column[Row], sample: Sequence[Row], measure: Callable[[str], int]) -> int:
    """A width for what the sample holds, within limits; the given one where there is one."""
    if column.width:
        said = {*column.among, *(column.text(row) for row in sample if column.among)}
        among = (min(_WIDEST, measure(text) + WORD_ROOM + _ROUNDING) for text in said)
        return max(column.width, min(_WIDEST, measure(column.title) + _PADDING), *among)
    widest = max((measure(column.text(row)) for row in sample), default=0)
    return max(_NARROWEST, min(_WIDEST, max(widest, measure(column.title)) + _PADDING))


def whole_width(column: Column[Row], sample: Sequence[Row], measure: Callable[[str], int]) -> int:
    """The least width in which nothing of the sample is cut off, within the same limit."""
    return min(_WIDEST, max((measure(column.text(row)) for row in sample), default=0) + 2 * PADDING + _ROUNDING)


def _number_width(opened: OpenList) -> int:
    last = opened.understanding.shape.first_data_row + opened.understanding.counts.rows
    return 28 + 9 * len(words.number(last))


def _cell(at: int) -> Callable[[AnsweredRow], str]:
    return lambda row: row.row.cells[at] if at < len(row.row.cells) else ""


def _raw(row: AnsweredRow) -> str:
    return row.row.raw


def _e164(row: AnsweredRow) -> str:
    return in_turn(number.e164 for number, _ in filled(row))


def _result_column(at: int, name: str, title: str) -> Column[AnsweredRow]:
    """A value of the answer; of several numbers each one's, in their order, and pointed at which one's it is."""

    def told(row: AnsweredRow) -> list[tuple[RowNumber, str]]:
        return [(number, shown_value(name, value_at(answer, at))) for number, answer in filled(row)]

    def text(row: AnsweredRow) -> str:
        return in_turn(value for _, value in told(row))

    def tip(row: AnsweredRow) -> str:
        each = told(row)
        return each_named(each) if len(each) > 1 else in_turn(value for _, value in each)

    return Column(f"result:{at}", title, text, tip=tip)


def _muted(_row: AnsweredRow) -> str:
    return "muted"
