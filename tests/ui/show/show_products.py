"""Draws the editor for a connection's products in each of its states, to be looked at.

    python -m tests.ui.show.show_products folder [--dark]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.product_table import CellField
from tests.ui.show.studio import Studio, take_pictures

PRICED = """slug,name,family,price,minimum,maximum,via
tel-check,Phone validation,Phone validation,0.0004,1000,50000,auto
hlr,HLR lookup,Carrier and HLR lookup,0.004,,10000,json
wa-active,WhatsApp presence,Messaging presence,,500,,file
"""
ADDRESS = "https://api.example.com/api/v1"


def typed(editor: ProductEditor, row: int, field: str, text: str) -> None:
    """Type into a cell, and stay there."""
    editor.table.go_to(row, field)
    editor.table.edit(editor.table.currentIndex())
    QApplication.processEvents()
    cell = next(each for each in editor.table.findChildren(CellField) if each.isVisible())
    cell.selectAll()
    QTest.keyClicks(cell, text)


async def draw(studio: Studio) -> None:
    """One picture of each state."""
    parent = QWidget()
    parent.show()

    def take(name: str, editor: ProductEditor) -> None:
        QApplication.processEvents()
        studio.camera.take(f"products-{name}", editor)

    def opened(products: str = "", connection: Connection | None = None) -> ProductEditor:
        editor = ProductEditor(connection or Connection(ADDRESS, "Team account", products=products), parent)
        editor.open()
        editor.activateWindow()
        QApplication.processEvents()
        return editor

    take("standard", opened())
    take("local", opened(connection=Connection()))
    take("broken", opened("slug,price\nhlr,lots\n"))
    editor = opened(PRICED)
    take("priced", editor)
    typed(editor, 1, "price", "0,4 cents")
    take("wrong-typing", editor)
    editor.table.setFocus()
    editor.table.go_to(2)
    take("wrong-price", editor)
    editor.reject()
    take("drop", editor)
    editor.drop.dismiss()
    editor.table.add_row()
    take("added", editor)
    typed(editor, 0, "minimum", "80000")
    editor.table.setFocus()
    take("several-wrong", editor)
    editor = opened(PRICED)
    file = studio.folder / "price list 2026.csv"
    file.write_text("Product code;Unit price;Min\nhlr;0,004;\nwa-active;free;500\n")
    editor.import_file(file)
    take("import-error", editor)
    file.write_text("Product code;Unit price;Min\nhlr;0,004;\nwa-active;0,01;500\n")
    editor.import_file(file)
    take("imported", editor)


if __name__ == "__main__":
    take_pictures(draw, pumped=True)
