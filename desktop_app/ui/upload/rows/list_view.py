"""The view of a list: its name, how it was read, its rows, and the panel for sending it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.results.reuse import OFF
from desktop_app.core.rows.corrections import NOTHING_SUGGESTED, Correction
from desktop_app.services.ports import OpenList
from desktop_app.ui.batch.offline_cells import OfflineCells
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.laid_out_once import laid_out_once
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.upload.lists import FirstList, OpenedList
from desktop_app.ui.upload.mending.mend_strip import MendStrip, undone_in_words
from desktop_app.ui.upload.mending.mendable_rows import MendableRows
from desktop_app.ui.upload.reading.import_choices import header_glimpses
from desktop_app.ui.upload.reading.import_options_bar import ImportOptionsBar
from desktop_app.ui.upload.rows.hints import CountryHint, HintPile, MoreColumnsHint, MoreSheetsHint
from desktop_app.ui.upload.rows.preview_table import PreviewModel, PreviewTable, TableState
from desktop_app.ui.upload.rows.row_filters import filter_words, mending_words
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.start_view import QuietNote
from desktop_app.ui.upload.state import Untaken, UploadState

_GAP = theme.M - theme.XS


class ListView(QWidget):
    """Emits `choose_wanted()`, `close_wanted()`, `save_wanted()` (problem rows), `filter_wanted(Shown)`.

    `typed(row, place, text)`: a number was typed in place of one with a problem.
    `refused(row, place, text)`: that wasn't taken.
    `failure_closed()`: the person has read why another way of reading failed. `corrections` and `panel` have their
    own signals.
    """

    choose_wanted = Signal()
    close_wanted = Signal()
    save_wanted = Signal()
    filter_wanted = Signal(object)
    failure_closed = Signal()
    typed = Signal(int, int, str)
    refused = Signal(int, int, str)

    def __init__(self) -> None:
        super().__init__()
        self._state = UploadState()
        self._offline: OfflineCells | None = None
        self.corrections_of: Callable[[Sequence[int]], Sequence[Correction]] = lambda _rows: ()
        self._covered: tuple[OpenedList, TableState] | None = None  # the list in whose place first rows are shown
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
        self.failure = Banner("danger", "", closed=self.failure_closed.emit)
        self.filter = Banner("accent", "", words.tr("Show all", "upload"), lambda: self.filter_wanted.emit(None))
        self.earlier = Banner("accent", "", words.tr("Open results", "upload"))
        self.refresh = Button(words.tr("Refresh…", "results"), "link")
        self.refresh.setToolTip(words.tr("Ask again only what is too old or unknown; the rest is free", "results"))
        self.earlier.add_action(self.refresh)
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
        self.mend = MendStrip()
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
        of_list = (self.column_hint, self.country_hint, self.earlier)
        named: dict[Banner, str] = {self.mend: words.tr("Rows to mend", "upload")}
        self.hints = HintPile(self.failure, *of_list, self.mend, self.more_columns, self.more_sheets, named=named)
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

    def add_note(self, note: QWidget) -> None:
        """Put a note about the list above its rows."""
        self._left.insertWidget(0, note)

    def show_state(self, state: UploadState) -> None:
        """Show the list that was opened, or the first rows of the one that is being read."""
        before, self._state = self._state, state
        with laid_out_once(self) if state.rows is not before.rows else nullcontext():
            self._show_changes(before, state)

    def _show_changes(self, before: UploadState, state: UploadState) -> None:
        if state.rows is not before.rows:
            self._show_rows(before.rows, state.rows)
        elif before.reading is not None and state.reading is None:
            self.corrections.reset()  # nothing came of the options that were chosen
        self._show_counts(before, state)
        self._show_selection(before, state)
        self._show_earlier(state)
        self.panel.show_state(state.send)
        if state.send.marks != before.send.marks and isinstance(model := self.table.model(), PreviewModel):
            model.mark_anew()
        if state.suggested is not before.suggested or state.rows is not before.rows:
            self.mend.show_suggested(state.suggested if state.first is None else NOTHING_SUGGESTED)
        if state.untaken is not before.untaken:
            self._show_untaken(state.untaken)
        if (
            before.opened is not None
            and state.opened is not None
            and state.opened.list_id == before.opened.list_id
            and (undone := undone_in_words(before.suggested, state.suggested))
        ):
            self.said.say(undone)
        if state.failure is not before.failure:
            self._show_failure(state.failure)
        if state.beginning is not None and state.beginning is not before.beginning:
            self.corrections.show_encodings(state.beginning)
        if state.sending != before.sending:
            for part in (self.choose, self.close_list, self.corrections, self.hints):
                part.setEnabled(not state.sending)

    def _show_rows(self, before: FirstList | OpenedList | None, now: FirstList | OpenedList | None) -> None:
        """Show other rows: first rows grow in place, and a list that they covered comes back as it was."""
        covered, self._covered = self._covered, None
        if now is None:
            self.table.clear()
        elif isinstance(now, FirstList):
            self._covered = (before, self.table.save_state()) if isinstance(before, OpenedList) else covered
            covered = None
            self._show_first(now)
        else:
            if covered is not None and covered[0] is now:
                self.table.restore_state(covered[1])
                covered = None
            elif not self._renewed(before, now) and not self.table.grow(now.store):
                self._show_model(MendableRows(now.store, self.corrections_of, self))
            self._show_opened(now)
            self._add_offline(now)
        if covered is not None:
            covered[1].model.deleteLater()

    def show_offline(self, cells: OfflineCells) -> None:
        """Have the rows show the columns for which nobody is asked; called again when they are others."""
        if self._offline is None:
            self._offline = cells
            cells.came.connect(self.table.viewport().update)
        if isinstance(self._state.rows, OpenedList):
            self._add_offline(self._state.rows)

    def _add_offline(self, opened: OpenedList) -> None:
        model = self.table.model()
        if self._offline is None or not isinstance(model, PreviewModel) or model.may_grow:
            return
        self._offline.take_choice()
        if opened.understanding.shape.phone_column is not None and model.shows_other(self._offline.columns()):
            found = self._state.selection
            other = MendableRows(opened.store, self.corrections_of, self, self._offline)
            if found is not None:
                other.show_only(found.rows)
            self._show_model(other)

    def _renewed(self, before: FirstList | OpenedList | None, now: OpenedList) -> bool:
        """Show the same list with corrected rows, where it stands; return False if it is another one."""
        model = self.table.model()
        same = isinstance(before, OpenedList) and before.list_id == now.list_id
        if not same or not isinstance(model, MendableRows):
            return False
        model.renew(now.store)
        return True

    def _show_model(self, model: MendableRows) -> None:
        model.typed.connect(self.typed)
        self.table.show_rows(model)

    def _show_first(self, first: FirstList) -> None:
        self._describe(first, words.tr("being read", "upload"), first)
        self._show_model(MendableRows(first, self.corrections_of, self))
        self.caption.setText(first.caption())
        self.caption.show()
        hints = (self.column_hint, self.country_hint, self.more_columns, self.more_sheets)
        for part in hints:
            part.hide()
        self.head.show_problems(None)

    def _show_opened(self, opened: OpenedList) -> None:
        self._describe(opened, opened.detail(), opened.store)
        self.caption.hide()
        self.panel.counts.show_list(opened.understanding)
        self.column_hint.setVisible(opened.understanding.shape.phone_column is None)
        self.country_hint.show_list(opened.understanding, opened.options, opened.beside_no_country())
        self.more_columns.show_list(opened)
        self.more_sheets.show_list(opened)
        self.head.show_problems(opened.understanding)

    def _describe(self, read: FirstList | OpenedList, detail: str, rows: FirstList | OpenList) -> None:
        self.head.describe(read.title, detail)
        self.corrections.show_list(read.understanding, read.options, header_glimpses(rows), pasted=read.pasted)

    def _show_counts(self, before: UploadState, state: UploadState) -> None:
        """Show the progress of a reading in place of the counts."""
        reading, opened, counts = state.reading, state.opened, self.panel.counts
        if state.is_counting and reading is not None:
            if not before.is_counting or state.first is not before.first:
                counts.show_counting(self.name.text())
            if before.reading is None or (reading.attempt, reading.progress) != (
                before.reading.attempt,
                before.reading.progress,
            ):
                counts.reading.show_progress(reading.progress)
        elif before.is_counting and opened is not None and state.rows is before.rows:
            counts.show_list(opened.understanding)

    def _show_earlier(self, state: UploadState) -> None:
        """Say that the list was verified before; not while the first rows of another one stand in its place."""
        hint = state.send.hint
        if hint is not None:
            money = state.send.again or hint.days != OFF
            self.earlier.set_text(hint.text, "warning" if money else "accent")
            theme.set_role(self.refresh, tone="warning" if money else "accent")
            self.hints.keep_in_sight(self.earlier, money)
            self.earlier.button.setText(hint.button)
            self.earlier.button.setVisible(bool(hint.button))
            self.refresh.setVisible(bool(hint.refresh))
        self.earlier.setVisible(hint is not None and state.first is None)

    def _show_selection(self, before: UploadState, state: UploadState) -> None:
        """Show the rows that the filter leaves, and press its count."""
        found, model = state.selection, self.table.model()
        if found is not before.selection and state.rows is before.rows and isinstance(model, PreviewModel):
            model.show_only(None if found is None else found.rows)
            self.table.scrollToTop()
        if found is not None and found is not before.selection:
            self.filter.set_text(filter_words(found.shown, len(found.rows)))
        elif found is not None and not found.shown and state.suggested is not before.suggested:
            self.filter.set_text(mending_words(len(found.rows)))
        self.filter.setVisible(found is not None and state.first is None)
        pressed = None if state.is_counting else state.filter
        if pressed != before.filter or state.is_counting != before.is_counting or state.rows is not before.rows:
            self.panel.counts.show_filter(pressed)

    def _show_untaken(self, untaken: Untaken | None) -> None:
        """Say what wasn't taken, and have it typed again."""
        self.said.clear()
        if untaken is not None:
            self.said.say(untaken.told)
            if untaken.typed is not None:
                self.refused.emit(*untaken.typed)

    def _show_failure(self, error: BaseException | None) -> None:
        """Say why reading the list again failed; it is shown as it was."""
        if error is not None:
            what, _meaning, advice = error_words(error)
            kept = words.tr("The list is shown as it was.", "upload")
            self.failure.set_text(joining.sentences(what, advice, kept))
        self.failure.setVisible(error is not None)

    def _copied(self, rows: int, selected: int) -> None:
        if rows < selected:
            message = words.tr("The first {} of {} rows were copied.", "upload")
            self.said.say(message.format(words.number(rows), words.number(selected)))
        else:
            self.said.clear()


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
        self.more = icon_button("more", words.tr("More about this list", "upload"), self.open_menu)
        self.more.hide()
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        close_when_chosen(self.menu)
        self.close_list = icon_button("close", words.tr("Close this list without sending it", "upload"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.name)
        row.addWidget(self.detail)
        row.addStretch()
        for part in (self.said, self.save, self.choose, self.more, self.close_list):
            row.addWidget(part)

    def open_menu(self) -> None:
        """Open the menu of rarely needed commands below its button."""
        self.menu.popup(corner_below(self.more, self.menu.sizeHint().width(), at_end=True))

    def describe(self, title: str, detail: str) -> None:
        """Show the name, and "500 rows · 31.4 kB"."""
        self.name.setText(title)
        self.detail.setText(detail)

    def show_problems(self, found: ImportSummary | None) -> None:
        """Show the save button if there are problem rows; None while the list is being read."""
        self.more.setVisible(found is not None and found.shape.phone_column is not None)
        self.save.setVisible(found is not None and bool(found.counts.invalid or found.reasons))
