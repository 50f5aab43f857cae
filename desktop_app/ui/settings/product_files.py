"""The products' table as a CSV file: from a price list, or to a colleague."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.product_list import ProductsWrong, read_products, write_products
from desktop_app.core.products import Catalogue
from desktop_app.ui import joining, stored_words, words
from desktop_app.ui.parts.file_dialog_words import name_fields

_MOST_BYTES = 512 * 1024
_FILES = "(*.csv *.tsv *.txt)"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


class FileTrouble(Exception):
    """The file can't be read, written or understood; its text is for a person."""


def choose_import(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask which file; returns at once."""
    dialog = _dialog(parent, _tr("Import products"), chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def choose_export(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask where to; returns at once."""
    dialog = _dialog(parent, _tr("Export products"), chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.selectFile("products.csv")
    dialog.open()
    return dialog


def import_products(path: Path) -> Catalogue:
    """The products in a file; raises `FileTrouble` with the line that is wrong."""
    try:
        with path.open("rb") as file:
            return read_products(_text(file.read(_MOST_BYTES + 1)))
    except OSError as error:
        raise FileTrouble(_tr("“{}” can't be read: {}").format(path.name, error.strerror or error)) from None
    except UnicodeDecodeError:
        raise FileTrouble(_tr("“{}” is no text, so it is no list of products.").format(path.name)) from None
    except ProductsWrong as error:
        reason = stored_words.shown(error.reason)
        reason = reason if error.line is None else joining.named(_tr("line {}").format(error.line), reason)
        raise FileTrouble(_tr("“{}” was not imported. {}").format(path.name, reason[:1].upper() + reason[1:])) from None


def export_products(path: Path, catalogue: Catalogue) -> None:
    """Write them so that spreadsheet programs read every letter; raises `FileTrouble`."""
    from desktop_app.sheets.atomic_file import write_whole  # seldom wanted

    try:
        write_whole(path, write_products(catalogue).encode("utf-8-sig"))
    except OutputNotWritable as error:
        reason = stored_words.shown(error.params["reason"])
        raise FileTrouble(_tr("“{}” can't be written: {}").format(path.name, reason)) from None


def _text(content: bytes) -> str:
    """Spreadsheet programs write UTF-8, UTF-16 ("Unicode text") or, on Windows, its Western code page."""
    if content.startswith(_UTF_16):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252")


def _dialog(parent: QWidget, title: str, chosen: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    name_fields(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters([f"{_tr('Lists')} {_FILES}", f"{_tr('All files')} (*)"])
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    return dialog


def _tr(text: str) -> str:
    return words.tr(text, "settings")
