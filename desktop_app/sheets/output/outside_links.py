"""Removes whatever a workbook asks of the network, other files and programs when opened, from a copy.

Somebody else made the list, and the copy is handed on under the name of whoever checked it.
"""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path
from typing import Any

from openpyxl.worksheet.formula import ArrayFormula

from desktop_app.core.text.spreadsheet_text import xlsx_escaped, xlsx_text
from desktop_app.core.text.translatable import tr_noop
from desktop_app.sheets.xlsx.excel_workbook import ExcelWorkbook

NOT_FETCHED = tr_noop("formulas that fetch from outside the workbook (their last values are there)", "export")

_TEXT = re.compile(r'"[^"]*"')
# Another workbook ([1]Sheet1!A1), a program by DDE (cmd|'…'!A1), and functions that fetch or start something.
_OUTSIDE = re.compile(
    r"""\[[^\[\]]+\][\w.?\\]*! | '[^'\[\]]*\[[^\[\]]+\](?:[^'\[\]]|'')*'! | \|
    | \b(?:WEBSERVICE|RTD|IMAGE|STOCKHISTORY|FIELDVALUE|CUBE[A-Z]+|PY|COPILOT|TRANSLATE|DETECTLANGUAGE|IMPORT[A-Z]+
        |SQL\.REQUEST|CALL|REGISTER\.ID|DDE)\s*\(
    """,
    re.VERBOSE | re.IGNORECASE,
)


def reaches_outside(formula: str) -> bool:
    """Return True if a formula refers to anything beyond its workbook. Quoted text doesn't count."""
    return _OUTSIDE.search(_TEXT.sub('""', formula)) is not None


def cut_off(book: Any, source: Path) -> int:
    """Remove all references beyond itself from a workbook that openpyxl loaded from `source`; return how many formulas.

    The formulas' cells keep their last value. Links to workbooks, and names and rules that need them, are dropped;
    pivot tables aren't refreshed from their source.
    """
    cut = sum(_cut_cells(sheet, source) for sheet in book.worksheets)
    book._external_links = []
    for names in (book.defined_names, *(sheet.defined_names for sheet in book.worksheets)):
        for name in [name for name, found in names.items() if reaches_outside(str(found.attr_text or ""))]:
            del names[name]
    for sheet in book.worksheets:
        _cut_rules(sheet)
        for pivot in sheet._pivots:
            pivot.cache.refreshOnLoad = False
    return cut


def _cut_cells(sheet: Any, source: Path) -> int:
    cells = {
        place: cell
        for place, cell in sheet._cells.items()
        if cell.data_type == "f" and reaches_outside(_formula(cell.value))
    }
    if not cells:
        return 0
    for cell in cells.values():
        cell.value = None
    with closing(ExcelWorkbook(source)) as values:
        for number, row in enumerate(values.rows(sheet.title), 1):
            for column, value in enumerate(row, 1):
                if (number, column) in cells:
                    _set_value(cells[number, column], value)
    return len(cells)


def _formula(value: Any) -> str:
    return str(value.text if isinstance(value, ArrayFormula) else value)


def _set_value(cell: Any, value: Any) -> None:
    if not isinstance(value, str):
        cell.value = value
    elif not value.startswith("="):  # a formula that was never calculated has no value
        cell.value = xlsx_escaped(xlsx_text(value))
        cell.data_type = "s"


def _cut_rules(sheet: Any) -> None:
    """Drop drop-down lists and conditional formats whose formulas reach outside."""
    validations = sheet.data_validations
    validations.dataValidation = [
        each
        for each in validations.dataValidation
        if not any(reaches_outside(str(formula)) for formula in (each.formula1, each.formula2) if formula)
    ]
    for rules in sheet.conditional_formatting._cf_rules.values():
        rules[:] = [rule for rule in rules if not any(reaches_outside(str(each)) for each in rule.formula or ())]
