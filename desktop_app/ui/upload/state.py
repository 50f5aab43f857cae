"""What the Batch upload page shows: one value, which `UploadModel` changes and the views draw."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import PasswordMissing, PasswordWrong
from desktop_app.core.rows.corrections import NOTHING_SUGGESTED, Suggested
from desktop_app.services.ports import Progress
from desktop_app.ui.upload.lists import FirstList, OpenedList, Source
from desktop_app.ui.upload.rows.row_filters import Selection, Shown
from desktop_app.ui.upload.sending.send_state import SendState


class View(Enum):
    """The views of the page, one visible at a time."""

    START = auto()
    SEVERAL = auto()
    READING = auto()
    PASSWORD = auto()
    FAILED = auto()
    LIST = auto()


@dataclass(frozen=True, slots=True)
class Reading:
    """A list being read; or one whose reading stopped with `error`, and can go on with a password or an encoding.

    `attempt` numbers all readings of the page. `again`: it is the list on the page, read with other options.
    `at_once`: the page shows nothing that is worth keeping in sight until first rows come. `reported`: this is no
    quick reading, so `progress` is shown, also while it is None because nothing is known.
    """

    source: Source
    options: ReadOptions
    attempt: int = 0
    again: bool = False
    at_once: bool = False
    passwords: tuple[Password, ...] = field(default=(), repr=False)  # tried on protected workbooks
    reported: bool = False
    progress: Progress | None = None
    first: FirstList | None = None
    error: Exception | None = None

    def stopped(self, error: Exception) -> Reading:
        """Return the reading that ended with an error: nothing of the list is shown."""
        return replace(self, error=error, first=None, progress=None, reported=False)


@dataclass(frozen=True, slots=True)
class FileQueue:
    """The files that wait for their turn, and all that were ever `offered` with others.

    `left_out` names those that were skipped because they can't be read, with the reason; nobody was told yet.
    """

    waiting: tuple[Path, ...] = ()
    offered: frozenset[Path] = frozenset()
    left_out: tuple[tuple[Path, str], ...] = ()

    def extended(self, paths: tuple[Path, ...], *, at_front: bool = False) -> FileQueue:
        """Return the queue with more files, at its end or `at_front`."""
        waiting = (*paths, *self.waiting) if at_front else (*self.waiting, *paths)
        return replace(self, waiting=waiting, offered=self.offered | set(paths))

    def without_next(self) -> FileQueue:
        """Return the queue without the file whose turn it is."""
        return replace(self, waiting=self.waiting[1:])

    def has_offered(self, source: Source) -> bool:
        """Return True if the source is a file that came with others."""
        return isinstance(source, Path) and source in self.offered

    def displaced(self, before: OpenedList | None, now: OpenedList) -> FileQueue:
        """Return the queue after `now` took the place of an unsent list: that waits again if it came with others."""
        if before is None or before.source == now.source or not isinstance(before.source, Path):
            return self
        return self.extended((before.source,), at_front=True) if self.has_offered(before.source) else self


@dataclass(frozen=True, slots=True, eq=False)
class Note:
    """Words beside everything else that disappear by themselves; without `text`, those that stand there go now."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class Untaken:
    """Why a correction wasn't taken, and what was `typed` (row, place among its numbers, text), to be typed again."""

    told: str
    typed: tuple[int, int, str] | None = None


@dataclass(frozen=True, slots=True)
class UploadState:
    """Everything that the page shows of lists; of what sending takes `send`.

    `asked`: several files came, and the person is asked how to read them. `failure`: why another way of reading the
    list failed. `filter`: the filter pressed last; `selection`: the rows it leaves, once they are known.
    `suggested`: how its rows with a problem could be mended, and what was. `untaken`: what was ordered last and not
    taken.
    `beginning`: the first bytes of a text list, to show how it would read in other encodings.
    """

    opened: OpenedList | None = None
    reading: Reading | None = None
    asked: tuple[Path, ...] = ()
    queue: FileQueue = FileQueue()
    failure: Exception | None = None
    filter: Shown = None
    selection: Selection | None = None
    beginning: bytes | None = None
    suggested: Suggested = NOTHING_SUGGESTED
    untaken: Untaken | None = None
    sending: bool = False
    send: SendState = field(default=SendState())
    note: Note = field(default=Note(), compare=False)

    @property
    def view(self) -> View:
        """The view to show."""
        reading = self.reading
        if self.asked:
            return View.SEVERAL
        if reading is not None and reading.error is not None:
            return View.PASSWORD if isinstance(reading.error, PasswordMissing | PasswordWrong) else View.FAILED
        if reading is not None and reading.first is None and not self.is_rereading:
            if reading.at_once or reading.reported:
                return View.READING
        elif reading is not None:
            return View.LIST
        return View.START if self.opened is None else View.LIST

    @property
    def is_reading(self) -> bool:
        """True while a list is being read."""
        return self.reading is not None and self.reading.error is None

    @property
    def is_rereading(self) -> bool:
        """True while the list on the page is read with other options."""
        return self.is_reading and self.reading is not None and self.reading.again and self.opened is not None

    @property
    def first(self) -> FirstList | None:
        """The first rows of the list that is being read, once there are some."""
        return None if self.reading is None else self.reading.first

    @property
    def rows(self) -> FirstList | OpenedList | None:
        """The list whose rows are shown: the one that is being read, else the opened one."""
        return self.first or self.opened

    @property
    def is_counting(self) -> bool:
        """True while the progress of a reading stands in place of the counts."""
        return self.first is not None or (self.is_rereading and self.reading is not None and self.reading.reported)

    @property
    def is_idle(self) -> bool:
        """True if there is no list and none is being read: the next one of the queue may be opened."""
        return self.view in {View.START, View.FAILED} and not self.is_reading

    @property
    def may_take(self) -> bool:
        """True if another list can be taken: always, except while one becomes a batch."""
        return not self.sending

    @property
    def may_send(self) -> bool:
        """True if there is a list in sight that can be sent now."""
        return self.opened is not None and self.view is View.LIST and not self.is_reading and not self.sending
