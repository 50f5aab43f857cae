"""Works out when a number may be called, from the time zones that its digits may mean.

A number may be in several zones, as mobile numbers of a large country are. It may be called when the rule allows it in
all of them, wherever the person is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from desktop_app.core.calling.rules import CallRule

UNKNOWN = "unknown"
NO_TIME = "no common time"  # the zones are too far apart
NOW, LATER = "yes", "no"
_AHEAD = 14  # days that are looked through: holidays and weekends may follow each other

Span = tuple[datetime, datetime]


class CallTime(NamedTuple):
    """The texts about a number: its local time, when it may be called next by the person's clock, and if now.

    Dates stand first and in full, so that texts sort in time's order: "2026-11-23 15:00–23:00".
    """

    local: str
    window: str
    now: str


_NOT_KNOWN = CallTime(UNKNOWN, UNKNOWN, UNKNOWN)


@dataclass(frozen=True, slots=True)
class Calling:
    """What calling times are worked out by: a rule, a moment (UTC), the person's zone; None is the system's."""

    rule: CallRule
    moment: datetime
    home: tzinfo | None = None

    def here(self, moment: datetime) -> datetime:
        """Return a moment by the person's clock."""
        return moment.astimezone(self.home)


class CallTimes:
    """Remembers the times for each zone and region: a million numbers have some hundred."""

    def __init__(self, calling: Calling) -> None:
        self._calling = calling
        self._known: dict[tuple[str, str], CallTime] = {("", ""): CallTime("", "", "")}

    def of(self, zones: str, region: str) -> CallTime:
        """Return the times for IANA names separated by spaces; blank for no region, which no valid number has."""
        found = self._known.get((zones, region))
        if found is None:
            found = self._known[zones, region] = self._found(zones, region)
        return found

    def _found(self, names: str, region: str) -> CallTime:
        try:
            zones = list(map(ZoneInfo, names.split()))
        except (ZoneInfoNotFoundError, ValueError, OSError):  # the system has no such zone
            zones = []
        if not zones:
            return _NOT_KNOWN
        moment = self._calling.moment
        span = self._next(zones, region)
        if span is None:
            return CallTime(_local(moment, zones), NO_TIME, LATER)
        return CallTime(_local(moment, zones), self._told(span), NOW if span[0] <= moment else LATER)

    def _next(self, zones: Sequence[ZoneInfo], region: str) -> Span | None:
        """Return the span that is under way, or the next one, in which the rule allows it in all zones."""
        common = list(self._spans(zones[0], region))
        for zone in zones[1:]:
            common = list(_both(common, list(self._spans(zone, region))))
        return next((span for span in common if span[1] > self._calling.moment), None)

    def _spans(self, zone: ZoneInfo, region: str) -> Iterator[Span]:
        """Yield the spans of the days from yesterday on, where it is."""
        rule, today = self._calling.rule.of(region), self._calling.moment.astimezone(zone).date()
        for ahead in range(-1, _AHEAD):
            day = today + timedelta(days=ahead)
            if rule.allows(day, region):
                # An hour that the clock leaves out begins when it would have, one that it repeats ends the first time.
                begin, end = (datetime.combine(day, each, zone).astimezone(UTC) for each in (rule.begin, rule.end))
                yield begin, end

    def _told(self, span: Span) -> str:
        begin, end = map(self._calling.here, span)
        last = f"{end:%H:%M}" if begin.date() == end.date() else f"{end:%Y-%m-%d %H:%M}"
        return f"{begin:%Y-%m-%d %H:%M}–{last}"


def _both(some: Sequence[Span], others: Sequence[Span]) -> Iterator[Span]:
    """Yield what two sequences of spans have in common, in order."""
    spans = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return iter(sorted(span for span in spans if span[0] < span[1]))


def _local(moment: datetime, zones: Sequence[ZoneInfo]) -> str:
    """Return the local time, or the earliest and the latest of several zones."""
    here = [moment.astimezone(zone).replace(tzinfo=None) for zone in zones]
    first, last = min(here), max(here)
    if first == last:
        return f"{first:%Y-%m-%d %H:%M}"
    end = f"{last:%H:%M}" if last.date() == first.date() else f"{last:%Y-%m-%d %H:%M}"
    return f"{first:%Y-%m-%d %H:%M} to {end}"
