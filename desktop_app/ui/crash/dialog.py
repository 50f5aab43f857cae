"""Tells of a fault of the program: what it means for the person's lists, and details to hand on.

One dialog opens at a time; it counts repetitions, and none opens right after another. If the last run didn't end in
order, a quiet message says so once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.numbers.phone import masked_text
from desktop_app.ui.crash.report import Fault, fault_of, framed, program_details
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import LINK_PADDING, Button
from desktop_app.ui.parts.fields import FixedText
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.text import words

_tr = words.translator("crash")

_WIDTH, _DETAILS_HEIGHT = 560, 200


class CrashDialog(QDialog):
    """Show it with `open()`; `leave` closes the program. `say` changes its text while it is open."""

    def __init__(
        self, what: str, details: str, logs: Path | None, leave: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Dialproof")
        self.setMinimumWidth(_WIDTH)
        self._leave = leave
        self._column = QVBoxLayout(self)
        self.what = Label("", "title", wrap=True)
        self.often = Label("", "muted", wrap=True)
        self.show_details = Button(_tr("Show details"), "link", clicked=self._turn_details)
        self.details = FixedText(_tr("Details"))
        self.details.setLineWrapMode(FixedText.LineWrapMode.NoWrap)
        self.details.setFixedHeight(_DETAILS_HEIGHT)
        self.details.hide()
        self.copy = Button(_tr("Copy details"), icon="copy", clicked=self._copy)
        self.folder = FolderButton(_tr("Open log folder"), logs or Path())
        self.folder.setVisible(logs is not None)
        self.close_program = Button(_tr("Close Dialproof"), clicked=self._close_program)
        self.go_on = Button(_tr("Continue"), "primary", clicked=self.accept)
        self._lay_out()
        self.say(what, details)
        self.go_on.setFocus()

    def say(self, what: str, details: str, often: str = "") -> None:
        """Show what happened, how often if more than once, and the details."""
        self.what.setText(what)
        self.setAccessibleName(what)
        self.often.setText(often)
        self.often.setVisible(bool(often))
        self.details.setPlainText(details)
        self._fit()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(theme.S)
        beside_links = margins(LINK_PADDING, 0, 0, 0)  # so that a link's words are aligned with all others
        for line in (self.what, self.often):
            line.setContentsMargins(*beside_links)
            line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            texts.addWidget(line)
        for text in _meaning():
            label = Label(text, wrap=True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            label.setContentsMargins(*beside_links)
            texts.addWidget(label)
        texts.addWidget(self.show_details, 0, Qt.AlignmentFlag.AlignLeft)
        details = QHBoxLayout()
        details.setContentsMargins(*beside_links)
        details.addWidget(self.details)
        texts.addLayout(details)
        texts.addStretch()
        top = QHBoxLayout()
        top.setContentsMargins(theme.L, theme.L, theme.L, theme.M)
        top.setSpacing(theme.M - LINK_PADDING)
        top.addWidget(IconLabel("warning", "warning", size=32), 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(texts, 1)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._said = FitScrollArea(top, self.windowTitle())  # scrolls on a low screen; the buttons are always visible
        self._foot = foot(self.copy, self.folder, None, self.close_program, self.go_on)
        self._column.addWidget(self._said)
        self._column.addStretch()
        self._column.addWidget(self._foot)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)

    def _fit(self) -> None:
        """Set the height the words need: wrapped text doesn't report it to Qt."""
        width = max(self.width(), _WIDTH)
        fit(self, width, self._said.height_for(width) + self._foot.sizeHint().height())

    def _turn_details(self) -> None:
        shown = self.details.isHidden()
        self.details.setVisible(shown)
        self.show_details.setText(_tr("Hide details") if shown else _tr("Show details"))
        self._fit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.copy.setText(_tr("Copied"))

    def _close_program(self) -> None:
        self.accept()
        self._leave()


def _meaning() -> tuple[str, str]:
    return (
        _tr(
            "Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under "
            "way go on, now or at the next start; if it isn't known whether a task arrived, you are asked."
        ),
        _tr(
            "Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone "
            "numbers and no keys, so that you can send them to whoever looks after it."
        ),
    )


# Seconds after closing a dialog in which no other opens: faults are shown in the strip then.
QUIET = 20.0
_MOST = 20  # different faults that are kept


class CrashTelling:
    """`tell` reports an uncaught error. `shell` is the window, `logs` the log's folder, if known."""

    def __init__(self, shell: Shell, logs: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._shell = shell
        self._logs = logs
        self._clock = clock
        self._faults: dict[tuple[str, str], Fault] = {}
        self._told: set[tuple[str, str]] = set()
        self._closed_at: float | None = None
        self.dialog: CrashDialog | None = None

    def tell(self, error: BaseException) -> None:
        """Report an error: in the open dialog, in a new one, or in the strip if it was reported before."""
        fault = fault_of(error)
        known = self._faults.get(fault.signature)
        if known is not None or len(self._faults) < _MOST:
            self._faults[fault.signature] = known.again() if known else fault
        if self.dialog is not None:
            self._told.add(fault.signature)
            self.dialog.say(*self._said())
        elif fault.signature in self._told or self._just_closed():
            self._strip()
        else:
            self._told.add(fault.signature)
            self._open()

    @property
    def details(self) -> str:
        """The faults of this run, and the platform."""
        return "\n\n".join((program_details(), *map(str, self._faults.values())))

    def _just_closed(self) -> bool:
        return self._closed_at is not None and self._clock() - self._closed_at < QUIET

    def _open(self) -> None:
        what, details, often = self._said()
        self.dialog = CrashDialog(what, details, self._logs, self._shell.close_now, self._shell)
        self.dialog.say(what, details, often)
        self.dialog.finished.connect(self._closed)
        # The fault may have occurred in a slot during painting or closing.
        QTimer.singleShot(0, self.dialog, self.dialog.open)

    def _closed(self) -> None:
        self.dialog, self._closed_at = None, self._clock()

    def _strip(self) -> None:
        self._shell.show_message(
            "warning",
            words.tr("Something went wrong inside Dialproof again.", "crash"),
            words.tr("Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.", "crash"),
            action_text=words.tr("Details…", "crash"),
            action=self._open,
        )

    def _said(self) -> tuple[str, str, str]:
        times = sum(fault.times for fault in self._faults.values())
        often = words.counted(times, "It happened %n time.", "It happened %n times.") if times > 1 else ""
        return words.tr("Something went wrong inside Dialproof.", "crash"), self.details, often


def tell_last_end(shell: Shell, frames: str, logs: Path) -> None:
    """Show the message; `frames`: the traceback of a crash, "" if the program just disappeared."""
    what = words.tr("Dialproof didn't close properly last time.", "crash")
    meaning = words.tr(
        "Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task "
        "arrived, the task monitor asks you.",
        "crash",
    )
    if not frames.strip():
        shell.strip.show_message(Message("info", what, meaning, lasting=True))
        return
    details = f"{program_details()}\n\n{masked_text(framed(frames))}"

    def show() -> None:
        sentence = words.tr("Dialproof ended unexpectedly last time.", "crash")
        CrashDialog(sentence, details, logs, shell.close_now, shell).open()

    message = Message("info", what, meaning, action_text=words.tr("Details…", "crash"), lasting=True)
    shell.strip.show_message(message, show)
