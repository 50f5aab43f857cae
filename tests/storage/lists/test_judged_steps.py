"""Several steps of a list judge its numbers together: the same for a page, a filter, a count and a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.batches.judged_steps import ListStep, ListSteps, Way, judge_of
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts, best
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, RowNumber, SentRange, ValueCount
from desktop_app.services.jobs import SelectRows, TallyValues
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.storage.results.output_batches import output_batches
from desktop_app.workers.jobs import perform
from tests.storage.filled import Filled, by_id

# Each step's product, its columns, and the values that its answers may have; by the last one's rule "" is good.
PRODUCTS = {
    "one": ("validation", ("valid",), ["yes", "no", ""]),
    "two": ("hlr", ("status", "reason"), ["active", "absent", "dead", "unknown", ""]),
    "three": ("whatsapp-presence", ("registered",), ["yes", "no"]),
    "four": ("hlr", ("status",), ["active", "absent", "unknown", ""]),
}
FILLED = STANDARD_RULE.changed("status", "", Verdict.GOOD)
# The grave verdict comes last.
ORDER = (Verdict.UNKNOWN, Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD)
MEANING = {
    "yes": Verdict.GOOD, "no": Verdict.BAD, "active": Verdict.GOOD, "absent": Verdict.DOUBTFUL, "dead": Verdict.BAD,
}  # fmt: skip


class Judged:
    """A list with four steps, each answered for some of its numbers, and what plain Python makes of it."""

    def __init__(self, folder: Path, seed: int) -> None:
        random = Random(seed)  # noqa: S311 - data of a test
        self.filled = Filled(folder, several=seed % 2 == 1)
        self.way = Way.LATEST if seed % 3 == 2 else Way.GRAVEST
        numbers = self.filled.numbers
        self.answers: dict[str, dict[str, str]] = {}
        self.out: dict[str, dict[str, AnswerStatus]] = {}
        steps = []
        for name, (product, columns, values) in PRODUCTS.items():
            begin_round(folder, name)
            sent = random.choice([1, 3])
            without = random.choice([AnswerStatus.UNANSWERED, AnswerStatus.AWAITING])
            whole = SentRange(1, "GB", 0, sent, without)
            asked = numbers["GB"][:sent]
            self.out[name] = dict.fromkeys(asked, without)
            self.answers[name] = {each: random.choice(values) for each in asked if random.random() < 0.7}
            with ListFile(folder, writable=True) as store:
                rows = [(each, (said, "")[: len(columns)]) for each, said in self.answers[name].items()]
                if rows or random.random() < 0.5:  # a step may have no answer yet
                    add_answers(store, name, whole, columns, by_id(store, rows))
            rule = FILLED if name == "four" else STANDARD_RULE
            steps.append(ListStep(name, f"{product} of {name}", product, rule, (whole,), name == "three"))
        self.steps = ListSteps(tuple(steps), self.way)

    def told(self, name: str, number: str) -> Verdict:
        said = self.answers[name].get(number)
        if said is None:
            return Verdict.UNKNOWN
        return Verdict.GOOD if name == "four" and said == "" else MEANING.get(said, Verdict.UNKNOWN)

    def verdict(self, number: RowNumber) -> Verdict:
        each = {name: self.told(name, number.e164) for name in PRODUCTS}
        if not number.e164:
            return Verdict.PROBLEM
        if all(number.e164 not in answers for answers in self.answers.values()):
            sent = any(number.e164 in out for out in self.out.values())
            return Verdict.UNKNOWN if sent else Verdict.NOT_SENT
        telling = [each[name] for name in reversed(PRODUCTS) if each[name] is not Verdict.UNKNOWN]
        if self.way is Way.LATEST:
            return telling[0] if telling else Verdict.UNKNOWN
        hlr = each["four"] if each["four"] is not Verdict.UNKNOWN else each["two"]
        main = max(each["one"], hlr, key=ORDER.index)
        return each["three"] if main is Verdict.UNKNOWN else main

    def expected(self) -> dict[int, Verdict]:
        order = [Verdict.GOOD, Verdict.DOUBTFUL, Verdict.UNKNOWN, Verdict.NOT_SENT, Verdict.SUPPRESSED, Verdict.BAD]
        return {
            row.row: min(map(self.verdict, row.all_numbers), key=[*order, Verdict.PROBLEM].index)
            for row in self.filled.rows
        }


@pytest.fixture(params=range(12))
def judged(tmp_path: Path, request: pytest.FixtureRequest) -> Judged:
    return Judged(tmp_path / "list", request.param)


def test_page_filter_count_and_file_judge_alike_from_whichever_step(judged: Judged) -> None:
    expected, folder = judged.expected(), judged.filled.folder
    for seen in PRODUCTS:
        sent = next(each.sent for each in judged.steps.steps if each.batch_id == seen)
        with ListFile(folder) as store:
            # A page,
            judge = judge_of(seen, STANDARD_RULE, judged.steps, store.result_columns)
            rows = store.rows([*expected], seen, sent, judged.steps)
            assert {row.row.row: judge.row(row).verdict for row in rows} == expected
            # a file, with the same reasons,
            view = AnsweredList(store, seen, sent, steps=judged.steps)
            written = {
                row: told
                for each in output_batches(store, view)
                for row, told in zip(each.row, each.judged, strict=True)
            }
            assert written == {row.row.row: judge.row(row) for row in rows}
            again = [*output_batches(store, view, [*expected])]
            assert [told for each in again for told in each.judged] == [*written.values()]
        # a count,
        whole = perform(TallyValues(folder, seen, sent, ValueCount(verdicts=True), steps=judged.steps))
        assert {verdict: count for verdict, count in whole.items() if count} == Counter(expected.values())
        assert VerdictCounts.of(whole).rows == len(expected)
        # a filter, and an order
        for verdict in Verdict:
            found = perform(SelectRows(folder, seen, sent, RowFilter(verdict=verdict), steps=judged.steps))
            assert list(found) == [row for row, each in expected.items() if each is verdict]
        ordered = perform(SelectRows(folder, seen, sent, RowFilter(sort="verdict"), steps=judged.steps))
        assert list(ordered) == sorted(expected, key=lambda row: [*Verdict].index(expected[row]))


def test_who_decided_is_named(judged: Judged) -> None:
    with ListFile(judged.filled.folder) as store:
        sent = judged.steps.steps[0].sent
        judge = judge_of("one", STANDARD_RULE, judged.steps, store.result_columns)
        for row in store.rows([*judged.expected()], "one", sent, judged.steps):
            both = zip(row.row.all_numbers, row.all_answers, strict=True)
            for number, answer in both:
                found = judge.number(number, answer)
                for product, (_column, value) in zip(found.products, found.said, strict=True):
                    name = product.split()[-1]
                    assert judged.answers[name][number.e164] == value
                    assert judged.told(name, number.e164) is found.verdict
            assert judge.row(row) == best(map(judge.number, row.row.all_numbers, row.all_answers))
