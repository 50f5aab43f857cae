"""Results that are written by the batch have each row as the list has it, looked up one by one; and giving up."""

from __future__ import annotations

import csv
import random
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from python_calamine import load_workbook

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import Cancelled
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import AS_TABLE, OutputForm, OutputShape
from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.results.verdict import Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, SentRange
from desktop_app.core.text.spreadsheet_text import formula_safe
from desktop_app.services.jobs import BeginRound, Export, Join, ReadFile, SaveProblems
from desktop_app.services.ports import Progress
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform

BATCH = "b1"
ROWS = 1_150  # more than a batch
JUDGED, SPLIT = OutputForm(verdicts=True), OutputForm(OutputShape.SPLIT, verdicts=True)
ODD = ["", "", "=1+1", "Zoë", '5" <tv> & more', " padded ", "a,b", "two\nlines", "@x", "-5", "_x0041_"]
_JOINT = "; "


@dataclass
class Exported:
    """A list with some answers; `phones` are its phone columns."""

    folder: Path
    phones: int
    counts: dict[str, int]
    answered: int

    @property
    def sent(self) -> tuple[SentRange, ...]:
        """The last ones were never sent, and the answers of some before them may still come."""
        whole = [SentRange(part, country, 0, size - 7) for part, (country, size) in enumerate(self.counts.items(), 1)]
        early = [each.piece(0, each.numbers // 2, AnswerStatus.UNANSWERED) for each in whole]
        late = [each.piece(each.numbers // 2, -(-each.numbers // 2), AnswerStatus.AWAITING) for each in whole]
        return (*early, *(replace(each, part=each.part + len(whole)) for each in late))

    def order(self, output: Path, form: OutputForm = JUDGED, only: Sequence[int] | None = None) -> Export:
        sent = sum(each.numbers for each in self.sent)
        parts = tuple(each.part for each in self.sent)
        booked = Booked(ROWS, sum(self.counts.values()), sent, self.answered, 0, 0, parts, moving=False)
        chosen = None if only is None else array("q", only)
        return Export(self.folder, BATCH, output, form, self.sent, booked, (("Source", "list"),), chosen)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The result's columns."""
        with ListFile(self.folder) as store:
            return store.result_columns(BATCH)

    @cached_property
    def rows(self) -> list[AnsweredRow]:
        """One by one, as the window's pages are looked up."""
        with ListFile(self.folder) as store:
            return [row for number in range(2, ROWS + 2) for row in store.rows([number], BATCH, self.sent)]

    def laid_out(self, answered: AnsweredRow) -> list[str]:
        """As docs/command-line.md has it, the plain way."""
        width, values = 2 + self.phones, len(answered.values)
        groups: list[list[list[str]]] = [[] for _ in range(self.phones)]
        judge = Judge(self.names)
        for number, answer in zip(answered.row.all_numbers, answered.all_answers, strict=True):
            if number.first_row == answered.row.row:
                problem = "same number earlier in this row"
            else:
                problem = f"same number as row {number.first_row}" if number.first_row else number.problem
            judged = judge.number(number, answer)
            own = [number.e164, number.status, problem, answer.answer]
            groups[number.slot].append([*own, *answer.values, judged.verdict, judged.why])
        cells = [*answered.row.cells, *[""] * (width - len(answered.row.cells))]
        return [*cells, *(cell for group in groups for cell in self._one(group, values))]

    def _one(self, group: list[list[str]], values: int) -> list[str]:
        if not group:
            return ["", "empty", "", "not sent", *[""] * values, "problem", "no number"]
        e164, status, problem, answer, *rest, verdicts, why = ([each[at] for each in group] for at in range(6 + values))
        told = problem[0] if len(problem) == 1 else _numbered(problem)
        found = next(each for each in ("valid", "duplicate", "invalid", "empty") if each in status)
        state = next(each for each in ("unanswered", "awaiting", "answered", "not sent") if each in answer)
        verdict = next(
            each for each in ("good", "doubtful", "unknown", "not sent", "bad", "problem") if each in verdicts
        )
        return [_joined(e164), found, told, state, *map(_joined, rest), verdict, _joined(why)]


def _joined(values: list[str]) -> str:
    return _JOINT.join(values) if any(values) else ""


def _numbered(problems: list[str]) -> str:
    names = ["1st", "2nd", "3rd", "4th"]
    return _JOINT.join(f"{names[at]} number: {problem}" for at, problem in enumerate(problems) if problem)


def _phone(dice: random.Random, several: float) -> str:
    if dice.random() < several:
        return " / ".join(_phone(dice, 0) for _ in range(dice.randint(2, 3)))
    known = f"+44 7400 {dice.randint(100_000, 101_500)}"
    return dice.choice([known, known, f"07400 {dice.randint(100_000, 101_500)}", "", "nonsense", "+4474", "2024-05-01"])


@pytest.fixture(scope="module", params=[(1, 0.0), (2, 0.1)], ids=["one", "several"])
def exported(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Exported:
    phones, several = request.param
    dice, place = random.Random(phones + several), tmp_path_factory.mktemp("list")  # noqa: S311 - no secrets
    names = ["Mobile", "Landline"][:phones]
    with (place / "list.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Name", *names, "Note"])
        for _ in range(ROWS):
            row = ["Ada", *(_phone(dice, several) for _ in names), dice.choice(ODD)]
            writer.writerow(row[: dice.choice([4, 4, 2])])
    folder = place / "kept"
    folder.mkdir()
    options = ReadOptions(country="GB", column="Mobile", more_columns=(*names[1:],))
    perform(ReadFile(place / "list.csv", folder, options))
    counts = perform(BeginRound(folder, BATCH))
    found = Exported(folder, phones, counts, 0)
    for sent in found.sent:
        with ListFile(folder) as store:
            places = sent.country, sent.first, sent.numbers
            numbers = [each for each in store.numbers(BATCH, *places) if dice.random() < 0.8]
        answers = "\n".join(["number,active,note", *(f"{each},yes,{dice.choice('ab')}=1" for each in numbers)])
        (place / "answers").write_text(answers, "utf-8")
        found.answered += perform(Join(folder, BATCH, sent, place / "answers")).answered
    return found


def table(path: Path) -> list[list[str]]:
    if path.suffix == ".xlsx":
        return [list(map(str, row)) for row in load_workbook(path).get_sheet_by_index(0).to_python()]
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return list(csv.reader(lines))


def agree(counts: Reconciliation, rows: Sequence[AnsweredRow]) -> None:
    kinds = [row.row.status for row in rows]
    assert counts.disagreements == ()
    assert (counts.rows, counts.valid) == (len(rows), kinds.count(NumberStatus.VALID))
    assert counts.verdicts.rows == counts.rows


def test_a_table_has_every_row_as_the_list_has_it(exported: Exported, tmp_path: Path) -> None:
    rows = exported.rows
    expected = [exported.laid_out(row) for row in rows]
    states = {row.answer for row in rows}
    assert states == set(AnswerStatus)
    agree(perform(exported.order(tmp_path / "out.csv")), rows)
    assert table(tmp_path / "out.csv")[1:] == [[formula_safe(cell) for cell in row] for row in expected]
    agree(perform(exported.order(tmp_path / "out.xlsx")), rows)
    assert table(tmp_path / "out.xlsx")[1:] == expected


def test_some_rows_come_in_the_order_that_was_asked_for(exported: Exported, tmp_path: Path) -> None:
    rows = exported.rows
    wanted = random.Random(1).sample(range(ROWS), 1_100)  # noqa: S311 - no secrets
    counts = perform(exported.order(tmp_path / "out.xlsx", only=[at + 2 for at in wanted]))
    agree(counts, [rows[at] for at in wanted])
    assert table(tmp_path / "out.xlsx")[1:] == [exported.laid_out(rows[at]) for at in wanted]


def test_a_split_has_every_row_on_the_sheet_of_its_outcome(exported: Exported, tmp_path: Path) -> None:
    rows = exported.rows
    agree(perform(exported.order(tmp_path / "out.xlsx", SPLIT)), rows)
    book = load_workbook(tmp_path / "out.xlsx")
    found = {name: book.get_sheet_by_name(name).to_python()[1:] for name in book.sheet_names[:-1]}
    judge = Judge(exported.names)
    for name, verdict, state in (
        ("Good", Verdict.GOOD, set(AnswerStatus)),
        ("Unanswered", Verdict.UNKNOWN, {AnswerStatus.UNANSWERED}),
    ):
        mine = [row for row in rows if judge.row(row).verdict is verdict and row.answer in state]
        assert mine
        assert found[name] == [[f"{row.row.row}", *exported.laid_out(row)] for row in mine]
    assert sum(map(len, found.values())) == ROWS


def test_problem_rows_are_those_with_a_problem(exported: Exported, tmp_path: Path) -> None:
    rows = {f"{each.row.row}.0": each.row for each in exported.rows if each.row.problem}
    assert perform(SaveProblems(exported.folder, tmp_path / "out.xlsx", ",")) == len(rows)
    found = table(tmp_path / "out.xlsx")[1:]  # the row is a number, which calamine gives as a float
    assert {row[0] for row in found} == rows.keys()
    assert all(
        row[3:] == [*cells, *[""] * (len(row) - 3 - len(cells))] for row in found for cells in [rows[row[0]].cells]
    )


def _job(exported: Exported, output: Path, form: OutputForm | None) -> Any:
    if form is None:
        return lambda report: perform(SaveProblems(exported.folder, output, ","), report)
    return lambda report: perform(exported.order(output, form), report)


@pytest.mark.parametrize("form", [AS_TABLE, SPLIT, None], ids=["table", "split", "problems"])
def test_one_can_give_up_at_any_moment_and_nothing_stays(
    exported: Exported, tmp_path: Path, form: OutputForm | None
) -> None:
    run = _job(exported, tmp_path / "out.xlsx", form)
    given_up = 0
    for moment in range(0, 16, 2):
        left = count(moment, -1)

        def report(_progress: Progress, left: Iterator[int] = left) -> None:
            if next(left) == 0:
                raise Cancelled

        try:
            run(report)
        except Cancelled:
            given_up += 1
            assert list(tmp_path.iterdir()) == []
        else:  # it was quicker; how often a disk is waited for is its own affair
            break
    assert given_up


def test_progress_is_told_from_the_first_row_to_the_last(exported: Exported, tmp_path: Path) -> None:
    for form in (AS_TABLE, SPLIT, None):
        texts: list[Progress] = []
        _job(exported, tmp_path / "out.xlsx", form)(texts.append)
        done = [each.done for each in texts]
        shares = [each.share for each in texts if each.share is not None]
        assert done == sorted(done)
        assert (done[0], shares) == (0, sorted(shares))
        assert any(0 < each < 1 for each in shares) or form is None
