"""Lists to verify, and results to read."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import openpyxl


def uk(last: int) -> str:
    """A valid British mobile number as E.164."""
    return f"+447400{123000 + last}"


def national(last: int) -> str:
    """The same as one writes it in Britain."""
    return f"07400 {123000 + last}"


def text_list(path: Path, *lines: str, encoding: str = "utf-8", newline: str = "\r\n") -> Path:
    path.write_bytes(newline.join([*lines, ""]).encode(encoding))
    return path


def small_list(folder: Path, count: int = 3, first: int = 1, name: str = "list.csv") -> Path:
    """`Name,Mobile` and so many valid numbers."""
    return text_list(folder / name, "Name,Mobile", *(f"N{n},{uk(n)}" for n in range(first, first + count)))


def workbook(path: Path, **sheets: Sequence[Sequence[Any]]) -> Path:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
        for cell in (cell for row in sheet.iter_rows() for cell in row if cell.data_type == "f"):
            cell.data_type = "s"  # a text that only looks like a formula
    book.save(path)
    return path


def cells(path: Path) -> list[list[Any]]:
    """The first sheet's values, every cell of them a text or nothing, and none a formula."""
    book = openpyxl.load_workbook(path)
    try:
        sheet = book.worksheets[0]
        for row in sheet.iter_rows():
            assert {cell.data_type for cell in row} <= {"s", "inlineStr", "n"}
            assert all(cell.value is None or cell.data_type != "n" for cell in row)
        return [["" if value is None else value for value in row] for row in sheet.iter_rows(values_only=True)]
    finally:
        book.close()


def records(path: Path) -> list[dict[str, Any]]:
    """The rows of a result by column name, XLSX or CSV."""
    rows = cells(path) if path.suffix == ".xlsx" else csv_rows(path)
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def csv_rows(path: Path) -> list[list[str]]:
    """A CSV result, which is UTF-8 with a BOM."""
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
