"""Knows where each number of a list stood first: there it is new, and from then on a duplicate, also in that row."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

_NOWHERE = 0  # the row of a cell without a number
# Numbers that are kept in a dictionary, which is quickest, and takes 127 bytes each.
_FEW = 1_200_000


class FirstRows:
    """The first row of each number. Numbers are in E.164; "" is none. More than `few` take 18 to 36 bytes each."""

    def __init__(self, few: int = _FEW) -> None:
        self._few = few
        self._rows = {"": _NOWHERE}
        self._many: _ManyRows | None = None

    def of_each(self, numbers: Sequence[str], rows: Sequence[int]) -> list[int]:
        """Return the first row of each number, one number a row: its own for a new one, 0 where there is none."""
        if self._many is not None:
            return self._many.of_each(numbers, rows)
        firsts = list(map(self._rows.setdefault, numbers, rows))
        if len(self._rows) > self._few:
            self._many = _ManyRows(self._rows)
            self._rows = {}
        return firsts

    def before(self, number: str, row: int) -> int | None:
        """Return the row where a number stood before; None for a new one, and where there is none."""
        if self._many is not None:
            return self._many.before(number, row)
        first = self._rows.get(number)
        if first is None:
            self._rows[number] = row
        return first or None


class _ManyRows:
    """The same in two arrays, a table of digits and one of rows, where a number is at the first place from its hash on.

    Digits are compared whole, so that no number is ever taken for another.
    """

    def __init__(self, rows: dict[str, int]) -> None:
        self._count = 0
        self._empty(2 * len(rows))
        rows.pop("", None)
        self.of_each([*rows], [*rows.values()])

    def of_each(self, numbers: Sequence[str], rows: Iterable[int]) -> list[int]:
        self._make_room(len(numbers))
        digits, firsts, mask = self._digits, self._firsts, self._mask
        found: list[int] = []
        new = 0
        for number, row in zip(numbers, rows, strict=True):
            if not number:
                found.append(_NOWHERE)
                continue
            wanted, at = int(number), hash(number) & mask
            while (there := digits[at]) != wanted:
                if not there:
                    digits[at], firsts[at] = wanted, row
                    new += 1
                    break
                at = (at + 1) & mask
            found.append(firsts[at])
        self._count += new
        return found

    def before(self, number: str, row: int) -> int | None:
        count = self._count
        (first,) = self.of_each((number,), (row,))
        return None if self._count > count else first or None

    def _make_room(self, more: int) -> None:
        """Keep a third of the places free: with fewer, numbers would be searched for long."""
        if 3 * (self._count + more) > 2 * self._mask:
            former = zip(self._digits, self._firsts, strict=True)
            self._empty(self._count + more)
            self._take(former)

    def _empty(self, numbers: int) -> None:
        """Begin anew with places for so many numbers at least."""
        places = 1 << (3 * numbers // 2 + 1).bit_length()
        self._mask = places - 1
        self._digits, self._firsts = array("Q", bytes(8 * places)), array("I", bytes(4 * places))

    def _take(self, former: Iterable[tuple[int, int]]) -> None:
        digits, firsts, mask = self._digits, self._firsts, self._mask
        for known, row in former:
            if known:
                at = hash(f"+{known}") & mask
                while digits[at]:
                    at = (at + 1) & mask
                digits[at], firsts[at] = known, row
