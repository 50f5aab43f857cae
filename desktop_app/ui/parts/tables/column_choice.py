"""A person's choice of a table's columns, with order and widths, kept across restarts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

_WIDEST = 2_000  # pixels
_MOST_KEPT = 500  # columns remembered: lists bring their own, under any names


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """Holds the keys of all columns in order, those shown, and the widths in pixels that a person set.

    The first `fixed` columns stay first and are always shown.
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
        """Return the stored choice; this one if that is missing or not understood.

        New columns take their default place.
        """
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
        """Return the choice for the journal; columns that were saved `before` but aren't here stay saved."""
        told: dict[Any, Any] = before if isinstance(before, dict) else {}
        absent = [key for key in _texts(told.get("order")) if key not in self.order]
        order = [*self.order, *absent][:_MOST_KEPT]
        shown = self.shown | {*absent}.intersection(_texts(told.get("shown")))
        widths = {**_widths(told.get("widths"), absent), **self.widths}
        return {"order": order, "shown": sorted(shown.intersection(order)), "widths": widths}

    def without(self, keys: frozenset[str]) -> ColumnChoice:
        """Return the choice without these columns."""
        order = tuple(key for key in self.order if key not in keys)
        widths = {key: width for key, width in self.widths.items() if key not in keys}
        return replace(self, order=order, shown=self.shown - keys, widths=widths)

    def toggled(self, key: str) -> ColumnChoice:
        """Return the choice with a column shown if it was hidden, or hidden if shown."""
        return self if key in self.order[: self.fixed] else replace(self, shown=self.shown ^ {key})

    def moved(self, key: str, by: int) -> ColumnChoice:
        """Return the choice with a column moved by so many places to the right, never before the fixed ones."""
        at = self.order.index(key)
        to = min(max(self.fixed, at + by), len(self.order) - 1)
        if at < self.fixed or to == at:
            return self
        left = [each for each in self.order if each != key]
        return replace(self, order=(*left[:to], key, *left[to:]))

    def ordered(self, keys: Sequence[str]) -> ColumnChoice:
        """Return the choice in the order a person dragged the columns to."""
        return replace(self, order=tuple(keys))

    def sized(self, key: str, width: int) -> ColumnChoice:
        """Return the choice with the width a person set."""
        return replace(self, widths={**self.widths, key: width})


def _texts(value: object) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _widths(value: object, keys: Sequence[str]) -> dict[str, int]:
    told: dict[Any, Any] = value if isinstance(value, dict) else {}
    return {key: width for key, width in told.items() if key in keys and type(width) is int and 0 < width <= _WIDEST}
