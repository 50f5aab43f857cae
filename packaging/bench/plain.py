"""The plain stack: what one writes first, with openpyxl, csv, phonenumbers, xlsxwriter and sqlite3 as they come."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import phonenumbers

from bench.inputs import HEADER, HOME, PHONE_COLUMN
from bench.stage import Result, timed

Verdict = tuple[str, str, int] | None


def normalise(text: str, country: str | None = HOME) -> Verdict:
    """E.164, region and line type of a valid number; None for any other text."""
    try:
        number = phonenumbers.parse(text, country)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(number):
        return None
    region = phonenumbers.region_code_for_number(number) or ""
    kind = phonenumbers.number_type(number)
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164), region, kind


def counted(rows: Iterable[Sequence[object]]) -> dict[str, int]:
    """Normalise the phone column; rows by what their number is."""
    counts = dict.fromkeys(("valid", "invalid", "empty", "duplicate"), 0)
    seen: set[str] = set()
    for row in rows:
        cell = row[PHONE_COLUMN]
        found = normalise(str(cell)) if cell else None
        if not cell:
            counts["empty"] += 1
        elif found is None:
            counts["invalid"] += 1
        elif found[0] in seen:
            counts["duplicate"] += 1
        else:
            seen.add(found[0])
            counts["valid"] += 1
    return counts


def xlsx_rows(path: Path) -> Iterator[Sequence[object]]:
    """Rows of the first sheet by openpyxl's streaming reader, the header left out."""
    from openpyxl import load_workbook

    with closing(load_workbook(path, read_only=True)) as book:
        rows = book.worksheets[0].iter_rows(values_only=True)
        next(rows)
        yield from rows


def csv_rows(path: Path) -> Iterator[Sequence[object]]:
    """Rows by csv.reader, the header left out."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        next(rows)
        yield from rows


def read(file: str) -> Result:
    """Stage: a list read, normalised and counted."""
    path = Path(file)
    counts: dict[str, int] = {}
    took = timed(lambda: counts.update(counted(xlsx_rows(path) if path.suffix == ".xlsx" else csv_rows(path))))
    return {"seconds": took, "counts": counts}


ANSWERS = (
    "valid", "region", "country_code", "line_type", "national_format", "international_format", "time_zones", "place",
)  # fmt: skip


def verify(source: Path, output: Path) -> None:
    """Write a workbook again with what the numbering plans say of each number, as the local service does."""
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Results")
    sheet.append((*HEADER, *ANSWERS))
    for row in xlsx_rows(source):
        sheet.append((*row, *facts(str(row[PHONE_COLUMN] or ""))))
    book.save(output)


def facts(text: str, country: str = HOME) -> Sequence[str]:
    """A value for each of `ANSWERS`."""
    from phonenumbers import PhoneNumberFormat, PhoneNumberType, geocoder, timezone

    try:
        number = phonenumbers.parse(text, country)
    except phonenumbers.NumberParseException:
        return ("no",)
    if not phonenumbers.is_valid_number(number):
        return ("no",)
    return (
        "yes",
        phonenumbers.region_code_for_number(number) or "",
        str(number.country_code),
        PhoneNumberType.to_string(phonenumbers.number_type(number)),
        phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL),
        phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL),
        " ".join(timezone.time_zones_for_number(number)),
        geocoder.description_for_number(number, "en"),
    )


def write_xlsx(path: Path, rows: Iterable[Sequence[str]]) -> None:
    """By xlsxwriter in constant memory, every cell a text."""
    from xlsxwriter import Workbook

    book = Workbook(str(path), {"constant_memory": True})
    sheet = book.add_worksheet()
    for number, row in enumerate(rows):
        for column, value in enumerate(row):
            sheet.write_string(number, column, value)
    book.close()


def write_csv(path: Path, rows: Iterable[Sequence[str]]) -> None:
    """By csv.writer."""
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)


def join(rows_file: Path, answer_files: Sequence[Path], place: Path) -> int:
    """Put the answers of CSV files into a table by number and count what a join finds: (number, nine fields) a row."""
    with closing(sqlite3.connect(place)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("CREATE TABLE answers (e164 TEXT PRIMARY KEY, a, b, c, d, e, f, g, h, i) WITHOUT ROWID")
        for file in answer_files:
            db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", csv_rows(file))
            db.commit()
        db.execute("ATTACH ? AS list", (f"{rows_file}",))
        query = "SELECT COUNT(answers.e164) FROM list.rows LEFT JOIN answers ON answers.e164 = rows.e164"
        found: int = db.execute(query).fetchone()[0]
    return found
