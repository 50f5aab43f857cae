"""Places of rows as stretches of neighbours, which a view is told of in one go."""

from __future__ import annotations

from collections.abc import Sequence


def runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Ascending places as first and last of each stretch: [1, 2, 3, 7] is [(1, 3), (7, 7)]."""
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == found[-1][1] + 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found
