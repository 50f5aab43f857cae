"""What can be done with the list on the page, by keys and from the command palette."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QAbstractButton

from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.upload.list_view import ListView

_CORRECTIONS = ("sheet", "header", "column", "country_column", "country", "encoding", "delimiter")


def bind_list(view: ListView) -> None:
    """Each is bound to its own control: it can be done while that can be used."""
    panel = view.panel
    for name, choice in zip(_CORRECTIONS, view.corrections.choices(), strict=True):
        bind(f"upload.{name}", choice, choice.open_options)
    bind("upload.send", panel.send, panel.press_by_key, detail=panel.brief.text)
    bind("upload.product", panel.product, panel.product.open_options)
    for status, count in panel.counts.buttons.items():
        bind(f"upload.show_{status.value}", count, count.click, when=partial(_unpressed, count))
    bind("upload.show_all", view.filter, view.filter.button.click)
    bind_button("upload.save_problems", view.head.save)
    bind_button("upload.close", view.close_list)
    view.choose.setToolTip(with_key("", "upload.open"))


def _unpressed(count: QAbstractButton) -> bool:
    return not count.isChecked()
