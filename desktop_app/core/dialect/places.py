"""Parses places in an answer, as a person writes them: `data.tasks[0].token`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from desktop_app.core.text.said import said

# Field names and list indexes, from the outside in.
Place = tuple[str | int, ...]

_LONGEST, _DEEPEST = 200, 12
# A field's name, in quotation marks if it has dots; then list indexes.
_STEP = re.compile(r'(?:([^.\[\]"]+)|"([^"]+)")?((?:\[\d{1,4}\])*)')
_INDEX = re.compile(r"\[(\d+)\]")


def parse_place(text: str) -> Place:
    """Return the place that a text names. Raise `ValueError`, which says what is wrong."""
    if not text.strip() or len(text) > _LONGEST or not text.isprintable():
        raise ValueError(said("it names no field: write names with dots between them, such as data.task_id"))
    steps: list[str | int] = []
    at = 0
    while at <= len(text):
        step = _STEP.match(text, at)
        end = step.end() if step else at
        if step is None or end == at or (end < len(text) and text[end] != "."):
            raise ValueError(
                said("“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places", text=text)
            )
        name = step[1] or step[2]
        steps += [name.strip()] if name else []
        steps += [int(index) for index in _INDEX.findall(step[3])]
        at = end + 1
    if len(steps) > _DEEPEST:
        raise ValueError(said("it leads deeper than {most} steps", most=_DEEPEST))
    return tuple(steps)


def place_text(place: Place) -> str:
    """Return a place as `parse_place` takes it."""
    text = ""
    for step in place:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            name = f'"{step}"' if re.search(r"[.\[\]]", step) else step
            text += f".{name}" if text else name
    return text


def either(places: Sequence[Place]) -> str:
    """Return the places that were searched, as text: "data.id or data.token"."""
    first, *others = map(place_text, places)
    whole = first
    for other in others:
        whole = said("{all} or {other}", all=whole, other=other)
    return whole


def value_at(raw: Any, places: Iterable[Place]) -> Any:
    """Return the value at the first of `places` that exists and isn't null; None if none does."""
    return next((value for place in places if (value := _at(raw, place)) is not None), None)


def _at(value: Any, place: Place) -> Any:
    for step in place:
        if isinstance(step, int):
            value = value[step] if isinstance(value, list) and step < len(value) else None
        else:
            value = _named(value, step) if isinstance(value, dict) else None
    return value


def _named(value: dict[str, Any], name: str) -> Any:
    """Return the field of this exact name, else the first that differs only in letter case."""
    if name in value:
        return value[name]
    folded = name.casefold()
    return next((found for key, found in value.items() if key.casefold() == folded), None)
