"""Controls a list's import: reading, first rows, corrections, cancelling, failure or success.

The list that was on the page before is only put aside until the new one is complete; after a cancel or failure it
comes back.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DialproofError, PasswordMissing, PasswordWrong
from desktop_app.services.lists.intake import Intake, ReadList
from desktop_app.services.ports import FirstRows, Progress, WorkProgress
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.lists import FirstList, OpenedList, Source, source_in_words, title_of
from desktop_app.ui.upload.reading.list_questions import ListQuestions
from desktop_app.ui.upload.reading.list_queue import ListQueue
from desktop_app.ui.upload.sending.unsent import UnsentList
from desktop_app.ui.upload.views import Views


class ImportController(QObject):
    """Emits `shown(view)` when that view should be visible, and `came()` when a list is on the page."""

    shown = Signal(object)
    came = Signal()

    def __init__(
        self, context: PageContext, views: Views, unsent: UnsentList, queue: ListQueue, questions: ListQuestions
    ) -> None:
        super().__init__()
        self._views, self._view = views, views.list
        self._unsent = unsent
        self._queue = queue
        self._questions = questions
        self._source: Source = ""  # the source being read, or read last
        self._held: Source | None = None  # the source of the list on the page
        self._passwords: tuple[Password, ...] = ()  # those that opened the list; in memory only while it is on the page
        self._reader = ListReader(context.runner, context.services.intake)
        self._reader.begun.connect(self._begun)
        self._reader.progressed.connect(self._progressed)
        self._reader.read.connect(self._was_read)
        self._reader.failed.connect(self._not_read)

    @property
    def busy(self) -> bool:
        """True while a list is being read."""
        return self._reader.busy

    @property
    def files(self) -> tuple[Path, ...]:
        """The files being read, or read last; empty if the list was pasted."""
        if isinstance(self._source, str):
            return ()
        return (self._source,) if isinstance(self._source, Path) else self._source

    @property
    def takes_place(self) -> bool:
        """True if the list being read is another one than the page holds."""
        return self.busy and not self._reader.again and self._unsent.current is not None

    def read(self, source: Source, options: ReadOptions) -> None:
        """Read a new list; keep the current view until the new list has something to show, or takes long."""
        self._put_back()
        self._views.hush()
        stays = self._views.shows(self._views.start)
        stays = stays or (self._views.shows(self._view) and self._unsent.current is not None)
        self._queue.reads(source)
        self._source = source
        self._views.reading.begin(source_in_words(source))
        self._reader.read_new(source, options)
        if stays and self._views.shows(self._view):
            self._view.set_reading(True)
        if not stays:
            self.shown.emit(self._views.reading)
        self._queue.set_idle(False)

    def correct(self, options: ReadOptions) -> None:
        """Read the shown list with other options; during the first reading start again from the file itself."""
        self._views.hush()
        if self._view.beginning and not self._reader.again:
            if options != self._reader.options:
                self._reader.read_new(self._source, options, self._reader.passwords)
                self._view.show_progress(None)
            return
        if self._unsent.current is None:
            return
        if options == self._unsent.current.options:
            self.cancel()
            return
        self._view.hide_failure()
        self._view.set_reading(True)
        self._reader.read_again(self._unsent.current.list_id, options, self._passwords)

    def retry_in(self, encoding: str) -> None:
        """Read the list that couldn't be read in another encoding."""
        self.read(self._source, replace(self._reader.options, encoding=encoding))

    def enter(self, password: Password) -> None:
        """Try a password that the person typed on the list that couldn't be read without it."""
        passwords = (*self._reader.passwords, password)
        options, current = self._reader.options, self._unsent.current
        if not self._reader.again:
            self._views.reading.begin(source_in_words(self._source))
            self._reader.read_new(self._source, options, passwords)
            self.shown.emit(self._views.reading)
        elif current is not None:
            self._view.set_reading(True)
            self._reader.read_again(current.list_id, options, passwords)
            self.go_back()

    def forget(self) -> None:
        """Forget the passwords: there is no list on the page any more."""
        self._passwords = ()
        if not self.busy:
            self._reader.passwords = ()

    def cancel(self, *, by_person: bool = False) -> None:
        """Stop reading, and show the page as it was before."""
        stopped, name = self.busy, self._name()
        self.stop()
        self._put_back()
        self._view.corrections.reset()
        self._view.set_reading(False)
        self.go_back()
        if stopped and by_person:
            self._views.say(words.tr("Reading {} was cancelled.", "upload").format(name))

    def stop(self) -> None:
        """Stop and show nothing: the page or its list is going away."""
        self._reader.cancel()

    def go_back(self) -> None:
        """Go back to the list, or to the start view if there is none."""
        back = self._views.start if self._unsent.current is None else self._view
        if not self._views.shows(back) or back is self._views.start:
            self.shown.emit(back)

    def _name(self) -> str:
        current = self._unsent.current
        if self._reader.again and current is not None:
            return joining.quoted(current.title)
        return source_in_words(self._source)

    def _put_back(self) -> None:
        """Remove the first rows, and restore the list whose place they took, if any."""
        if self._view.beginning and not self._view.bring_back():
            self._view.forget_list()

    def _begun(self, first: FirstRows) -> None:
        self._questions.forget()
        current = self._unsent.current
        if self._reader.again and current is not None:
            title, pasted = current.title, current.pasted
        else:
            title, pasted = title_of(self._source), isinstance(self._source, str)
        self._view.show_first(FirstList(title, first, self._reader.options, pasted))
        # Filling the view and painting it take two turns of the loop; both in one would block it.
        QTimer.singleShot(0, self, self._let_see)

    def _let_see(self) -> None:
        if self._view.beginning and not self._views.shows(self._view):
            self.shown.emit(self._view)

    def _progressed(self, progress: Progress | None) -> None:
        if self._view.beginning or (self._reader.again and self._unsent.current is not None):
            self._view.show_progress(progress)
            return
        self._views.reading.show_progress(progress)
        if not self._views.shows(self._views.reading):
            self.shown.emit(self._views.reading)

    def _was_read(self, read: ReadList) -> None:
        try:
            new = self._unsent.open(read)
        except DialproofError as error:
            if self._reader.again:  # the list it was re-read from is deleted, too
                self._questions.forget()
                self._view.forget_list()
                self._unsent.let_go()
            self._not_read(error)
            return
        self._questions.forget()
        if not self._reader.again:
            self._view.more_columns.forget()
            self._view.more_sheets.forget()
        self._view.show_list(new)
        displaced = self._replace(new)
        if not self._views.shows(self._view):
            self.shown.emit(self._view)
        self._queue.displaced(displaced)
        self._queue.was_read()
        self.came.emit()

    def _replace(self, new: OpenedList) -> Source | None:
        """Hold the new list instead of the previous one; return the other source it replaced, or None."""
        had = self._held if self._unsent.current is not None else None
        self._unsent.replace(new)
        self._passwords = self._reader.passwords
        if not self._reader.again:
            self._held = self._source
        return None if had == self._held else had

    def _not_read(self, error: Exception) -> None:
        if isinstance(error, PasswordMissing | PasswordWrong):
            self._put_back()
            self._view.set_reading(False)
            self._views.password.ask(error)
            self.shown.emit(self._views.password)
        elif self._reader.again and self._unsent.current is not None:
            self._put_back()
            self._view.set_reading(False)
            self._view.show_failure(error)
        elif not self._queue.passes_over(self._source, error):
            self._put_back()
            self._views.failed.show_error(error)
            self.shown.emit(self._views.failed)


# --- Reads lists in the background, one at a time; the newest request wins ---


_TASK = "upload.read"
# Milliseconds: a reading quicker than this shows its result only, never its progress.
PATIENCE = 200
# Milliseconds between two progress reports.
PACE = 100
logger = logging.getLogger(__name__)


class ListReader(QObject):
    """Emits `begun(FirstRows)` and `progressed(Progress or None)` while it reads.

    At the end it emits either `read(ReadList)` or `failed(error)`.

    A quick reading emits neither of the first two; a long one emits only some of its progress, always the latest.
    After `cancel` it emits nothing. `Intake` deletes what a cancelled or failed reading left on disk.
    """

    begun = Signal(object)
    progressed = Signal(object)
    read = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, intake: Intake) -> None:
        super().__init__()
        self._runner = runner
        self._intake = intake
        self._turn = 0
        self.again = False
        self.options = ReadOptions()
        self.passwords: tuple[Password, ...] = ()
        self._latest: Progress | None = None
        self._first: FirstRows | None = None
        self._quick = self._news = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._tell)

    @property
    def busy(self) -> bool:
        """True while a list is being read: with `options`, and `again` if the list was read before."""
        return self._runner.running(_TASK)

    def read_new(self, source: Source, options: ReadOptions, passwords: tuple[Password, ...] = ()) -> None:
        """Read a file, several as one list, or pasted numbers; `passwords` are tried on protected workbooks."""
        self.again, self.options, self.passwords = False, options, passwords
        if isinstance(source, Path):
            self._start(self._intake.read(source, options, self._listen(), passwords=passwords))
        elif isinstance(source, str):
            self._start(self._intake.paste(source, options, self._listen()))
        else:
            self._start(self._intake.read_several(source, options, self._listen(), passwords=passwords))

    def read_again(self, list_id: str, options: ReadOptions, passwords: tuple[Password, ...] = ()) -> None:
        """Read a list's kept file with other options; the old list is deleted when the new one is there."""
        self.again, self.options, self.passwords = True, options, passwords
        self._start(self._intake.read_again(list_id, options, self._listen(), passwords=passwords))

    def cancel(self) -> None:
        """Stop, and leave nothing behind."""
        self.passwords = ()
        self._turn += 1
        self._silence.stop()
        self._runner.cancel(_TASK)

    def _listen(self) -> WorkProgress:
        self._turn += 1
        mine = self._turn

        def progressed(progress: Progress) -> None:
            if mine != self._turn:
                return
            self._latest, self._news = progress, True
            self._first = progress.first or self._first
            # First rows wait only until the reading proves not to be a quick one.
            if not self._silence.isActive() or (progress.first and not self._quick):
                self._tell()

        return progressed

    def _tell(self) -> None:
        self._quick = False
        if not self._news:
            return
        self._news = False
        self._silence.start(PACE)
        first, self._first = self._first, None
        if first is not None:
            self.begun.emit(first)
        self.progressed.emit(self._latest)

    def _start(self, reading: Coroutine[Any, Any, ReadList]) -> None:
        self._latest = self._first = None
        self._quick = self._news = True  # the first report ("nothing known yet") counts as news, too
        self._silence.start(PATIENCE)
        self._runner.start(_TASK, reading, done=self._read, failed=self._failed)

    def _read(self, read: ReadList) -> None:
        self._silence.stop()
        self.read.emit(read)

    def _failed(self, error: Exception) -> None:
        self._silence.stop()
        if not isinstance(error, DialproofError):
            logger.error("reading a list failed", exc_info=error)
        self.failed.emit(error)
