"""The Batch upload page: takes a list, lets it be corrected, and hands it over to be verified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.service.policy import Feature
from desktop_app.ui.batch.estimate import as_prepared
from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.frame.chosen_last import ChosenLast
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.look.resources import resource
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import ProductTitles, price_unit
from desktop_app.ui.upload.drop_target import DropTarget
from desktop_app.ui.upload.lists import Source
from desktop_app.ui.upload.reading.import_controller import ImportController
from desktop_app.ui.upload.reading.list_questions import ListQuestions
from desktop_app.ui.upload.reading.list_queue import ListQueue
from desktop_app.ui.upload.recent_work import RecentWork
from desktop_app.ui.upload.rows.earlier_hint import EarlierHint
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.sending.handing_over import Sending
from desktop_app.ui.upload.sending.key_wait import KeyWait
from desktop_app.ui.upload.sending.reuse_work import ReuseWork
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.sending.unsent import UnsentList
from desktop_app.ui.upload.start_view import StartView
from desktop_app.ui.upload.views import Views

_IDLE = 400  # milliseconds after the page is shown, when nobody is waiting for anything yet
SAMPLE_OPTIONS = ReadOptions(country="GB")


class UploadPage(DropTarget):
    """Holds at most one unsent list; call `discard_unsent()` when the program ends.

    `start` is the part of the page that is visible already.
    `list_begun()`: the page has begun to read another list.
    """

    list_begun = Signal()

    def __init__(self, context: PageContext, start: StartView | None = None) -> None:
        super().__init__(context.services.journal)
        self._context = context
        self._last = ChosenLast(context.services.journal)
        self._titles = ProductTitles(context.services.session)
        self._unsent = UnsentList(context.services, context.runner)
        self._sending = Sending(context.runner, context.services.preparing)
        self._queue = ListQueue()
        self._views = Views(self, self._queue.question, start)
        self.start, self.reading = self._views.start, self._views.reading
        self.failed, self.view, self.password = self._views.failed, self._views.list, self._views.password
        self._recent = RecentWork(context, self.start, self._titles)
        self._questions = ListQuestions(context, self.view, self._unsent)
        self._earlier = EarlierHint(context, self.view, self._unsent, self._titles)
        self.view.panel.way.allowed = context.services.session.policy.allows(Feature.REALTIME_CHECKS)
        self._reuse = ReuseWork(context, self.view.panel, self._list_id)
        self._course = ImportController(context, self._views, self._unsent, self._queue, self._questions)
        column = QVBoxLayout(self)
        column.setSpacing(theme.S)
        column.addWidget(self._queue.strip)
        column.addWidget(self._views)
        page_lowness(self, column).changed.connect(self._queue.strip.set_low)
        self._connect_views()
        self._connect_services()
        self.view.panel.reckon = as_prepared(context.services.preparing)
        self._connection_changed()
        KeyWait(context, self.view.panel)
        OthersUnderWay(context, self.view.panel)

    # --- Called by the window ---

    def open_file(self, path: Path) -> None:
        """Read a file, in place of any unsent list on the page."""
        self._read_new(path, self._options())

    def open_files(self, paths: Sequence[Path]) -> None:
        """Read one file, or ask first how to read several."""
        if len(paths) == 1:
            self.open_file(paths[0])
        elif self.may_take():
            self._course.cancel()
            self._queue.ask(paths)
            self._show(self._queue.question)
            self._queue.question.as_one.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take lists from outside that nobody can hold back; queue them while a list is read, asked about or sent.

        Windows starts the program once for each of several files chosen together, and some come late.
        """
        asked = self._views.currentWidget() in (self._queue.question, self.password)
        if self.may_take() and not self._course.busy and not asked:
            self.open_files(paths)
        else:
            self._queue.add(paths)

    def open_sample(self) -> None:
        """Read the sample list that comes with the program."""
        self._read_new(resource("samples", "customers.xlsx"), SAMPLE_OPTIONS)

    def open_paste(self, text: str) -> None:
        """Read pasted numbers or cells."""
        self._read_new(text, self._options())

    @property
    def has_unsent(self) -> bool:
        """True if a list was opened and not sent."""
        return self._unsent.current is not None or self._course.busy

    @property
    def unsent_files(self) -> tuple[Path, ...]:
        """The files of the list that was opened and not sent; empty if it was pasted, or is the sample."""
        files = self._course.files if self.has_unsent else ()
        return () if resource("samples", "customers.xlsx") in files else files

    def discard_unsent(self) -> None:
        """Stop what is under way and delete the list that wasn't sent. Safe at any time, and more than once."""
        self._sending.cancel()
        self._course.stop()
        self._let_go(at_end=True)

    # --- Overrides of DropTarget ---

    def may_take(self) -> bool:
        """Return False while a list becomes a batch, else True."""
        return not self._sending.busy

    def show_held(self, held: bool) -> None:
        """Show or hide the hint that a list can be dropped here."""
        self._views.show_held(held)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh the recent lists, which may have changed meanwhile."""
        super().showEvent(event)
        self._recent.show()
        QTimer.singleShot(_IDLE, self, self.view.table.warm_up)

    # --- Reading ---

    def _read_new(self, source: Source, options: ReadOptions) -> None:
        if self.may_take():
            self.list_begun.emit()
            self._course.read(source, options)

    def _correct(self, options: ReadOptions) -> None:
        if self.may_take():
            self._course.correct(options)

    def _cancel_reading(self) -> None:
        self._course.cancel(by_person=True)

    def _list_came(self) -> None:
        self._earlier.look()
        if not self.view.panel.balance_known:
            self._context.refresh_balance()

    def _options(self) -> ReadOptions:
        # No country of an earlier list: under a wrong one, wrong numbers look valid and are paid for.
        return ReadOptions()

    # --- The list shown ---

    def _leave(self) -> None:
        """Go back one step (Escape): from what is running, asked or filtered."""
        if self._course.busy:
            self._cancel_reading()
        elif self._views.shows(self.password):
            self.password.cancel.click()
        elif self._views.currentWidget() in (self._queue.question, self.failed):
            self._course.go_back()
        elif self.view.filter.isVisible():
            self._questions.filter(None)

    def _close_list(self) -> None:
        if self._course.takes_place:
            self._cancel_reading()
            return
        self._course.cancel()
        self._let_go()
        if not self._queue.take_next():
            self._show(self.start)

    # --- Sending ---

    def _send(self) -> None:
        if self._unsent.current is None or not self._views.shows(self.view) or self._course.busy or self._sending.busy:
            return
        if self._earlier.costs_now():  # warn first; pressing again sends
            return
        self._sending.prepare(self.view.panel.order(self._unsent.current.list_id, self._context.connection()))
        self.view.set_sending(True)

    def _prepared(self, batch: Batch) -> None:
        self.view.set_sending(False)
        ours = self._unsent.current is not None and self._unsent.current.list_id == batch.list_id
        self._let_go()  # the list's data stays: it belongs to a batch now
        follows = self._queue.take_next()
        if not follows:
            self._show(self.start)
        hand_over(self._context, batch, self._views.say, carried_on=not ours, another_follows=follows)

    def _not_prepared(self, error: Exception) -> None:
        self.view.set_sending(False)
        self._reuse.ask()  # the attempt may have changed what is known
        self._context.show_error(error)

    # --- Common parts ---

    def _let_go(self, *, at_end: bool = False) -> None:
        """Take the list off the page, and delete it if it wasn't sent."""
        self._questions.forget()
        self._reuse.forget()
        self.view.forget_list()
        self._unsent.let_go(at_end=at_end)
        self._course.forget()

    def _list_id(self) -> str:
        return self._unsent.current.list_id if self._unsent.current is not None else ""

    def _show(self, view: QWidget) -> None:
        self._views.setCurrentWidget(view)
        if view is self.start:
            self._recent.show()
        self._queue.set_idle(self._views.idle)
        if self.isVisible():
            asked = self.password.field if view is self.password else self
            asked.setFocus(Qt.FocusReason.OtherFocusReason)  # no focus ring; Tab then goes to the first control

    def _connection_changed(self) -> None:
        self._titles.forget()
        connection = self._context.connection()
        balances = self._context.services.journal.money.balances(connection.base_url, 1)
        self.view.panel.set_connection(connection, price_unit(connection, balances))
        self.view.panel.set_product(self._last.product())
        self._recent.show()

    def _connect_views(self) -> None:
        self.files_taken.connect(self.open_files)
        self._queue.wanted.connect(lambda source: self._read_new(source, self._options()))
        self._queue.cancelled.connect(self._course.go_back)
        self._queue.told.connect(self._context.show_info)
        self._queue.leads.connect(self._views.stand_back)
        self.text_taken.connect(self.open_paste)
        self.told.connect(self._context.show_info)
        for view in (self.start, self.failed, self.view):
            view.choose_wanted.connect(self.choose_file)
        self.start.sample_wanted.connect(self.open_sample)
        self.start.batch_wanted.connect(self._context.open_results)
        self.reading.cancelled.connect(self._cancel_reading)
        self.failed.back_wanted.connect(self._course.go_back)
        self.failed.encoding_chosen.connect(self._course.retry_in)
        self.password.entered.connect(self._course.enter)
        self.password.cancelled.connect(self._course.cancel)
        self.view.close_wanted.connect(self._close_list)
        self.view.panel.counts.reading.cancelled.connect(self._cancel_reading)
        self.view.corrections.wanted.connect(self._correct)
        self._earlier.reading_wanted.connect(self.view.corrections.take)
        self.view.corrections.country_chosen.connect(self._last.keep_country)
        self.view.panel.send_wanted.connect(self._send)
        self.view.panel.product_chosen.connect(self._last.keep_product)
        self.view.panel.prices_wanted.connect(self._context.connect)
        bind_list(self.view)
        bind("upload.leave", self, self._leave)

    def _connect_services(self) -> None:
        self._course.shown.connect(self._show)
        self._course.came.connect(self._list_came)
        self._sending.prepared.connect(self._prepared)
        self._sending.failed.connect(self._not_prepared)
        self._context.changes.balance_changed.connect(self.view.panel.set_balance)
        self._context.changes.connection_changed.connect(self._connection_changed)


# --- Tells the window about a batch just written ---


def hand_over(
    context: PageContext, batch: Batch, say: Callable[[str], None], *, carried_on: bool, another_follows: bool
) -> None:
    """Have the batch sent and show it in the monitor; stay here with a note if the next list is on the page already.

    `carried_on`: the same list was begun before, and this is its batch. If all its answers are known there is nothing
    to send: show its results.
    """
    if batch.reused and not context.services.journal.tasks(batch.id):
        _show_known(context, batch, say, another_follows=another_follows)
        return
    if another_follows and not carried_on:
        say(words.tr("“{}” is being verified. Here is the next list.", "upload").format(list_title(batch)))
    context.run_batch(batch.id)
    if not another_follows:
        context.show_monitor(batch.id)
    if carried_on:  # last, because a list's note is removed when another page comes to the front
        text = words.tr("“{}” was begun before and is carried on: nothing is sent twice.", "upload")
        context.show_info(text.format(list_title(batch)))


def _show_known(context: PageContext, batch: Batch, say: Callable[[str], None], *, another_follows: bool) -> None:
    if another_follows:
        said = words.tr("Every answer of “{}” was known already: nothing was sent. Here is the next list.", "upload")
        say(said.format(list_title(batch)))
    else:
        context.open_results(batch.id)
        context.show_info(words.tr("Every answer was known already: nothing was sent, nothing was paid.", "upload"))


# --- Keys and palette commands for the list on the page ---


_CORRECTIONS = ("sheet", "header", "column", "country_column", "country", "encoding", "delimiter")


def bind_list(view: ListView) -> None:
    """Bind each command to its own control: the command is available while the control is enabled."""
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


# --- Recalculates what other lists will still take from the balance, when one of them moves on ---


# Milliseconds: lists under way change several times a second, and the sum is read from the journal.
EVERY = 1_000


class OthersUnderWay(QObject):
    """Belongs to the panel: a batch that is finished, paused, deleted or restored changes what is left."""

    def __init__(self, context: PageContext, panel: SendPanel) -> None:
        super().__init__(panel)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(panel.reckon_again)
        context.changes.changed.connect(self._changed)
        context.changes.ended.connect(self.timer.stop)

    def _changed(self, _ids: object) -> None:
        if not self.timer.isActive():  # no restart: frequent changes would postpone it
            self.timer.start()
