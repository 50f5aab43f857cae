"""Lays out what was corrected in the rows of a list: the columns after all others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from desktop_app.core.numbers.mending import pattern_in_words
from desktop_app.core.output.row import JOINT
from desktop_app.core.rows.corrections import Correction


def corrected_cells(rows: Sequence[int], corrections: Iterable[Correction]) -> tuple[list[str], list[str]]:
    """Return for each row the texts that its numbers were changed to, and how; "" for rows without a correction."""
    of_row: defaultdict[int, list[Correction]] = defaultdict(list)
    for each in corrections:
        of_row[each.row].append(each)
    texts = [JOINT.join(each.text for each in of_row.get(row, ())) for row in rows]
    hows = [JOINT.join(dict.fromkeys(pattern_in_words(each.how) for each in of_row.get(row, ()))) for row in rows]
    return texts, hows
