"""Builds the parts of an XLSX package that don't depend on the data (ECMA-376 part 1, SpreadsheetML)."""

from __future__ import annotations

_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

# Cell formats of STYLES, by index: plain, text ("@", so that what is typed over it stays text), bold header, and whole
# numbers ("0", which shows twelve digits and more without an exponent).
PLAIN, TEXT, HEADER, WHOLE = 0, 1, 2, 3

ROOT_RELATIONS = (
    f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
)

STYLES = (
    f'{_XML}<styleSheet xmlns="{MAIN}">'
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>'
    '<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
)


def sheet_start(widths: list[int], *, frozen: bool) -> str:
    """Return a worksheet up to its first row; `widths` in characters; the first row is `frozen` if it is a header."""
    pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' if frozen else ""
    columns = "".join(
        f'<col min="{index}" max="{index}" width="{width}" customWidth="1"/>' for index, width in enumerate(widths, 1)
    )
    return (
        f'{_XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">{pane}</sheetView></sheetViews>'
        + (f"<cols>{columns}</cols>" if columns else "")
        + "<sheetData>"
    )


def sheet_end(last_cell: str | None, *, filters: bool = False) -> str:
    """Return a worksheet after its last row; `last_cell` is such as D200, None for none; `filters`: on all columns.

    Phone numbers are text on purpose, so Excel's green "number stored as text" marks are off.
    """
    area = f"A1:{last_cell}"
    marks = f'<ignoredErrors><ignoredError sqref="{area}" numberStoredAsText="1"/></ignoredErrors>' if last_cell else ""
    arrows = f'<autoFilter ref="{area}"/>' if last_cell and filters else ""
    return f"</sheetData>{arrows}{marks}</worksheet>"


def content_types(sheets: int) -> str:
    """Return [Content_Types].xml for a workbook of so many sheets."""
    parts = "".join(
        f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType="{_SPREADSHEET}.worksheet+xml"/>'
        for n in range(1, sheets + 1)
    )
    return (
        f'{_XML}<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_SPREADSHEET}.sheet.main+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{_SPREADSHEET}.styles+xml"/>{parts}</Types>'
    )


def workbook(sheet_names: list[str]) -> str:
    """Return xl/workbook.xml; the names are ours and need no escaping."""
    sheets = "".join(f'<sheet name="{name}" sheetId="{n}" r:id="rId{n}"/>' for n, name in enumerate(sheet_names, 1))
    return f'{_XML}<workbook xmlns="{MAIN}" xmlns:r="{_DOCUMENT}"><sheets>{sheets}</sheets></workbook>'


def workbook_relations(sheets: int) -> str:
    """Return xl/_rels/workbook.xml.rels for so many sheets, and the styles after them."""
    parts = "".join(
        f'<Relationship Id="rId{n}" Type="{_DOCUMENT}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in range(1, sheets + 1)
    )
    return (
        f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">{parts}'
        f'<Relationship Id="rId{sheets + 1}" Type="{_DOCUMENT}/styles" Target="styles.xml"/></Relationships>'
    )
