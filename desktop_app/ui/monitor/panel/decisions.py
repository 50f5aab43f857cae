"""The strip that names what a person must decide, and the dialogs it opens."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, Task, Via, leadable
from desktop_app.core.batches.status import BatchStatus
from desktop_app.core.batches.submission import NEED_PERSON, TaskState
from desktop_app.core.errors import DialproofError, NotFound, SentBefore
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.in_flight import STOPPED
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.panel.evidence import Evidence, evidence_line, restored
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label, line
from desktop_app.ui.parts.layout.card import button_row
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.list_title import list_title

_tr = words.translator("monitor")


class Decisions(Banner):
    """Hidden while no task is in doubt. Emits `decided(batch_id)` after a dialog settled something."""

    decided = Signal(str)

    def __init__(self, context: PageContext) -> None:
        super().__init__("warning", "", _tr("Decide…"), lambda: self.decide(None, None))
        self._context = context
        self._doubtful: list[tuple[BatchStatus, Task]] = []
        self._refused: list[tuple[BatchStatus, Task]] = []
        self.dialogs: dict[int, DecideDialog] = {}
        self.hide()

    def show_statuses(self, statuses: Sequence[BatchStatus]) -> None:
        """Name the tasks in doubt of these batches.

        Refusals are shown elsewhere, but can be decided about here as well.
        """
        self._refused = [(status, task) for status in statuses for task in status.refused]
        self._doubtful = [(status, task) for status in statuses for task in status.undecided]
        self.setVisible(bool(self._doubtful))
        if self._doubtful and (self._sentence(), self._evidence()) != (self.text(), self.detail()):
            self.set_text(self._sentence())
            self.set_detail(self._evidence())

    def decide(self, status: BatchStatus | None, task: Task | None) -> None:
        """Open the dialog for this task, else for the first doubtful one of this batch, else for the first of all."""
        if status is not None and task is not None and leadable(task):
            self._show(status, task)
            return
        open_ = self._doubtful if status is None else [*self._doubtful, *self._refused]
        if open_:
            self._show(*min(open_, key=lambda pair: (pair[0] != status, pair[1] != task)))

    def _show(self, status: BatchStatus, task: Task) -> None:
        dialog = self.dialogs.get(task.id) or self._open(status, task)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _open(self, status: BatchStatus, task: Task) -> DecideDialog:
        dialog = self.dialogs[task.id] = DecideDialog(self._context, status.batch, task, self.window())
        dialog.decided.connect(self.decided)
        dialog.finished.connect(lambda _result: self.dialogs.pop(task.id, None))
        return dialog

    def _sentence(self) -> str:
        status, task = self._doubtful[0]
        message = _what_happened(task).format(task.part, list_title(status.batch))
        others = len(self._doubtful) - 1
        more = words.counted(others, "%n other task to decide.", "%n other tasks to decide.")
        return joining.sentences(message, more) if others else message

    def _evidence(self) -> str:
        """Return the evidence about the first task in a line; the dialog shows all of it."""
        status, task = self._doubtful[0]
        return evidence_line(task, self._context.services.balances.unit(Connection(status.batch.base_url)))


def _what_happened(task: Task) -> str:
    if task.message == STOPPED:
        return _tr("Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.")
    if restored(task):
        return _tr("Task {} of “{}” may have been sent before: the journal was damaged since.")
    return _tr("No clear answer came when task {} of “{}” was sent. It may have been accepted.")


# --- A submission of which nobody knows whether it arrived: the evidence, and three ways on ---


_WIDTH = 560
_REFUSED = {TaskState.REJECTED, TaskState.DROPPED}
_WORDS_AT = 27  # pixels from a radio button's edge, by the style sheet


class Way(StrEnum):
    """The decisions a person can take."""

    ARRIVED = "arrived"
    RESEND = "resend"
    LEAVE = "leave"


class DecideDialog(QDialog):
    """A non-modal dialog beside the window; emits `decided(batch_id)` once the task is settled."""

    decided = Signal(str)

    def __init__(self, context: PageContext, batch: Batch, task: Task, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._task = task
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._refused = task.state in _REFUSED
        self._warned = False  # the same button pays once more for numbers that were sent elsewhere since
        self._accepted = task.state not in NEED_PERSON | _REFUSED
        asked = words.tr("How should it go on?", "decide") if self._accepted else words.tr("Did it arrive?", "decide")
        self.setWindowTitle(words.tr("Send it again?", "decide") if self._refused else asked)
        self.setMinimumWidth(_WIDTH)
        one_by_one = task.via is Via.REALTIME
        self._resend = words.tr("Check these", "decide") if one_by_one else words.tr("Send it again", "decide")
        self._ways: dict[Way, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self.task_id = QLineEdit()
        self.task_id.setPlaceholderText(words.tr("The task's id at the service, such as t_8f31", "decide"))
        self.task_id.setAccessibleName(words.tr("Task id", "decide"))
        self.trouble = Banner("danger", "")
        self.trouble.hide()
        self.unknown = Label("", "small", tone="danger", wrap=True)
        self.unknown.hide()
        self.later = Button(words.tr("Decide later", "decide"), clicked=self.close)
        self.confirm = Button(words.tr("Choose a way", "decide"), "primary", clicked=self._confirm)
        self._build(batch, task)
        self.task_id.textChanged.connect(lambda _text: self._changed())
        self.task_id.textEdited.connect(lambda _text: self.choose(Way.ARRIVED))
        self.task_id.returnPressed.connect(self._confirm)
        self._changed()

    def way(self) -> Way | None:
        """Return the chosen way, or None."""
        return next((way for way, button in self._ways.items() if button.isChecked()), None)

    def choose(self, way: Way) -> None:
        """Choose a way."""
        self._ways[way].setChecked(True)

    def showEvent(self, event: QShowEvent) -> None:
        """Set the height to what the words need, and focus the first way."""
        self._fit()
        next(iter(self._ways.values())).setFocus(Qt.FocusReason.OtherFocusReason)
        super().showEvent(event)

    # --- how it looks ---

    def _build(self, batch: Batch, task: Task) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(theme.L, theme.L, theme.L, theme.S)
        column.setSpacing(theme.S)
        checks = words.tr("Were more numbers of “{}” checked?", "decide").format(list_title(batch))
        arrived = words.tr("Did task {} of “{}” arrive?", "decide").format(task.part, list_title(batch))
        if self._accepted:
            arrived = words.tr("How should task {} of “{}” go on?", "decide").format(task.part, list_title(batch))
        if self._refused:
            arrived = checks = words.tr("The service refused task {} of “{}”.", "decide").format(
                task.part, list_title(batch)
            )
        column.addWidget(Label(checks if task.via is Via.REALTIME else arrived, "heading", wrap=True))
        column.addWidget(Label(_why(task), "muted", wrap=True))
        services = self._context.services
        evidence = Evidence(services.journal, task, services.balances.unit(Connection(batch.base_url)))
        evidence.resized.connect(self._fit)
        column.addWidget(evidence)
        column.addWidget(line())
        if task.via is Via.REALTIME:  # the service has no task of it
            self.task_id.hide()
            resend = words.tr("Check those without an answer here", "decide")
            again = words.counted(
                task.numbers,
                "If its %n number was checked since, it is paid for twice.",
                "Those of its %n numbers that were checked since are paid for twice.",
            )
        else:
            if services.verification.has_ids(batch):
                taken = words.tr("It arrived: continue with its id", "decide")
                other = words.tr("It has another id at the service", "decide")
                self._add_way(column, Way.ARRIVED, other if self._accepted else taken, "")
                column.addLayout(_indented(self.task_id))
                column.addLayout(_indented(self.unknown))
            else:  # it answers in the reply
                self.task_id.hide()
            resend = words.tr("It did not arrive: send it again", "decide")
            if self._refused:
                resend = words.tr("It is fixed: send it again", "decide")
            again = words.counted(
                task.numbers,
                "If it did arrive, its %n number is paid for twice.",
                "If it did arrive, its %n numbers are paid for twice.",
            )
        if not self._accepted:
            self._add_way(column, Way.RESEND, resend, again)
        if task.state is not TaskState.DROPPED:  # which was left already
            left = words.counted(
                task.numbers,
                "Nothing is sent. Its %n number stays without an answer.",
                "Nothing is sent. Its %n numbers stay without an answer.",
            )
            self._add_way(column, Way.LEAVE, words.tr("Leave it", "decide"), left)
        column.addWidget(self.trouble)
        self._lay_out(column)

    def _lay_out(self, column: QVBoxLayout) -> None:
        """Let words and choices scroll on a low screen; the buttons are always visible."""
        self._column = column
        self._said = FitScrollArea(column, self.windowTitle())
        foot = self._foot = button_row(None, self.later, self.confirm)
        foot.setContentsMargins(theme.L, theme.S, theme.L, theme.L)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._said)
        whole.addStretch()
        whole.addLayout(foot)

    def _add_way(self, column: QVBoxLayout, way: Way, text: str, hint: str) -> None:
        button = QRadioButton(text)
        button.setAccessibleDescription(hint)
        button.toggled.connect(lambda _checked: self._changed())
        self._group.addButton(button)
        self._ways[way] = button
        column.addWidget(button)
        if hint:
            column.addLayout(_indented(Label(hint, "small", wrap=True)))

    def _fit(self) -> None:
        """Set the height by hand: Qt's layout ignores the height of wrapped words and of parts shown just now."""
        self._column.activate()
        self._said.updateGeometry()
        fit(self, self.width(), self._said.height_for(self.width()) + self._foot.totalSizeHint().height())

    def _changed(self) -> None:
        way = self.way()
        self._warned = False
        self.trouble.hide()
        self.unknown.hide()
        self.confirm.setEnabled(way is not None and (way is not Way.ARRIVED or bool(self.task_id.text().strip())))
        self.confirm.setText(
            {
                None: words.tr("Choose a way", "decide"),
                Way.ARRIVED: words.tr("Look for this task", "decide"),
                Way.RESEND: self._resend,
                Way.LEAVE: words.tr("Leave it", "decide"),
            }[way]
        )

    # --- what it does ---

    def _confirm(self) -> None:
        way = self.way()
        if way is None or not self.confirm.isEnabled():
            return
        verification = self._context.services.verification
        slow = None
        if way is Way.ARRIVED:
            slow = verification.decide_arrived(self._task, self.task_id.text().strip())
        elif way is Way.RESEND and self._task.state is TaskState.DROPPED:
            slow = verification.decide_send_after_all(self._task, again=self._warned)
        if slow is not None:
            self._wait(True)
            self._context.runner.start(
                f"decide {self._task.id}", slow, done=lambda _task: self._settled(), failed=self._failed
            )
            return
        try:
            if way is Way.RESEND:
                verification.decide_resend(self._task)
            else:
                verification.decide_leave(self._task)
        except DialproofError as error:
            self._failed(error)
        else:
            self._settled()

    def _settled(self) -> None:
        self._wait(False)
        self.decided.emit(self._task.batch_id)
        self.close()

    def _failed(self, error: Exception) -> None:
        self._wait(False)
        self._warned = isinstance(error, SentBefore)
        if isinstance(error, NotFound) and self.way() is Way.ARRIVED:
            message = words.tr("The service has no task {}. Check the id.", "decide")
            self.unknown.setText(message.format(self.task_id.text().strip()))
            self.unknown.show()
        else:
            what, _meaning, advice = error_words(error)
            self.trouble.set_text(joining.sentences(what, advice))
            self.trouble.show()
        self._fit()
        if self.way() is Way.ARRIVED:
            self.task_id.setFocus(Qt.FocusReason.OtherFocusReason)
            self.task_id.selectAll()

    def _wait(self, waiting: bool) -> None:
        asking = words.tr("Asking the service…", "decide") if self.way() is Way.ARRIVED else ""
        self.confirm.set_busy(waiting, asking)
        for button in self._ways.values():
            button.setEnabled(not waiting)
        self.task_id.setEnabled(not waiting)

    def done(self, result: int) -> None:
        """Cancel a request still under way when the dialog closes by any means."""
        self._context.runner.cancel(f"decide {self._task.id}")
        super().done(result)


def _why(task: Task) -> str:
    if task.state in _REFUSED:
        return words.tr(
            (
                "Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what "
                "the service names, then send it again."
            ),
            "decide",
        )
    if task.in_reply:
        return words.tr(
            "The reply to it is here, and could not be read. Correct the connection, or how results are read, and "
            "carry on: nothing is paid for again.",
            "decide",
        )
    if task.state is not TaskState.UNKNOWN:
        known = words.tr("The service accepted it as {}. “Fetch again” in the task monitor is free.", "decide")
        return known.format(task.remote_id)
    if task.via is Via.REALTIME:
        return words.tr(
            "An older copy took the place of the damaged journal, so it is not known which of its numbers were "
            "checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.",
            "decide",
        )
    return words.tr(
        "It is not known whether it arrived. Dialproof doesn't send it again by itself, because it "
        "might be paid for twice. Your service's own task list or its support can tell.",
        "decide",
    )


def _indented(widget: QWidget) -> QHBoxLayout:
    made = QHBoxLayout()
    made.setContentsMargins(*margins(_WORDS_AT, 0, 0, theme.XS))
    made.addWidget(widget)
    return made
