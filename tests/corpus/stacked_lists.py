"""Several sheets, and several lists of a parcel, read as one."""

from __future__ import annotations

from collections.abc import Sequence

from .listing import Listing, Rows, Write, e164, people, spelled
from .writers import html, ods_xml, packed, parcel, text, xls, xlsx

GB = spelled("GB")


def _stacked(
    name: str,
    write: Write,
    numbers: Sequence[str],
    fmt: str = "xlsx",
    country: str | None = "GB",
    *,
    column: str = "Mobile",
) -> Listing:
    return Listing(name, write, numbers, fmt, country, column, all_sheets=True)


def _mails(count: int, header: Sequence[str]) -> Rows:
    """A table with its numbers in the last column."""
    return [list(header), *(["x@y.example", phone] for phone in spelled("GB", count, 20))]


def _sheets() -> list[Listing]:
    notes: Rows = [["Read me"], ["Please delete after use."]]
    return [
        _stacked(
            "two sheets.xlsx",
            xlsx(people(GB[:3]), sheets={"North": _mails(2, ["Mail", " mobile "])}),
            [*e164("GB", 3), *e164("GB", 2, 20)],
        ),
        _stacked(
            "continued on the next sheet.xlsx",
            xlsx(people(GB[:6]), sheets={"2": people(GB)[7:], "3": []}),
            e164("GB"),
        ),
        _stacked(
            "titles and blanks.xlsx",
            xlsx(
                [["Customers"], [], *people(GB[:2]), []],
                sheets={"More": [[], [None, "Mobile"], [None, GB[2]], [], [None, GB[3]], [], []]},
            ),
            [*e164("GB", 3), "", *e164("GB", 1, 3)],
        ),
        _stacked(
            "a note above them.xlsx",
            xlsx(notes, sheets={"People": people(GB)}),
            ["", "", *e164("GB")],
        ),
        _stacked(
            "without the hidden one.xlsx",
            xlsx(people(GB[:2]), sheets={"Old": people(GB[5:]), "New": people(GB[2:4])}, hidden=["Old"]),
            e164("GB", 4),
        ),
        _stacked(
            "another name for it.xlsx",
            xlsx(people(GB[:3]), sheets={"Leads": _mails(3, ["Mail", "Telephone"])}),
            [*e164("GB", 3), *e164("GB", 3, 20)],
        ),
        _stacked("one sheet as all.xls", xls(people(GB)), e164("GB"), "xls"),
        _stacked(
            "several tables as one.html",
            html(people(GB[:4]), after="<table><tr><th>Mobile</th></tr><tr><td>07400 123477</td></tr></table>"),
            [*e164("GB", 4), "+447400123477"],
            "html",
        ),
        _stacked(
            "two tables.ods", ods_xml(_table("A", "+447400123400") + _table("B", "+447400123401")), e164("GB", 2), "ods"
        ),
    ]


def _table(name: str, phone: str) -> str:
    cells = "".join(
        f'<table:table-row><table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
        "</table:table-row>"
        for text in ("Mobile", phone)
    )
    return f'<table:table table:name="{name}">{cells}</table:table>'


def _parcels() -> list[Listing]:
    return [
        _stacked(
            "as one.zip",
            parcel(
                a=("book.xlsx", xlsx(people(GB[:2]), sheets={"South": people(GB[2:4])})),
                b=("old.csv", text(people(GB[4:6]), ";")),
                c=("bare.txt", text([[phone] for phone in GB[6:]])),
            ),
            e164("GB"),
            "zip",
        ),
        _stacked(
            "of one kind.zip",
            parcel(a=("1.csv", text(people(GB[:5]))), b=("2.csv", text(people(GB[5:])))),
            e164("GB"),
            "csv",
        ),
        _stacked("one text as all.csv", text(people(GB)), e164("GB"), "csv"),
        _stacked("one packed text as all.zip", parcel(a=("1.csv", text(people(GB)))), e164("GB"), "csv"),
        _stacked(
            "bare numbers that count up.zip",
            parcel(
                a=("1.txt", text([[f"74001230{place:02}"] for place in range(50)])),
                b=("2.txt", text([[f"74001230{place:02}"] for place in range(50, 90)])),
            ),
            ["no country code"] * 90,
            "txt",
            country=None,
            column="A",
        ),
        _stacked(
            "with a picture.zip",
            packed({"logo.png": b"\x89PNG", "a.txt": b"Mobile\n+447400123400", "b.txt": b"mobile\n+447400123401"}),
            e164("GB", 2),
            "txt",
            country=None,
        ),
    ]


LISTS = [*_sheets(), *_parcels()]
