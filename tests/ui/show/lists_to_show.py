"""Files for show_upload.py: what lists look like in the field, each with one thing about it."""

from __future__ import annotations

from pathlib import Path

from openpyxl import Workbook

BAD = (
    *["4.4791E+11"] * 14,
    *["1234567890123450000"] * 2,
    *["7400123456"] * 9,
    *["ask Priya"] * 8,
    *["07400 12"] * 7,
    *["+44 7400 123456 7890 123"] * 5,
    *["=A1*2"] * 4,
    *["#N/A"] * 3,
    *["2024-01-15"] * 3,
    *["-17.5"] * 2,
    *["+999 12345678"] * 2,
    *["01999 000000"] * 2,
)
LONG = "Mobile number of the customer as given in the contract of the year 2024"


def many_problems(place: Path) -> Path:
    """Every kind of problem, some duplicates, several countries and line types."""
    good = [f"07400 {100000 + n}" for n in range(300)] + ["07400 100001"] * 12
    abroad = [
        *(f"+49 151 2345{n:04}" for n in range(60)),
        *(f"+33 6 12 34 {n // 10:02} {n % 10}5" for n in range(40)),
        *(f"+31 6 123450{n:02}" for n in range(22)),
        *(f"+353 85 012 {n:04}" for n in range(14)),
        *(f"+34 612 345 {n:03}" for n in range(9)),
        *(f"+43 664 12345{n:02}" for n in range(5)),
        *(f"+39 312 345 67{n:02}" for n in range(3)),
        *(f"+44 20 7946 0{n:03}" for n in range(25)),
        *(f"+44 800 111 1{n:03}" for n in range(6)),
    ]
    path = place / "panel with problems.csv"
    rows = [*BAD[:20], *good, *BAD[20:], *abroad, ""]
    path.write_text("Id,Mobile,City\n" + "".join(f"{n},{number},Leeds\n" for n, number in enumerate(rows)))
    return path


def german_numbers(place: Path) -> Path:
    """Valid in Germany."""
    path = place / "kunden.csv"
    rows = [f"Kunde {n};0151 2345{n:04};Köln" for n in range(480)] + [f"Kunde {n};0800 1;Bonn" for n in range(20)]
    path.write_bytes("\n".join(["Name;Mobil;Ort", *rows]).encode("cp1252"))
    return path


def without_country(place: Path) -> Path:
    """Some numbers are international, most national ones of nobody knows where."""
    path = place / "shop.csv"
    rows = [f"Kunde {n};0171 23{n:05};Köln" for n in range(900)]
    rows += [f"Kunde {n};+49 171 23{n:05};Köln" for n in range(900, 960)]
    path.write_bytes("\n".join(["Name;Mobil;Ort", *rows]).encode("cp1252"))
    return path


def several_columns(place: Path) -> Path:
    """A mobile and a landline, and more than one number in some cells."""
    path = place / "contacts.csv"
    lines = ["Name,Mobile,Work phone,City"]
    for n in range(400):
        mobile = f"07400 {100000 + n}" + (f" / 07400 {200000 + n}" if n % 9 == 4 else "")
        work = "" if n % 5 == 3 else "ext. 12" if n % 7 == 5 else f"020 7946 0{n % 250:03}"
        lines.append(f"Customer {n},{mobile},{work},Leeds")
    path.write_text("\n".join(lines))
    return path


def country_column(place: Path) -> Path:
    """National numbers, each row's country beside it."""
    kinds = (("Deutschland", "0151 2345{:04}"), ("Österreich", "0664 123{:04}"), ("France", "06 12 34 {:04}"))
    lines = ["Name,Land,Telefon"]
    for n in range(300):
        land, form = kinds[n % 3]
        lines.append(f"Kunde {n},{land},{form.format(n)}")
    path = place / "three countries.csv"
    path.write_text("\n".join(lines))
    return path


def long_names(place: Path) -> Path:
    """Names that don't fit."""
    path = place / "customers of the whole northern branch, all quarters, final version 2 (corrected).xlsx"
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "All customers of 2024 (new)"
    sheet.append(["A title line above the list"])
    sheet.append(["Customer number in the old system", LONG, "Second " + LONG, "Bosnia and Herzegovina"])
    for n in range(200):
        sheet.append([n, f"07400 {100000 + n}", f"020 7946 0{n:03}", "Somewhere"])
    book.create_sheet("Another sheet with a long name").append(["x"])
    book.save(path)
    return path


def twenty_sheets(place: Path) -> Path:
    """A sheet for each branch."""
    path = place / "branches.xlsx"
    book = Workbook()
    book.remove(book.worksheets[0])
    for number in range(1, 21):
        sheet = book.create_sheet(f"Branch {number}")
        sheet.append(["Name", "Mobile"])
        for n in range(20 * number):
            sheet.append([f"Customer {n}", f"07400 {number * 1000 + n:06}"])
    book.save(path)
    return path
