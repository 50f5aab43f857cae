"""Damaged lists of the corpus end in an error of ours or in rows, whatever is broken in them."""

from __future__ import annotations

import re
import zipfile
from collections import deque
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import InputError
from desktop_app.sheets.formats.opening import open_source
from tests.sheets import builders

from .listing import people, spelled
from .writers import html, ods, ods_xml, parcel, text, written, xml_2003, xml_sheet, xml_workbook

JUNK = st.sampled_from(
    ["", "<", ">", "&", "-1", "9999999999", "\0", "é", '"', "</table>", "]]>", "1e999", "nan", "inf"]
)
PLACE = st.floats(0, 1)
ROWS = people(spelled("GB", 2))


def outcome(path: Path) -> str:
    """The sentence of an error, or `rows`."""
    try:
        with closing(open_source(path)) as source:
            for sheet in source.sheets:
                deque(source.rows(sheet.name), maxlen=0)
            deque(source.rows(), maxlen=0)
    except InputError as error:
        return "" if re.search(r"\{[a-z_]+\}", error.sentence) else error.sentence
    return "rows"


def broken(content: str, place: float, junk: str) -> str:
    at = int(place * len(content))
    return content[:at] + junk + content[at + 1 :]


@settings(max_examples=150)
@given(place=PLACE, junk=JUNK)
def test_an_ods(place: float, junk: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "a.ods"
    ods(ROWS)(path)
    with zipfile.ZipFile(path) as archive:
        content = archive.read("content.xml").decode()
    builders.rewritten(path, lambda name, old: broken(content, place, junk).encode() if name == "content.xml" else old)
    assert outcome(path)


ODD = (
    '<table:table table:name="S"><table:table-row>'
    '<table:table-cell office:value-type="date" office:date-value="2024-05-01"/>'
    '<table:table-cell office:value-type="time" office:time-value="PT26H05M07S"/>'
    '<table:table-cell office:value-type="boolean" office:boolean-value="true"/>'
    '<table:table-cell office:value-type="currency" office:value="1.5"><text:p>1.50</text:p></table:table-cell>'
    '<table:table-cell table:number-columns-repeated="2" office:value-type="string">'
    "<office:annotation><text:p>note</text:p></office:annotation>"
    '<text:p>a<text:s text:c="2"/><text:span>b</text:span><text:tab/>c</text:p><text:p>d</text:p>'
    "</table:table-cell></table:table-row></table:table>"
)


@settings(max_examples=150)
@given(place=PLACE, junk=JUNK)
def test_an_ods_with_every_kind_of_cell(place: float, junk: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "a.ods"
    ods_xml(broken(ODD, place, junk))(path)
    assert outcome(path)


@settings(max_examples=150)
@given(place=PLACE, junk=JUNK)
def test_an_xml_spreadsheet(place: float, junk: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "a.xml"
    rows = "<Row ss:Index='2'><Cell ss:Index='2' ss:Formula='=A1'><Data ss:Type='Number'>1</Data></Cell></Row>"
    cell = "<Row><Cell ss:MergeAcross='1'><Data ss:Type='DateTime'>2024-05-01T00:00:00.000</Data></Cell></Row>"
    content = xml_workbook(xml_sheet("S", rows + cell)).decode()
    path.write_bytes(broken(content, place, junk).encode())
    assert outcome(path)


@settings(max_examples=150)
@given(place=PLACE, junk=JUNK)
def test_a_page(place: float, junk: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "a.xls"
    content = written(
        html(ROWS, before="<table><caption>x</caption><tr><td rowspan=2 colspan=2>y</table>"), path.parent
    )
    path.write_bytes(broken(content.decode(), place, junk).encode())
    assert outcome(path)


@settings(max_examples=100)
@given(place=PLACE, junk=st.binary(min_size=1, max_size=20))
def test_a_parcel(place: float, junk: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "a.zip"
    parcel(a=("a.csv", text(ROWS)), b=("b.xml", xml_2003(ROWS)))(path)
    content = bytearray(path.read_bytes())
    at = int(place * (len(content) - len(junk)))
    content[at : at + len(junk)] = junk
    path.write_bytes(content)
    assert outcome(path)
    assert [each.name for each in path.parent.iterdir()] == ["a.zip"]


def test_every_kind_of_cell_of_an_ods(tmp_path: Path) -> None:
    path = tmp_path / "a.ods"
    ods_xml(ODD)(path)
    (row,) = builders.read(path)
    assert [str(value) for value in row] == ["2024-05-01", "1 day, 2:05:07", "True", "1.5", *["a  b\tc\nd"] * 2]
