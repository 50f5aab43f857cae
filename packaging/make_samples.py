"""Write resources/samples: one list of customers as people really have it, as XLSX and as CSV.

Deterministic: the same bytes at every run. Who is in it: sample_customers.py.

    python packaging/make_samples.py [FOLDER]
"""

from __future__ import annotations

import csv
import io
import sys
import zipfile
from datetime import datetime
from pathlib import Path

from openpyxl import Workbook
from openpyxl.styles import Font
from sample_customers import DAMAGED_NUMBER, Customer, Value, customers

FOLDER = Path(__file__).parent.parent / "resources" / "samples"
HEADER = ("Customer no.", "Name", "Company", "Mobile", "City", "Postcode", "Last order", "Amount")


def write_xlsx(path: Path, rows: list[Customer | None]) -> None:
    """A workbook with typed cells, as a CRM exports it, and a second sheet without numbers."""
    book = Workbook()
    sheet = book.active
    if sheet is None:
        raise RuntimeError("a new workbook has a sheet")
    sheet.title = "Customers"
    sheet.append(HEADER)
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    for row in rows:
        sheet.append([] if row is None else [*_values(row)])
    sheet.freeze_panes = "A2"
    for letter, width in zip("ABCDEFGH", (13, 24, 26, 22, 12, 11, 12, 11), strict=True):
        sheet.column_dimensions[letter].width = width
    notes = book.create_sheet("Notes")
    notes.append(["Exported from the CRM. Amounts in pounds."])
    for moment in ("created", "modified"):
        setattr(book.properties, moment, datetime(2024, 5, 1))
    buffer = io.BytesIO()
    book.save(buffer)
    path.write_bytes(_without_times(buffer))


def _values(row: Customer) -> tuple[Value, ...]:
    order = datetime.combine(row.last_order, datetime.min.time())
    return (row.number, row.name, row.company or None, row.phone, row.city, row.postcode, order, row.amount)


def _without_times(buffer: io.BytesIO) -> bytes:
    """The same archive with one fixed time on every entry, so that each run gives the same bytes."""
    fixed = io.BytesIO()
    with zipfile.ZipFile(buffer) as source, zipfile.ZipFile(fixed, "w", zipfile.ZIP_DEFLATED) as target:
        for entry in source.infolist():
            content = source.read(entry)
            if entry.filename == "docProps/core.xml":
                content = _fixed_modification(content)
            target.writestr(zipfile.ZipInfo(entry.filename, (2024, 5, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return fixed.getvalue()


def _fixed_modification(core: bytes) -> bytes:
    """openpyxl stamps the time of saving whatever one sets."""
    start = core.index(b">", core.index(b"<dcterms:modified")) + 1
    return core[:start] + b"2024-05-01T00:00:00Z" + core[core.index(b"<", start) :]


def write_csv(path: Path, rows: list[Customer | None]) -> None:
    """The same list as a Western European Excel saves it as CSV: cp1252, semicolons, CRLF."""
    with path.open("w", encoding="cp1252", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\r\n")
        writer.writerow(HEADER)
        for row in rows:
            writer.writerow([""] * len(HEADER) if row is None else [_csv_text(value) for value in _values(row)])


def _csv_text(value: Value) -> str:
    if isinstance(value, datetime):
        return value.strftime("%d/%m/%Y")
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, int) and value == DAMAGED_NUMBER:
        return "4.474E+18"
    return "" if value is None else str(value)


def main() -> None:
    """Write both files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    rows = customers()
    write_xlsx(folder / "customers.xlsx", rows)
    write_csv(folder / "customers.csv", rows)


if __name__ == "__main__":
    main()
