"""The rate log holds the documented limits across processes, restarts and a clock that jumps."""

from __future__ import annotations

import sqlite3
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.service.rates import LIMITS, SECOND, WINDOW, Hold, Pace, RateGroup
from desktop_app.storage.machine.rates import RateLog

ME, OTHER = "https://a:443 1234", "https://a:443 5678"
SUBMITS = RateGroup.SUBMITS
START = 1_800_000_000.0


@pytest.fixture
def log(tmp_path: Path) -> Iterator[RateLog]:
    opened = RateLog(tmp_path / "rates.sqlite")
    yield opened
    opened.close()


def most_in_a_minute(times: list[float]) -> int:
    return max(bisect_right(times, start + 60.0) - place for place, start in enumerate(times))


@pytest.mark.parametrize("group", list(RateGroup))
def test_as_many_requests_as_the_document_allows_may_start_at_once(log: RateLog, group: RateGroup) -> None:
    assert [log.reserve(ME, group, START) for _ in range(LIMITS[group])] == [0.0] * LIMITS[group]
    assert log.left(ME, group, START) == 0
    assert log.reserve(ME, group, START) == WINDOW
    assert log.reserve(ME, group, START + WINDOW) == 0.0


def test_a_refused_place_is_not_counted(log: RateLog) -> None:
    for _ in range(LIMITS[SUBMITS]):
        log.reserve(ME, SUBMITS, START)
    for _ in range(50):
        assert log.reserve(ME, SUBMITS, START + 30) == pytest.approx(30.5)
    assert log.reserve(ME, SUBMITS, START + WINDOW) == 0.0


def test_keys_and_groups_are_counted_apart(log: RateLog) -> None:
    for _ in range(LIMITS[SUBMITS]):
        log.reserve(ME, SUBMITS, START)
    assert log.reserve(OTHER, SUBMITS, START) == 0.0
    assert log.reserve(ME, RateGroup.READS, START) == 0.0
    assert log.left(OTHER, SUBMITS, START) == LIMITS[SUBMITS] - 1


def test_a_second_is_counted_for_all_groups_and_by_all_processes(log: RateLog, tmp_path: Path) -> None:
    other = RateLog(tmp_path / "rates.sqlite")
    assert log.reserve(ME, SUBMITS, START, per_second=2) == 0.0
    assert other.reserve(ME, RateGroup.READS, START + 0.5, per_second=2) == 0.0
    # WHEN the second has its two
    assert log.reserve(ME, RateGroup.CHECKS, START + 0.75, per_second=2) == pytest.approx(SECOND - 0.75)
    assert other.reserve(ME, RateGroup.CHECKS, START + 0.75, per_second=2) == pytest.approx(SECOND - 0.75)
    # THEN another key isn't held, and the next place is the oldest one's
    assert log.reserve(OTHER, SUBMITS, START + 0.75, per_second=2) == 0.0
    assert log.reserve(ME, RateGroup.CHECKS, START + SECOND, per_second=2) == 0.0
    assert other.reserve(ME, RateGroup.CHECKS, START + SECOND, per_second=2) == pytest.approx(0.5)
    other.close()


def test_what_was_sent_before_a_restart_counts(tmp_path: Path) -> None:
    first = RateLog(tmp_path / "rates.sqlite")
    for _ in range(LIMITS[SUBMITS]):
        first.reserve(ME, SUBMITS, START)
    first.close()
    again = RateLog(tmp_path / "rates.sqlite")
    assert again.reserve(ME, SUBMITS, START + 10) > 0
    again.close()


def test_two_processes_share_one_limit(tmp_path: Path, log: RateLog) -> None:
    other = RateLog(tmp_path / "rates.sqlite")
    granted = [each.reserve(ME, SUBMITS, START) == 0.0 for _ in range(LIMITS[SUBMITS]) for each in (log, other)]
    assert sum(granted) == LIMITS[SUBMITS]
    other.close()


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.floats(0, 6), min_size=40, max_size=120),
    st.integers(0, 119),
    st.sampled_from([0.5, 20.0, 59.0, 61.0, 3_600.0, 86_400.0]),
)
def test_no_real_minute_sees_more_than_the_limit_even_if_the_clock_is_set_back(
    tmp_path_factory: pytest.TempPathFactory, pauses: list[float], when: int, back: float
) -> None:
    log = RateLog(tmp_path_factory.mktemp("rates") / "rates.sqlite")
    real, offset, sent = 0.0, START, list[float]()
    for step, pause in enumerate(pauses):
        real += pause
        offset -= back * (step == when % len(pauses))
        while wait := log.reserve(ME, SUBMITS, real + offset):
            real += wait
        sent.append(real)
    log.close()
    assert most_in_a_minute(sent) <= LIMITS[SUBMITS]
    # And nobody waits for longer than a clock set back must cost: one window more.
    assert real <= sum(pauses) + (len(pauses) // LIMITS[SUBMITS] + 2) * WINDOW


def test_old_times_are_forgotten_those_of_other_keys_too(tmp_path: Path, log: RateLog) -> None:
    for _ in range(20):
        log.reserve(OTHER, SUBMITS, START)
    log.reserve(ME, SUBMITS, START + 1_000)
    with closing(sqlite3.connect(tmp_path / "rates.sqlite")) as db:
        assert db.execute("SELECT COUNT(*) FROM requests").fetchone()[0] == 1


def test_a_request_that_took_long_counts_from_when_it_may_have_arrived(log: RateLog) -> None:
    for _ in range(LIMITS[SUBMITS]):
        log.reserve(ME, SUBMITS, START)
    log.put_off(ME, SUBMITS, START, START + 7)
    assert [log.reserve(ME, SUBMITS, START + WINDOW) for _ in range(29)] == [0.0] * 29
    assert log.reserve(ME, SUBMITS, START + WINDOW) == pytest.approx(7)
    log.put_off(ME, SUBMITS, START - 99, START)  # one that the log has forgotten
    assert log.left(ME, SUBMITS, START + WINDOW) == 0


def test_each_request_goes_at_its_pace(log: RateLog) -> None:
    assert log.reserve(ME, SUBMITS, START) == 0.0
    assert log.reserve(ME, SUBMITS, START, Pace.APART) == pytest.approx(WINDOW / 60)
    assert log.reserve(ME, SUBMITS, START, Pace.SPARE) == pytest.approx(WINDOW / 60)
    assert log.reserve(ME, SUBMITS, START) == 0.0


def test_a_log_of_an_earlier_version_counts(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "rates.sqlite")) as old, old:
        old.execute("CREATE TABLE requests (account TEXT, kind TEXT, at REAL)")
        old.execute("INSERT INTO requests VALUES (?, ?, ?)", (ME, SUBMITS.value, START))
    log = RateLog(tmp_path / "rates.sqlite")
    assert log.left(ME, SUBMITS, START + 1) == LIMITS[SUBMITS] - 1
    assert log.reserve(ME, SUBMITS, START + 0.5, Pace.APART) == pytest.approx(WINDOW / 60 - 0.5)
    log.close()


# --- a file that can't be used ---


class Ticks:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def ticks() -> Ticks:
    return Ticks()


def locked(path: Path, *, alone: bool) -> sqlite3.Connection:
    """Another program that writes into the file and doesn't end; `alone`: it has it for itself."""
    db = sqlite3.connect(path, isolation_level=None)
    if alone:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("BEGIN IMMEDIATE")
    db.execute("CREATE TABLE theirs (a)")
    return db


def test_a_locked_log_stops_nothing_and_what_was_asked_meanwhile_is_written_afterwards(
    tmp_path: Path, ticks: Ticks
) -> None:
    path = tmp_path / "rates.sqlite"
    log = RateLog(path, ticks)
    assert log.reserve(ME, SUBMITS, START) == 0.0
    with closing(locked(path, alone=False)):
        # WHEN another program has the file
        granted = [log.reserve(ME, SUBMITS, START + 1) for _ in range(LIMITS[SUBMITS])]
        log.put_off(ME, SUBMITS, START + 1, START + 2)
        log.hold(ME, SUBMITS, Hold(30, START + 2, 2))
        # THEN the limit is kept all the same, with what was asked before
        assert granted == [*[0.0] * (LIMITS[SUBMITS] - 1), pytest.approx(WINDOW - 1)]
        assert (log.left(ME, SUBMITS, START + 2), len(log.started(ME, SUBMITS, START + 2))) == (0, LIMITS[SUBMITS])
        assert log.held(ME, SUBMITS) == Hold(30, START + 2, 2)
        log.put_off(ME, SUBMITS, START + 1, START + 3)
    # AND once it is free, other processes know of it
    ticks.now += 60
    log.left(ME, SUBMITS, START + 3)
    beside = RateLog(path, ticks)
    assert beside.left(ME, SUBMITS, START + 3) == 0
    assert beside.started(ME, SUBMITS, START + 3)[-2:] == (START + 2, START + 3)
    assert beside.held(ME, SUBMITS) == Hold(30, START + 2, 2)
    beside.close()
    log.close()


def test_a_log_that_is_locked_at_the_start_is_used_as_soon_as_it_is_free(tmp_path: Path, ticks: Ticks) -> None:
    path = tmp_path / "rates.sqlite"
    RateLog(path, ticks).close()
    with closing(locked(path, alone=True)):
        log = RateLog(path, ticks)
        assert log.reserve(ME, SUBMITS, START) == 0.0
    ticks.now += 60
    assert log.reserve(ME, SUBMITS, START) == 0.0
    beside = RateLog(path, ticks)
    assert beside.left(ME, SUBMITS, START) == LIMITS[SUBMITS] - 2
    beside.close()
    log.close()


def test_a_folder_that_is_full_or_gone_stops_nothing(tmp_path: Path, ticks: Ticks) -> None:
    log = RateLog(tmp_path / "nowhere" / "rates.sqlite", ticks)
    assert [log.reserve(ME, SUBMITS, START) for _ in range(LIMITS[SUBMITS])] == [0.0] * LIMITS[SUBMITS]
    assert log.reserve(ME, SUBMITS, START) == WINDOW
    log.close()
