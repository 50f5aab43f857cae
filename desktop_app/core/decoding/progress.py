"""How far a task is, from counts, a fraction or a percentage."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from desktop_app.core.decoding.amounts import amount
from desktop_app.core.decoding.fields import Object, field
from desktop_app.core.readings import TaskStatus

_SHARE = ("progress", "completion")
_PERCENT = ("percent", "percentage", "progresspercent", "progresspercentage", "percentcomplete")
_TOTAL = ("total", "totalcount", "totalnumbers", "totalrows", "numtotal", "count")
_DONE = ("processed", "processedcount", "completed", "completedcount", "numcomplete", "numcompleted", "done", "checked")
_GOOD = ("success", "successcount", "succeeded", "numsuccess")
_BAD = ("failure", "failurecount", "failed", "failedcount", "numfailed", "fail", "errors", "errorcount")


def progress(where: list[Object], status: TaskStatus) -> float | None:
    """How far the task is by the first of `where` that tells it, 0..1; None where none does.

    Counts come before a lone number, which may be on either scale: text with a percent sign and
    whatever is above 1 are percentages, the rest are fractions. A whole `1` is 1 % while the task
    goes on, for a fraction reaches 1 only at its end.
    """
    for place in where:
        inner = field(place, _SHARE)
        for one in (place, inner) if isinstance(inner, dict) else (place,):
            share = _counted(one)
            if share is None:
                share = _told(one, status)
            if share is not None:
                return min(1.0, max(0.0, float(share)))
    return None


def taught_progress(value: Any, status: TaskStatus) -> float | None:
    """The same of the value at the place that a dialect names; an object there tells it as an answer would."""
    return progress([value if isinstance(value, dict) else {"progress": value}], status)


def _counted(place: Object) -> Decimal | None:
    total = _count(field(place, _TOTAL))
    if total is None or total <= 0:
        return None
    done = _first_count(place, _DONE)
    good, bad = _first_count(place, _GOOD), _first_count(place, _BAD)
    if done is None and good is not None:
        done = good + (bad or 0)
    return None if done is None else done / total


def _first_count(place: Object, names: tuple[str, ...]) -> Decimal | None:
    return next((found for name in names if (found := _count(field(place, (name,)))) is not None), None)


def _count(value: Any) -> Decimal | None:
    return None if isinstance(value, dict | list) else amount(value)


def _told(place: Object, status: TaskStatus) -> Decimal | None:
    percent = _count(field(place, _PERCENT))
    if percent is not None:
        return percent / 100
    value = field(place, _SHARE)
    share = _count(value)
    if share is None:
        return None
    whole_one = share == 1 and status is not TaskStatus.COMPLETED and "." not in str(value)
    if share > 1 or whole_one or (isinstance(value, str) and value.strip().endswith("%")):
        return share / 100
    return share
