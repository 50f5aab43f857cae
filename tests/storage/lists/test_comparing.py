"""Two runs compared in SQLite, against plain Python's own comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from desktop_app.core.errors import Cancelled, ListLost
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.comparison import Change, ChangeFilter, Compared, NumberChange, Step
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.rows.list_row import ColumnValue, ListRow, SentRange
from desktop_app.storage.lists import comparing as list_comparing
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.comparing import PairedChanges, Pairing, Run, delete
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.rounds import begin_round
from tests.storage.filled import BATCH, RESULT_COLUMNS, Filled, build, by_id

LATER = "b2"
COLUMNS = ("carrier", "checked_at", "active", "score", REUSED_COLUMN)


def rows_of_later(filled: Filled) -> list[ListRow]:
    """The same list a month later: without one row, whose number stands nowhere else, with a new one at its end."""
    last = filled.rows[-1].row + 1
    new = ListRow(last, ("New", "x"), "x", "+447911999999", "GB", "mobile", NumberStatus.VALID, "")
    return [*(row for row in filled.rows if row.cells[0] != "STRASSE"), new]


class Later:
    """The later run: its numbers in order, with the row of each, and its answers."""

    def __init__(self, folder: Path, rows: Sequence[ListRow], *, new: bool) -> None:
        if new:
            folder.mkdir()
            build(folder, rows)
        begin_round(folder, LATER)
        self.folder = folder
        self.rows = numbers_in(rows)
        answers = {}
        for at, number in enumerate(self.rows):
            if at % 4 == 3:
                continue  # no answer
            carrier = f"Net {'DE' if number.startswith('+49') else 'GB'}"
            active = ("NO", "yes", "Maybe")[at % 3]
            answers[number] = (carrier, f"12:{at:02}", active, "1", "answered on 2026-05-01" if at == 0 else "")
        self.answers = {number: (each[2], each[0]) for number, each in answers.items()}  # as RESULT_COLUMNS
        with ListFile(folder, writable=True) as store:
            add_answers(store, LATER, SentRange(1, "GB", 0, 99), COLUMNS, by_id(store, answers.items()))


def numbers_in(rows: Sequence[ListRow]) -> dict[str, int]:
    """Each distinct number and the row in which it is new."""
    return {each.e164: row.row for row in rows for each in row.all_numbers if each.status is NumberStatus.VALID}


class Compare:
    """Both runs, what SQLite made of them, and what plain Python makes."""

    def __init__(self, folder: Path, *, several: bool, same_list: bool) -> None:
        self.earlier = Filled(folder / "earlier", several=several)
        own = self.earlier.folder if same_list else folder / "later"
        rows = self.earlier.rows if same_list else rows_of_later(self.earlier)
        self.later = Later(own, rows, new=not same_list)
        self.pairing = Pairing(Run(self.earlier.folder, BATCH), Run(own, LATER), own / "compared-1.sqlite")
        self.heard: list[tuple[int, int]] = []
        (own / "compared-0.sqlite").write_text("an old one")
        self.found = list_comparing.compare(self.pairing, None, lambda done, total: self.heard.append((done, total)))

    @property
    def changes(self) -> list[NumberChange]:
        """All of them by place, as `found.columns` has their columns."""
        before, now = numbers_in(self.earlier.rows), self.later.rows
        numbers = [*now, *(number for number in before if number not in now)]
        return [self._change(number, before.get(number), now.get(number)) for number in numbers]

    def _change(self, number: str, row_before: int | None, row_now: int | None) -> NumberChange:
        old, new = self.earlier.answers.get(number), self.later.answers.get(number)
        change = Change.UNKNOWN
        if row_before is None:
            change = Change.NEW
        elif row_now is None:
            change = Change.GONE
        elif old is not None and new is not None:
            change = Change.SAME if old == new else Change.CHANGED
        sides = [None if each is None else (each[1], each[0]) for each in (old, new)]  # carrier, active
        return NumberChange(number, change, row_before, row_now, *sides)


@pytest.fixture(
    scope="module", params=list(product([False, True], repeat=2)), ids=lambda both: f"several, same: {both}"
)
def compare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compare:
    several, same_list = request.param
    return Compare(tmp_path_factory.mktemp("compare"), several=several, same_list=same_list)


def opened(compare: Compare) -> PairedChanges:
    return PairedChanges(compare.pairing, compare.found.columns)


def test_each_number_of_both_is_there_once_with_what_has_become_of_it(compare: Compare) -> None:
    # GIVEN a run, and one a month later
    expected = compare.changes
    # THEN every number is there, in the later list's order and the gone ones behind
    changes = opened(compare)
    places = changes.select(ChangeFilter())
    assert changes.rows(places) == expected == [each for batch in changes.batches() for each in batch]
    assert [each for batch in changes.batches(places[::-1]) for each in batch] == expected[::-1]
    assert compare.found.counts == {change: sum(each.change is change for each in expected) for change in Change}
    assert compare.found.counts[Change.CHANGED]
    assert compare.found.counts[Change.UNKNOWN]
    # AND columns that both have are compared, but for what tells of the look-up
    assert [each.name for each in compare.found.columns] == ["carrier", "active"]
    assert [each.changed for each in compare.found.columns] == [
        sum(at in each.changed for each in expected) for at in range(2)
    ]
    assert (compare.found.before_only, compare.found.now_only) == ((), ("checked_at", "score"))
    assert (compare.found.left_out, compare.found.reused) == ((), 1)
    # AND one sees how far it is
    assert [done for done, _ in compare.heard] == sorted(done for done, _ in compare.heard)
    assert compare.heard[-1][0] <= compare.heard[-1][1]
    changes.close()


def test_every_filter_and_order_is_plain_pythons(compare: Compare) -> None:
    expected = compare.changes
    places = {each.e164: at + 1 for at, each in enumerate(expected)}
    changes = opened(compare)
    kinds, columns, searches = [None, *Change], [None, 0, 1], ["", "+4479", "net de", "maybe"]
    found = 0
    for change, column, search in product(kinds, columns, searches):
        wanted = ChangeFilter(change, column, search=search)
        left = [places[each.e164] for each in expected if fits(each, wanted)]
        assert list(changes.select(wanted)) == left, wanted
        found += bool(left)
        step = ChangeFilter(change, 1, ("yes", "Maybe"), search)
        assert list(changes.select(step)) == [places[each.e164] for each in expected if fits(each, step)]
    assert found > 12
    for sort, down in product(["number", "row", "change"], [False, True]):
        order = [each.e164 for each in changes.rows(changes.select(ChangeFilter(sort=sort, descending=down)))]
        key = {
            "number": lambda each: each.e164,
            "row": lambda each: each.row_now or 0,
            "change": lambda each: each.change,
        }
        assert order == [each.e164 for each in sorted(expected, key=key[sort], reverse=down)], sort
    ordered = changes.rows(changes.select(ChangeFilter(Change.CHANGED, 1, sort="before", descending=True)))
    values = [each.before[1].lower() for each in ordered if each.before]
    assert values == sorted(values, reverse=True)
    changes.close()


def test_a_search_finds_values_besides_that_are_shown_in_other_words(compare: Compare) -> None:
    changes = opened(compare)
    wanted = ChangeFilter(search="no such text", also=(ColumnValue(1, "yes"), ColumnValue(1, "Maybe")))
    found = [each.e164 for each in changes.rows(changes.select(wanted))]
    has = {"yes", "Maybe"}
    left = [each for each in compare.changes if any(side[1] in has for side in (each.before, each.now) if side)]
    assert found == [each.e164 for each in left]
    assert 0 < len(found) < len(compare.changes)
    changes.close()


def fits(each: NumberChange, wanted: ChangeFilter) -> bool:
    texts = [each.e164, *(each.before or ()), *(each.now or ())]
    at = wanted.column
    return (
        wanted.change in {None, each.change}
        and any(wanted.search in text.lower() for text in texts)
        and (at is None or at in each.changed)
        and (
            wanted.step is None or ((each.before or ("", ""))[at or 0], (each.now or ("", ""))[at or 0]) == wanted.step
        )
    )


def test_the_steps_of_a_column_come_with_their_numbers_the_most_frequent_first(compare: Compare) -> None:
    changes = opened(compare)
    column = compare.found.columns[1]
    steps = changes.steps(column, 50)
    counted = Counter(
        (each.before[1], each.now[1]) for each in compare.changes if 1 in each.changed if each.before if each.now
    )
    assert {(step.before, step.now): step.numbers for step in steps} == counted
    assert [step.numbers for step in steps] == sorted(counted.values(), reverse=True)
    assert changes.steps(column, 1) == steps[:1]
    assert isinstance(steps[0], Step)
    changes.close()


def test_what_lies_on_the_disk_has_no_number_and_no_answer(compare: Compare) -> None:
    kept = compare.pairing.file.read_bytes()
    for each in compare.changes:
        assert each.e164.encode() not in kept
        assert each.e164[1:].encode() not in kept
    assert b"Net GB" not in kept
    # Only one comparison of a list is kept.
    assert [file.name for file in compare.pairing.file.parent.glob("compared-*")] == ["compared-1.sqlite"]


def again(compare: Compare, folder: Path, left_out: frozenset[str] | None = None) -> Compared:
    return list_comparing.compare(replace(compare.pairing, file=folder / "c.sqlite"), left_out, lambda *_: None)


def test_columns_can_be_left_out_and_without_any_nothing_is_said_to_be_the_same(
    compare: Compare, tmp_path: Path
) -> None:
    found = again(compare, tmp_path, frozenset({"active"}))
    assert ([each.name for each in found.columns], found.left_out) == (["carrier"], ("active",))
    assert found.counts[Change.CHANGED] < compare.found.counts[Change.CHANGED]
    none = again(compare, tmp_path, frozenset(RESULT_COLUMNS))
    assert none.columns == ()
    assert (none.compared, none.counts[Change.NEW]) == (0, compare.found.counts[Change.NEW])
    assert none.numbers == compare.found.numbers


def test_a_comparison_that_is_given_up_leaves_no_file(compare: Compare, tmp_path: Path) -> None:
    def give_up(_done: int, _total: int) -> None:
        raise Cancelled

    file = tmp_path / "c.sqlite"
    with pytest.raises(Cancelled):
        list_comparing.compare(replace(compare.pairing, file=file), None, give_up)
    assert not file.exists()


def test_a_list_or_a_comparison_that_is_gone_is_said_to_be_lost(compare: Compare, tmp_path: Path) -> None:
    lost = replace(compare.pairing, before=Run(tmp_path / "missing", BATCH), file=tmp_path / "c.sqlite")
    with pytest.raises(ListLost):
        list_comparing.compare(lost, None, lambda *_: None)
    assert not lost.file.exists()
    again(compare, tmp_path)
    made = replace(compare.pairing, file=tmp_path / "c.sqlite")
    delete(made.file)
    delete(made.file)
    with pytest.raises(ListLost):
        PairedChanges(made, compare.found.columns)
