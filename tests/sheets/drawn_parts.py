"""Parts of workbooks drawn by chance: ordinary, odd and damaged, and what a parser alone makes of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from random import Random
from typing import Any
from xml.parsers.expat import ErrorString, ExpatError

from desktop_app.sheets.common.cell_meanings import CellMeanings
from desktop_app.sheets.common.cut_xml import Items
from desktop_app.sheets.common.number_format import digits_format
from desktop_app.sheets.common.safe_xml import MAIN, new_parser, steps
from desktop_app.sheets.xlsx.shared_strings import SharedStrings

STRINGS = ["Ada", "+44 7400 123456", "", "Núñez & Vail", "a_x000D_b", "\u6771\u4eac", "plus"]


class InPieces(io.BytesIO):
    """A part that comes a little at a time."""

    def __init__(self, content: bytes, most: int) -> None:
        super().__init__(content)
        self._most = most

    def read(self, _: int | None = -1) -> bytes:
        return super().read(self._most)


def by_parser(content: bytes, events: Items, parts: Callable[[], Iterator[Any]]) -> Iterator[Any]:
    """What `parts` takes from `events` while a parser reads all of the content."""
    parser = new_parser()
    parser.StartElementHandler, parser.EndElementHandler = events.start, events.end
    parser.CharacterDataHandler = events.text
    try:
        for _ in steps(parser, io.BytesIO(content)):
            yield from parts()
    except ExpatError as error:
        raise ValueError(ErrorString(error.code)) from error


def strings_part(items: str) -> bytes:
    start = f'<?xml version="1.0" encoding="UTF-8"?>\r\n<sst xmlns="{MAIN}" count="9" uniqueCount="7">'
    return f"{start}{items}</sst>".encode()


def meanings() -> CellMeanings:
    items = "".join(f"<si><t>{text.replace('&', '&amp;')}</t></si>" for text in STRINGS)
    shown = digits_format("00000000000")
    assert shown is not None
    return CellMeanings(
        strings=SharedStrings(io.BytesIO(strings_part(items))),
        moments=frozenset({3}),
        moment=lambda number, style: f"{number!r} in style {style}",
        iso_moment=datetime.fromisoformat,
        digits={4: shown},
    )


def sheet(rows: str, before: str = "", after: str = "") -> bytes:
    start = f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<worksheet xmlns="{MAIN}" xmlns:x="urn:x">'
    return f"{start}{before}<sheetData>{rows}</sheetData>{after}</worksheet>".encode()


def outcome(found: Iterator[Any]) -> tuple[list[str], str]:
    """The rows with their types, and what was wrong with the part in the end."""
    rows: list[str] = []
    try:
        for row in found:
            rows.append(repr(row))
    except (ValueError, LookupError) as error:
        return rows, f"{type(error).__name__}: {error}"
    return rows, ""


def alike(quick: tuple[list[str], str], thorough: tuple[list[str], str]) -> tuple[list[str], str]:
    assert quick[1] == thorough[1]
    some = min(len(quick[0]), len(thorough[0])) if quick[1] else None
    assert quick[0][:some] == thorough[0][:some]
    return quick


TEXTS = (
    "Ada", " 07400 ", "", "a &amp; b", "&lt;b&gt;", "x_x0041_y", "_x005F_x0041_", "&#10;", "&#x41;", "a\nb", "a\rb",
    "\u00a0", "\u6771", "\u200b", "]] >", "a > b", "&quot;&apos;", "\U0001f4de", "+49 171 3920012",
)  # fmt: skip
NUMBERS = ("7400123456", "45000.5", "4.4E+11", "0", "-1", "00")
FORMULAS = (
    "<f>A1+1</f>",
    '<f t="shared" ref="A1:A9" si="0">A1&amp;"b"</f>',
    '<f t="shared" si="0"/>',
    "<f>+49171392001</f>",
)
CELLS: Sequence[Callable[[str, Random], str]] = (
    lambda at, random: f'<c r="{at}" t="s"><v>{random.choice((0, 1, 2, 3, 4, 5, 6))}</v></c>',
    lambda at, random: f'<c r="{at}" s="{random.choice((0, 1, 3, 4))}"><v>{random.choice(NUMBERS)}</v></c>',
    lambda at, random: f'<c r="{at}"><v>{random.randrange(10**9)}</v></c>',
    lambda at, random: f'<c r="{at}" t="n"><v>{random.randrange(10**9)}</v></c>',
    lambda at, random: f'<c r="{at}" s="1" t="inlineStr"><is><t>{random.choice(TEXTS)}</t></is></c>',
    lambda at, random: f'<c r="{at}" t="inlineStr"><is><t xml:space="preserve">{random.choice(TEXTS)}</t></is></c>',
    lambda at, random: f'<c r="{at}" t="str"><v>{random.choice(TEXTS)}</v></c>',
    lambda at, random: f'<c r="{at}" s="3"{random.choice(("", " "))}/>',
    lambda at, random: f'<c r="{at}" t="b"><v>{random.choice("01")}</v></c>',
    lambda at, random: f'<c r="{at}" t="b">{random.choice(FORMULAS)}<v>{random.choice("01")}</v></c>',
    lambda at, _: f'<c r="{at}" t="e"><v>#N/A</v></c>',
    lambda at, _: f'<c r="{at}" t="d"><v>2024-05-01T13:30:00</v></c>',
    lambda at, random: f'<c r="{at}">{random.choice(FORMULAS)}<v>{random.choice(NUMBERS)}</v></c>',
    lambda at, random: f'<c r="{at}" s="4">{FORMULAS[0]}<v>{random.choice(NUMBERS)}</v></c>',
    lambda at, random: f'<c r="{at}" t="str">{random.choice(FORMULAS)}<v>{random.choice(TEXTS)}</v></c>',
    lambda at, random: f'<c r="{at}" t="inlineStr"><is><t{random.choice(("", " "))}/></is></c>',
)
# What sheets seldom have, and what is wrong in them; `{n}` is the row's number.
RARE = (
    '<row r="{n}"/>', '<row r="{n}"><c r="A{n}"><f>A1+1</f><v>2</v></c></row>',
    "<row><c><v>1</v></c><c><v>2</v></c></row>",
    '<row r="{n}"><c r="C{n}"><v>3</v></c><c r="A{n}"><v>1</v></c></row>',
    "<row r='{n}'><c r='B{n}'><v>3</v></c></row>",
    '<row r="{n}"><c r="A{n}" t="inlineStr"><is><r><t>0</t></r><r><t>1</t></r></is></c></row>',
    '<row r="{n}"><c t="s" r="A{n}"><v>1</v></c></row>', '<row r="{n}"><c r="A7"><v>1</v></c></row>', "\n  ",
    '<row r="{n}"><c r="A{n}"><v><![CDATA[5]]></v></c></row>', '<!-- <row r="1"><c r="A1"><v>1</v></c></row> -->',
    '<row r="{n}" ht="15.5" x:dy="0.25"><c r="A{n}" t="s"><v>1</v></c></row>', "<?pi <row> ?>",
    '<row r="{n}" spans="1:{n}" customHeight="1"><c r="B{n}"><v>5</v></c></row>', '<row r="{n}"></row>',
    '<row r="{n}"><c r="A{n}" t="inlineStr"><is><t>a</t><rPh sb="0" eb="1"><t>b</t></rPh></is></c></row>',
    '<row r="{n}"><x:c r="A{n}"><v>1</v></x:c></row>', '<row r="{n}" xmlns="urn:y"><c r="A{n}"><v>1</v></c></row>',
    '<row r="{n}"><c r="A{n}"><v> 12 </v></c></row>', '<row r="{n}.0"><c r="A{n}"><v>12</v></c></row>',
    '<row r="{n}"><c r="A{n}"><v></v></c><c r="B{n}"></c></row>', '<row r="{n}" ><c r="A{n}" ><v >1</v ></c ></row >',
    '<row r="{n}"><c r="A{n}" t="str"><f>B1</f><v/></c></row>', '<row r="{n}"><c r="A{n}"><f>A1</f></c></row>',
    '<row r="{n}"><c r="A{n}" t="n"><f t="array" ref="A1">A1</f><v>1</v></c></row>',
)  # fmt: skip
WRONG = (
    '<row r="1"><c r="A1"><v>1</v></c></row>', '<row r="{n}"><c r="A{n}" t="s"><v>7</v></c></row>', "<v>", "&x;",
    "]]>", "\x01", '<row r="{n}"><c r="A{n}" t="s"><v>99999999999999999999</v></c></row>',
    '<row r="{n}"><c r="A{n}"><v>1-2</v></c></row>', '<row r="{n}"><c r="XFE{n}"><v>1</v></c></row>',
    '<row r="{n}" a="1" a="1"></row>', '<row r="{n}" y:a="1"></row>',
    '<row r="{n}"><c r="A{n}" t="str"><v>&x;</v></c></row>', '<row r="{n}"><c r="A{n}" t="str"><v>]]></v></c></row>',
    '<row r="{n}"><c r="A{n}" t="str"><v>\x0b</v></c></row>',
    '<row r="{n}"><c r="A{n}" t="str"><v>\uffff</v></c></row>',
    '<row r="{n}"><c r="A{n}" t="e"><v>\x1f</v></c></row>', '<row r="9999999"></row>',
    '<row r="{n}"><c r="A{n}"><v>1</v></row>', '<row r="{n}"><c r="A{n}" t="d"><v>yesterday</v></c></row>',
    "</sheetData>", "<sheetData>", "<!DOCTYPE x>", "<row r='{n}'>",
)  # fmt: skip


def chance(seed: int) -> Random:
    """A source that draws the same again."""
    return Random(seed)  # noqa: S311 - reproducible on purpose, no secret


def drawn(random: Random, odd: Sequence[str]) -> str:
    """Rows of some columns of few kinds, here and there one that is `odd`."""
    kinds = [random.sample(CELLS, random.choice((1, 1, 2, 3))) for _ in range(random.randrange(1, 6))]
    missing, strange = random.choice((0, 0.1, 0.5)), random.choice((0, 0.02, 0.2))
    rows, number = [], 0
    for _ in range(random.choice((3, 12, 60))):
        number += random.choices((1, 2, 700), (60, 3, 1))[0]
        if random.random() < strange:
            rows.append(random.choice(odd).replace("{n}", str(number)))
            continue
        cells = "".join(
            random.choice(kind)(f"{'ABCDE'[column]}{number}", random)
            for column, kind in enumerate(kinds)
            if random.random() >= missing
        )
        spans = random.choice(("", ' spans="1:4"'))
        rows.append(f'<row r="{number}"{spans}>{cells}</row>')
    return random.choice(("", "\n")).join(rows)


def damaged(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    junk = random.choice(
        (b"", b"<", b">", b"&", b'"', b"\xff", b"\xc3", b"\0", b"/", b" ", b"9", b"-->", b"<!--", b"\r")
    )
    return content[:at] + junk + content[at + random.randrange(3) :]
