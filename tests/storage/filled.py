"""A small list on disk with every kind of row, and plain Python's own idea of what is in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from desktop_app.core.detection.table import Column, Counts, ImportSummary, Problem, ReadOptions, TableShape
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.verdict import Judge, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import (
    AnsweredRow,
    AnswerStatus,
    ListRow,
    NumberAnswer,
    RowFilter,
    RowNumber,
    SentRange,
    by_column,
)
from desktop_app.core.rows.row_chunk import RowChunk
from desktop_app.core.text.search_text import folded
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.building import ListBuilder
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.rounds import begin_round

BATCH = "b1"
COLUMNS = ("Name", "Mobile")
NAMES = ["Zoë Müller", 'say "hi", you', "back\\slash", "100% _sure_", "[x], y", "STRASSE", "", "tab\there", "n"]
RESULT_COLUMNS = ("active", "carrier")
# Of the answers "yes" and "NO" one is good; the other one isn't bad here.
RULE = VerdictRule().changed("Active", "no", Verdict.DOUBTFUL).changed("carrier", "NET de", Verdict.UNKNOWN)


def build(folder: Path, rows: Sequence[ListRow]) -> None:
    builder = ListBuilder(folder)
    builder.add(chunk_of(rows[:5]))
    builder.add(chunk_of(rows[5:]))
    builder.finish("list.csv", "d1", ReadOptions(country="GB"), understanding(rows))


def chunk_of(rows: Sequence[ListRow]) -> RowChunk:
    """Rows on their way into a list."""
    chunk = RowChunk()
    for row in rows:
        for name in ("row", "raw", "e164", "region", "line_type", "problem", "first_row"):
            getattr(chunk, name).append(getattr(row, name))
        chunk.cells.append(json.dumps(row.cells, ensure_ascii=False))
        chunk.status.append(row.status.value)
        for place, each in enumerate(row.numbers):
            found = each.e164, each.region, each.line_type, each.status.value, each.problem, each.first_row
            chunk.numbers.append((row.row, place, each.slot, each.raw, *found))
    return chunk


def by_id(store: ListFile, answers: Iterable[tuple[str, Sequence[str]]]) -> Iterator[tuple[int, Sequence[str]]]:
    """Answers by E.164 with the numbers' ids instead."""
    ids = dict(map(tuple, store.db.execute("SELECT e164, id FROM numbers")))
    return ((ids[e164], values) for e164, values in answers)


def understanding(rows: Sequence[ListRow]) -> ImportSummary:
    phone = Column(1, "Mobile", 0.9)
    found = ImportSummary("csv", "utf-8", ";", None, [], TableShape(1, (Column(0, "Name"), phone), phone))
    found.counts = Counts(**{status.value: sum(row.status is status for row in rows) for status in NumberStatus})
    found.countries = {"GB": 6, "DE": 3}
    found.problems = [Problem(row.row, row.raw, row.problem) for row in rows if row.status is NumberStatus.INVALID]
    return found


def sample_rows() -> list[ListRow]:
    """Nine valid numbers (six GB, three DE), with duplicates, invalid and empty rows between them."""
    rows: list[ListRow] = []
    for index, name in enumerate(NAMES):
        region = "DE" if index % 3 == 2 else "GB"
        e164 = f"+44791112345{index}" if region == "GB" else f"+4915112345{index}"
        number = len(rows) + 2
        raw = f"0{index}"
        rows.append(ListRow(number, (name, raw), raw, e164, region, "mobile", NumberStatus.VALID, ""))
        if index % 2 == 0:
            rows.append(
                ListRow(number + 1, (f"again {index}", raw), raw, e164, region, "mobile", NumberStatus.DUPLICATE, "",
                        number)
            )  # fmt: skip
        if index % 4 == 1:
            rows.append(ListRow(len(rows) + 2, ("bad", "x"), "x", "", "", "", NumberStatus.INVALID, "too short"))
            rows.append(ListRow(len(rows) + 2, ("", "?"), "?", "", "", "", NumberStatus.INVALID, "not a phone number"))
            rows.append(ListRow(len(rows) + 2, ("", ""), "", "", "", "", NumberStatus.EMPTY, ""))
    return rows


def with_several(rows: Sequence[ListRow]) -> list[ListRow]:
    """The same list with rows below it that have several numbers: new ones, known ones, one that is wrong, none."""
    last = rows[-1].row
    known, new, other = rows[0], "+447911123460", "+4915112345999"
    again = (NumberStatus.DUPLICATE, "", known.row)
    numbers = [
        [_number("a", new), _number("b", known.e164, *again)],
        [_number("c", known.e164, *again), _number("d", "", NumberStatus.INVALID, "too short")],
        [_number("e", other), _number("f", new, NumberStatus.DUPLICATE, "", last + 1)],
        [_number("g", "", NumberStatus.INVALID, "too short"), _number("h", "", NumberStatus.INVALID, "too long")],
        [_number("", "", NumberStatus.EMPTY), _number("", "", NumberStatus.EMPTY)],
    ]
    return [*rows, *(_row(last + 1 + at, each) for at, each in enumerate(numbers))]


def _number(
    raw: str, e164: str, status: NumberStatus = NumberStatus.VALID, problem: str = "", first_row: int | None = None
) -> RowNumber:
    region = {"+44": "GB", "+49": "DE"}.get(e164[:3], "")
    return RowNumber(0, raw, e164, region, "mobile" if e164 else "", status, problem, first_row)


def _row(row: int, numbers: list[RowNumber]) -> ListRow:
    lead = numbers[0]
    problem = next((each.problem for each in numbers if each.problem), "")
    cells = ("several", "/".join(each.raw for each in numbers))
    own = lead.e164, lead.region, lead.line_type, lead.status
    return ListRow(row, cells, cells[1], *own, problem, lead.first_row, tuple(numbers))


# Sent: GB places 0..3 by part 1, DE 0..1 by part 2. Answered: of these, all but one each. GB 4 may still be answered.
SENT = (
    SentRange(1, "GB", 0, 4),
    SentRange(2, "DE", 0, 2),
    SentRange(3, "GB", 4, 1, AnswerStatus.AWAITING),
)


class Filled:
    """The list, and beside it what plain Python makes of the same rows."""

    def __init__(self, folder: Path, *, several: bool = False) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.rows = with_several(sample_rows()) if several else sample_rows()
        build(folder, self.rows)
        self.counts = begin_round(folder, BATCH)
        self.numbers: dict[str, list[str]] = {}
        for each in (number for row in self.rows for number in row.all_numbers):
            if each.status is NumberStatus.VALID:
                self.numbers.setdefault(each.region, []).append(each.e164)
        self.answers: dict[str, tuple[str, ...]] = {}
        with ListFile(folder, writable=True) as store:
            for part in SENT:
                numbers = self.numbers[part.country][part.first : part.first + part.numbers][:-1]
                found = {number: ("yes" if place % 2 else "NO", f"Net {part.country}") for place, number in
                         enumerate(numbers)}  # fmt: skip
                add_answers(store, BATCH, part, RESULT_COLUMNS, by_id(store, found.items()))
                self.answers.update(found)

    def sent_numbers(self, sent: Sequence[SentRange]) -> set[str]:
        return {
            number for part in sent for number in self.numbers[part.country][part.first : part.first + part.numbers]
        }

    def answered_row(self, row: ListRow, sent: Sequence[SentRange] = SENT) -> AnsweredRow:
        answers = tuple(self._answer(each.e164, sent) for each in row.all_numbers)
        if not row.numbers:
            return AnsweredRow(row, answers[0].answer, answers[0].values)
        states = [each.answer for each in answers]
        order = [AnswerStatus.UNANSWERED, AnswerStatus.AWAITING, AnswerStatus.ANSWERED, AnswerStatus.NOT_SENT]
        whole = min(states, key=order.index)
        values = [each.values for each in answers if each.answer is AnswerStatus.ANSWERED]
        return AnsweredRow(row, whole, values[0] if values else ("", ""), answers)

    def _answer(self, e164: str, sent: Sequence[SentRange]) -> NumberAnswer:
        if e164 in self.answers:
            return NumberAnswer(AnswerStatus.ANSWERED, self.answers[e164])
        for each in sent if e164 else ():
            if e164 in self.sent_numbers([each]):
                return NumberAnswer(each.without, ("", ""))
        return NumberAnswer(AnswerStatus.NOT_SENT, ("", ""))

    def answered_rows(self, sent: Sequence[SentRange] = SENT) -> list[AnsweredRow]:
        return [self.answered_row(row, sent) for row in self.rows]

    def select(self, rows: RowFilter, sent: Sequence[SentRange] = SENT) -> list[int]:
        """What a filter leaves, in plain Python."""
        left = [answered for answered in self.answered_rows(sent) if self._fits(answered, rows)]
        left.sort(key=lambda each: each.row.row)
        if rows.sort == "row" or not rows.sort:
            left.sort(key=lambda each: each.row.row, reverse=rows.descending)
        else:  # equal ones stay in the list's order whichever way the rest is sorted, and blank ones come last
            keys = {each.row.row: sort_key(each, rows.sort) for each in left}
            blank = [each for each in left if not keys[each.row.row]]
            told = [each for each in left if keys[each.row.row]]
            left = sorted(told, key=lambda each: keys[each.row.row], reverse=rows.descending) + blank
        return [each.row.row for each in left]

    @staticmethod
    def _fits(each: AnsweredRow, rows: RowFilter) -> bool:
        row = each.row
        answered = [answer.values for answer in each.all_answers if answer.answer is AnswerStatus.ANSWERED]
        texts = [
            *row.cells,
            *(number.e164 for number in row.all_numbers),
            *(text for found in answered for text in found),
        ]
        valid = [number for number in row.all_numbers if number.e164]
        return (
            rows.status in {None, row.status}
            and rows.answer in {None, each.answer}
            and rows.problem in {"", row.problem}
            and rows.verdict in {None, Judge(RESULT_COLUMNS, RULE).row(each).verdict}
            and (not rows.fit or row.status in {NumberStatus.VALID, NumberStatus.DUPLICATE})
            and (not rows.region or any(number.region == rows.region for number in valid))
            and (not rows.line_type or any(number.line_type == rows.line_type for number in valid))
            and (any(_found(rows.search, text) for text in texts) or _national(rows.search, texts))
            and all(
                (row.cells[place] if place < len(row.cells) else "") in wanted
                if own
                else any(found[place] in wanted for found in answered)
                for (place, own), wanted in by_column(rows.values).items()
            )
        )


def _found(wanted: str, text: str) -> bool:
    """Letters without case and accents, digits however they are spaced."""
    digits = re.sub("[^0-9]", "", wanted)
    if len(digits) >= 3 and re.fullmatch(r"[+0-9 ()./-]+", wanted):
        return digits in re.sub("[ ()./-]", "", text)
    return folded(wanted) in folded(text)


def _national(wanted: str, texts: Sequence[str]) -> bool:
    digits = re.sub("[^0-9]", "", wanted)
    numbers = [text for text in texts if re.fullmatch(r"\+[0-9]{8,15}", text)]
    shorter = digits[2:] if digits[:2] == "00" else digits[1:] if digits[:1] == "0" and len(digits) >= 7 else ""
    return len(shorter) >= 3 and any(shorter in number for number in numbers)


def _nocase(text: str) -> str:
    return "".join(chr(ord(c) + 32) if "A" <= c <= "Z" else c for c in text)


def sort_key(each: AnsweredRow, sort: str) -> str:
    """The text that a row is sorted by, the letters of ASCII folded; "" where it has none."""
    kind, _, place = sort.partition(":")
    row = each.row
    if kind == "cell":
        return _nocase(row.cells[int(place)]) if int(place) < len(row.cells) else ""
    if kind == "result":
        own = each.all_answers[next((at for at, one in enumerate(row.all_numbers) if one.e164 == row.e164), 0)]
        return _nocase(own.values[int(place)]) if own.answer is AnswerStatus.ANSWERED else ""
    keys = {
        "raw": _nocase(row.raw),
        "e164": row.e164,
        "status": row.status.value,
        "problem": row.problem,
        "answer": each.answer.value,
        "verdict": f"{[*Verdict].index(Judge(RESULT_COLUMNS, RULE).row(each).verdict)}" if sort == "verdict" else "",
    }
    return keys[kind]
