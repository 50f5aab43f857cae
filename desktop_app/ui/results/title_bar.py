"""The first line of the results: the way back, the file, the product, and a mark if simulated."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.products import STANDARD
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.lists.exporting import SIMULATED
from desktop_app.ui.export.export_button import ExportButton
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import product_name

_NAME = 180  # pixels that the file's name keeps, however narrow the window is


class TitleBar(QWidget):
    """Shows the batch passed to it."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__()
        self.back = Button(words.tr("Task monitor", "results"), "link", icon="arrow-left", clicked=back)
        self.back.setAccessibleName(words.tr("Back to the Task monitor", "results"))
        self.back.setToolTip(words.tr("Alt+Left", "results"))
        self._title = ElidedLabel("", "title")
        self._about = AboutLabel()
        self.simulated = _mark(words.tr("Simulated", "results"), words.tr(SIMULATED, "results"))
        self.again = Button(words.tr("Send the unanswered again…", "results"), icon="refresh")
        self.again.hide()
        self.compare = Button(words.tr("Compare…", "results"), icon="duplicate")
        self.compare.setToolTip(words.tr("See what has changed since an earlier run", "results"))
        self.compare.hide()
        self.export = ExportButton(reports=True)
        self.export.setToolTip(words.tr("Write the results to a file", "results"))
        self.reread = QAction(words.tr("Read results differently…", "results"), self)
        self.meanings = self._action(
            words.tr("What answers mean…", "results"),
            words.tr("See and change which answers are good, doubtful or bad", "results"),
        )
        self.callable = self._action(
            words.tr("Only numbers that can be called now", "offline"),
            words.tr("By the numbers' time zones and the hours in the settings", "offline"),
        )
        self.step = self._action(
            words.tr("Next step…", "results"),
            words.tr("Ask another product or service about these numbers, or some of them", "results"),
        )
        self.refresh = self._action(words.tr("Refresh…", "results"))
        self.show_refresh(possible=False)
        self.recipe = self._action(
            words.tr("Save as recipe…", "recipes"),
            words.tr("So that the next file of its shape gets the same with one click", "recipes"),
        )
        self.recipes = self._action(words.tr("Recipes…", "recipes"))
        self.fetch = self._action(
            words.tr("Fetch the results again", "monitor"),
            words.tr("Asks for missing answers: nothing is sent or charged", "monitor"),
        )
        for action in (self.step, self.refresh, self.recipe, self.fetch):
            action.setEnabled(False)
        self._menu = QMenu(self)  # always this one: screen readers find an action in its first menu
        close_when_chosen(self._menu)
        self._menu.setToolTipsVisible(True)
        self._menu.addActions([self.step, self.refresh, self.recipe, self.recipes])
        self._menu.addSeparator()
        self._menu.addAction(self.callable)
        self._menu.addSeparator()
        self._menu.addActions([self.meanings, self.reread, self.fetch])
        self.more = icon_button("more", words.tr("More about these results", "results"), self.open_menu)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S + 2)
        row.addWidget(self.back)
        row.addWidget(self._title)
        row.addWidget(self._about)
        row.addWidget(self.simulated)
        row.addStretch()
        row.addWidget(self.again)
        row.addWidget(self.compare)
        row.addWidget(self.export)
        row.addWidget(self.more)

    def _action(self, text: str, tip: str = "") -> QAction:
        action = QAction(text, self)
        action.setToolTip(tip)
        return action

    def show_refresh(self, *, possible: bool, why_not: str = "") -> None:
        """Show if the list can be refreshed, and what that does, or why it can't.

        With a reason it can be chosen all the same, and the page says the reason: few would wait above a grey entry.
        """
        self.why_no_refresh = why_not
        self.refresh.setEnabled(possible or bool(why_not))
        tip = words.tr("Ask again only what is too old or unknown; the rest is free", "results")
        self.refresh.setToolTip(why_not or tip)

    def add_menu(self, menu: QMenu) -> None:
        """Add a menu to that of rarely needed commands."""
        self._menu.insertMenu(self.callable, menu)

    def open_menu(self) -> None:
        """Open the menu of rarely needed commands below its button."""
        self._menu.popup(corner_below(self.more, self._menu.sizeHint().width(), at_end=True))

    def show_batch(self, batch: Batch, connection: Connection) -> None:
        """Show the batch, and the connection it was verified through; the product has its name of that time."""
        self._title.setText(list_title(batch))
        self._title.setMinimumWidth(min(_NAME, self._title.sizeHint().width()))
        at = batch.created_at.astimezone(datetime.now().astimezone().tzinfo)
        when = f"{words.day(at)}, {words.clock(at)}"
        product = product_name(batch.product_title or shown_catalogue(connection).title(batch.product))
        self._about.tell(product, when, connection_title(connection))
        self.simulated.setVisible(is_simulated(batch))

    def event(self, event: QEvent) -> bool:
        """Share the width between name and date anew after a resize or another change."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._share()
        return super().event(event)

    def _share(self) -> None:
        beside = (self.back, self.simulated, self.again, self.compare, self.export, self.more)
        shown = [each for each in beside if not each.isHidden()]
        gaps = self._row.spacing() * (len(shown) + 1)
        room = self.width() - gaps - sum(each.sizeHint().width() for each in shown)
        name = (self._title.minimumWidth(), self._title.sizeHint().width())
        about = (self._about.dateless_width(), self._about.sizeHint().width())
        for label, width in zip((self._title, self._about), shared(room, name, about), strict=True):
            label.setMaximumWidth(width)


def is_simulated(batch: Batch) -> bool:
    """Return True if the local service made the answers up."""
    product = STANDARD.named(batch.product)
    return batch.base_url == LOCAL and product is not None and product.simulated


def _mark(text: str, tip: str) -> QFrame:
    made = QFrame()
    made.setProperty("role", "banner")
    made.setProperty("tone", "warning")
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    made.setToolTip(tip)
    made.setAccessibleName(joining.after(text, tip))
    row = QHBoxLayout(made)
    row.setContentsMargins(theme.S, theme.XS, theme.S + 2, theme.XS)
    row.setSpacing(theme.XS + 2)
    row.addWidget(IconLabel("warning", "warning"))
    row.addWidget(Label(text, "strong", tone="warning"))
    return made


# --- Product, date and connection beside the list's name, as far as there is room ---


class AboutLabel(ElidedLabel):
    """Drops the whole date first if there is no room: half a date would be read as another one."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._dateless = ""

    def tell(self, product: str, when: str, connection: str) -> None:
        """Show these three, in this order."""
        self._dateless = f"{product} · {connection}"
        self.setText(f"{product} · {when} · {connection}")

    def dateless_width(self) -> int:
        """Return the width without the date, in pixels."""
        return self.fontMetrics().horizontalAdvance(self._dateless) + 2

    def shortened(self, width: int) -> str:
        """Return the text for a room of `width` pixels."""
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(self.text()) <= width:
            return self.text()
        return metrics.elidedText(self._dateless, Qt.TextElideMode.ElideMiddle, width)


def shared(room: int, name: tuple[int, int], about: tuple[int, int]) -> tuple[int, int]:
    """Return the pixels for the name and the text beside it, from each one's least and full width.

    The name is shortened first; then the other loses its date at once.
    """
    (least_name, whole_name), (least, whole) = name, about
    if least_name + whole > room:
        whole = min(least, max(0, room - least_name))
    return min(whole_name, max(least_name, room - whole)), whole
