"""A small list on disk with every kind of row, and plain Python's own idea of what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, ListRow, RowFilter, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Column, Counts, Problem, ReadOptions, TableShape, Understanding
from desktop_app.storage.list_building import ListBuilder, add_answers, begin_round
from desktop_app.storage.list_file import ListFile

BATCH = "b1"
COLUMNS = ("Name", "Mobile")
NAMES = ["Zoë Müller", 'say "hi", you', "back\\slash", "100% _sure_", "[x], y", "STRASSE", "", "tab\there", "n"]
RESULT_COLUMNS = ("active", "carrier")


def build(folder: Path, rows: Sequence[ListRow]) -> None:
    builder = ListBuilder(folder)
    builder.add(rows[:5])
    builder.add(rows[5:])
    builder.finish("list.csv", "d1", ReadOptions(country="GB"), understanding(rows))


def understanding(rows: Sequence[ListRow]) -> Understanding:
    phone = Column(1, "Mobile", 0.9)
    found = Understanding("csv", "utf-8", ";", None, [], TableShape(1, (Column(0, "Name"), phone), phone))
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


# Sent: GB places 0..3 by part 1, DE 0..1 by part 2. Answered: of these, all but one each.
SENT = (SentRange(1, "GB", 0, 4), SentRange(2, "DE", 0, 2))


class Filled:
    """The list, and beside it what plain Python makes of the same rows."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.rows = sample_rows()
        build(folder, self.rows)
        self.counts = begin_round(folder, BATCH)
        self.numbers: dict[str, list[str]] = {}
        for row in self.rows:
            if row.status is NumberStatus.VALID:
                self.numbers.setdefault(row.region, []).append(row.e164)
        self.answers: dict[str, tuple[str, str]] = {}
        with ListFile(folder, writable=True) as store:
            for part in SENT:
                numbers = self.numbers[part.country][part.first : part.first + part.numbers][:-1]
                found = {number: ("yes" if place % 2 else "NO", f"Net {part.country}") for place, number in
                         enumerate(numbers)}  # fmt: skip
                add_answers(store, BATCH, part, RESULT_COLUMNS, found.items())
                self.answers.update(found)

    def sent_numbers(self, sent: Sequence[SentRange]) -> set[str]:
        return {
            number for part in sent for number in self.numbers[part.country][part.first : part.first + part.numbers]
        }

    def answered_row(self, row: ListRow, sent: Sequence[SentRange] = SENT) -> AnsweredRow:
        if row.e164 and row.e164 in self.answers:
            return AnsweredRow(row, AnswerStatus.ANSWERED, self.answers[row.e164])
        left = row.e164 in self.sent_numbers(sent) if row.e164 else False
        return AnsweredRow(row, AnswerStatus.UNANSWERED if left else AnswerStatus.NOT_SENT, ("", ""))

    def answered_rows(self, sent: Sequence[SentRange] = SENT) -> list[AnsweredRow]:
        return [self.answered_row(row, sent) for row in self.rows]

    def select(self, rows: RowFilter, sent: Sequence[SentRange] = SENT) -> list[int]:
        """What a filter leaves, in plain Python."""
        left = [answered for answered in self.answered_rows(sent) if self._fits(answered, rows)]
        left.sort(key=lambda each: each.row.row)
        left.sort(key=lambda each: sort_key(each, rows.sort), reverse=rows.descending)
        if rows.sort == "row" or not rows.sort:
            left.sort(key=lambda each: each.row.row, reverse=rows.descending)
        elif rows.descending:
            # Equal ones stay in the list's order whichever way the rest is sorted.
            left.sort(key=lambda each: each.row.row)
            left.sort(key=lambda each: sort_key(each, rows.sort), reverse=True)
        return [each.row.row for each in left]

    @staticmethod
    def _fits(each: AnsweredRow, rows: RowFilter) -> bool:
        row = each.row
        texts = [row.e164, *row.cells, *(each.values if each.answer is AnswerStatus.ANSWERED else ())]
        return (
            rows.status in {None, row.status}
            and rows.answer in {None, each.answer}
            and rows.problem in {"", row.problem}
            and any(rows.search.lower() in text.lower() for text in texts)
            and (
                rows.result_column is None
                or (each.answer is AnswerStatus.ANSWERED and each.values[rows.result_column] == rows.result_value)
            )
        )


def _nocase(text: str) -> str:
    return "".join(chr(ord(c) + 32) if "A" <= c <= "Z" else c for c in text)


def sort_key(each: AnsweredRow, sort: str) -> tuple[int, object]:
    """SQLite's order: NULL first, then text; NOCASE folds ASCII only."""
    kind, _, place = sort.partition(":")
    row = each.row
    if kind == "cell":
        return (1, _nocase(row.cells[int(place)])) if int(place) < len(row.cells) else (0, "")
    if kind == "result":
        return (1, _nocase(each.values[int(place)])) if each.answer is AnswerStatus.ANSWERED else (0, "")
    keys: dict[str, object] = {
        "raw": _nocase(row.raw),
        "e164": row.e164,
        "status": row.status.value,
        "problem": row.problem,
        "answer": each.answer.value,
    }
    return 1, keys.get(kind, row.row)
