"""The parts of a workbook as Excel writes them: one sheet, shared strings, numbers as numbers (ECMA-376)."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

FIXED = {
    "[Content_Types].xml": f'{_DECLARATION}<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPE}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPE}.styles+xml"/>'
    f'<Override PartName="/xl/sharedStrings.xml" ContentType="{_TYPE}.sharedStrings+xml"/></Types>',
    "_rels/.rels": f'{_DECLARATION}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'{_DECLARATION}<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>'
    '<sheet name="Customers" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'{_DECLARATION}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="rId2" Type="{_OFFICE}/styles" Target="styles.xml"/>'
    f'<Relationship Id="rId3" Type="{_OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    "xl/styles.xml": f'{_DECLARATION}<styleSheet xmlns="{_MAIN}">'
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>'
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>'
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf xfId="0"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
}
SHEET_END = "</sheetData></worksheet>"
STRINGS_END = "</sst>"


def sheet_start(rows: int, columns: int) -> str:
    """All before the first row."""
    area = f"A1:{_LETTERS[columns - 1]}{rows}"
    return f'{_DECLARATION}<worksheet xmlns="{_MAIN}"><dimension ref="{area}"/><sheetData>'


def row(number: int, values: Sequence[int | str], strings: dict[str, int]) -> str:
    """One row; its texts get their places in `strings`. Empty ones have no cell."""
    cells = [
        f'<c r="{letter}{number}"><v>{value}</v></c>'
        if isinstance(value, int)
        else f'<c r="{letter}{number}" t="s"><v>{strings.setdefault(value, len(strings))}</v></c>'
        for letter, value in zip(_LETTERS, values, strict=False)
        if value != ""
    ]
    return f'<row r="{number}" spans="1:{len(values)}">{"".join(cells)}</row>'


def strings_start(cells: int, distinct: int) -> str:
    """All before the first shared string."""
    return f'{_DECLARATION}<sst xmlns="{_MAIN}" count="{cells}" uniqueCount="{distinct}">'


def string(text: str) -> str:
    """One shared string."""
    space = ' xml:space="preserve"' if text != text.strip() else ""
    return f"<si><t{space}>{escape(text)}</t></si>"
