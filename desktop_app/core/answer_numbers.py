"""Numbers in the cells of a result: recognised however they are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable, Sequence

from desktop_app.core.table import CellValue

Cells = Sequence[CellValue]

# A name decides only between columns that match equally well, and in a file without any row of data.
_NAMES = (
    "number", "phone", "msisdn", "mobile", "手机号", "phone_number", "telephone", "tel", "e164", "手机号码", "手机",
)  # fmt: skip
_INTEGRAL = re.compile(r"([0-9]+)\.0+")
# A cell that holds a number and nothing else: what may follow its last digit.
_NOTHING_MORE = re.compile(r".*\d[\s'\")\].\u200b-\u200f\u202a-\u202e]*\Z", re.DOTALL)
_SEPARATOR = re.compile(r"\s+[-–=]+>?\s+|\s*(?:[-=]+>|-{2,}|[:;,|\t=])\s*|\s+")
_LONGEST_NUMBER = 64
# Longer ones are texts: some signs unfold to eighteen, and a cell may have a million of them.
_LONGEST_CELL = 512


def digits(number: str) -> str:
    """The key under which a number is found: its digits, without plus, leading 00, spaces and what a cell adds.

    `+44 7911 123456`, `0044-7911-123456` and `447911123456.0` (a spreadsheet's number) are one. "" for a long text.
    """
    if len(number) > _LONGEST_CELL:
        return ""
    text = number.strip().removeprefix("+")
    if not (text.isascii() and text.isdigit()):
        text = text if text.isascii() else unicodedata.normalize("NFKC", text)
        integral = _INTEGRAL.fullmatch(text)
        text = integral[1] if integral else re.sub(r"[^0-9]+", "", text)
    return text[2:] if text.startswith("00") else text


def text_of(cell: CellValue) -> str:
    """A cell as text; "" for an empty one."""
    return cell if isinstance(cell, str) else "" if cell is None else str(cell)


def is_sent(cell: str, sent: Container[str]) -> bool:
    """Whether a cell is a number that was sent (`sent` holds digits), and nothing else."""
    # First as nearly all are written, then as any may be.
    return (cell[:1] == "+" and cell[1:] in sent) or _number_only(cell) in sent


def find_number_column(sample_rows: Iterable[Cells], sent: Container[str]) -> int | None:
    """The column whose cells are most often numbers that were sent (`sent` holds their digits); None if none is.

    Of equal ones a column that is named like a number wins, then the leftmost.
    """
    rows = list(sample_rows)
    counts: dict[int, int] = {}
    for row in rows:
        for index, cell in enumerate(row):
            if is_sent(text_of(cell), sent):
                counts[index] = counts.get(index, 0) + 1
    if not counts:
        return None
    best = max(counts.values())
    equal = [index for index in sorted(counts) if counts[index] == best]
    named = named_column(rows)
    return named if named in equal else equal[0]


def split_number(row: Sequence[str], sent: Container[str]) -> tuple[str, str] | None:
    """Number and value of a one-cell line such as `+447911123456----active`, if that number was sent."""
    filled = [cell for cell in row if cell.strip()]
    if len(filled) != 1:
        return None
    text = filled[0].strip()
    for separator in _SEPARATOR.finditer(text, 0, _LONGEST_NUMBER):
        # A number may itself hold the spaces that end it elsewhere, so that every end is tried.
        if digits(text[: separator.start()]) in sent:
            return text[: separator.start()], text[separator.end() :].strip()
    return (text, "") if _number_only(text) in sent else None


def named_column(rows: Sequence[Cells]) -> int | None:
    """The column that the first filled row names like a number."""
    first = next((row for row in rows if any(text_of(cell).strip() for cell in row)), [])
    names = [text_of(cell).strip().casefold().replace(" ", "_") for cell in first]
    return next((names.index(name) for name in _NAMES if name in names), None)


def _number_only(cell: str) -> str:
    """The digits of a cell that holds nothing after its number; "" for `+447911123456----active`."""
    return digits(cell) if len(cell) <= _LONGEST_CELL and _NOTHING_MORE.match(cell) else ""
