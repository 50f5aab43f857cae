"""What a thread beside makes or takes comes whole and in order, its errors come through, waiting can be given up."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from desktop_app.sheets.common.beside import TakenBeside, made_ahead
from desktop_app.sheets.common.heartbeat import heard_by


class GivenUp(Exception):
    """The person cancelled."""


def give_up() -> None:
    raise GivenUp


def give_all(beside: TakenBeside[int], items: int) -> None:
    for item in range(items):
        beside.give(item)


def broken_after(items: int) -> Iterator[int]:
    yield from range(items)
    raise OSError("the disk is gone")


def test_items_come_in_order_and_all_of_them() -> None:
    assert list(made_ahead(iter(range(100)))) == [*range(100)]
    taken: list[int] = []
    beside = TakenBeside(taken.append)
    give_all(beside, 100)
    beside.finish()
    assert taken == [*range(100)]


def test_an_error_comes_after_the_items_before_it() -> None:
    ahead = made_ahead(broken_after(7))
    assert [next(ahead) for _ in range(7)] == [*range(7)]
    with pytest.raises(OSError, match="the disk is gone"):
        next(ahead)


def test_an_error_while_taking_comes_to_who_gives() -> None:
    def take(item: int) -> None:
        if item == 3:
            raise OSError("the disk is full")

    beside = TakenBeside(take)
    with pytest.raises(OSError, match="the disk is full"):
        give_all(beside, 10)
    beside.close()


def test_whoever_waits_can_give_up() -> None:
    go_on = threading.Event()

    def slow(item: int) -> int:
        go_on.wait(30)
        return item

    beside, ahead = TakenBeside(slow), made_ahead(map(slow, range(3)))
    try:
        with heard_by(give_up), pytest.raises(GivenUp):
            give_all(beside, 10)
        threading.Timer(0.2, go_on.set).start()  # closing waits for the item under way, and for no other
        with heard_by(give_up), pytest.raises(GivenUp):
            next(ahead)
    finally:
        go_on.set()
        beside.close()
