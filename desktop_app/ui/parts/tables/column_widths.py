"""How the columns of a long table share its width at first."""

from __future__ import annotations

from collections.abc import Sequence


def without_sliver(widths: Sequence[int], titles: Sequence[int], room: int) -> list[int]:
    """Widths with which the last column in sight has room for its title, else it begins right behind the edge.

    What it had of the `room` goes to the columns before it, but for the first, which has the row's number. All in
    pixels; `titles`: what each column's title needs.
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
    """Widths with which the last column has what the others leave of the `room`, but as much as its title needs."""
    *others, _last = widths
    return [*others, max(titles[-1], room - sum(others))]
