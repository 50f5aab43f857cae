"""The editor for a connection's products: a table that is checked while typing."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import ProductsBroken
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import ProductsWrong, read_products, write_products
from desktop_app.core.service.products import Catalogue
from desktop_app.services.connections.session import catalogue_of, shown_catalogue
from desktop_app.ui.commands.binding import bind_button
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.settings.editor_dialog import EditorDialog, FileTrouble
from desktop_app.ui.settings.product_table import ProductRows, ProductTable, column_titles
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("settings")

_SIZE = (1096, 600)


class ProductEditor(EditorDialog):
    """Emits `taken("")` for the default products. The local service's products are shown read-only."""

    file_name = "products.csv"
    most_bytes = 512 * 1024

    def __init__(self, connection: Connection, parent: QWidget) -> None:
        title = _tr("Products of “{}”").format(connection_title(connection)) if connection.title else _tr("Products")
        super().__init__(title, _SIZE, parent)
        self._delivered = shown_catalogue(Connection(connection.base_url))
        self.rows = ProductRows(shown_catalogue(connection), fixed=connection.local)
        self._before = list(map(dict, self.rows.rows))
        table = self.table = ProductTable(self.rows)
        self.add = Button(_tr("Add"), icon="plus", clicked=table.add_row)
        self.remove = Button(_tr("Remove"), icon="trash", clicked=table.remove_row)
        self.up = icon_button("chevron-up", _tr("Move up"), lambda: table.move_row(-1), _tr("Move up (Alt+Up)"))
        self.down = icon_button(
            "chevron-down", _tr("Move down"), lambda: table.move_row(1), _tr("Move down (Alt+Down)")
        )
        self._name_buttons()
        rows = (self.add, self.remove, self.up, self.down)
        self.lay_out(_reason(connection), Card.around(table), button_row(*rows, None), keys=[table, *rows])
        self.rows.edited.connect(self._say_state)
        table.selectionModel().currentChanged.connect(lambda *_: self._say_moves())
        self._say_state()
        self._say_broken(connection)
        table.go_to(0)

    def _name_buttons(self) -> None:
        self.add.setToolTip(_tr("Insert"))
        self.remove.setToolTip(_tr("Delete"))
        self.load.setText(_tr("Import CSV…"))
        self.store.setText(_tr("Export CSV…"))
        self.reset.setText(_tr("Defaults"))
        self.cancel.setText(_tr("Close") if self.rows.fixed else _tr("Cancel"))
        bind_button("settings.use", self.use)
        for button in (self.add, self.remove, self.up, self.down, self.load, self.reset, self.use):
            button.setHidden(self.rows.fixed)

    def changed(self) -> bool:
        """Return True if the rows differ from what they were."""
        return self.rows.rows != self._before

    def start_over(self) -> None:
        """Show the products that came with the program."""
        self.rows.show_products(self._delivered)

    def reject(self) -> None:
        """Ask in the place of what is said of the rows: one thing at a time."""
        if self.changed() and self.drop.isHidden():
            self.state.hide()
        super().reject()

    def keep_editing(self) -> None:
        """Return to the table."""
        self.state.show()
        self.table.setFocus()

    def _say_state(self) -> None:
        fault = self.rows.first_fault()
        made = self.rows.catalogue()
        if fault is not None:
            at, field, reason = fault
            where = _tr("Row {}, {}").format(at + 1, column_titles()[field][0])
            self.say(joining.named(where, reason), "danger")
            more = self.rows.count_faults() - 1
            self.state.set_detail(words.counted(more, "%n more is wrong", "%n more are wrong") if more else "")
        elif made is None:
            self.say(_tr("At least one product is required"), "danger")
        else:
            unpriced = sum(product.price is None for product in made)
            self.say(_summary(len(made), unpriced), "accent")
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
            self.say(
                _tr("{} These are the defaults: “Use” puts them in its place.").format(error_words(error)[0]),
                "warning",
            )

    def go_there(self) -> None:
        """Edit the first wrong field."""
        if fault := self.rows.first_fault():
            self.table.go_to(fault[0], fault[1])
            self.table.edit(self.table.currentIndex())

    def apply(self) -> None:
        """Emit the products, if they are right."""
        self.setFocus()  # what is being typed is taken, and checked
        made = self.rows.catalogue()
        if made is not None and not self.rows.fixed:
            self.taken.emit("" if made == self._delivered else write_products(made))
            self.accept()

    def file_titles(self) -> tuple[str, str, str]:
        """Return what such files are called."""
        return _tr("Import products"), _tr("Export products"), f"{_tr('Lists')} (*.csv *.tsv *.txt)"

    def shown_content(self) -> bytes | None:
        """Return the products in a form that spreadsheet programs read correctly; None while a row is wrong."""
        made = self.rows.catalogue()
        return None if made is None else write_products(made).encode("utf-8-sig")

    def show_content(self, content: bytes, name: str) -> None:
        """Show the products of a price list, or of a colleague's file."""
        found = _read(content, name).named_as(self.rows.catalogue() or self._delivered)
        slugs = {product.slug for product in found}
        gone = sum(bool(row["slug"].strip()) and row["slug"].strip() not in slugs for row in self.rows.rows)
        self.rows.show_products(found)
        self.table.go_to(0)
        self.state.set_text(_imported(self.state.text(), name, gone))


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


def _read(content: bytes, name: str) -> Catalogue:
    """Return the products in a file; raise `FileTrouble` with the line that is wrong."""
    try:
        return read_products(_text(content))
    except UnicodeDecodeError:
        raise FileTrouble(_tr("“{}” isn't text, so it isn't a list of products.").format(name)) from None
    except ProductsWrong as error:
        reason = stored_words.shown(error.reason)
        reason = reason if error.line is None else joining.named(_tr("line {}").format(error.line), reason)
        raise FileTrouble(_tr("“{}” was not imported. {}").format(name, reason[:1].upper() + reason[1:])) from None


def _text(content: bytes) -> str:
    """Decode what spreadsheet programs write: UTF-8, UTF-16 ("Unicode text") or, on Windows, cp1252."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252")
