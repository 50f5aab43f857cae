"""The Batch upload page: takes a list, lets it be corrected, and hands it over to be verified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.output.formats import XLSX
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.recipes.offering import RecipeOffer
from desktop_app.ui.batch.refresh_dialog import RefreshDialog
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.export.export_format import name_filter
from desktop_app.ui.export.file_work import FileOrder, FileWork, rows_saved
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.unlocking import look, unlock, unlocking
from desktop_app.ui.look import theme
from desktop_app.ui.look.resources import resource
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.recipes.offer_strip import OfferStrip
from desktop_app.ui.text import words
from desktop_app.ui.text.number_words import problem_file_words
from desktop_app.ui.text.product_words import ProductTitles
from desktop_app.ui.upload.drop_target import DropTarget
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.mending.mendable_rows import RowMending
from desktop_app.ui.upload.model import UploadModel
from desktop_app.ui.upload.recent_lists import recent_lists
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.rows.unsent_work import UnsentWork
from desktop_app.ui.upload.sending.send_model import SendModel
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.start_view import StartView
from desktop_app.ui.upload.state import UploadState, View
from desktop_app.ui.upload.views import Views, WaitingStrip

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
        self._titles = ProductTitles(context.services.session)
        self._state = UploadState()
        self.model = UploadModel(context, self._later, self.show_state)
        self._views = Views(self, start)
        self.start, self.reading = self._views.start, self._views.reading
        self.failed, self.view, self.password = self._views.failed, self._views.list, self._views.password
        self.strip = WaitingStrip()
        self.problems = FileWork(context, "upload.problems")
        self.refreshing: RefreshDialog | None = None
        self.view.add_note(self.problems)
        self.unsent = UnsentWork(context, self.view, lambda: self.model.state)
        self.view.add_note(self.unsent.exporting)
        self.offer = OfferStrip(context)
        self.view.hints.insert(1, self.offer)
        self._recent = RecentWork(context, self.start, self._titles)
        column = QVBoxLayout(self)
        column.setSpacing(theme.S)
        column.addWidget(self.strip)
        column.addWidget(self._views)
        page_lowness(self, column).changed.connect(self.strip.set_low)
        self._connect()
        self._recent.show()
        KeyWait(context, self.model.sending, self.view.panel)
        OthersUnderWay(context, self.model.sending, self).news.connect(self.offer.look_again)

    # --- Called by the window ---

    def open_file(self, path: Path) -> None:
        """Read a file, in place of any unsent list on the page."""
        self.model.read(path)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Read one file, or ask first how to read several."""
        self.model.take(paths)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take lists from outside that nobody can hold back."""
        self.model.take_or_queue(paths)

    def open_sample(self) -> None:
        """Read the sample list that comes with the program."""
        self.model.read(_sample(), SAMPLE_OPTIONS)

    def open_paste(self, text: str) -> None:
        """Read pasted numbers or cells."""
        self.model.read(text)

    @property
    def has_unsent(self) -> bool:
        """True if a list was opened and not sent."""
        return self.model.has_unsent

    @property
    def unsent_files(self) -> tuple[Path, ...]:
        """The files of the list that was opened and not sent; empty if it was pasted, or is the sample."""
        files = self.model.unsent_files
        return () if _sample() in files else files

    def discard_unsent(self) -> None:
        """Stop what is under way and delete the list that wasn't sent. Safe at any time, and more than once."""
        self.model.discard()

    # --- Overrides of DropTarget ---

    def may_take(self) -> bool:
        """Return False while a list becomes a batch, else True."""
        return self.model.state.may_take

    def show_held(self, held: bool) -> None:
        """Show or hide the hint that a list can be dropped here."""
        self._views.show_held(held)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh the recent lists and what sending takes, which may have changed meanwhile."""
        super().showEvent(event)
        self.model.show_page(visible=True)
        self._recent.show()
        QTimer.singleShot(_IDLE, self, self.view.table.warm_up)

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing that nobody sees."""
        super().hideEvent(event)
        self.model.show_page(visible=False)

    # --- The state ---

    def show_state(self, state: UploadState) -> None:
        """Show what the page holds now."""
        before, self._state = self._state, state
        if state.rows is not before.rows:
            self.problems.forget()
        if state.opened is not before.opened:
            self._offer_recipe(state.opened)
        self._views.show_state(state)
        self.strip.show_state(state)
        came = state.first is not None and before.first is None
        if came and state.view is not before.view:
            # Filling the view and painting it take two turns of the loop; both in one would block it.
            QTimer.singleShot(0, self, self._turn)
        else:
            self._turn(again=before.is_reading and not state.is_reading)

    def _turn(self, *, again: bool = False) -> None:
        """Bring the right view to the front; `again`: move the focus also if the start view is there already."""
        view = self._state.view
        if not self._views.turn_to(view) and not (again and view is View.START):
            return
        if view is View.START:
            self._recent.show()
        if self.isVisible():
            first = {View.PASSWORD: self.password.field, View.SEVERAL: self._views.several.as_one}
            # No focus ring on the page itself; Tab then goes to the first control.
            first.get(view, self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _later(self, milliseconds: int, call: Callable[[], None]) -> Callable[[], None]:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start(milliseconds)

        def prevent() -> None:
            timer.stop()
            timer.deleteLater()

        return prevent

    # --- What the person did ---

    def _leave(self) -> None:
        """Go back one step (Escape): from what is running, asked or filtered."""
        state = self.model.state
        if state.is_reading:
            self.model.cancel(by_person=True)
        elif state.view in {View.PASSWORD, View.SEVERAL, View.FAILED}:
            self.model.cancel()
        elif self.view.filter.isVisible():
            self.model.filter(None)

    def _follow_hint(self) -> None:
        """Go where the hint about an earlier batch leads."""
        hint = self.model.state.send.hint
        if hint is None:
            return
        if hint.options is not None:
            self.view.corrections.take(hint.options)
        elif hint.corrected_in:
            self.model.mending.repeat(hint.corrected_in)
        elif hint.batch_id:
            (self._context.open_results if hint.ended else self._context.show_monitor)(hint.batch_id)
        else:
            self.model.sending.choose_reuse(hint.days)

    def _refresh(self) -> None:
        """Ask what refreshing a former list by this one takes; the list is sent like any other then."""
        hint, opened = self.model.state.send.hint, self.model.state.opened
        if hint is not None and hint.refresh and opened is not None and self.model.state.may_send:
            former = self._context.services.refreshing.latest(self._context.services.journal.batch(hint.refresh))
            take = self.model.send
            self.refreshing = RefreshDialog(self._context, former, self.window(), list_id=opened.list_id, take=take)
            self.refreshing.finished.connect(self._forget_refreshing)
            self.refreshing.open()

    def _forget_refreshing(self) -> None:
        self.refreshing = None

    def _offer_recipe(self, opened: OpenedList | None) -> None:
        if opened is None or not isinstance(opened.source, Path) or opened.passwords or opened.source == _sample():
            self.offer.forget()
        else:
            self.offer.show_list(opened.list_id, opened.understanding, opened.source)

    def _run_recipe(self, offer: RecipeOffer, path: Path) -> None:
        """Run a recipe with the file of the list, as it was corrected; the list leaves the page."""
        self.model.close()
        self._context.run_recipe(offer.agreed, path, offer.corrected)

    def _save_problems(self) -> None:
        current = self.model.state.opened
        if current is not None:
            self.problems.ask_where(problem_rows_order(self._context.services.exporting, current))

    def _show_account(self, status: AccountStatus) -> None:
        if self._context.connection() != self.model.state.send.connection:
            self._titles.forget()
            self._recent.show()
        self.model.sending.show_account(status)

    def _batches_changed(self, batch_ids: object) -> None:
        self.model.sending.hear_of_batches(batch_ids)

    def _keep_country(self, code: str) -> None:
        """Keep the country for single checks; a list never starts with the country of another one."""
        self._context.services.journal.save_setting(Setting.COUNTRY, code)

    def _connect(self) -> None:
        model, views, view = self.model, self._views, self.view
        model.list_begun = self.list_begun.emit
        self.files_taken.connect(model.take)
        self.text_taken.connect(self.open_paste)
        self.told.connect(self._context.show_info)
        for each in (self.start, self.failed, view):
            each.choose_wanted.connect(self.choose_file)
        self.start.sample_wanted.connect(self.open_sample)
        self.start.batch_wanted.connect(self._context.open_results)
        self.strip.opened.connect(model.read_next)
        self.strip.skipped.connect(model.skip_next)
        views.several.together.connect(model.read_as_one)
        views.several.one_by_one.connect(model.read_one_by_one)
        for withdrawn in (views.several.cancelled, self.failed.back_wanted, self.password.cancelled):
            withdrawn.connect(model.cancel)
        for stopped in (self.reading.cancelled, view.panel.counts.reading.cancelled):
            stopped.connect(lambda: model.cancel(by_person=True))
        self.failed.encoding_chosen.connect(model.retry_in)
        self.password.entered.connect(model.enter)
        view.close_wanted.connect(model.close)
        view.filter_wanted.connect(model.filter)
        view.failure_closed.connect(model.close_failure)
        view.corrections_of = model.mending.corrections_of
        view.typed.connect(model.mending.type_number)
        view.mend.take_wanted.connect(model.mending.take)
        view.mend.look_wanted.connect(model.mending.look_at)
        view.mend.turned_to.connect(model.mending.follow)
        view.mend.undo_wanted.connect(model.mending.undo)
        view.refused.connect(RowMending(view.table, model.mending).type_again)
        bind("upload.redo", view.mend, model.mending.redo, when=lambda: model.mending.may_redo, typing=False)
        view.save_wanted.connect(self._save_problems)
        self.problems.busy_changed.connect(view.head.save.setDisabled)
        view.corrections.wanted.connect(model.reread)
        view.corrections.encoding.opening.connect(model.look_into_encodings)
        view.corrections.country_chosen.connect(self._keep_country)
        view.earlier.button.clicked.connect(self._follow_hint)
        view.refresh.clicked.connect(self._refresh)
        self.offer.run_wanted.connect(self._run_recipe)
        bind("upload.recipe", self.offer.button, self.offer.button.click, detail=self.offer.detail)
        view.panel.send_wanted.connect(model.verify)
        view.panel.sample_wanted.connect(lambda sample: model.verify(sample=sample))
        view.panel.product_chosen.connect(model.sending.choose_product)
        view.panel.way_chosen.connect(model.sending.choose_way)
        view.panel.reuse_chosen.connect(model.sending.choose_reuse)
        view.panel.suppression_chosen.connect(model.sending.switch_suppression)
        view.panel.prices_wanted.connect(self._context.connect)
        bind_list(view)
        bind("upload.leave", self, self._leave)
        self._context.on_account(self._show_account)
        self._context.changes.changed.connect(self._batches_changed)
        self._context.changes.suppression_changed.connect(model.sending.mark_anew)


def problem_rows_order(exporting: Exporting, opened: OpenedList) -> FileOrder[int]:
    """Return the order to save the problem rows of a list as "customers – problems.xlsx"."""
    list_id = opened.list_id
    return FileOrder(
        title=words.tr("Save the problem rows", "upload"),
        name=words.tr("{} – problems", "upload").format(Path(opened.title).stem) + XLSX.suffix,
        suffix=XLSX.suffix,
        name_filter=name_filter(XLSX),
        write=lambda path, progress: exporting.save_problems(list_id, path, progress, words=problem_file_words()),
        written=rows_saved,
        folder=Setting.PROBLEM_ROWS_FOLDER,
    )


def _sample() -> Path:
    return resource("samples", "customers.xlsx")


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
    bind_button("upload.mend", view.mend.button)
    bind_button("upload.look", view.mend.look)
    bind("upload.undo", view.mend.undo, view.mend.undo.click, typing=False)
    bind("upload.show_all", view.filter, view.filter.button.click)
    bind("upload.offline", view.head.more, view.head.open_menu)
    bind_button("upload.save_problems", view.head.save)
    bind_button("upload.refresh", view.refresh)
    bind_button("upload.close", view.close_list)
    view.choose.setToolTip(with_key("", "upload.open"))


def _unpressed(count: QAbstractButton) -> bool:
    return not count.isChecked()


# --- Recalculates what other lists will still take from the balance, when one of them moves on ---


# Milliseconds: lists under way change several times a second, and the sum is read from the journal.
EVERY = 1_000
# Milliseconds between two looks if another process has written into the journal.
ELSEWHERE = 2_000


class OthersUnderWay(QObject):
    """Belongs to the page: a batch that is finished, paused, deleted or restored changes what is left.

    One that is new or finished, by whichever process, may also have numbers of the list on the page: what is said of
    these, and offered for them, is looked up anew (`news()`).
    """

    news = Signal()

    def __init__(self, context: PageContext, sending: SendModel, page: QWidget) -> None:
        super().__init__(page)
        self._journal, self._sending, self._page = context.services.journal, sending, page
        self._written = self._journal.written_elsewhere()
        self._known: dict[str, bool] = {}  # not read at the start, when nobody waits for it
        self._missed = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(self._follow)
        self.elsewhere = QTimer(self, interval=ELSEWHERE)
        self.elsewhere.timeout.connect(self._look_elsewhere)
        self.elsewhere.start()
        context.changes.changed.connect(self._changed)
        context.changes.ended.connect(self.timer.stop)
        context.changes.ended.connect(self.elsewhere.stop)

    def _changed(self, _ids: object) -> None:
        if not self.timer.isActive():  # no restart: frequent changes would postpone it
            self.timer.start()

    def _look_elsewhere(self) -> None:
        """See if another process, such as the command line, has written into the journal."""
        if not self._page.isVisible():
            return
        written, self._written = self._written, self._journal.written_elsewhere()
        if self._missed or written != self._written:
            self._follow()

    def _follow(self) -> None:
        self._sending.reckon_again()
        self._missed = not self._page.isVisible()
        if self._missed:
            return
        before, self._known = self._known, self._of_today()
        if self._known != before:
            self._sending.look_anew()
            self.news.emit()

    def _of_today(self) -> dict[str, bool]:
        """Return which batches were begun within a day, and if they are finished."""
        since = datetime.now(UTC) - timedelta(days=1)
        young = [batch.id for batch in self._journal.batches() if batch.created_at > since]
        return {each: finished(self._journal.tasks(each)) for each in young}


# --- Says beside the button that a list would wait while the connection in use has no accepted key ---


# Milliseconds between two checks if a locked keyring was unlocked, which nobody announces.
LOOK_EVERY = 3_000


class KeyWait(QObject):
    """Tells the model whenever a key was refused, missed, entered or accepted; belongs to the panel.

    When a locked keyring is unlocked, from the panel or elsewhere, the batches that waited for its keys go on,
    through other connections, too.
    """

    def __init__(self, context: PageContext, sending: SendModel, panel: SendPanel) -> None:
        super().__init__(panel)
        self._context, self._sending = context, sending
        self._failed: dict[str, Connection] = {}  # those whose key was missed in this run, by origin
        self.timer = QTimer(self)
        self.timer.setInterval(LOOK_EVERY)
        self.timer.timeout.connect(self._look_again)
        panel.warnings.unlock_wanted.connect(self._ask)
        context.changes.account_changed.connect(self._account_told)
        context.changes.ended.connect(self.timer.stop)
        self._look()

    def _account_told(self, status: AccountStatus) -> None:
        if status.key is not KeyState.OK:
            self._failed[status.connection.origin] = status.connection
        self._look()

    def _look(self) -> None:
        session, connection = self._context.services.session, self._context.connection()
        locked = session.keyring_locked(connection)
        asked = locked and unlocking(self._context, connection)
        self._sending.change(keyless=session.awaits_key(connection), locked=locked, unlocking=asked)
        if not self._locked():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _locked(self) -> list[Connection]:
        """Return the connections (the one in use and those of batches) whose key is in a locked keyring."""
        in_use = self._context.connection()
        every = {**self._failed, in_use.origin: in_use}
        return list(filter(self._context.services.session.keyring_locked, every.values()))

    def _ask(self) -> None:
        unlock(self._context, self._context.connection())
        self._look()

    def _look_again(self) -> None:
        for connection in self._locked():
            look(self._context, connection)


# --- Keeps the recent lists on the start view up to date ---


class RecentWork(QObject):
    """Fills `start` whenever it is visible and its content may have changed."""

    def __init__(self, context: PageContext, start: StartView, titles: ProductTitles) -> None:
        super().__init__(start)
        self._context, self._start, self._titles = context, start, titles
        self._since = _now()
        for news in (context.changes.changed, context.changes.account_changed):
            news.connect(self.show)

    def show(self, _changed: object = None) -> None:
        """Show the newest lists first; read nothing while the view is hidden."""
        if self._start.isVisible():
            # The monitor's judgement, so that both say the same of a batch. Made anew, because it caches what it
            # judged.
            look = BatchTiming(_now, Pace(), since=self._since).look
            found = recent_lists(self._context.services.journal, _now(), self._titles.title, look, self._keyless)
            self._start.show_recent(found)

    def _keyless(self, batch: Batch) -> bool:
        return self._context.services.session.awaits_key(Connection(batch.base_url))


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
