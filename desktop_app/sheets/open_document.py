"""An ODS sheet's XML looked through before calamine sees it, which never ends on some damaged ones."""

from __future__ import annotations

import zipfile
from pathlib import Path

from desktop_app.core.errors import FileBroken
from desktop_app.sheets.faults import reading
from desktop_app.sheets.safe_xml import new_parser, steps
from desktop_app.sheets.sheet_rows import MOST_COLUMNS, MOST_ROWS

_TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
_ROWS, _COLUMNS = f"{_TABLE} number-rows-repeated", f"{_TABLE} number-columns-repeated"


def check_open_document(path: Path) -> None:
    """Raise FileBroken where content.xml isn't well-formed, or repeats more than a sheet can hold."""
    parser = new_parser()
    parser.StartElementHandler = _check
    with reading(path), zipfile.ZipFile(path) as archive, archive.open("content.xml") as content:
        try:
            for _ in steps(parser, content):
                pass
        except ValueError as error:
            raise FileBroken(name=path.name, reason=str(error)) from error


def _check(_: str, attributes: dict[str, str]) -> None:
    for attribute, most in ((_ROWS, MOST_ROWS), (_COLUMNS, MOST_COLUMNS)):
        if attribute in attributes and int(attributes[attribute]) > most:
            raise ValueError(f"it repeats more than {most:,} times")
