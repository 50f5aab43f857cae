"""Result files in the forms that relatives have them. Every second number is a yes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence

from openpyxl import Workbook

from .relative import File

Numbers = Sequence[str]
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def values_of(numbers: Numbers, yes: str = "yes", no: str = "no") -> list[tuple[str, str]]:
    """Each number with its value."""
    return [(number, no if at % 2 else yes) for at, number in enumerate(numbers)]


def table(
    *,
    delimiter: str = ",",
    header: str | None = "number,active",
    encoding: str = "utf-8",
    spell: Callable[[str], str] = str,
    yes: str = "yes",
    no: str = "no",
    upside_down: bool = False,
    media_type: str = "text/csv",
) -> Callable[[Numbers], File]:
    """Number and value, separated."""

    def made(numbers: Numbers) -> File:
        rows = [f"{spell(number)}{delimiter}{value}" for number, value in values_of(numbers, yes, no)]
        rows = rows[::-1] if upside_down else rows
        head = [header.replace(",", delimiter)] if header else []
        return File("\r\n".join([*head, *rows, ""]).encode(encoding), media_type)

    return made


def hits(numbers: Numbers) -> File:
    """Only the numbers that are a yes."""
    found = [number for number, value in values_of(numbers) if value == "yes"]
    return File("\n".join([*found, ""]).encode(), "text/plain")


def pairs(separator: str) -> Callable[[Numbers], File]:
    """Number, separator, value."""
    return lambda numbers: File(
        "\n".join(f"{number}{separator}{value}" for number, value in values_of(numbers)).encode(), "text/plain"
    )


def workbook(numbers: Numbers) -> File:
    """XLSX, numbers as numbers."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["msisdn", "active"])
    for number, value in values_of(numbers):
        sheet.append([int(number.lstrip("+")), value])
    kept = io.BytesIO()
    book.save(kept)
    return File(kept.getvalue(), XLSX)


def zipped(inner: Callable[[Numbers], File], name: str = "result.csv") -> Callable[[Numbers], File]:
    """Another form in a ZIP."""

    def made(numbers: Numbers) -> File:
        kept = io.BytesIO()
        with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(name, inner(numbers).content)
        return File(kept.getvalue(), "application/zip")

    return made


def records(numbers: Numbers) -> File:
    """A delimiter that nobody looks for, and a second number that was sent beside the one that was asked about."""
    rows = [f"{at}~{numbers[at - 1]}~{number}~{value}" for at, (number, value) in enumerate(values_of(numbers))]
    return File("\n".join(["#~referred by~subscriber~reachable", *rows]).encode("utf-16"), "text/plain")


def seen(numbers: Numbers) -> File:
    """Only the numbers that are a yes, each with something that is no answer."""
    found = [number for number, value in values_of(numbers) if value == "yes"]
    rows = [f"{number};2026-11-{at + 1:02}" for at, number in enumerate(found)]
    return File("\n".join(["msisdn;looked up", *rows]).encode())
