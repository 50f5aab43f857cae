"""Says what is wrong with the chosen batch or task."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import (
    BatchStatus,
    Concern,
    Condition,
    concern_of,
    not_understood,
)
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.ui.batch.looks import task_look
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("monitor")

_STOPS = (".", "。", "!", "?")


class BannerState(NamedTuple):
    """What the banner says, and in which tone; nothing for ""."""

    text: str = ""
    tone: Tone = "warning"


class StatusBanner(Banner):
    """Says what is wrong; hidden if nothing is."""

    def __init__(self) -> None:
        super().__init__("danger", "")

    def show_state(self, state: BannerState) -> None:
        """Show the state of a batch or task."""
        self.setVisible(bool(state.text))
        if state.text and state != (self.text(), self.property("tone")):
            self.set_text(*state)


def banner_state(timing: BatchTiming, status: BatchStatus, task: Task | None, service: str) -> BannerState:
    """Return what is to be said of a batch, or of one of its tasks; `service` is the connection's name.

    What waits for a person comes first, then the tasks' messages, then delays.
    """
    if waits := concern_words(status, task, service) or timing.silence(status):
        return BannerState(waits)
    line = task or status
    by_the_clock = timing.by_the_clock(line)
    if told := _told(status, task):
        if task is None and status.condition is Condition.PAUSED:  # the messages don't tell why nothing goes on
            whole = told if told.endswith(_STOPS) else joining.sentence(told)
            told = joining.sentences(whole, by_the_clock)
        return BannerState(told, _tone(status, task))
    return BannerState(by_the_clock, "warning" if timing.stalled(line) else "accent")


def concern_words(status: BatchStatus, task: Task | None, service: str) -> str:  # noqa: PLR0911 - one for each concern
    """Return what a person must decide or correct before a batch or task goes on; "" for nothing."""
    found = concern_of(status, task)
    if found is None:
        return ""
    concern, tasks = found
    match concern:
        case Concern.DOUBTS:
            return words.counted(
                len(tasks),
                "Of %n task it isn't known whether it arrived. Decide for each.",
                "Of %n tasks it isn't known whether they arrived. Decide for each.",
            )
        case Concern.CHECKS:
            said = _tr("It isn't known which numbers of task {} were checked. Decide how it goes on.")
            return said.format(tasks[0].part)
        case Concern.DOUBT:
            return _tr("No clear answer came for task {}. Decide whether it arrived.").format(tasks[0].part)
        case Concern.KEYRING:
            return _tr("It waits until the keyring is unlocked.")
        case Concern.KEY:
            return _tr("It waits for a valid key for {}.").format(service)
        case Concern.UNCLEAR:
            told = {"origin": service, "reason": not_understood(tasks[0].message)}
            return stored_words.filled(AnswerNotUnderstood.what, told, "errors")
    assert_never(concern)


def _told(status: BatchStatus, task: Task | None) -> str:
    """Return the messages of a batch's tasks, at most two; the others are shown with their tasks."""
    said = [task.message] if task else status.messages
    others = len(said) - 2
    more = words.counted(others, "Choose a task for %n other message.", "Choose a task for %n other messages.")
    parts = [joining.begun_large(stored_words.shown(each)) for each in said[:2]]
    return joining.sentences(*parts, more if others > 0 else "")


def _tone(status: BatchStatus, task: Task | None) -> Tone:
    """Return the tone of the messages: danger where something was refused or failed, and not answered since."""
    states = {task.state} if task else status.states
    over = task is None and status.by_tasks is Condition.COMPLETED
    return "danger" if not over and any(task_look(state).tone == "danger" for state in states) else "warning"
