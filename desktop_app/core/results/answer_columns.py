"""Finds the column with the numbers that were asked about, if several columns have numbers that were sent.

A result may have the account that a number is linked with, the number that somebody had before, or the number in
another spelling. A wrong guess would give each number another's answer, so a column is chosen only on evidence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.results.answer_numbers import Cells, is_sent, number_alone, text_of
from desktop_app.core.results.standard_columns import Memo
from desktop_app.core.text.translatable import tr_text

# Names that services give the queried number, most likely first; it breaks ties between columns that agree.
_NAMES = (
    "number", "phone", "msisdn", "mobile", "手机号", "phone_number", "telephone", "tel", "e164", "手机号码", "手机",
    "phonenumber", "phone_no", "telephone_number", "mobile_number", "mobile_phone", "cell_phone", "subscriber_number",
    "international_format", "international_number", "input", "input_number", "original_number", "query",
    "query_number", "queried_number", "requested_number", "submitted_number", "checked_number", "asked_number",
    "queried", "requested", "asked",
    "rufnummer", "telefon", "telefonnummer", "telefono", "teléfono", "telefone", "numéro", "numero", "número",
    "телефон", "номер", "电话", "电话号码", "電話番号",
)  # fmt: skip
# The chance of a matching order is one in six for three numbers, one in 24 for four.
_FEWEST_IN_ORDER = 4
# Fewer digits are a count; as many may be a cut or masked number.
_FEWEST_DIGITS = 5


class NumbersUnclear(NotUnderstood):
    """Raised if several columns may hold the numbers that were asked about, and nothing tells which."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A column with numbers that were sent: `cells` and `found` (E.164, "" for none) of each data row."""

    index: int
    name: str
    cells: tuple[str, ...]
    found: tuple[str, ...]

    @property
    def count(self) -> int:
        return sum(map(bool, self.found))

    @property
    def filled(self) -> bool:
        """True if each row has a number, sent or not."""
        pairs = zip(self.cells, self.found, strict=True)
        return all(found or len(number_alone(cell)) >= _FEWEST_DIGITS for cell, found in pairs)

    @property
    def distinct(self) -> bool:
        """True if no sent number occurs twice."""
        return self.count == len(set(self.found) - {""})

    def agrees(self, other: _Column) -> bool:
        """Return True if both columns have the same number in each row where both have one, and in at least one row."""
        pairs = [(one, two) for one, two in zip(self.found, other.found, strict=True) if one and two]
        return bool(pairs) and all(one == two for one, two in pairs)


def find_number_column(
    sample_rows: Iterable[Cells], sent: Mapping[str, str], *, header: bool | None = None
) -> int | None:
    """Return the column with the numbers that were asked about; None if no cell holds a number that was sent.

    `sent` has the numbers by their digits. Columns that agree in every row count as one: of them, the one named like a
    number is chosen, then the fullest. Among others, a column is chosen that is named like a number, or is the only
    complete one, or the only one in the order sent. Raise `NumbersUnclear` if no evidence decides, or if it
    contradicts. `header`: False if no row has names.
    """
    rows = [[text_of(cell) for cell in row] for row in sample_rows]
    columns, names = _columns(rows, sent, named=header is not False)
    if not columns:
        return None
    groups: list[list[_Column]] = []
    for column in sorted(columns, key=lambda each: (-each.count, each.index)):
        group = next((group for group in groups if all(each.agrees(column) for each in group)), None)
        if group is None:
            groups.append([column])
        else:
            group.append(column)
    group = groups[0] if len(groups) == 1 else _evident(groups, sent)
    if group is None:
        raise NumbersUnclear(_both(groups))
    _refuse_if_another_is_named(group, names, rows, sent)
    best = max(each.count for each in group)
    return min(group, key=lambda each: (_rank(each.name), each.count < best, each.index)).index


def named_column(rows: Sequence[Cells]) -> int | None:
    """Return the column that the first filled row names like a number; None if there is none."""
    first = next((row for row in rows if any(text_of(cell).strip() for cell in row)), [])
    ranks = [_rank(text_of(cell)) for cell in first]
    best = min(ranks, default=len(_NAMES))
    return ranks.index(best) if best < len(_NAMES) else None


def _columns(
    rows: Sequence[Sequence[str]], sent: Mapping[str, str], *, named: bool
) -> tuple[list[_Column], Sequence[str]]:
    """Return the columns that have sent numbers, limited to rows with one; and the names above those rows."""
    number_of = Memo[str, str | None](lambda cell: _sent_number(cell, sent))  # most columns repeat a few values
    places = [{at for at, cell in enumerate(row) if number_of[cell] is not None} for row in rows]
    data = [row for row, found in zip(rows, places, strict=True) if found]
    first = next((at for at, found in enumerate(places) if found), 0)
    above = [row for row in rows[:first] if any(cell.strip() for cell in row)]
    names = above[-1] if above and named else []
    columns = []
    for index in sorted(set().union(*places)):
        cells = tuple(row[index].strip() if index < len(row) else "" for row in data)
        found = tuple(number_of[cell] or "" for cell in cells)
        columns.append(_Column(index, names[index] if index < len(names) else "", cells, found))
    return columns, names


def _sent_number(cell: str, sent: Mapping[str, str]) -> str | None:
    """Return the number in a cell as it was sent; None if `is_sent` says that it wasn't."""
    alone = number_alone(cell)
    found = sent.get(alone)
    if found is None and cell[:1] == "+" and cell[1:] in sent:
        return sent.get(alone or cell[1:], "")
    return found


def _evident(groups: list[list[_Column]], sent: Mapping[str, str]) -> list[_Column] | None:
    """Return the group with the queried numbers, on evidence; None if there is none, or if it contradicts."""
    complete = _only(groups, _complete)
    named = _only(groups, _named)
    if named is None:
        return complete or _only(groups, lambda group: any(_in_order(each, sent) for each in group))
    doubtful = complete not in (None, named) or (not _filled(named) and any(map(_filled, groups)))
    return None if doubtful else named


def _only(groups: list[list[_Column]], says: Callable[[list[_Column]], bool]) -> list[_Column] | None:
    found = [group for group in groups if says(group)]
    return found[0] if len(found) == 1 else None


def _filled(group: list[_Column]) -> bool:
    return any(each.filled for each in group)


def _complete(group: list[_Column]) -> bool:
    """Return True if a column has a number of its own in each row."""
    return any(each.filled and each.distinct for each in group)


def _named(group: list[_Column]) -> bool:
    return any(_rank(each.name) < len(_NAMES) for each in group)


def _in_order(column: _Column, sent: Mapping[str, str]) -> bool:
    """Return True if all of its numbers were sent, and stand in that order."""
    if column.count < len(column.found) or column.count < _FEWEST_IN_ORDER:
        return False
    places = {number: at for at, number in enumerate(sent.values())}
    order = [places[number] for number in column.found]
    return all(one < two for one, two in pairwise(order))


def _refuse_if_another_is_named(
    group: list[_Column], names: Sequence[str], rows: Sequence[Sequence[str]], sent: Mapping[str, str]
) -> None:
    """Raise `NumbersUnclear` if a column named like a number has numbers that nobody sent.

    Do nothing if the group itself has such a name. The other column's numbers may be masked ones, and those that were
    sent only linked with them.
    """
    if _named(group):
        return
    own = {each.index for each in group}
    ranked = [at for at, name in enumerate(names) if _rank(name) < len(_NAMES) and at not in own]
    for index in ranked:
        beside = [row for row in rows if any(at < len(row) and is_sent(row[at], sent) for at in own)]
        cells = [row[index] for row in beside if index < len(row)]
        strange = [
            cell for cell in cells if sum(c.isdigit() for c in cell) >= _FEWEST_DIGITS and not is_sent(cell, sent)
        ]
        if 2 * len(strange) >= len(beside):
            raise NumbersUnclear(
                tr_text(
                    "its column “{name}” has numbers that were not sent, and “{other}” has some that were",
                    name=names[index].strip(),
                    other=_called(group[0]),
                )
            )


def _both(groups: list[list[_Column]]) -> str:
    one, two = (_called(group[0]) for group in groups[:2])
    return tr_text(
        "its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are",
        one=one,
        two=two,
    )


def _called(column: _Column) -> str:
    return column.name.strip()[:60] or f"{column.index + 1}"


def _rank(name: str) -> int:
    key = name.strip().casefold().replace(" ", "_").replace("-", "_")
    return _NAMES.index(key) if key in _NAMES else len(_NAMES)
