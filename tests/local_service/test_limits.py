from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.local_service.limits import MANY, Group, RateLimiter, SlidingWindow, TokenBucket
from desktop_app.local_service.settings import Limits

from .calling import MOBILE, Api, Hands, error_code
from .conftest import OpenApi


@pytest.fixture
def limited(opened: OpenApi) -> Api:
    return opened(limits=Limits())


def test_a_minute_holds_120_reads_and_the_next_is_told_when(limited: Api, clock: Hands) -> None:
    for _ in range(120):
        clock.pass_(0.1)
        assert limited.get("/balance").status_code == 200
    refused = limited.get("/balance")
    assert refused.status_code == 429
    assert error_code(refused) == "rate_limited"
    assert refused.headers["Retry-After"] == "49"  # the first was 11.9 seconds ago, so 48.1, rounded up


def test_balance_tasks_and_results_share_one_count(limited: Api) -> None:
    for _ in range(40):
        for path in ("/balance", "/tasks/t_x", "/tasks/t_x/result"):
            assert limited.get(path).status_code in (200, 404)
    assert limited.get("/tasks/t_x").status_code == 429


def test_a_minute_holds_30_submissions_of_either_kind(limited: Api, clock: Hands) -> None:
    for _ in range(15):
        assert limited.detect(MOBILE).status_code == 202
        assert limited.upload(MOBILE.encode()).status_code == 202
    assert limited.detect(MOBILE).status_code == 429
    assert limited.upload(MOBILE.encode()).status_code == 429
    clock.pass_(60)
    assert limited.detect(MOBILE).status_code == 202


def test_a_refused_submission_makes_and_charges_nothing(limited: Api) -> None:
    for _ in range(30):
        limited.detect(MOBILE)
    before = limited.balance()
    assert limited.detect(MOBILE).status_code == 429
    assert limited.balance() == before


def test_waiting_as_told_is_enough(limited: Api, clock: Hands) -> None:
    for _ in range(30):
        limited.detect(MOBILE)
        clock.pass_(0.7)
    refused = limited.detect(MOBILE)
    clock.pass_(int(refused.headers["Retry-After"]))
    assert limited.detect(MOBILE).status_code == 202


def test_refused_requests_do_not_count(limited: Api, clock: Hands) -> None:
    for _ in range(30):
        limited.detect(MOBILE)
    for _ in range(59):
        clock.pass_(1)
        assert limited.detect(MOBILE).status_code == 429
    clock.pass_(1)
    assert limited.detect(MOBILE).status_code == 202


def test_groups_and_keys_are_counted_apart(limited: Api) -> None:
    for _ in range(121):
        limited.get("/balance")
    assert limited.get("/balance").status_code == 429
    assert limited.detect(MOBILE).status_code == 202
    assert limited.check().status_code == 200
    assert limited.get("/balance", key=limited.service.keys.issue()).status_code == 200


def test_the_realtime_bucket_holds_180_and_refills_three_a_second(limited: Api, clock: Hands) -> None:
    for left in reversed(range(180)):
        answer = limited.check()
        assert answer.status_code == 200
        assert answer.headers["X-RateLimit-Remaining"] == str(left)
    refused = limited.check()
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "1")
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    clock.pass_(1)
    assert [limited.check().status_code for _ in range(4)] == [200, 200, 200, 429]


def test_wrong_keys_share_one_bucket_and_leave_good_ones_alone(limited: Api) -> None:
    statuses = [limited.check(key=f"made-up-{turn}").status_code for turn in range(181)]
    assert statuses == [401] * 180 + [429]
    assert limited.check().status_code == 200


@pytest.mark.parametrize(
    "request_",
    [
        {"json": {"phone": MOBILE}},
        {"json": {"phone": 5}},
        {"json": {}},
        {"json": {"phone": MOBILE, "product": "nope"}},
        {"json": {"phone": "+999000000000", "product": "hlr-lookup"}},
        {"content": b"{", "headers": {"Content-Type": "application/json"}},
        {"content": b"phone", "headers": {"Content-Type": "text/plain"}},
        {"content": b"x" * 100_000, "headers": {"Content-Type": "application/json"}},
        {"json": {}, "key": None},
        {"json": {}, "headers": {"Host": "evil.example"}},
    ],
)
def test_every_realtime_answer_says_what_is_left(limited: Api, request_: dict[str, object]) -> None:
    assert limited.post("/realtime/check/phone", **request_).headers["X-RateLimit-Remaining"] == "179"


def test_even_a_wrong_method_is_told_what_is_left(limited: Api) -> None:
    answer = limited.get("/realtime/check/phone")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")
    assert answer.headers["X-RateLimit-Remaining"] == "179"


def test_without_limits_the_header_is_there_all_the_same(api: Api) -> None:
    assert [api.check().headers["X-RateLimit-Remaining"] for _ in range(3)] == ["180"] * 3


@given(st.lists(st.floats(0, 20), min_size=1, max_size=600))
def test_a_client_that_keeps_180_in_any_minute_is_never_refused(pauses: list[float]) -> None:
    bucket, sent, now = TokenBucket(180, 3.0, 0.0), list[float](), 0.0
    for pause in pauses:
        now += pause / 40
        if len(sent) >= 180:
            now = max(now, sent[-180] + 60.0)
        sent.append(now)
        assert bucket.take(now).allowed


def test_the_greediest_client_that_keeps_the_limit_is_never_refused_either() -> None:
    bucket = TokenBucket(180, 3.0, 0.0)
    for minute in range(50):
        assert all(bucket.take(minute * 60.0).allowed for _ in range(180))


def test_no_window_ever_holds_more_than_its_limit() -> None:
    window, passed, now, dice = SlidingWindow(30, 60.0), list[float](), 0.0, random.Random(7)  # noqa: S311 - a test's dice
    for _ in range(5000):
        now += dice.expovariate(2.0)
        if window.take(now).allowed:
            passed.append(now)
    assert all(later - earlier >= 60.0 - 1e-6 for earlier, later in zip(passed, passed[30:], strict=False))


def test_a_clock_that_stands_still_or_jumps_back_refills_nothing() -> None:
    bucket = TokenBucket(2, 3.0, 100.0)
    assert [bucket.take(now).allowed for now in (100.0, 50.0, 100.0)] == [True, True, False]


def test_counters_of_callers_long_gone_are_dropped() -> None:
    limiter = RateLimiter(Limits())
    for caller in range(MANY):
        limiter.take(Group.READ, f"{caller}", 0.0)
    limiter.take(Group.READ, "late", 61.0)
    assert len(limiter._counters) == 1
