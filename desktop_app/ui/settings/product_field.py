"""One line of a connection's form: its products, and the way to their editor."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.connection import Connection
from desktop_app.core.errors import ProductsBroken
from desktop_app.services.session import catalogue_of
from desktop_app.ui import joining, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.product_editor import ProductEditor


class ProductField(QWidget):
    """`edited` when the person has changed them; `text` is `Connection.products`, "" for those delivered."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._connection = Connection("")
        self.summary = Label("", "muted")
        self.button = Button(_tr("Products…"), clicked=self.open_editor)
        self.button.setAccessibleName(_tr("Edit the products and their prices"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.summary, 1)
        row.addWidget(self.button)
        self.show_connection(self._connection)

    @property
    def text(self) -> str:
        """The products of the connection, as they are kept."""
        return self._connection.products

    def show_connection(self, connection: Connection) -> None:
        """The products of a connection, saved or not."""
        self._connection = connection
        said, tone = self._said()
        self.summary.setText(said)
        self.summary.set_tone(tone)
        self.button.setAccessibleDescription(said)

    def open_editor(self) -> ProductEditor:
        """The editor, beside the window."""
        editor = ProductEditor(self._connection, self)
        editor.taken.connect(self.take)
        editor.open()
        return editor

    def take(self, text: str) -> None:
        """The person has changed them."""
        self.show_connection(replace(self._connection, products=text))
        self.button.setFocus()
        self.edited.emit()

    def _said(self) -> tuple[str, str]:
        try:
            catalogue = catalogue_of(self._connection)
        except ProductsBroken:
            return _tr("They can't be read: mend them here"), "danger"
        if not self._connection.products:
            return _tr("Defaults: no price is known"), ""
        unpriced = sum(product.price is None for product in catalogue)
        text = words.counted(len(catalogue), "%n product", "%n products")
        more = words.counted(unpriced, "%n without a price", "%n without a price")
        return joining.listed((text, more)) if unpriced else text, ""


def _tr(text: str) -> str:
    return words.tr(text, "settings")
