"""The columns of the results: numbers, answer, the numbers' other forms, then the rest of the row.

An export has another order, on which other programs rely: the list's own columns first (core/output/form.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import result_column_names
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.results.standard_columns import StandardColumn, StandardColumns
from desktop_app.core.results.standard_words import TITLES, Standard
from desktop_app.core.results.verdict import Judge, Judging
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, NumberAnswer, RowNumber
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables.cell_delegate import PADDING, WORD_ROOM
from desktop_app.ui.parts.tables.data_table_model import Column, Row
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.number_words import problem_word, status_icon, status_tip, status_tone, status_words
from desktop_app.ui.text.verdict_words import LOOKS, verdict_word, why_words

NO_STANDARD = StandardColumns(())
_NARROWEST, _WIDEST, _PADDING = 72, 260, 28
_ROUNDING = 1  # texts are measured in whole pixels, but may take part of one more


def columns_of(  # noqa: PLR0913 - what a list's columns are
    opened: OpenList,
    result_names: Sequence[str],
    judge: Judging | None = None,
    standard: StandardColumns = NO_STANDARD,
    beside: Sequence[str] = (),
    *,
    product: str = "",
) -> list[Column[AnsweredRow]]:
    """Return all columns; their keys are what `RowFilter.sort` takes. `judge`: by the standard rule if there is none.

    The columns that answers of all services have in common, `standard`, stand before the service's own, and those of
    other steps of the list, `beside`, behind them. `product`: what names that the list has, too, are told apart by.
    """
    shape = opened.understanding.shape
    phone, more = shape.phone_column, [column.index for column in shape.more_phone_columns]
    common = standard_titles(standard, opened.columns, product)
    taken = {column.index for column in shape.phone_columns}
    others = (at for at in range(len(opened.columns)) if at not in taken)
    every = [*result_names, *beside]
    titles = shown_names(every, opened.columns, common, product)
    telling = [(at, every[at]) for at in (*telling_order(result_names), *range(len(result_names), len(every)))]
    return [
        Column("row", "#", lambda row: words.number(row.row.row), right=True, width=_number_width(opened), tone=_muted),
        Column("raw", phone.name if phone else words.tr("Number", "results"), _cell(phone.index) if phone else _raw),
        *(Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in more),
        _verdict_column(judge or Judge(result_names)),
        _answer_column(opened, AnswerWords(result_names)),
        *(_standard_column(each, title, result_names) for each, title in zip(standard.values(), common, strict=True)),
        *(_result_column(at, name, titles[at]) for at, name in telling),
        Column("e164", words.tr("E.164", "results"), _e164, tip=_e164),
        _status_column(),
        *(Column(f"cell:{at}", opened.columns[at], _cell(at), tip=_cell(at)) for at in others),
    ]


def _verdict_column(judge: Judging) -> Column[AnsweredRow]:
    """Return the column of the verdict; its tip says why, for several numbers of each."""

    def tip(row: AnsweredRow) -> str:
        told = filled(row)
        if len(told) < 2:
            return why_words(judge.row(row))
        return each_named((number, why_words(judge.number(number, answer))) for number, answer in told)

    return Column(
        "verdict",
        words.tr("Verdict", "results"),
        lambda row: verdict_word(judge.row(row).verdict),
        width=96,
        icon=lambda row: LOOKS[judge.row(row).verdict][0],
        tone=lambda row: LOOKS[judge.row(row).verdict][1],
        tip=tip,
        among=tuple(map(verdict_word, Verdict)),
    )


def _answer_column(opened: OpenList, message: AnswerWords) -> Column[AnsweredRow]:
    """Return the column of the answer's status, or why the number can't be sent."""
    phones = len(opened.understanding.shape.phone_columns)
    return Column(
        "answer",
        words.tr("Answer", "results"),
        message.text,
        width=96,
        icon=lambda row: message.look(row)[0],
        tone=lambda row: message.look(row)[1],
        tip=message.tip,
        among=(*message.every(phones), *map(problem_word, opened.understanding.reasons)),
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
    """Return a width for what the sample holds, within limits; at least the column's own width, if set."""
    if column.width:
        message = {*column.among, *(column.text(row) for row in sample if column.among)}
        among = (min(_WIDEST, measure(text) + WORD_ROOM + _ROUNDING) for text in message)
        return max(column.width, min(_WIDEST, measure(column.title) + _PADDING), *among)
    widest = max((measure(column.text(row)) for row in sample), default=0)
    return max(_NARROWEST, min(_WIDEST, max(widest, measure(column.title)) + _PADDING))


def whole_width(column: Column[Row], sample: Sequence[Row], measure: Callable[[str], int]) -> int:
    """Return the smallest width that cuts nothing of the sample, within the maximum."""
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
    """Return the column of a value in the answers.

    Several numbers have their values in order; the tool tip names the numbers.
    """

    def told(row: AnsweredRow) -> list[tuple[RowNumber, str]]:
        return [(number, shown_value(name, value_at(answer, at))) for number, answer in filled(row)]

    def text(row: AnsweredRow) -> str:
        return in_turn(value for _, value in told(row))

    def tip(row: AnsweredRow) -> str:
        each = told(row)
        return each_named(each) if len(each) > 1 else in_turn(value for _, value in each)

    return Column(f"result:{at}", title, text, tip=tip)


def _standard_column(column: StandardColumn, title: str, names: Sequence[str]) -> Column[AnsweredRow]:
    """Return a standard column; its tip has the service's own names and values for it."""
    field = TITLES[column.meaning]

    def own(answer: NumberAnswer) -> str:
        said = ((names[at], value_at(answer, at)) for at in column.sources)
        return joining.listed(joining.named(name, value) for name, value in said if value)

    def text(row: AnsweredRow) -> str:
        return in_turn(shown_value(field, column.value(answer.values)) for _, answer in filled(row))

    def tip(row: AnsweredRow) -> str:
        each = [(number, own(answer)) for number, answer in filled(row)]
        return each_named(each) if len(each) > 1 else in_turn(value for _, value in each)

    return Column(f"standard:{column.meaning}", title, text, tip=tip)


def _muted(_row: AnsweredRow) -> str:
    return "muted"


# --- Status of a row's numbers: word, icon, tone, and each number's value ---


# icon, tone
_LOOKS = {
    AnswerStatus.ANSWERED: ("check", "muted"),  # the verdict says if that is good news
    AnswerStatus.AWAITING: ("clock", "accent"),
    AnswerStatus.UNANSWERED: ("half", "warning"),
    AnswerStatus.NOT_SENT: ("minus", "muted"),
}
_REUSED = ("history", "muted")
_SOME = ("half", "warning")
_WORDS = tr_noop(
    {
        AnswerStatus.ANSWERED: "answered",
        AnswerStatus.AWAITING: "awaiting answer",
        AnswerStatus.UNANSWERED: "unanswered",
        AnswerStatus.NOT_SENT: "not sent",
    },
    "results",
)
_BETWEEN = " · "  # between the values of a row's numbers
_NONE = "–"  # stands for a missing value if another number has one
Told = tuple[RowNumber, NumberAnswer]


class AnswerWords:
    """Words for the answer's column; `names` are the result columns, one of which tells what was reused."""

    def __init__(self, names: Sequence[str]) -> None:
        self._reused_at = list(names).index(REUSED_COLUMN) if REUSED_COLUMN in names else None

    def every(self, phones: int) -> list[str]:
        """Return every text for rows with so many numbers, except the reasons why one can't be sent."""
        texts = [words.tr(text, "results") for text in _WORDS.values()]
        if phones > 1:
            texts += [_of_several(1, 2, 0), _of_several(1, 1, 1)]
        if phones > 2:  # a row can combine all three
            texts.append(_of_several(1, 2, 1))
        return [*texts, *([] if self._reused_at is None else [_reused()])]

    def text(self, row: AnsweredRow) -> str:
        """Return the status of a row in words.

        "answered", "answered, reused", "1 of 2 answered", "1 answered, 1 invalid", or why it can't be sent.
        """
        told = filled(row)
        if _some(told):
            invalid = sum(map(_invalid, told))
            return _of_several(sum(map(_answered, told)), len(told) - invalid, invalid)
        if _unfit(row):
            return status_words(row.row)
        return _reused() if self._all_reused(told) else _status_word(row.answer)

    def look(self, row: AnsweredRow) -> tuple[str, str]:
        """Return the icon before the words, and the palette colour of both."""
        told = filled(row)
        if _some(told):
            return _SOME
        if _unfit(row):
            return status_icon(row.row), status_tone(row.row)
        return _REUSED if self._all_reused(told) else _LOOKS[row.answer]

    def tip(self, row: AnsweredRow) -> str:
        """Return the status of each of several numbers; else what a problem means."""
        told = filled(row)
        if len(told) > 1:
            return each_named((number, self._became(number, answer)) for number, answer in told)
        return status_tip(row.row) if _unfit(row) else ""

    def _became(self, number: RowNumber, answer: NumberAnswer) -> str:
        if answer.answer is AnswerStatus.NOT_SENT and number.problem:
            return problem_word(number.problem)
        return _reused() if self._was_reused(answer) else _status_word(answer.answer)

    def _all_reused(self, told: list[Told]) -> bool:
        return bool(told) and all(self._was_reused(answer) for _, answer in told)

    def _was_reused(self, answer: NumberAnswer) -> bool:
        return self._reused_at is not None and bool(value_at(answer, self._reused_at))


def filled(row: AnsweredRow) -> list[Told]:
    """Return the row's numbers with their answers, without blank cells."""
    both = zip(row.row.all_numbers, row.all_answers, strict=True)
    return [(number, answer) for number, answer in both if number.status is not NumberStatus.EMPTY]


def in_turn(values: Iterable[str]) -> str:
    """Return the values of a row's numbers in order; "" if all are empty."""
    each = list(values)
    return _BETWEEN.join(value or _NONE for value in each) if any(each) else ""


def each_named(values: Iterable[tuple[RowNumber, str]]) -> str:
    """Return a line for each number with a value."""
    return "\n".join(joining.named(number.e164 or number.raw, value) for number, value in values if value)


def value_at(answer: NumberAnswer, at: int) -> str:
    """Return a value of an answer; "" if there is none."""
    return answer.values[at] if at < len(answer.values) else ""


def _status_word(status: AnswerStatus) -> str:
    """Return an answer's status in words."""
    return words.tr(_WORDS[status], "results")


def _answered(told: Told) -> bool:
    return told[1].answer is AnswerStatus.ANSWERED


def _invalid(told: Told) -> bool:
    number, answer = told
    return answer.answer is AnswerStatus.NOT_SENT and number.status is NumberStatus.INVALID


def _some(told: list[Told]) -> bool:
    """Return True if some of a row's numbers are answered, and others aren't."""
    return 0 < sum(map(_answered, told)) < len(told)


def _of_several(answered: int, fit: int, invalid: int) -> str:
    """Return how many of the valid numbers are answered; invalid ones are counted apart, as no answer is due."""
    if not invalid:
        return _out_of(answered, fit)
    done = words.counted(answered, "%n answered", "%n answered") if answered == fit else _out_of(answered, fit)
    return joining.listed((done, words.counted(invalid, "%n invalid", "%n invalid")))


def _out_of(answered: int, numbers: int) -> str:
    return words.tr("{} of {} answered", "results").format(words.number(answered), words.number(numbers))


def _reused() -> str:
    return words.tr("answered, reused", "results")


def _unfit(row: AnsweredRow) -> bool:
    return row.answer is AnswerStatus.NOT_SENT and row.row.status in {NumberStatus.INVALID, NumberStatus.EMPTY}


# --- Names of the service's result columns for a person, and which are of most interest ---


# Fields of most interest, if the service has them.
_TELLING = ("status", "line_type", "registered", "presence", "active", "carrier", "type", "valid")


def standard_titles(standard: Iterable[Standard], own: Sequence[str] = (), product: str = "") -> list[str]:
    """Return the titles of standard columns; "Line type (HLR lookup)" if a column of the list has that name."""
    taken = set(map(_plain, own))
    titles = (label_of(TITLES[meaning]) for meaning in standard)
    return [_beside(title, product) if _plain(title) in taken else title for title in titles]


def shown_names(
    names: Sequence[str], own: Sequence[str] = (), standard: Sequence[str] = (), product: str = ""
) -> list[str]:
    """Return "Line type" for `line_type`; "Line type (HLR lookup)" if a column of the list has that name.

    `own`: the list's columns, whose names stay; so do the titles of `standard` columns. Columns that would share a name
    get their field name appended; if that isn't unique either, or a name has no known words, it is named as in an
    export.
    """
    texts = [label_of(name) for name in names]
    taken, alike = set(map(_plain, own)), Counter(map(_plain, (*texts, *standard)))

    def told_apart(name: str, label: str) -> str:
        if alike[_plain(label)] > 1:
            return f"{label} ({name})"
        return _beside(label, product) if _plain(label) in taken else label

    told = list(map(told_apart, names, texts))
    met = Counter(map(_plain, (*own, *standard, *told)))
    written = result_column_names(own, names)
    return [
        full if label != name and met[_plain(full)] == 1 else exported
        for name, label, full, exported in zip(names, texts, told, written, strict=True)
    ]


def telling_order(names: Sequence[str]) -> list[int]:
    """Return the positions of all columns: those of most interest first, the others in their order."""
    return sorted(range(len(names)), key=lambda at: _rank(names[at]))


def telling_column(names: Sequence[str]) -> int | None:
    """Return the column to show first."""
    return telling_order(names)[0] if names else None


def _beside(label: str, product: str) -> str:
    """Return the name of a result beside a list column of the same name: of which product it is, if that is known."""
    return f"{label} ({product})" if product else words.tr("{} (result)", "results").format(label)


def _rank(name: str) -> int:
    return next((rank for rank, telling in enumerate(_TELLING) if telling in _plain(name)), len(_TELLING))


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")
