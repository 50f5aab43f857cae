"""Every number stands in exactly one task, and no task is larger than it may be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.batch import NewTask, Via
from desktop_app.core.batches.batching import FILE_MOST, JSON_MOST, Sizes, cut_at, pieces, plan, shares, too_small

COUNTRIES = st.sampled_from(["GB", "DE", "US", "FR", "IN", "001"])
COUNTS = st.dictionaries(COUNTRIES, st.integers(1, 200_000), min_size=1)
MOST = st.one_of(st.none(), st.integers(500, 300_000))
WAYS = st.sampled_from([Via.AUTO, Via.JSON, Via.FILE])
LEAST = st.one_of(st.none(), st.integers(1, 60_000))
SIZES = st.builds(Sizes, MOST, MOST, LEAST)


def covers(tasks: list[NewTask], country: str, first: int, count: int) -> bool:
    """Whether the tasks of a country take each place once: their ranges lie end to end."""
    ranges = sorted((task.first, task.first + task.numbers) for task in tasks if task.country == country)
    starts, ends = [start for start, _ in ranges], [end for _, end in ranges]
    return starts[0] == first and ends[-1] == first + count and starts[1:] == ends[:-1]


@given(COUNTS, WAYS, SIZES)
def test_each_number_is_in_exactly_one_task(counts: dict[str, int], via: Via, sizes: Sizes) -> None:
    tasks = plan(counts, via, sizes)
    assert {task.country for task in tasks} == set(counts)
    assert all(covers(tasks, country, 0, count) for country, count in counts.items())
    assert all(task.numbers > 0 for task in tasks)


@given(COUNTS, WAYS, SIZES)
def test_no_task_is_larger_than_it_may_be(counts: dict[str, int], via: Via, sizes: Sizes) -> None:
    for task in plan(counts, via, sizes):
        usual = max(JSON_MOST if task.via is Via.JSON else FILE_MOST, sizes.least or 0)
        assert task.numbers <= min(size for size in (sizes.wanted or usual, sizes.most) if size)


@given(COUNTS, SIZES)
def test_auto_decides_for_every_country_and_a_persons_way_is_kept(counts: dict[str, int], sizes: Sizes) -> None:
    assert all(task.via in {Via.JSON, Via.FILE} for task in plan(counts, Via.AUTO, sizes))
    assert {task.via for task in plan(counts, Via.FILE, sizes)} == {Via.FILE}
    assert {task.via for task in plan(counts, Via.JSON, sizes)} == {Via.JSON}


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
    tasks = plan({"GB": count}, Via.AUTO, Sizes(wanted=most))
    assert {task.via for task in tasks} == {via}
    assert [task.numbers for task in tasks] == sizes


def test_the_biggest_country_comes_first_and_equal_ones_by_name() -> None:
    assert [task.country for task in plan({"US": 5, "DE": 9, "AT": 5}, Via.AUTO)] == ["DE", "AT", "US"]


def test_nothing_to_send_makes_no_task() -> None:
    assert plan({}, Via.AUTO) == []


@given(st.integers(0, 10_000), st.integers(1, 5_000), st.integers(1, 6_000))
def test_pieces_take_exactly_the_place_of_the_whole(first: int, numbers: int, most: int) -> None:
    parts = pieces(NewTask("GB", Via.FILE, first, numbers), Sizes(most=most))
    assert covers(parts, "GB", first, numbers)
    assert all(0 < part.numbers <= most for part in parts)
    assert {(part.country, part.via) for part in parts} == {("GB", Via.FILE)}
    assert len(parts) == -(-numbers // most)


@pytest.mark.parametrize(
    ("count", "most", "least", "parts"),
    [
        (10_500, 10_000, 1_000, [5_250, 5_250]),  # the last would be too small: the last two are evened out
        (30_100, 10_000, 1_000, [10_000, 10_000, 5_050, 5_050]),
        (11_000, 10_000, 1_000, [10_000, 1_000]),
        (2_100, 1_000, 700, [700, 700, 700]),  # two would not do
        (999, 10_000, 1_000, [999]),  # the country has no more
        (11_000, 10_000, 6_000, [10_000, 1_000]),  # no way to part it: as few as can be are too small
        (150, 100, 200, [100, 50]),  # nonsense: the most counts, for more is surely refused
    ],
)
def test_no_task_is_too_small_where_there_are_enough(count: int, most: int, least: int, parts: list[int]) -> None:
    sizes = Sizes(most=most, least=least)
    assert [task.numbers for task in plan({"GB": count}, Via.AUTO, sizes)] == parts
    assert [task.numbers for task in pieces(NewTask("GB", Via.FILE, 7, count), sizes)] == parts


@given(st.integers(1, 100_000), st.integers(100, 60_000), st.integers(100, 60_000))
def test_a_task_is_too_small_only_where_no_parting_would_do(count: int, most: int, least: int) -> None:
    parts = [task.numbers for task in plan({"GB": count}, Via.FILE, Sizes(most=most, least=least))]
    largest = min(most, max(FILE_MOST, least))
    some_parting_does = any(least * number <= count <= largest * number for number in range(1, count // least + 1))
    assert (min(parts) >= least) is some_parting_does
    assert sum(part < least for part in parts) <= 1 or most < least


def test_a_persons_size_and_the_services_both_count() -> None:
    assert [task.numbers for task in plan({"GB": 90}, Via.JSON, Sizes(wanted=60, most=40))] == [40, 40, 10]
    assert [task.numbers for task in plan({"GB": 90}, Via.JSON, Sizes(wanted=30, most=40))] == [30, 30, 30]


def test_what_a_service_takes_at_most_is_no_reason_to_send_as_much_at_once() -> None:
    tasks = plan({"GB": FILE_MOST + 1}, Via.AUTO, Sizes(most=10_000_000))
    assert [task.numbers for task in tasks] == [FILE_MOST, 1]


def test_what_it_takes_at_least_is_sent_at_once() -> None:
    assert [task.numbers for task in plan({"GB": 20_000}, Via.JSON, Sizes(least=20_000))] == [20_000]


def test_numbers_in_tasks_that_are_too_small_are_counted_by_country() -> None:
    counts = {"GB": 25, "FR": 4, "DE": 7, "AT": 4, "US": 0}
    shared = shares(counts, Via.AUTO, Sizes(most=10, least=9))
    assert too_small(shared, 9) == (("DE", 7), ("GB", 5), ("AT", 4), ("FR", 4))
    assert too_small(shared, None) == ()
    # AND these are the tasks that are planned
    tasks = plan(counts, Via.AUTO, Sizes(most=10, least=9))
    assert [(share.country, size) for share in shared for size in share.parts] == [
        (task.country, task.numbers) for task in tasks
    ]


@pytest.mark.parametrize(
    ("numbers", "least", "ranges"),
    [
        (300, None, [(0, 300), (300, 700), (1000, 500)]),
        (300, 300, [(0, 300), (300, 700), (1000, 500)]),
        (300, 301, [(0, 1000), (1000, 500)]),  # a part would be too small: the whole task waits
        (900, 101, [(0, 1000), (1000, 500)]),
        (1000, None, [(0, 1000), (1000, 500)]),
        (1200, 200, [(0, 1000), (1000, 200), (1200, 300)]),
    ],
)
def test_tasks_are_cut_where_the_balance_ends(numbers: int, least: int | None, ranges: list[tuple[int, int]]) -> None:
    tasks = [NewTask("GB", Via.FILE, 0, 1000), NewTask("GB", Via.FILE, 1000, 500)]
    assert [(task.first, task.numbers) for task in cut_at(tasks, numbers, least)] == ranges
