"""Every number stands in exactly one task, and no task is larger than it may be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batch import NewTask, Via
from desktop_app.core.batching import FILE_MOST, JSON_MOST, pieces, plan

COUNTRIES = st.sampled_from(["GB", "DE", "US", "FR", "IN", "001"])
COUNTS = st.dictionaries(COUNTRIES, st.integers(1, 200_000), min_size=1)
MOST = st.one_of(st.none(), st.integers(50, 300_000))


def covers(tasks: list[NewTask], country: str, first: int, count: int) -> bool:
    """Whether the tasks of a country take each place once: their ranges lie end to end."""
    ranges = sorted((task.first, task.first + task.numbers) for task in tasks if task.country == country)
    starts, ends = [start for start, _ in ranges], [end for _, end in ranges]
    return starts[0] == first and ends[-1] == first + count and starts[1:] == ends[:-1]


@given(COUNTS, st.sampled_from(Via), MOST)
def test_each_number_is_in_exactly_one_task(counts: dict[str, int], via: Via, most: int | None) -> None:
    tasks = plan(counts, via, most)
    assert {task.country for task in tasks} == set(counts)
    assert all(covers(tasks, country, 0, count) for country, count in counts.items())
    assert all(task.numbers > 0 for task in tasks)


@given(COUNTS, st.sampled_from(Via), MOST)
def test_no_task_is_larger_than_it_may_be(counts: dict[str, int], via: Via, most: int | None) -> None:
    for task in plan(counts, via, most):
        assert task.numbers <= (most or (JSON_MOST if task.via is Via.JSON else FILE_MOST))


@given(COUNTS, MOST)
def test_auto_decides_for_every_country_and_a_persons_way_is_kept(counts: dict[str, int], most: int | None) -> None:
    assert all(task.via in {Via.JSON, Via.FILE} for task in plan(counts, Via.AUTO, most))
    assert {task.via for task in plan(counts, Via.FILE, most)} == {Via.FILE}
    assert {task.via for task in plan(counts, Via.JSON, most)} == {Via.JSON}


@pytest.mark.parametrize(
    ("count", "most", "via", "sizes"),
    [
        (1, None, Via.JSON, [1]),
        (JSON_MOST, None, Via.JSON, [JSON_MOST]),
        (JSON_MOST + 1, None, Via.FILE, [JSON_MOST + 1]),
        (FILE_MOST + 1, None, Via.FILE, [FILE_MOST, 1]),
        (12_000, 4_000, Via.JSON, [4_000] * 3),
        (12_000, 20_000, Via.FILE, [12_000]),
    ],
)
def test_small_tasks_go_as_json_and_large_ones_as_a_file(
    count: int, most: int | None, via: Via, sizes: list[int]
) -> None:
    tasks = plan({"GB": count}, Via.AUTO, most)
    assert {task.via for task in tasks} == {via}
    assert [task.numbers for task in tasks] == sizes


def test_the_biggest_country_comes_first_and_equal_ones_by_name() -> None:
    assert [task.country for task in plan({"US": 5, "DE": 9, "AT": 5}, Via.AUTO, None)] == ["DE", "AT", "US"]


def test_nothing_to_send_makes_no_task() -> None:
    assert plan({}, Via.AUTO, None) == []


@given(st.integers(0, 10_000), st.integers(1, 5_000), st.integers(1, 6_000))
def test_pieces_take_exactly_the_place_of_the_whole(first: int, numbers: int, most: int) -> None:
    parts = pieces(NewTask("GB", Via.FILE, first, numbers), most)
    assert covers(parts, "GB", first, numbers)
    assert all(0 < part.numbers <= most for part in parts)
    assert {(part.country, part.via) for part in parts} == {("GB", Via.FILE)}
    assert len(parts) == -(-numbers // most)
