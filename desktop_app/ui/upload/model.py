"""What happens on the Batch upload page: every change of its state, without widgets.

A list that is read anew takes the place of the list on the page only when it is complete; so cancelling or a failure
leaves that list as it was.
"""

from __future__ import annotations

import logging
from array import array
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from desktop_app.core.batches.batch import Batch, Sample
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DialproofError, EncodingWrong, PasswordMissing, PasswordWrong, SentBefore
from desktop_app.core.rows.corrections import NOTHING_SUGGESTED
from desktop_app.services.lists.intake import ReadList, in_order
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.upload.lists import FirstList, OpenedList, Source, opened, source_in_words, title_of
from desktop_app.ui.upload.mending.mend_model import MendModel
from desktop_app.ui.upload.rows.row_filters import Filters, Selection, Shown
from desktop_app.ui.upload.sending.send_model import SendModel
from desktop_app.ui.upload.state import Note, Reading, UploadState, View

_READ, _SELECT, _ENCODINGS, _SEND = "upload.read", "upload.select", "upload.encodings", "upload.send"
# Milliseconds: a reading quicker than this shows its result only, never its progress.
PATIENCE = 200
# Milliseconds between two progress reports.
PACE = 100
# Calls a function after some milliseconds; returns a function that prevents it.
Later = Callable[[int, Callable[[], None]], Callable[[], None]]
logger = logging.getLogger(__name__)


class UploadModel:
    """Holds `state` and calls `show(state)` after each change; `later` is the clock of the window.

    It owns at most one unsent list: closes it when it leaves the page, and has it deleted unless a batch has it.
    `mending` corrects its rows.
    `list_begun()` is called when another list begins to be read. `sending` is the part about sending the list.
    """

    def __init__(self, context: PageContext, later: Later, show: Callable[[UploadState], None]) -> None:
        self.state = UploadState()
        self.list_begun: Callable[[], object] = lambda: None
        self._context, self._services, self._runner = context, context.services, context.runner
        self._show = show
        self._visible = False
        self.sending = SendModel(context, self._change)
        self.state = replace(self.state, send=self.sending.state)
        self.mending = MendModel(context, lambda: self.state, self._change)
        self._attempts = 0
        self._reports = _Reports(later, self.report)
        # The last order that would pay for numbers twice, which the person was told: they may repeat it.
        self._warned_of: BatchOrder | None = None

    def show_page(self, visible: bool) -> None:
        """Hear if the page can be seen: some things are read only for somebody who sees them."""
        self._visible = visible
        self._change(**({} if visible else {"untaken": None}))

    # --- Lists come ---

    def read(self, source: Source, options: ReadOptions | None = None) -> None:
        """Read a list; keep what is in sight until the new list has something to show, or takes long."""
        state = self.state
        if not state.may_take:
            return
        stays = state.view is View.START or (state.view is View.LIST and state.opened is not None)
        # No country of an earlier list: under a wrong one, wrong numbers look valid and are paid for.
        self._begin(Reading(source, options or ReadOptions(), at_once=not stays))

    def take(self, paths: Sequence[Path]) -> None:
        """Read one file, or ask first how to read several."""
        if len(paths) == 1:
            self.read(paths[0])
        elif self.state.may_take:
            self._stop()
            self._change(reading=None, asked=tuple(in_order(paths)))

    def take_or_queue(self, paths: Sequence[Path]) -> None:
        """Take lists that nobody can hold back; queue them while a list is read, asked about or sent.

        Windows starts the program once for each of several files chosen together, and some come late.
        """
        state = self.state
        if state.may_take and not state.is_reading and state.view not in {View.SEVERAL, View.PASSWORD}:
            self.take(paths)
        else:
            self._change(queue=state.queue.extended(tuple(paths)))

    def read_as_one(self) -> None:
        """Read the files that were asked about as one list."""
        self.read(self.state.asked)

    def read_one_by_one(self) -> None:
        """Put the files that were asked about at the front of the queue, and read the first."""
        self._change(queue=self.state.queue.extended(self.state.asked, at_front=True))
        self.read_next()

    def read_next(self) -> bool:
        """Read the next file of the queue; return False if none waits."""
        queue = self.state.queue
        if not queue.waiting:
            return False
        self._change(queue=queue.without_next())
        self.read(queue.waiting[0])
        return True

    def skip_next(self) -> None:
        """Take the next file out of the queue without reading it."""
        self._change(queue=self.state.queue.without_next())

    def reread(self, options: ReadOptions) -> None:
        """Read the list in sight with other options; while it is read first, start again from the file itself."""
        state = self.state
        if not state.may_take:
            return
        self._change(note=Note())
        reading, current = state.reading, state.opened
        if reading is not None and reading.first is not None and not reading.again:
            if options != reading.options:
                self._start(replace(reading, options=options, progress=None))
        elif current is not None and options == current.options:
            self.cancel()
        elif current is not None:
            begun = reading if reading is not None and reading.again else None
            again = begun or Reading(current.source, options, again=True, passwords=current.passwords)
            self._start(replace(again, options=options, passwords=current.passwords, error=None), failure=None)

    def retry_in(self, encoding: str) -> None:
        """Read the list that couldn't be read in another encoding."""
        if self.state.reading is not None:
            self.read(self.state.reading.source, replace(self.state.reading.options, encoding=encoding))

    def enter(self, password: Password) -> None:
        """Try a password that the person typed on the list that couldn't be read without it."""
        reading = self.state.reading
        if reading is not None:
            passwords = (*reading.passwords, password)
            self._start(replace(reading, passwords=passwords, error=None, at_once=not reading.again))

    # --- Lists go ---

    def cancel(self, *, by_person: bool = False) -> None:
        """Stop reading or asking, and show the page as it was before; say so if the person stopped a reading."""
        reading, note = self.state.reading, self.state.note
        if by_person and self.state.is_reading and reading is not None:
            current = self.state.opened
            name = joining.quoted(current.title) if reading.again and current else source_in_words(reading.source)
            note = Note(words.tr("Reading {} was cancelled.", "upload").format(name))
        self._stop()
        self._change(reading=None, asked=(), note=note)

    def close(self) -> None:
        """Take the list off the page without sending it, and read the next; only stop a reading that replaces it."""
        reading = self.state.reading
        if self.state.is_reading and self.state.opened is not None and reading is not None and not reading.again:
            self.cancel(by_person=True)
        else:
            self._leave_list()

    def discard(self) -> None:
        """Stop what is under way and delete the list that wasn't sent. Safe at any time, and more than once."""
        self._runner.cancel(_SEND)
        self._stop()
        self._stop_queries()
        self.mending.stop()
        gone = self.state.opened
        self._change(**_NO_LIST, reading=None, asked=(), sending=False)
        if gone is not None:
            gone.store.close()
            self._services.preparing.discard_unsent(gone.list_id)

    @property
    def has_unsent(self) -> bool:
        """True if a list was opened and not sent."""
        return self.state.is_reading or self._unsent is not None

    @property
    def unsent_files(self) -> tuple[Path, ...]:
        """The files of the list that was opened and not sent; empty if it was pasted."""
        reading = self.state.reading if self.state.is_reading else self._unsent
        source = "" if reading is None else reading.source
        if isinstance(source, str):
            return ()
        return (source,) if isinstance(source, Path) else source

    @property
    def _unsent(self) -> OpenedList | None:
        """The list on the page, unless its batch has just been written."""
        current = self.state.opened
        return current if current is not None and self._services.preparing.is_unsent(current.list_id) else None

    # --- Questions about the list on the page ---

    def filter(self, shown: Shown) -> None:
        """Show only these rows, or all rows for None."""
        current = self.state.opened
        if current is None:
            return
        self._runner.cancel(_SELECT)
        if shown is None:
            self._change(filter=None, selection=None)
        else:
            self._change(filter=shown)
            self._select(current.list_id, shown, shown, array("i"))

    def look_into_encodings(self) -> None:
        """Fetch the beginning of the list, to show how it would read in other encodings."""
        if self.state.opened is not None and self.state.first is None:
            self._change(beginning=None)
            beginning = self._services.intake.beginning(self.state.opened.list_id)
            self._runner.start(_ENCODINGS, beginning, done=self._looked, failed=_no_hints)

    def close_failure(self) -> None:
        """Remove the message that the list couldn't be read in another way."""
        self._change(failure=None)

    # --- Sending ---

    def verify(self, covered: int | None = None, sample: Sample | None = None) -> None:
        """Send the list, or as many of its numbers as are `covered`; if that costs again, only say so at first.

        `sample`: these go first, and the rest once the person says so.
        """
        current = self.state.opened
        if current is not None and self.state.may_send and not self.sending.costs_now():
            self.send(self.sending.order(current.list_id, covered, sample))

    def send(self, order: BatchOrder) -> None:
        """Write the batch, whose list leaves the page then; do nothing if the list can't be sent now.

        Pay again for recently sent numbers only after the person was told: then they repeat the same order.
        """
        if not self.state.may_send:
            return
        meant = replace(order, again=order.again or order == self._warned_of)
        preparing = self._services.preparing.prepare(meant)
        self._runner.start(_SEND, preparing, done=self._prepared, failed=partial(self._not_prepared, order))
        self._change(sending=True)

    def _prepared(self, batch: Batch) -> None:
        current = self.state.opened
        ours = current is not None and current.list_id == batch.list_id
        follows = bool(self.state.queue.waiting)
        self._leave_list(sending=False)
        hand_over(self._context, batch, self._say, carried_on=not ours, another_follows=follows)

    def _not_prepared(self, order: BatchOrder, error: Exception) -> None:
        if not isinstance(error, DialproofError):
            logger.error("preparing a batch failed", exc_info=error)
        self._warned_of = order if isinstance(error, SentBefore) else None
        self._change(sending=False)
        self.sending.count_known()  # the attempt may have changed what is known
        self._context.show_error(error)

    # --- A reading's course ---

    def report(self, progress: Progress | None, first: FirstRows | None = None) -> None:
        """Show how far the reading is, and its first rows, once there are some."""
        reading = self.state.reading
        if reading is None:
            return
        reading, shown = replace(reading, progress=progress, reported=True), self.state.selection
        if first is None:
            self._change(reading=reading)
            return
        self._stop_queries()
        current = self.state.opened if reading.again else None
        title, pasted = (current.title, current.pasted) if current else _first_title(reading.source)
        reading = replace(reading, first=FirstList(title, first, reading.options, pasted))
        self._change(reading=reading, failure=None, filter=shown.shown or None if shown else None)

    def _begin(self, reading: Reading, **changes: Any) -> None:
        self.list_begun()
        self._start(reading, note=Note(), asked=(), **changes)

    def _start(self, reading: Reading, **changes: Any) -> None:
        self._attempts += 1
        self._change(reading=replace(reading, attempt=self._attempts), **changes)
        self._runner.start(_READ, self._work(reading), done=self._was_read, failed=self._not_read)

    def _work(self, reading: Reading) -> Coroutine[Any, Any, ReadList]:
        intake, listen = self._services.intake, self._reports.begin()
        source, options, passwords = reading.source, reading.options, reading.passwords
        if reading.again and self.state.opened is not None:
            return intake.read_again(self.state.opened.list_id, options, listen, passwords=passwords)
        if isinstance(source, Path):
            return intake.read(source, options, listen, passwords=passwords)
        if isinstance(source, str):
            return intake.paste(source, options, listen)
        return intake.read_several(source, options, listen, passwords=passwords)

    def _was_read(self, read: ReadList) -> None:
        self._reports.stop()
        before, reading = self.state.opened, self.state.reading
        if reading is None:
            return
        try:
            new = self._open(read, reading)
        except DialproofError as error:
            if reading.again:  # the list it was re-read from is deleted, too
                self._stop_queries()
                self.mending.stop()
                self._change(opened=None, filter=None, selection=None, suggested=NOTHING_SUGGESTED)
                self._let_go(before)
            self._not_read(error)
            return
        self._stop_queries()
        self._change(**{**_NO_LIST, "opened": new}, reading=None, queue=self.state.queue.displaced(before, new))
        self.mending.begin(new)
        self._let_go(before)  # nothing shows its rows any more
        self._tell_left_out()
        if self.state.send.balance is None:
            self._context.refresh_balance()

    def _open(self, read: ReadList, reading: Reading) -> OpenedList:
        """Open the list that was read; if that fails delete it and keep the previous one."""
        try:
            new = opened(self._services, read)
        except BaseException:
            self._services.intake.discard(read.list_id)
            raise
        before = self.state.opened if reading.again else None
        attempt = reading.attempt if before is None else before.first_attempt
        return replace(new, source=reading.source, passwords=reading.passwords, first_attempt=attempt)

    def _not_read(self, error: Exception) -> None:
        self._reports.stop()
        if not isinstance(error, DialproofError):
            logger.error("reading a list failed", exc_info=error)
        reading = self.state.reading
        if reading is None:
            return
        if reading.again and self.state.opened is not None and not isinstance(error, PasswordMissing | PasswordWrong):
            self._change(reading=None, failure=error)
        elif not self._pass_over(reading.source, error):
            self._change(reading=reading.stopped(error))

    def _pass_over(self, source: Source, error: Exception) -> bool:
        """Skip an unreadable list of the queue for the next one; return False if it has to be shown.

        The person can correct a wrong encoding, and can enter a password.
        """
        queue, mendable = self.state.queue, isinstance(error, EncodingWrong | PasswordMissing | PasswordWrong)
        if mendable or not isinstance(error, DialproofError) or not isinstance(source, Path):
            return False
        if not queue.waiting or not queue.has_offered(source):
            return False
        left_out = (*queue.left_out, (source, error_words(error)[0]))
        self._change(queue=replace(queue, left_out=left_out))
        return self.read_next()

    # --- Common parts ---

    def _change(self, **changes: Any) -> None:
        state = replace(self.state, **changes)
        seen = self._visible and state.view is View.LIST
        follow = partial(self.sending.follow, state.opened, seen=seen, counting=state.is_counting)
        self.state = replace(state, send=follow(rereading=state.is_reading, preparing=state.sending))
        self._show(self.state)
        if self.state.is_idle:  # no later list will say it
            self._tell_left_out()

    def _say(self, text: str) -> None:
        self._change(note=Note(text))

    def _tell_left_out(self) -> None:
        gone = self.state.queue.left_out
        if not gone:
            return
        self._change(queue=replace(self.state.queue, left_out=()))
        if len(gone) == 1:
            self._context.show_info(joining.sentences(gone[0][1], words.tr("It was left out.", "upload")))
        else:
            names = joining.listed(joining.quoted(path.name) for path, _ in gone)
            told = words.tr("These can't be read and were left out: {}.", "upload")
            self._context.show_info(told.format(names))

    def _stop(self) -> None:
        self._reports.stop()
        self._runner.cancel(_READ)

    def _stop_queries(self) -> None:
        """Wait for no more answers: the list is going, or another takes its place."""
        self._runner.cancel(_SELECT)
        self._runner.cancel(_ENCODINGS)
        self.mending.stop_orders()

    def _leave_list(self, **changes: Any) -> None:
        """Take the list off the page, which shows the next one of the queue, or none."""
        self._stop()
        self._stop_queries()
        self.mending.stop()
        gone, queue = self.state.opened, self.state.queue
        if queue.waiting:
            following = Reading(queue.waiting[0], ReadOptions(), at_once=True)
            self._begin(following, **{**_NO_LIST, **changes, "queue": queue.without_next()})
        else:
            self._change(**{**_NO_LIST, **changes, "reading": None})
        self._let_go(gone)

    def _let_go(self, gone: OpenedList | None) -> None:
        """Close a list that no view shows any more, and have it deleted in the background if it wasn't sent."""
        if gone is not None:
            gone.store.close()
            self._runner.start(f"upload.delete {gone.list_id}", self._services.preparing.delete_unsent(gone.list_id))

    def _looked(self, beginning: bytes) -> None:
        self._change(beginning=beginning)

    def _select(self, list_id: str, shown: Filters, left: Filters, found: array[int]) -> None:
        """Query one filter after the other: a filter takes one problem, and damage has two kinds."""

        def done(rows: array[int]) -> None:
            together = array("i", sorted({*found, *rows})) if found else rows
            if left[1:]:
                self._select(list_id, shown, left[1:], together)
            else:
                self._change(filter=shown, selection=Selection(shown, together))

        def failed(error: Exception) -> None:
            self._change(filter=None, selection=None)
            self._context.show_error(error)

        self._runner.start(_SELECT, self._services.results.select_in_list(list_id, left[0]), done=done, failed=failed)


_NO_LIST: dict[str, Any] = {
    "opened": None,
    "failure": None,
    "filter": None,
    "selection": None,
    "beginning": None,
    "suggested": NOTHING_SUGGESTED,
    "untaken": None,
}


def _first_title(source: Source) -> tuple[str, bool]:
    return title_of(source), isinstance(source, str)


def _no_hints(error: Exception) -> None:
    """Leave the choice without hints; reading the list again will report what is wrong with the copy."""
    logger.info("no hints for encodings: %r", error)


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
        message = words.tr("Every answer of “{}” was known already: nothing was sent. Here is the next list.", "upload")
        say(message.format(list_title(batch)))
    else:
        context.open_results(batch.id)
        context.show_info(words.tr("Every answer was known already: nothing was sent, nothing was paid.", "upload"))


# --- The pace at which progress is shown ---


class _Reports:
    """Passes on what a reading reports: nothing of a quick one, and of a long one the latest in every `PACE`.

    `tell(progress, first rows)` gets first rows as soon as the reading has proved not to be a quick one.
    """

    def __init__(self, later: Later, tell: Callable[[Progress | None, FirstRows | None], None]) -> None:
        self._later, self._tell = later, tell
        self._reading = 0  # what an overtaken or cancelled one still reports isn't heard
        self._cancel_pause: Callable[[], None] | None = None
        self._quick = self._news = False
        self._latest: Progress | None = None
        self._first: FirstRows | None = None

    def begin(self) -> Callable[[Progress], None]:
        """Begin with another reading, and return the function it reports to."""
        self.stop()
        mine = self._reading
        self._latest = self._first = None
        self._quick = self._news = True  # "nothing known yet" counts as news, too
        self._pause(PATIENCE)

        def heard(progress: Progress) -> None:
            if mine != self._reading:
                return
            self._latest, self._news = progress, True
            self._first = progress.first or self._first
            if self._cancel_pause is None or (progress.first and not self._quick):
                self._pass_on()

        return heard

    def stop(self) -> None:
        """Hear nothing more of the reading."""
        self._reading += 1
        self._end_pause()

    def _pause(self, milliseconds: int) -> None:
        self._end_pause()
        self._cancel_pause = self._later(milliseconds, self._paused)

    def _end_pause(self) -> None:
        if self._cancel_pause is not None:
            self._cancel_pause()
        self._cancel_pause = None

    def _paused(self) -> None:
        self._cancel_pause = None
        self._pass_on()

    def _pass_on(self) -> None:
        self._quick = False
        if not self._news:
            return
        self._news = False
        self._pause(PACE)
        first, self._first = self._first, None
        self._tell(self._latest, first)
