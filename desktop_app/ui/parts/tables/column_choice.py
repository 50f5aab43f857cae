"""Which columns a table shows, in which order and how wide: a person's choice, kept over restarts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

_WIDEST = 2_000  # pixels
_MOST_KEPT = 500  # columns that are remembered: lists bring their own, under any names


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """Keys of all columns in their order, of the shown ones, and the widths in pixels that a person gave some.

    The first `fixed` of them stand first and are always shown.
    """

    order: tuple[str, ...]
    shown: frozenset[str]
    widths: Mapping[str, int]
    fixed: int = 1

    @classmethod
    def first(cls, keys: Sequence[str], hidden: Sequence[str] = (), *, fixed: int = 1) -> ColumnChoice:
        """Return the choice before anybody chose."""
        return cls(tuple(keys), frozenset(keys) - frozenset(hidden), {}, fixed)

    def kept(self, saved: object) -> ColumnChoice:
        """What was chosen before; this where it isn't known or not understood. New columns stand where they do here."""
        told: dict[Any, Any] = saved if isinstance(saved, dict) else {}
        always = self.order[: self.fixed]
        order = [*always, *(key for key in _texts(told.get("order")) if key in self.order and key not in always)]
        order = list(dict.fromkeys(order))
        for at, key in enumerate(self.order):
            if key not in order:
                order.insert(at, key)
        known = set(_texts(told.get("order"))) if "shown" in told else set()
        chosen = known.intersection(_texts(told.get("shown")))
        shown = frozenset(self.order) & (chosen | (self.shown - known) | {*always})
        return replace(self, order=tuple(order), shown=shown, widths=_widths(told.get("widths"), self.order))

    def as_saved(self, before: object = None) -> dict[str, object]:
        """For the journal. What was saved `before` of columns that aren't here stays known."""
        told: dict[Any, Any] = before if isinstance(before, dict) else {}
        absent = [key for key in _texts(told.get("order")) if key not in self.order]
        order = [*self.order, *absent][:_MOST_KEPT]
        shown = self.shown | {*absent}.intersection(_texts(told.get("shown")))
        widths = {**_widths(told.get("widths"), absent), **self.widths}
        return {"order": order, "shown": sorted(shown.intersection(order)), "widths": widths}

    def without(self, keys: frozenset[str]) -> ColumnChoice:
        """Return the choice of the others alone."""
        order = tuple(key for key in self.order if key not in keys)
        widths = {key: width for key, width in self.widths.items() if key not in keys}
        return replace(self, order=order, shown=self.shown - keys, widths=widths)

    def toggled(self, key: str) -> ColumnChoice:
        """Shown if it was hidden, and the other way round."""
        return self if key in self.order[: self.fixed] else replace(self, shown=self.shown ^ {key})

    def moved(self, key: str, by: int) -> ColumnChoice:
        """So many places further right; never before those that stand first."""
        at = self.order.index(key)
        to = min(max(self.fixed, at + by), len(self.order) - 1)
        if at < self.fixed or to == at:
            return self
        left = [each for each in self.order if each != key]
        return replace(self, order=(*left[:to], key, *left[to:]))

    def ordered(self, keys: Sequence[str]) -> ColumnChoice:
        """In the order that a person dragged them to."""
        return replace(self, order=tuple(keys))

    def sized(self, key: str, width: int) -> ColumnChoice:
        """As wide as a person pulled it."""
        return replace(self, widths={**self.widths, key: width})


def _texts(value: object) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _widths(value: object, keys: Sequence[str]) -> dict[str, int]:
    told: dict[Any, Any] = value if isinstance(value, dict) else {}
    return {key: width for key, width in told.items() if key in keys and type(width) is int and 0 < width <= _WIDEST}
