"""Lays out what was corrected in the rows of a list, by a person or while it was read: the columns after all others."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from phonenumbers import PhoneMetadata, region_code_for_country_code

from desktop_app.core.numbers.mending import LOST_PLUS, LOST_ZERO, pattern_in_words
from desktop_app.core.output.row import JOINT, OutputBatch
from desktop_app.core.rows.corrections import Correction

# Digits as a person groups them, without a sign before them.
_UNSIGNED = re.compile(r"[1-9][0-9 ().\-/\N{NO-BREAK SPACE}]*")
_AS_READ = ", as the column was read"


def corrected_cells(
    batch: OutputBatch, phones: Sequence[int], corrections: Iterable[Correction]
) -> tuple[list[str], list[str]]:
    """Return for each row the texts that its numbers were changed to, and how; "" for rows without a change.

    `phones` are the indices of the phone columns. A number that lost its 0 or + and was understood all the same is
    named, too.
    """
    of_row: defaultdict[int, list[tuple[str, str]]] = defaultdict(list)
    for each in corrections:
        of_row[each.row].append((each.text, pattern_in_words(each.how)))
    mended = set(of_row)
    for row, raw, e164 in _numbers(batch, phones):
        if row not in mended and (found := sign_put_back(raw, e164)):
            of_row[row].append(found)
    texts = [JOINT.join(text for text, _ in of_row.get(row, ())) for row in batch.row]
    hows = [JOINT.join(dict.fromkeys(how for _, how in of_row.get(row, ()))) for row in batch.row]
    return texts, hows


def _numbers(batch: OutputBatch, phones: Sequence[int]) -> Iterator[tuple[int, str, str]]:
    """Yield row, text and E.164 form of each number."""
    for place, (row, raw, e164) in enumerate(zip(batch.row, batch.cells[phones[0]], batch.e164, strict=True)):
        if place not in batch.several:
            yield row, raw, e164
        else:
            yield from ((row, number.raw, number.e164) for number, *_ in batch.several[place])


def sign_put_back(raw: str, e164: str) -> tuple[str, str] | None:
    """Return the text with the 0 or + that it lacks, and how that is told; None if it lacks neither.

    Where national numbers have no 0 before them, none is lost.
    """
    text = raw.strip()
    if not e164 or not _UNSIGNED.fullmatch(text):
        return None
    digits = "".join(filter(str.isdigit, text))
    if e164 == f"+{digits}":
        return f"+{text}", f"{pattern_in_words(LOST_PLUS)}{_AS_READ}"
    code = e164[1 : -len(digits)]
    if code and e164.endswith(digits) and _dials_zero(code):
        return f"0{text}", f"{pattern_in_words(LOST_ZERO)}{_AS_READ}"
    return None


@cache
def _dials_zero(code: str) -> bool:
    """Return True if national numbers of a calling code have a 0 before them."""
    metadata = PhoneMetadata.metadata_for_region(region_code_for_country_code(int(code)), None)
    return metadata is not None and metadata.national_prefix == "0"
