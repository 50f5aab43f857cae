"""Shows the evidence about a doubtful submission."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import LoggedEvent, Task, Via
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.panel.events import AnswerText, raw_answer
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.text import joining, stored_words, words

_ANSWER_HEIGHT = 112
_UTC = re.compile(r"(?<!\d)(\d{4}-\d\d-\d\d \d\d:\d\d) UTC")  # the format in which the journal writes its copy's time
_ONE_LINE = 48  # characters that fit beside the name


class Evidence(QWidget):
    """Shows time, numbers, balances, the reason, and the raw answer on demand.

    Emits `resized` when that is shown or hidden.

    Amounts are in the `unit` of the connection's balance.
    """

    resized = Signal()

    def __init__(self, journal: Journal, task: Task, unit: str = "") -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.XS, 0, theme.XS)
        column.setSpacing(2)
        for name, value in facts(task, unit):
            if len(value) <= _ONE_LINE:
                column.addWidget(KeyValue(name, value))
            else:
                column.addSpacing(theme.XS)
                column.addWidget(Label(name, "muted"))
                column.addWidget(Label(value, "medium", wrap=True))
        hint = balance_hint(task.balance_before, task.balance_after, unit, refused=task.state is TaskState.REJECTED)
        if hint:
            column.addSpacing(theme.XS)
            column.addWidget(Label(hint, "medium", wrap=True))
        answer = raw_answer_of(journal.events(task.batch_id, task.id))
        self.answer = AnswerText(words.tr("The service's answer", "decide"), answer)
        self.answer.setFixedHeight(_ANSWER_HEIGHT)
        self.answer.hide()
        self.show_answer = Button(words.tr("Show the service's answer", "decide"), "link", clicked=self._show)
        self.show_answer.setVisible(bool(answer))
        row = QHBoxLayout()
        row.setContentsMargins(0, theme.XS, 0, theme.XS)
        row.addWidget(self.show_answer)
        row.addStretch()
        column.addLayout(row)
        column.addWidget(self.answer)

    def _show(self) -> None:
        self.answer.setVisible(self.answer.isHidden())
        shown = not self.answer.isHidden()
        text = words.tr("Hide the answer", "decide") if shown else words.tr("Show the service's answer", "decide")
        self.show_answer.setText(text)
        self.resized.emit()


def facts(task: Task, unit: str = "") -> list[tuple[str, str]]:
    """Return the certain facts as names and values."""
    one_by_one = task.via is Via.REALTIME
    balances = (
        (words.tr("Balance before", "decide"), task.balance_before),
        (words.tr("Balance after", "decide"), task.balance_after),
    )
    found = [
        (words.tr("Started", "decide") if one_by_one else words.tr("Sent", "decide"), _when(task.sent_at)),
        (words.tr("Numbers", "decide"), " · ".join(filter(None, (words.number(task.numbers), task.country)))),
        (words.tr("First and last", "decide"), _ends(task) or words.NOTHING),
        *((name, _amount(value, unit)) for name, value in balances if value is not None),
    ]
    if task.message:
        found.append((words.tr("What happened", "decide"), joining.begun_large(_what_happened(task))))
    return found


def _what_happened(task: Task) -> str:
    """Return the task's message, with the time of the journal's copy in local time."""
    told = stored_words.shown(task.message)
    return _UTC.sub(_local, told) if restored(task) else told


def _local(message: re.Match[str]) -> str:
    with suppress(ValueError):  # an impossible date: not the journal's words
        return words.local_time(datetime.fromisoformat(f"{message[1]}+00:00"))
    return message[0]


def restored(task: Task) -> bool:
    """Return True if the doubt came with an older copy that replaced a damaged journal: nothing of the task failed."""
    return task.sent_at is None or task.via is Via.REALTIME


def evidence_line(task: Task, unit: str = "") -> str:
    """Return the facts in a line: count, range, time, balances, and the message if nothing else says what is wrong."""
    count = words.counted(task.numbers, "%n number", "%n numbers")
    known = [f"{count} ({_ends(task)})" if _ends(task) else count]
    if task.sent_at:
        message = words.tr("started {}", "decide") if restored(task) else words.tr("sent {}", "decide")
        known.append(message.format(_when(task.sent_at)))
    if task.balance_before is not None and task.balance_after is not None:
        amounts = words.tr("balance {} → {}", "decide")
        known.append(amounts.format(words.exact(task.balance_before), _amount(task.balance_after, unit)))
    told = task.message and not restored(task)
    return " · ".join([*known, stored_words.shown(task.message)] if told else known)


def balance_hint(before: Decimal | None, after: Decimal | None, unit: str = "", *, refused: bool = False) -> str:
    """Return what the balances suggest; "" if they aren't known.

    `refused`: the service refused, which is taken as certain.
    """
    if before is None or after is None:
        return ""
    if refused:
        return words.tr("The balance didn't fall, so it was not charged.", "decide") if after >= before else ""
    if after < before:
        return words.tr("The balance fell by {}, so it probably arrived.", "decide").format(
            _amount(before - after, unit)
        )
    return words.tr("The balance didn't fall, so it probably did not arrive.", "decide")


def raw_answer_of(events: list[LoggedEvent]) -> str:
    """Return the raw answer to the submission."""
    telling = {TaskEvent.DOUBTED, TaskEvent.REFUSED, TaskEvent.THROTTLED}
    answers = (raw_answer(each) for each in events if each.kind in telling)
    return next((answer for answer in answers if answer), "")


def _ends(task: Task) -> str:
    """Return "+447…92 to +447…08", or "" if unknown."""
    if not (task.first_number and task.last_number):
        return task.first_number or task.last_number
    return words.tr("{} to {}", "decide").format(task.first_number, task.last_number)


def _amount(value: Decimal | None, unit: str) -> str:
    return words.NOTHING if value is None else words.exact_amount(value, unit)


def _when(at: datetime | None) -> str:
    if at is None:
        return words.NOTHING
    here = at.astimezone()
    return f"{words.day(here)}, {words.clock(here, seconds=True)}"
