"""What is understood of one answer, and where: for a person who teaches a connection by pointing at values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from desktop_app.core.dialect.model import Dialect
from desktop_app.core.dialect.places import Place

# Of an answer, so many values are shown: more can't be looked through.
MOST_VALUES = 500
_DEEPEST = 12


class Step(StrEnum):
    """What a connection is tried with, in this order. CHECK may be charged."""

    BALANCE = "balance"
    TASK = "task"
    CHECK = "check"


# What may be pointed at in the answer to each: the entries of a dialect's [answers].
TEACHABLE: dict[Step, tuple[str, ...]] = {
    Step.BALANCE: ("balance", "currency"),
    Step.TASK: ("status", "progress", "message", "cost"),
    Step.CHECK: ("check",),
}


@dataclass(frozen=True, slots=True)
class Understood:
    """What was made of an answer: `found` by the entry's name, in words of the service; or the `trouble`."""

    found: dict[str, str]
    trouble: str = ""


def understood(step: Step, raw: Any, dialect: Dialect) -> Understood:
    """What the program makes of an answer, `raw` being its JSON, with that dialect."""
    try:
        return Understood(_READERS[step](raw, dialect))
    except NotUnderstood as error:
        return Understood({}, error.reason)
    except SaidNo as no:
        return Understood({}, f"it says no: {no.message}")


def taught(dialect: Dialect, entry: str, place: Place) -> Dialect:
    """Return the dialect with an entry of [answers] at a place."""
    changes: dict[str, Any] = {entry: (place,)}
    return replace(dialect, answers=replace(dialect.answers, **changes))


def values(raw: Any) -> Iterator[tuple[Place, Any]]:
    """Yield the values of an answer with their places, those that hold others before what they hold."""
    waiting: list[tuple[Place, Any]] = [((), raw)]
    count = 0
    while waiting and count < MOST_VALUES:
        here, value = waiting.pop(0)
        if here:
            yield here, value
            count += 1
        if len(here) < _DEEPEST:
            inside: list[tuple[Place, Any]] = []
            if isinstance(value, dict):
                inside = [((*here, key), each) for key, each in value.items()]
            elif isinstance(value, list):
                inside = [((*here, at), each) for at, each in enumerate(value)]
            waiting[:0] = inside


def _balance(raw: Any, dialect: Dialect) -> dict[str, str]:
    reading = decoding.balance(raw, dialect)
    return {"balance": f"{reading.amount:f}", "currency": reading.currency}


def _task(raw: Any, dialect: Dialect) -> dict[str, str]:
    reading = decoding.task(raw, dialect)
    share = "" if reading.progress is None else f"{reading.progress:.0%}"
    cost = "" if reading.cost is None else f"{reading.cost:f}"
    status = f"{reading.word} ({reading.status})" if reading.word.lower() != reading.status else reading.word
    return {"status": status, "progress": share, "message": reading.message, "cost": cost}


def _check(raw: Any, dialect: Dialect) -> dict[str, str]:
    answer = decoding.check(raw, "", None, dialect).answer
    return {"check": ", ".join(map(str, answer))}


_READERS: dict[Step, Callable[[Any, Dialect], dict[str, str]]] = {
    Step.BALANCE: _balance,
    Step.TASK: _task,
    Step.CHECK: _check,
}
