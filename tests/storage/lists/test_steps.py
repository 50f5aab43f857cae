"""A step's numbers are chosen by the answers before it; the answers of all steps stand side by side."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.batches.judged_steps import ListStep, ListSteps
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.standard_columns import StandardColumns, place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.verdict import Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ColumnValue, RowFilter, SentRange
from desktop_app.services.jobs import BeginRound, CountStep
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.storage.results.output_batches import output_batches
from desktop_app.workers.jobs import perform
from tests.storage.filled import Filled, by_id

FIRST, SECOND = "first", "second"
COLUMNS = ("line_type", "status")
LATER = ("live_status", "note")
TYPES = {"MOBILE": "mobile", "cell": "mobile", "landline": "fixed line", "": "", "odd": "unknown"}
STATES = ["active", "dead", "", "unknown"]
BOTH = ListSteps((ListStep(FIRST, "lines", "lines"), ListStep(SECOND, "hlr", "hlr")))
MOBILE = ColumnValue(place_of(Standard.LINE_TYPE), "mobile")


class Steps:
    """A list that two steps were made of, the second one for some of its numbers."""

    def __init__(self, folder: Path, seed: int) -> None:
        random = Random(seed)  # noqa: S311 - data of a test
        self.filled = Filled(folder, several=seed % 3 == 2)
        self.numbers = [each for some in self.filled.numbers.values() for each in some]
        begin_round(folder, FIRST)
        said = [each for each in self.numbers if random.random() < 0.8]
        self.answers = {each: (random.choice([*TYPES]), random.choice(STATES)) for each in said}
        later = [each for each in said if TYPES[self.answers[each][0]] == "mobile"]
        self.later = {each: (random.choice(["LIVE", "DEAD"]), "a\x1fb") for each in later}
        whole = SentRange(1, "GB", 0, 99)
        with ListFile(folder, writable=True) as store:
            add_answers(store, FIRST, whole, COLUMNS, by_id(store, self.answers.items()))
        begin_round(folder, SECOND)
        with ListFile(folder, writable=True) as store:
            add_answers(store, SECOND, whole, LATER, by_id(store, self.later.items()))

    def chosen(self, step: StepNumbers) -> set[str]:
        """What a step's numbers are, in plain Python."""
        judge, standard = Judge(COLUMNS), StandardColumns(COLUMNS)
        kinds = {each.value for each in step.values}
        found = set()
        for number, values in self.answers.items():
            fits = not kinds or standard[Standard.LINE_TYPE].value(values) in kinds
            if fits and (not step.verdicts or judge.answer(values).verdict in step.verdicts):
                found.add(number)
        without = set(self.numbers) - set(self.answers)
        if step.by_answer:
            return found | (without if step.unanswered else set())
        return without if step.unanswered else set(self.numbers)


@pytest.mark.parametrize("seed", range(9))
def test_a_step_takes_the_numbers_that_were_answered_so_and_no_others(tmp_path: Path, seed: int) -> None:
    steps = Steps(tmp_path / "list", seed)
    folder = steps.filled.folder
    for step in (
        StepNumbers(FIRST),
        StepNumbers(FIRST, values=(MOBILE,)),
        StepNumbers(FIRST, values=(MOBILE, ColumnValue(MOBILE.place, "fixed line"))),
        StepNumbers(FIRST, values=(MOBILE,), verdicts=(Verdict.GOOD,)),
        StepNumbers(FIRST, verdicts=(Verdict.UNKNOWN,), unanswered=True),
        StepNumbers(FIRST, unanswered=True),
        StepNumbers(FIRST, values=(ColumnValue(place_of(Standard.ROAMING), "yes"),)),
    ):
        expected = steps.chosen(step)
        counts = perform(BeginRound(folder, "third", step=step))
        with ListFile(folder) as store:
            found = {each for country, count in counts.items() for each in store.numbers("third", country, 0, count)}
        assert found == expected
        assert sum(counts.values()) == len(expected)  # each once
        assert perform(CountStep(folder, step)) == counts
        everywhere = perform(BeginRound(folder, "third", by_country=False, step=step))
        assert sum(everywhere.values()) == len(expected)


@pytest.mark.parametrize("seed", range(6))
def test_the_answers_of_all_steps_stand_side_by_side(tmp_path: Path, seed: int) -> None:
    steps = Steps(tmp_path / "list", seed)
    rows = steps.filled.rows
    valid = {number.e164 for row in rows for number in row.all_numbers if number.status is NumberStatus.VALID}
    assert set(steps.later) <= valid

    def values(number: str) -> tuple[str, ...]:
        return (*steps.later.get(number, ("", "")), *steps.answers.get(number, ("", "")))

    with ListFile(steps.filled.folder) as store:
        # WHEN the second step is looked at with the first beside it, THEN every row has the answers of both
        found = store.rows([row.row for row in rows], SECOND, (), BOTH)
        for seen in found:
            expected = [values(number.e164) for number in seen.row.all_numbers]
            assert [answer.values for answer in seen.all_answers] == expected
        # AND so has a file
        view = AnsweredList(store, SECOND, (), steps=BOTH)
        written = {
            number: told
            for each in output_batches(store, view)
            for number, *told in zip(each.row, *each.values, strict=True)
        }
        for row in rows:
            if not row.numbers:
                assert tuple(written[row.row]) == values(row.e164)
        # AND they filter, sort and count
        for at, place in ((0, 2), (1, 3)):
            said = {
                row.row: [answer[at] for n in row.all_numbers if (answer := steps.answers.get(n.e164))] for row in rows
            }
            each = Counter(value for some in said.values() for value in some)
            assert view.tally(place) == each
            for value in each:
                fits = [row for row, some in said.items() if value in some]
                wanted = RowFilter(values=(ColumnValue(place, value),))
                assert list(view.select(wanted)) == fits
                both = RowFilter(values=(ColumnValue(place, value), ColumnValue(0, "LIVE")))
                live = {number for number, said in steps.later.items() if said[0] == "LIVE"}
                if not store.several:
                    assert list(view.select(both)) == [row.row for row in rows if row.row in fits and row.e164 in live]
                assert view.tally(place, wanted)[value] >= len(fits)
        if not store.several:
            keys = {row.row: values(row.e164)[2].lower() for row in rows}
            told = sorted((row for row in keys if keys[row]), key=keys.__getitem__)
            assert list(view.select(RowFilter(sort="result:2"))) == told + [row for row in keys if not keys[row]]
        searched = {row.row for row in rows for n in row.all_numbers if "landline" in values(n.e164)}
        assert set(view.select(RowFilter(search="landline"))) == searched
