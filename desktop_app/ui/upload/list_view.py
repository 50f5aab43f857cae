"""The page with a list: its name, how it was read, its rows, and what sending it would take."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.services.ports import Progress
from desktop_app.ui import theme, words
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.progress_strip import ProgressStrip
from desktop_app.ui.upload.corrections import Corrections
from desktop_app.ui.upload.country_hint import CountryHint
from desktop_app.ui.upload.filter_words import filter_words
from desktop_app.ui.upload.header_rows import header_glimpses
from desktop_app.ui.upload.opened_list import OpenedList
from desktop_app.ui.upload.preview_model import PreviewModel
from desktop_app.ui.upload.preview_table import PreviewTable
from desktop_app.ui.upload.reading_view import progress_words
from desktop_app.ui.upload.row_selection import Selection, Shown
from desktop_app.ui.upload.send_panel import SendPanel

_GAP = theme.M - theme.XS


class ListView(QWidget):
    """`choose_wanted()`, `close_wanted()`, `filter_wanted(Shown)`; `corrections` and `panel` have their own signals."""

    choose_wanted = Signal()
    close_wanted = Signal()
    filter_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._model: PreviewModel | None = None
        self.name = ElidedLabel("", "title")
        self.detail = Label("", "muted")
        self.choose = Button(words.tr("Choose another…", "upload"), clicked=self.choose_wanted.emit)
        self.choose.setToolTip("Ctrl+O")
        self.close_list = icon_button("close", words.tr("Close this list without sending it", "upload"))
        self.close_list.clicked.connect(lambda _checked=False: self.close_wanted.emit())
        self.corrections = Corrections()
        self.strip = ProgressStrip()
        self.failure = Banner("danger", "", words.tr("Close", "upload"), self.hide_failure, button_kind="link")
        self.filter = Banner(
            "accent", "", words.tr("Show all", "upload"), lambda: self.filter_wanted.emit(None), button_kind="link"
        )
        self.country_hint = CountryHint()
        self.country_hint.country_wanted.connect(self.corrections.country.open_options)
        self.country_hint.country_taken.connect(self.corrections.use_country)
        self.table = PreviewTable()
        self.panel = SendPanel()
        self.panel.counts.filter_wanted.connect(self.filter_wanted)
        for banner in (self.failure, self.filter):
            banner.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        title = QHBoxLayout()
        title.setSpacing(theme.S)
        title.addWidget(self.name)
        title.addWidget(self.detail)
        title.addStretch()
        title.addWidget(self.choose)
        title.addWidget(self.close_list)
        left = self._left = QVBoxLayout()
        left.setSpacing(theme.S)
        for part in (self.strip, self.failure, self.country_hint, self.filter):
            left.addWidget(part)
        left.addWidget(Card.around(self.table), 1)
        both = QHBoxLayout()
        both.setSpacing(_GAP)
        both.addLayout(left, 9)
        both.addWidget(self.panel, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(title)
        column.addWidget(self.corrections)
        column.addLayout(both, 1)

    def add_notes(self, *notes: QWidget) -> None:
        """What is said of the list beside all else stands above its rows."""
        for at, note in enumerate(notes):
            self._left.insertWidget(at, note)

    def show_list(self, opened: OpenedList) -> None:
        """Another list, or the same read in another way: nothing is filtered."""
        self.name.setText(opened.title)
        self.detail.setText(opened.detail())
        self.corrections.show_list(opened.understanding, opened.options, header_glimpses(opened.store))
        self._model = PreviewModel(opened.store, self)
        self.table.show_rows(self._model)
        self.panel.show_list(opened.understanding)
        self.country_hint.show_list(opened.understanding, opened.options)
        self.filter.hide()
        self.hide_failure()
        self.set_reading(False)

    def forget_list(self) -> None:
        """The list is about to be closed: nothing may ask for its rows any more."""
        self._model = None
        self.table.clear()

    def show_selection(self, found: Selection | None) -> None:
        """Only the rows of a filter; None: all."""
        if self._model is None:
            return
        self._model.show_only(None if found is None else found.rows)
        self.table.scrollToTop()
        self.mark_filter(None if found is None else found.shown)
        self.filter.setVisible(found is not None)
        if found is not None:
            self.filter.set_text(filter_words(found.shown, len(found.rows)))

    def mark_filter(self, shown: Shown) -> None:
        """Which count is pressed."""
        self.panel.counts.show_filter(shown)

    def set_reading(self, reading: bool) -> None:
        """The list is read again: the old rows stay to be looked at, but aren't sent."""
        self.panel.set_waiting(reading)
        if not reading:
            self.strip.hide()

    def show_progress(self, progress: Progress | None) -> None:
        """How far the new reading is; None while nothing is known."""
        what = words.tr("Reading it again", "upload")
        self.strip.show_work(what if progress is None else progress_words(what, progress))

    def set_sending(self, sending: bool) -> None:
        """Nothing can be changed while the list becomes a batch."""
        self.panel.set_sending(sending)
        for part in (self.choose, self.close_list, self.corrections):
            part.setEnabled(not sending)

    def show_failure(self, error: BaseException) -> None:
        """Reading it again failed: why; what is shown stays as it was."""
        what, _meaning, advice = words.error_words(error)
        kept = words.tr("The list is shown as it was.", "upload")
        self.failure.set_text(" ".join(part for part in (what, advice, kept) if part))
        self.failure.show()
        self.corrections.reset()

    def hide_failure(self) -> None:
        """It was read, or another way is tried."""
        self.failure.hide()
