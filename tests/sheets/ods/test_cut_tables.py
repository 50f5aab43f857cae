"""An OpenDocument's rows are what a parser makes of them, whichever way they are read."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import IO, Any

import pytest

from desktop_app.sheets.common.safe_xml import DocumentTypeForbidden
from desktop_app.sheets.ods.cut_tables import CutTables
from desktop_app.sheets.ods.row_pattern import NAMESPACES
from desktop_app.sheets.ods.sheet_names import PassedRows, SheetNames
from desktop_app.sheets.ods.table_events import TableRows
from tests.sheets.drawn_parts import InPieces, by_parser, chance, damaged

DECLARED = {**NAMESPACES, "calcext": "urn:calcext", "style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0"}
TEXTS = (
    "Ada", "07400 123456", "", "a &amp; b", "&lt;b&gt;", "&#10;", "a\nb", "a\rb", "\u00a0", "\u6771", "a > b", "]] >",
    "&quot;&apos;", "+49 171", "0", "12", "a<text:s/>b", 'a<text:s text:c="3"/>', "a<text:tab/>b<text:line-break/>c",
    '<text:span text:style-name="T1">bold</text:span> &amp; not', "<text:a>link</text:a>", "#N/A", "<text:bookmark/>x",
)  # fmt: skip
NUMBERS = ("7400123456", "45000.5", "4.4E+11", "0", "-1", "007", "1", "12.0")
REPEATED = ("", "", "", ' table:number-columns-repeated="2"', ' table:number-columns-repeated="900"')


def cell(attributes: str, inside: str = "", tag: str = "table-cell") -> str:
    return f"<table:{tag}{attributes}>{inside}</table:{tag}>" if inside else f"<table:{tag}{attributes}/>"


def typed(kind: str, name: str, value: str, shown: str, more: str = "") -> str:
    attributes = f'{more} office:value-type="{kind}" office:{name}="{value}" calcext:value-type="{kind}"'
    return cell(attributes, f"<text:p>{shown}</text:p>")


def a_text(random: Random) -> str:
    paragraphs = "".join(f"<text:p>{random.choice(TEXTS)}</text:p>" for _ in range(random.choice((1, 1, 1, 2))))
    return cell(f'{random.choice(REPEATED[:4])} office:value-type="string" calcext:value-type="string"', paragraphs)


def a_number(random: Random) -> str:
    value = random.choice(NUMBERS)
    return typed("float", "value", value, random.choice((value, value, f"0{value}", f"+{value}", "")))


def a_formula(random: Random) -> str:
    formula = random.choice(("of:=[.A1]+1", "of:=+49171392001", "of:=[.A1]&amp;&quot;b&quot;", "of:=IF([.A1]>1;1;2)"))
    return typed("float", "value", random.choice(NUMBERS), random.choice(TEXTS[:4]), f' table:formula="{formula}"')


CELLS: Sequence[Callable[[Random], str]] = (
    a_text, a_text, a_number, a_formula,
    lambda random: cell(f'{random.choice(REPEATED)}'),
    lambda random: cell(f' table:style-name="ce{random.randrange(4)}"{random.choice(REPEATED)}'),
    lambda random: cell(random.choice(REPEATED), tag="covered-table-cell"),
    lambda _: typed("date", "date-value", "2024-05-01", "1 May", ' table:style-name="ce1"'),
    lambda _: typed("date", "date-value", "2024-05-01T13:30:00", "1 May"),
    lambda _: typed("time", "time-value", "PT13H30M00S", "13:30"),
    lambda random: typed("boolean", "boolean-value", random.choice(("true", "false")), "yes"),
    lambda random: typed("percentage", "value", random.choice(NUMBERS), "5 %"),
    lambda random: typed("currency", "value", random.choice(NUMBERS), "5 €", ' office:currency="EUR"'),
    lambda random: cell(
        ' office:value-type="string" office:string-value="a &amp; b"', random.choice(("", "<text:p/>"))
    ),
    lambda _: cell("", "<office:annotation><text:p>a note</text:p></office:annotation><text:p>noted</text:p>"),
    lambda _: cell("", '<text:p text:style-name="P1">styled</text:p>'),
)  # fmt: skip
ROW = '<table:table-row table:style-name="ro1">{}</table:table-row>'
RARE = (
    "<table:table-row/>", '<table:table-row table:number-rows-repeated="3"/>', "\n  ", "<?pi <table:table-row> ?>",
    '<table:table-row table:number-rows-repeated="40"><table:table-cell/></table:table-row>',
    f"<table:table-header-rows>{ROW.format(cell('', '<text:p>h</text:p>'))}</table:table-header-rows>",
    "<table:table-row-group><table:table-row><table:table-cell/></table:table-row></table:table-row-group>",
    f"<!-- {ROW.format('')} -->", f"<![CDATA[{ROW.format('')}]]>",
    '<table:table-row ><table:table-cell /></table:table-row >',
    ROW.format(cell("", "<text:p><![CDATA[</table:table-row>]]></text:p>")), ROW.format(f"<!--{ROW}-->"),
    "<table:table-row table:style-name='ro1'><table:table-cell><text:p>q</text:p></table:table-cell></table:table-row>",
    ROW.format(cell("", f"<table:table>{ROW.format(cell('', '<text:p>sub</text:p>'))}</table:table>")),
    '<table:table-row xmlns:calcext="urn:other"><table:table-cell calcext:a="b"/></table:table-row>',
    '<table:table-row xmlns:text="urn:other"><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row>',
    "</table:table><table:table>", '</table:table><table:table table:name="Two">', cell("", "<text:p>bare</text:p>"),
    '</table:table><table:table table:name="One">', '<table:table-row x="/>"><table:table-cell/></table:table-row>',
)  # fmt: skip
WRONG = (
    '<table:table-row table:number-rows-repeated="9999999"/>', ROW.format("<v>"), "&x;", "]]>", "\x01",
    ROW.format(cell(' table:number-columns-repeated="16385"')), ROW.format(cell(' table:number-columns-repeated="x"')),
    ROW.format(cell(' table:number-columns-repeated="16380"') + 5 * cell("", "<text:p>far</text:p>")),
    ROW.format(typed("float", "value", "1-2", "1")), ROW.format(typed("date", "date-value", "yesterday", "1")),
    ROW.format(cell("", "<text:p>&x;</text:p>")), ROW.format(cell("", "<text:p>]]></text:p>")),
    ROW.format(cell("", "<text:p>\x0b</text:p>")), ROW.format(cell("", "<text:p>\uffff</text:p>")),
    ROW.format(cell(' office:a="1" office:a="1"')), ROW.format(cell(' none:a="1"')),
    "<table:table-row>", "</table:table>",
    ROW.format(cell(' office:value-type="string" office:value-type="string"')),
    ROW.format(cell("", '<text:p><text:s text:c="x"/></text:p>')),
)  # fmt: skip


def part(rows: str, before: str = "") -> bytes:
    declared = " ".join(f'xmlns:{prefix}="{name}"' for prefix, name in DECLARED.items())
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content {declared}>{before}<office:spreadsheet>'
    table = f'<table:table table:name="One">{rows}</table:table>'
    return f"{head}{table}</office:spreadsheet></office:document-content>".encode()


def drawn(random: Random, odd: Sequence[str]) -> str:
    """Rows of some columns of few kinds, here and there one that is `odd`."""
    kinds = [random.sample(CELLS, random.choice((1, 1, 2, 3))) for _ in range(random.randrange(1, 6))]
    strange = random.choice((0, 0.02, 0.2))
    rows = [
        random.choice(odd)
        if random.random() < strange
        else ROW.format("".join(random.choice(kind)(random) for kind in kinds))
        for _ in range(random.choice((3, 12, 60)))
    ]
    return random.choice(("", "\n")).join(rows)


def outcome(steps: Iterator[Any], found: TableRows | SheetNames) -> tuple[str, str]:
    """What was found, with types, and what was wrong with the part in the end."""
    wrong = ""
    try:
        for _ in steps:
            pass
    except (ValueError, LookupError) as error:
        wrong = f"{type(error).__name__}: {error}"
    if isinstance(found, SheetNames):
        return "" if wrong else repr((found.sheets, found.hidden)), wrong
    return "" if wrong else repr(found.ready), wrong


def same(content: bytes) -> tuple[str, str]:
    """The outcome of both ways, for names, for all rows, and for those of another sheet."""
    for wanted in (None, frozenset({"Two"}), frozenset({"One"})):
        ways = []
        for source in (io.BytesIO(content), InPieces(content, 20 + len(content) % 300)):
            ways.append(outcome(*steps_of(source, wanted)))
        thorough = SheetNames() if wanted is None else TableRows(wanted)
        ways.append(outcome(by_parser(content, thorough, lambda: iter(())), thorough))
        if wanted is None and ways[2][1]:  # what is wrong with a row is said when it is read
            continue
        assert ways[0] == ways[1] == ways[2]
    return ways[0]


def steps_of(source: IO[bytes], wanted: frozenset[str] | None) -> tuple[Iterator[None], TableRows | SheetNames]:
    if wanted is None:
        names = SheetNames()
        return PassedRows(source, names).steps(), names
    rows = TableRows(wanted)
    return CutTables(source, rows).steps(), rows


@pytest.mark.parametrize("seed", range(6))
def test_sheets_of_all_kinds_are_read_as_by_the_parser(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(part(drawn(random, RARE)))[1] for _ in range(60)]
    assert outcomes.count("") > 40


@pytest.mark.parametrize("seed", range(4))
def test_what_is_wrong_with_a_sheet_is_what_the_parser_says(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(part(drawn(random, WRONG)))[1] for _ in range(60)]
    assert 10 < outcomes.count("") < 50


@pytest.mark.parametrize("odd", [*RARE, *WRONG])
def test_each_odd_row_among_ordinary_ones_is_what_the_parser_says(odd: str) -> None:
    plain = ROW.format(cell("", "<text:p>a</text:p>") + a_number(chance(1)))
    same(part(5 * plain + odd + 5 * plain))


SMALL = part(
    ROW.format(cell(' office:value-type="string"', "<text:p>\u6771</text:p>") + cell("", "<text:p>Zo\u00eb</text:p>"))
    + 3
    * ROW.format(
        typed("float", "value", "7400", "07400")
        + cell(' table:number-columns-repeated="2"')
        + cell("", "<text:p>x</text:p>")
    ),
    "<office:automatic-styles/>",
)


def test_a_part_that_is_cut_off_anywhere_is_broken() -> None:
    for length in range(len(SMALL)):
        assert same(SMALL[:length])[1]
        assert outcome(*steps_of(io.BytesIO(SMALL[:length]), None))[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_part_is_what_the_parser_says(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(damaged(SMALL, random))[1] for _ in range(200)]
    assert 10 < outcomes.count("") < 300


@pytest.mark.parametrize(
    "content",
    [
        SMALL.replace(b"UTF-8", b"ISO-8859-1"),
        SMALL.replace(b' encoding="UTF-8"', b""),
        SMALL.decode().replace("UTF-8", "UTF-16").encode("utf-16"),
        b"\xef\xbb\xbf" + SMALL,
        SMALL.replace(b"text:1.0", b"text:9.9"),
        SMALL.replace(b"urn:calcext", DECLARED["office"].encode()),
        SMALL.replace(b"table:", b"t:").replace(b"xmlns:table", b"xmlns:t"),
        SMALL.replace(b"\n", b"\r\n"),
    ],
    ids=["Latin 1", "no encoding", "UTF-16", "a mark", "other names", "two of one", "other prefixes", "CR LF"],
)
def test_parts_that_are_written_otherwise_are_what_the_parser_says(content: bytes) -> None:
    same(content)


def test_a_document_type_is_refused_before_any_row() -> None:
    content = SMALL.replace(b"<office:document-content", b'<!DOCTYPE x [<!ENTITY a "b">]><office:document-content', 1)
    with pytest.raises(DocumentTypeForbidden):
        list(CutTables(io.BytesIO(content), TableRows(frozenset())).steps())
    with pytest.raises(DocumentTypeForbidden):
        list(PassedRows(io.BytesIO(content), SheetNames()).steps())


def test_nearly_all_rows_of_an_ordinary_sheet_are_read_by_the_pattern() -> None:
    # GIVEN two sheets whose cells are here and there missing, repeated or of another kind
    random = chance(5)
    rows = [
        ROW.format("".join(random.choice((a_text, a_number, CELLS[4], CELLS[7]))(random) for _ in range(5)))
        for _ in range(3_000)
    ]
    rows[1_500] = '</table:table><table:table table:name="Two"><table:table-column/>'
    seen: list[str] = []

    class Seeing(TableRows):
        def start(self, name: str, attributes: dict[str, str]) -> None:
            seen.append(name)
            super().start(name, attributes)

    # WHEN they are read
    events = Seeing(frozenset({"One", "Two"}))
    source: IO[bytes] = io.BytesIO(part("".join(rows)))
    for _ in CutTables(source, events).steps():
        pass
    # THEN all are there, and the parser saw few of them: the ones to learn from, and odd texts
    assert len(events.ready) == 2_999
    assert sum(name.endswith("table-row") for name in seen) < 2_999 * 0.35
