"""Shares the width of a long table among its columns at first."""

from __future__ import annotations

from collections.abc import Sequence


def without_sliver(widths: Sequence[int], titles: Sequence[int], room: int) -> list[int]:
    """Return widths with which the last visible column has room for its title, else begins right behind the edge.

    Its part of the `room` then goes to the columns before it, except the first, which has the row's number. All in
    pixels; `titles`: the width of each column's title.
    """
    fitted, start = list(widths), 0
    for at, width in enumerate(widths):
        if start + width > room:
            spare = room - start
            if at > 1 and 0 < spare < min(width, titles[at]):
                more, left = divmod(spare, at - 1)
                fitted[1:at] = [each + more + (place < left) for place, each in enumerate(fitted[1:at])]
            break
        start += width
    return fitted


def with_rest(widths: Sequence[int], titles: Sequence[int], room: int) -> list[int]:
    """Return widths with which the last column gets the rest of the `room`, but at least the width of its title."""
    *others, _last = widths
    return [*others, max(titles[-1], room - sum(others))]
