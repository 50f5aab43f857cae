"""Which columns the tree shows, in which order and how wide: a person's choice, kept over restarts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

SETTING = "monitor columns"
FIRST = "name"  # it stands first and is always shown
_WIDEST = 2_000  # pixels


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """Keys of all columns in their order, of the shown ones, and the widths in pixels that a person gave some."""

    order: tuple[str, ...]
    shown: frozenset[str]
    widths: Mapping[str, int]

    @classmethod
    def first(cls, keys: Sequence[str], hidden: Sequence[str]) -> ColumnChoice:
        """Before anybody chose."""
        return cls(tuple(keys), frozenset(keys) - frozenset(hidden), {})

    def kept(self, saved: object) -> ColumnChoice:
        """What was chosen before; this where it isn't known or not understood. New columns stand where they do here."""
        told: dict[Any, Any] = saved if isinstance(saved, dict) else {}
        order = [key for key in dict.fromkeys(_texts(told.get("order"))) if key in self.order]
        order.sort(key=lambda key: key != FIRST)
        for at, key in enumerate(self.order):
            if key not in order:
                order.insert(at, key)
        known = set(_texts(told.get("order"))) if "shown" in told else set()
        chosen = known.intersection(_texts(told.get("shown")))
        shown = frozenset(self.order) & (chosen | (self.shown - known) | {FIRST})
        return ColumnChoice(tuple(order), shown, _widths(told.get("widths"), self.order))

    def as_saved(self) -> dict[str, object]:
        """For the journal."""
        return {"order": list(self.order), "shown": sorted(self.shown), "widths": dict(self.widths)}

    def toggled(self, key: str) -> ColumnChoice:
        """Shown if it was hidden, and the other way round."""
        return self if key == FIRST else replace(self, shown=self.shown ^ {key})

    def moved(self, key: str, by: int) -> ColumnChoice:
        """So many places further right; never before the first."""
        at = self.order.index(key)
        to = min(max(1, at + by), len(self.order) - 1)
        if key == FIRST or to == at:
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
