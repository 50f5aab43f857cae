"""The view of a list: its name, how it was read, its rows, and the panel for sending it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.detection.table import ImportSummary
from desktop_app.services.ports import Progress
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.upload.lists import FirstList, OpenedList
from desktop_app.ui.upload.reading.import_choices import header_glimpses
from desktop_app.ui.upload.reading.import_options_bar import ImportOptionsBar
from desktop_app.ui.upload.rows.hints import CountryHint, HintPile, MoreColumnsHint, MoreSheetsHint
from desktop_app.ui.upload.rows.preview_model import PreviewModel
from desktop_app.ui.upload.rows.preview_table import PreviewTable, SetAside
from desktop_app.ui.upload.rows.row_filters import Selection, Shown, filter_words
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.start_view import QuietNote

_GAP = theme.M - theme.XS


@dataclass(frozen=True, slots=True)
class _Aside:
    """Holds what is shown again if the reading fails or is cancelled."""

    rows: SetAside
    shown: Shown


class ListView(QWidget):
    """Emits `choose_wanted()`, `close_wanted()`, `save_wanted()` (problem rows), `filter_wanted(Shown)`.

    `corrections` and `panel` have their own signals.
    """

    choose_wanted = Signal()
    close_wanted = Signal()
    save_wanted = Signal()
    filter_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._model: PreviewModel | None = None
        self._opened: OpenedList | None = None
        self._aside: _Aside | None = None
        self._filtered: Shown = None
        head = self.head = ListHead()
        self.name, self.detail, self.said = head.name, head.detail, head.said
        self.choose, self.close_list = head.choose, head.close_list
        for button, wanted in (
            (head.save, self.save_wanted),
            (head.choose, self.choose_wanted),
            (head.close_list, self.close_wanted),
        ):
            button.clicked.connect(lambda _checked=False, wanted=wanted: wanted.emit())
        self.corrections = ImportOptionsBar()
        self.failure = Banner("danger", "", closed=self.hide_failure)
        self.filter = Banner("accent", "", words.tr("Show all", "upload"), lambda: self.filter_wanted.emit(None))
        self.earlier = Banner("accent", "", words.tr("Open results", "upload"))
        self.column_hint = Banner(
            "warning",
            words.tr("No column looks like one of phone numbers.", "upload"),
            words.tr("Choose the column…", "upload"),
            self.corrections.column.open_options,
        )
        self.country_hint = CountryHint()
        self.country_hint.country_wanted.connect(self.corrections.country.open_options)
        self.country_hint.country_column_wanted.connect(self.corrections.country_column.open_options)
        self.country_hint.country_taken.connect(self.corrections.use_country)
        self.more_columns = MoreColumnsHint()
        self.more_columns.columns_taken.connect(self.corrections.column.add_columns)
        self.more_columns.choice_wanted.connect(self.corrections.column.open_options)
        self.more_sheets = MoreSheetsHint()
        self.more_sheets.sheets_taken.connect(self.corrections.use_all_sheets)
        self.corrections.column.ticks_left.connect(
            lambda: self.said.say(words.tr("The ticked columns are not used yet", "upload"))
        )
        self.table = PreviewTable()
        self.table.copying.connect(
            lambda rows: self.said.say(words.counted(rows, "Copying %n row…", "Copying %n rows…"))
        )
        self.table.copied.connect(self._copied)
        self.table.copy_stopped.connect(lambda: self.said.say(words.tr("Not copied: the rows changed", "upload")))
        self.caption = Label("", "small")
        self.panel = SendPanel()
        self.panel.counts.filter_wanted.connect(self.filter_wanted)
        for banner in (self.failure, self.filter, self.earlier, self.column_hint):
            banner.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        left = self._left = QVBoxLayout()
        left.setSpacing(theme.S)
        self.hints = HintPile(
            self.failure, self.column_hint, self.country_hint, self.earlier, self.more_columns, self.more_sheets
        )
        left.addWidget(self.hints)
        left.addWidget(self.filter)
        card = Card.around(self.table)
        card.body.addWidget(self.caption)
        self.caption.setContentsMargins(theme.M, theme.XS, theme.M, 0)
        self.caption.hide()
        left.addWidget(card, 1)
        both = QHBoxLayout()
        both.setSpacing(_GAP)
        both.addLayout(left, 9)
        both.addWidget(self.panel, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.head)
        column.addWidget(self.corrections)
        column.addLayout(both, 1)

    def add_notes(self, *notes: QWidget) -> None:
        """Put these notes about the list above its rows."""
        for at, note in enumerate(notes):
            self._left.insertWidget(at, note)

    @property
    def beginning(self) -> bool:
        """True if it shows the first rows of a list that is still being read."""
        return self._model is not None and self._model.may_grow

    def show_list(self, opened: OpenedList) -> None:
        """Show another list, or the same one read differently, without a filter.

        First rows already shown grow in place.
        """
        self._describe(opened.title, opened.detail(), opened)
        if not self.table.grow(opened.store):
            self._show_model(PreviewModel(opened.store, self))
        self._drop_aside()
        self._opened = opened
        self._show_whole(opened)
        self._filtered = None
        self.filter.hide()

    def show_first(self, first: FirstList) -> None:
        """Show the first rows of a list being read, and put aside the list shown before."""
        if self._model is not None and not self.beginning:
            self._aside = _Aside(self.table.set_aside(), self._filtered)
        self._describe(first.title, words.tr("being read", "upload"), first)
        self._show_model(PreviewModel(first, self))
        self.caption.setText(first.caption())
        self.caption.show()
        for part in (
            self.earlier,
            self.column_hint,
            self.country_hint,
            self.more_columns,
            self.more_sheets,
            self.filter,
        ):
            part.hide()
        self.head.show_problems(None)
        self.hide_failure()
        self.panel.show_counting(first.title)

    def bring_back(self) -> bool:
        """Show the list that was put aside as it was; return False if there is none."""
        if self._aside is None or self._opened is None:
            return False
        aside, self._aside = self._aside, None
        self._describe(self._opened.title, self._opened.detail(), self._opened)
        self._model = aside.rows.model
        self.table.bring_back(aside.rows)
        self._show_whole(self._opened)
        self._filtered = aside.shown
        self.mark_filter(aside.shown)
        self.filter.setVisible(aside.shown is not None)
        return True

    def forget_list(self) -> None:
        """Release the list's rows: it is about to be closed."""
        self._model = self._opened = None
        self.table.clear()
        self._drop_aside()

    def _describe(self, title: str, detail: str, read: OpenedList | FirstList) -> None:
        self.head.describe(title, detail)
        store = read if isinstance(read, FirstList) else read.store
        glimpses = header_glimpses(store)
        self.corrections.show_list(read.understanding, read.options, glimpses, pasted=read.pasted)

    def _show_model(self, model: PreviewModel) -> None:
        self._model = model
        self.table.show_rows(model)

    def _show_whole(self, opened: OpenedList) -> None:
        self.caption.hide()
        self.panel.show_list(opened.understanding)
        self.column_hint.setVisible(opened.understanding.shape.phone_column is None)
        self.country_hint.show_list(opened.understanding, opened.options, opened.beside_no_country())
        self.more_columns.show_list(opened)
        self.more_sheets.show_list(opened)
        self.head.show_problems(opened.understanding)
        self.earlier.setVisible(bool(self.earlier.text()))
        self.hide_failure()
        self.set_reading(False)

    def _drop_aside(self) -> None:
        if self._aside is not None:
            self._aside.rows.model.deleteLater()
            self._aside = None

    def show_selection(self, found: Selection | None) -> None:
        """Show only the rows of a filter; None: all."""
        if self._model is None:
            return
        self._model.show_only(None if found is None else found.rows)
        self._filtered = None if found is None else found.shown
        self.table.scrollToTop()
        self.mark_filter(None if found is None else found.shown)
        self.filter.setVisible(found is not None)
        if found is not None:
            self.filter.set_text(filter_words(found.shown, len(found.rows)))

    def mark_filter(self, shown: Shown) -> None:
        """Press the count of this filter."""
        self.panel.counts.show_filter(shown)

    def _copied(self, rows: int, selected: int) -> None:
        if rows < selected:
            said = words.tr("The first {} of {} rows were copied.", "upload")
            self.said.say(said.format(words.number(rows), words.number(selected)))
        else:
            self.said.clear()

    def set_reading(self, reading: bool) -> None:
        """Keep the old rows visible but not sendable while the list is read differently."""
        self.panel.set_waiting(reading)
        if not reading and self.panel.counting and self._opened is not None:
            self.panel.show_list(self._opened.understanding)
            self.mark_filter(self._filtered)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress of the reading; None while nothing is known."""
        if not self.panel.counting:
            self.panel.show_counting(self.name.text())
        self.panel.counts.reading.show_progress(progress)

    def set_sending(self, sending: bool) -> None:
        """Disable all changes while the list becomes a batch."""
        self.panel.set_sending(sending)
        for part in (self.choose, self.close_list, self.corrections, self.hints):
            part.setEnabled(not sending)

    def show_failure(self, error: BaseException) -> None:
        """Say why reading the list again failed; it is shown as it was."""
        what, _meaning, advice = error_words(error)
        kept = words.tr("The list is shown as it was.", "upload")
        self.failure.set_text(joining.sentences(what, advice, kept))
        self.failure.show()
        self.corrections.reset()

    def hide_failure(self) -> None:
        """Hide the failure: the list was read, or other options are tried."""
        self.failure.hide()


# The head of the view: the list's name and size, and commands for the list as a whole.


class ListHead(QWidget):
    """The owner connects and fills its parts; `save` is visible while there are problem rows."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ElidedLabel("", "title")
        self.detail = Label("", "muted")
        self.said = QuietNote()
        self.save = Button(words.tr("Save the problem rows…", "upload"))
        self.save.setToolTip(words.tr("A spreadsheet to send back to whoever made the list", "upload"))
        self.save.hide()
        self.choose = Button(words.tr("Choose another…", "upload"))
        self.close_list = icon_button("close", words.tr("Close this list without sending it", "upload"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.name)
        row.addWidget(self.detail)
        row.addStretch()
        for part in (self.said, self.save, self.choose, self.close_list):
            row.addWidget(part)

    def describe(self, title: str, detail: str) -> None:
        """Show the name, and "500 rows · 31.4 kB"."""
        self.name.setText(title)
        self.detail.setText(detail)

    def show_problems(self, found: ImportSummary | None) -> None:
        """Show the save button if there are problem rows; None while the list is being read."""
        self.save.setVisible(found is not None and bool(found.counts.invalid or found.reasons))
