"""Shows what the program understands of one answer, for a person who teaches a connection by pointing at values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from desktop_app.core.profile.model import Place, ServiceProfile
from desktop_app.core.text.percent import whole_percent
from desktop_app.core.text.translatable import tr_text

# The most values shown of one answer: nobody looks through more.
MOST_VALUES = 500
_DEEPEST = 12


class Step(StrEnum):
    """The steps of a connection test, in order. CHECK may be charged."""

    BALANCE = "balance"
    TASK = "task"
    CHECK = "check"


# The profile's [answers] entries that a person can point at in the answer to each step.
TEACHABLE: dict[Step, tuple[str, ...]] = {
    Step.BALANCE: ("balance", "currency"),
    Step.TASK: ("status", "progress", "message", "cost"),
    Step.CHECK: ("check",),
}


@dataclass(frozen=True, slots=True)
class Understood:
    """The values understood in an answer: `found` by entry name, in the service's words; or the `trouble`."""

    found: dict[str, str]
    trouble: str = ""


def understood(step: Step, raw: Any, profile: ServiceProfile) -> Understood:
    """Decode an answer's JSON (`raw`) with this profile, and return what was found or the trouble."""
    try:
        return Understood(_READERS[step](raw, profile))
    except NotUnderstood as error:
        return Understood({}, error.reason)
    except SaidNo as no:
        return Understood({}, tr_text("it says no: {message}", message=no.message))


def taught(profile: ServiceProfile, entry: str, place: Place) -> ServiceProfile:
    """Return the profile with an entry of [answers] set to a place."""
    changes: dict[str, Any] = {entry: (place,)}
    return replace(profile, answers=replace(profile.answers, **changes))


def values(raw: Any) -> Iterator[tuple[Place, Any]]:
    """Yield the values of an answer with their places, each container before its contents."""
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


def _balance(raw: Any, profile: ServiceProfile) -> dict[str, str]:
    reading = decoding.balance(raw, profile)
    return {"balance": f"{reading.amount:f}", "currency": reading.currency}


def _task(raw: Any, profile: ServiceProfile) -> dict[str, str]:
    reading = decoding.task(raw, profile)
    share = "" if reading.progress is None else f"{whole_percent(reading.progress)}%"
    cost = "" if reading.cost is None else f"{reading.cost:f}"
    status = f"{reading.word} ({reading.status})" if reading.word.lower() != reading.status else reading.word
    return {"status": status, "progress": share, "message": reading.message, "cost": cost}


def _check(raw: Any, profile: ServiceProfile) -> dict[str, str]:
    answer = decoding.check(raw, "", None, profile).answer
    return {"check": ", ".join(map(str, answer))}


_READERS: dict[Step, Callable[[Any, ServiceProfile], dict[str, str]]] = {
    Step.BALANCE: _balance,
    Step.TASK: _task,
    Step.CHECK: _check,
}
