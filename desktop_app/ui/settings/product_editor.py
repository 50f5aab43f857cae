"""The editor for a connection's products: a table that is checked while typing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QVBoxLayout, QWidget

from desktop_app.core.errors import OutputNotWritable, ProductsBroken
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import ProductsWrong, read_products, write_products
from desktop_app.core.service.products import Catalogue
from desktop_app.services.connections.session import catalogue_of, shown_catalogue
from desktop_app.ui.commands.binding import bind_button
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.files import name_fields
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row, foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.settings.product_rows import ProductRows, column_titles
from desktop_app.ui.settings.product_table import ProductTable
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("settings")

_SIZE = (1096, 600)


class ProductEditor(QDialog):
    """A non-modal dialog; emits `taken(text)` when the person applies it, "" for the default products.

    The local service's products are shown read-only.
    """

    taken = Signal(str)

    def __init__(self, connection: Connection, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = _tr("Products of “{}”").format(connection_title(connection)) if connection.title else _tr("Products")
        self.setWindowTitle(title)
        fit(self, *_SIZE)
        self._delivered = shown_catalogue(Connection(connection.base_url))
        self.rows = ProductRows(shown_catalogue(connection), fixed=connection.local)
        self._before = list(map(dict, self.rows.rows))
        self.table = ProductTable(self.rows)
        self.state = Banner("success", "", _tr("Go there"), self._go_there)
        self.drop = Confirmation(_tr("Discard your changes?"), _tr("Discard"), _tr("Keep editing"))
        self.drop.confirmed.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        self.drop.settled.connect(self._keep_editing)
        self._make_buttons()
        self._lay_out(Label(title, "title"), Label(_reason(connection), "muted", wrap=True))
        self.rows.edited.connect(self._say_state)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._say_moves())
        self._say_state()
        self._say_broken(connection)
        self.table.go_to(0)

    def _make_buttons(self) -> None:
        table = self.table
        self.add = Button(_tr("Add"), icon="plus", clicked=table.add_row)
        self.remove = Button(_tr("Remove"), icon="trash", clicked=table.remove_row)
        self.up = icon_button("chevron-up", _tr("Move up"), lambda: table.move_row(-1), _tr("Move up (Alt+Up)"))
        self.down = icon_button(
            "chevron-down", _tr("Move down"), lambda: table.move_row(1), _tr("Move down (Alt+Down)")
        )
        self.add.setToolTip(_tr("Insert"))
        self.remove.setToolTip(_tr("Delete"))
        self.load = Button(_tr("Import CSV…"), clicked=lambda: choose_import(self, self.import_file))
        self.store = Button(_tr("Export CSV…"), clicked=lambda: choose_export(self, self.export_file))
        self.reset = Button(_tr("Defaults"), clicked=lambda: self.rows.show_products(self._delivered))
        self.cancel = Button(_tr("Close") if self.rows.fixed else _tr("Cancel"), clicked=self.reject)
        self.use = Button(_tr("Use"), "primary", clicked=self._use)
        bind_button("settings.use", self.use)
        for button in (self.add, self.remove, self.up, self.down, self.load, self.reset, self.use):
            button.setHidden(self.rows.fixed)

    def _lay_out(self, *head: Label) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        column = QVBoxLayout()
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.S)
        for label in head:
            column.addWidget(label)
        column.addSpacing(theme.S)
        column.addWidget(Card.around(self.table), 1)
        column.addLayout(button_row(self.add, self.remove, self.up, self.down, None))
        column.addWidget(self.state)
        column.addWidget(self.drop)
        whole.addLayout(column, 1)
        whole.addWidget(foot(self.load, self.store, self.reset, None, self.cancel, self.use))
        rows = (self.table, self.add, self.remove, self.up, self.down)
        ends = (self.load, self.store, self.reset, self.cancel, self.use)
        for first, second in pairwise([*rows, self.state.button, self.drop.no, self.drop.yes, *ends]):
            self.setTabOrder(first, second)  # as the eye goes, whatever was made first

    # --- what was typed ---

    def reject(self) -> None:
        """Handle Escape, Cancel and the window's close button: ask before discarding changes."""
        if self.rows.rows == self._before:
            super().reject()
        elif self.drop.isHidden():
            self.state.hide()  # one thing at a time
            self.drop.ask()
        else:
            self.drop.dismiss()

    def _keep_editing(self) -> None:
        self.state.show()
        self.table.setFocus()

    def _say_state(self) -> None:
        fault = self.rows.first_fault()
        made = self.rows.catalogue()
        if fault is not None:
            at, field, reason = fault
            where = _tr("Row {}, {}").format(at + 1, column_titles()[field][0])
            self._say(joining.named(where, reason), "danger")
            more = self.rows.count_faults() - 1
            self.state.set_detail(words.counted(more, "%n more is wrong", "%n more are wrong") if more else "")
        elif made is None:
            self._say(_tr("There has to be one product at least"), "danger")
        else:
            unpriced = sum(product.price is None for product in made)
            self._say(_summary(len(made), unpriced), "accent")
        self.state.button.setVisible(fault is not None)
        self.use.setEnabled(made is not None)
        self.store.setEnabled(made is not None)
        self.add.setEnabled(not self.rows.full)
        self.remove.setEnabled(bool(self.rows.rows))
        self._say_moves()

    def _say_moves(self) -> None:
        at = self.table.currentIndex().row()
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < self.rows.rowCount() - 1)

    def _say_broken(self, connection: Connection) -> None:
        try:
            catalogue_of(connection)
        except ProductsBroken as error:
            self._say(
                _tr("{} These are the defaults: “Use” puts them in its place.").format(error_words(error)[0]),
                "warning",
            )

    def _say(self, text: str, tone: Tone) -> None:
        self.state.set_text(text, tone)
        self.state.set_detail("")
        self.state.button.hide()

    def _go_there(self) -> None:
        if fault := self.rows.first_fault():
            self.table.go_to(fault[0], fault[1])
            self.table.edit(self.table.currentIndex())

    def _use(self) -> None:
        self.setFocus()  # what is being typed is taken, and checked
        made = self.rows.catalogue()
        if made is not None and not self.rows.fixed:
            self.taken.emit("" if made == self._delivered else write_products(made))
            self.accept()

    # --- files ---

    def import_file(self, path: Path) -> None:
        """Show a file's content; it applies only when the person confirms."""
        try:
            found = import_products(path).named_as(self.rows.catalogue() or self._delivered)
        except FileTrouble as trouble:
            self._say(str(trouble), "danger")
            return
        slugs = {product.slug for product in found}
        gone = sum(bool(row["slug"].strip()) and row["slug"].strip() not in slugs for row in self.rows.rows)
        self.rows.show_products(found)
        self.table.go_to(0)
        self.state.set_text(_imported(self.state.text(), path.name, gone))

    def export_file(self, path: Path) -> None:
        """Write the table's content to a file."""
        made = self.rows.catalogue()
        if made is None:
            return
        try:
            export_products(path, made)
        except FileTrouble as trouble:
            self._say(str(trouble), "danger")
        else:
            self._say(_tr("Written to “{}”").format(path.name), "success")


def _reason(connection: Connection) -> str:
    if connection.local:
        return _tr(
            "The local service on this computer has exactly these products and charges these prices,"
            " so they can't be changed here."
        )
    return _tr(
        "What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or"
        " whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks."
    )


def _imported(summary: str, name: str, gone: int) -> str:
    """Return what the table contains now, and how many products were removed."""
    text = _tr("{} Read from “{}”.").format(summary + ".", name)
    if not gone:
        return text
    lost = words.counted(gone, "%n earlier product was removed.", "%n earlier products were removed.")
    return f"{text} {lost} " + _tr(
        "“Cancel” keeps what you had; “Defaults” brings back those that came with the program."
    )


def _summary(count: int, unpriced: int) -> str:
    text = words.counted(count, "%n product", "%n products")
    if not unpriced:
        return text
    if unpriced == count:
        return text + ", " + _tr("no price known: nothing can be estimated")
    return text + ", " + words.counted(unpriced, "%n without a price", "%n without a price")


# --- The products' table as a CSV file: from a price list, or to a colleague ---


_MOST_BYTES = 512 * 1024
_FILES = "(*.csv *.tsv *.txt)"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


class FileTrouble(Exception):
    """Raised if the file can't be read, written or understood; its text is for a person."""


def choose_import(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Open a dialog for the file to import; return at once."""
    dialog = _dialog(parent, _tr("Import products"), chosen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def choose_export(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Open a dialog for the file to write; return at once."""
    dialog = _dialog(parent, _tr("Export products"), chosen)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.selectFile("products.csv")
    dialog.open()
    return dialog


def import_products(path: Path) -> Catalogue:
    """Return the products in a file; raise `FileTrouble` with the line that is wrong."""
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
    """Write the products in a form that spreadsheet programs read correctly; raise `FileTrouble`."""
    from desktop_app.sheets.common.atomic_file import write_whole  # seldom wanted

    try:
        write_whole(path, write_products(catalogue).encode("utf-8-sig"))
    except OutputNotWritable as error:
        reason = stored_words.shown(error.params["reason"])
        raise FileTrouble(_tr("“{}” can't be written: {}").format(path.name, reason)) from None


def _text(content: bytes) -> str:
    """Decode what spreadsheet programs write: UTF-8, UTF-16 ("Unicode text") or, on Windows, cp1252."""
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
