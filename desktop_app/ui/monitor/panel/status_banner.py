"""Says what is wrong with the chosen batch or task."""

from __future__ import annotations

from desktop_app.core.batches.batch import BatchState, Task, Via
from desktop_app.core.batches.puzzling import not_understood, puzzling
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.ui.batch.entry import Entry, Group
from desktop_app.ui.batch.lines import message
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("monitor")

_NO_END = {TaskState.REJECTED, TaskState.FAILED}
# States whose message is replaced by what a person decides, or has decided.
_DECIDED = {TaskState.UNKNOWN, TaskState.LEFT}
_STOPS = (".", "。", "!", "?")


class StatusBanner(Banner):
    """Hidden if nothing is wrong. Names what waits for a person first, then the tasks' messages, then delays."""

    def __init__(self, timing: BatchTiming) -> None:
        super().__init__("danger", "")
        self._timing = timing

    def show_line(self, entry: Entry, task: Task | None, service: str) -> None:
        """Show the status of a batch, or of one of its tasks; `service` is the connection's name."""
        tasks = (task,) if task else entry.tasks
        said, tone = waits(entry, tasks, service) or self._timing.silence(entry), _WARNING
        if not said:
            said, tone = _of_tasks(entry, task)
            if said and task is None and entry.group is Group.PAUSED:  # the messages don't tell why nothing goes on
                whole = said if said.endswith(_STOPS) else joining.sentence(said)
                said = joining.sentences(whole, self._timing.by_the_clock(entry))
        if not said:
            said = self._timing.by_the_clock(task or entry)
            tone = "warning" if self._timing.stalled(task or entry) else "accent"
        self.setVisible(bool(said))
        if said and (said, tone) != (self.text(), self.property("tone")):
            self.set_text(said, tone)


def waits(entry: Entry, tasks: tuple[Task, ...], service: str) -> str:
    """Return what a person must decide or correct before these tasks go on; "" for nothing."""
    doubtful = [task for task in tasks if task.state is TaskState.UNKNOWN]
    if len(doubtful) > 1:
        said = words.counted(
            len(doubtful),
            "Of %n task it isn't known whether it arrived. Decide for each.",
            "Of %n tasks it isn't known whether they arrived. Decide for each.",
        )
    elif doubtful and doubtful[0].via is Via.REALTIME:
        said = _tr("It isn't known which numbers of task {} were checked. Decide how it goes on.")
    elif doubtful:
        said = _tr("No clear answer came for task {}. Decide whether it arrived.")
    elif entry.key_locked:
        return _tr("It waits until the keyring is unlocked.")
    elif entry.awaits_key:
        return _tr("It waits for a valid key for {}.").format(service)
    elif puzzled := [task for task in tasks if puzzling(task)]:
        told = {"origin": service, "reason": not_understood(puzzled[0].message)}
        return stored_words.filled(AnswerNotUnderstood.what, told, "errors")
    else:
        return ""
    return said.format(doubtful[0].part)


def _of_tasks(entry: Entry, task: Task | None) -> tuple[str, Tone]:
    """Return the messages of a batch's tasks, at most two; the others are shown with their tasks."""
    states = {task.state} if task else {each.state for each in entry.tasks}
    if task is not None:
        return joining.begun_large(stored_words.shown(task.message)), _tone(states)
    if not message(entry):
        return "", "warning"
    shown = [each for each in entry.tasks if each.state not in _DECIDED]
    if entry.state is BatchState.COMPLETED:
        shown = [each for each in shown if each.state is TaskState.JOINED]
        states = {TaskState.JOINED}
    said = list(dict.fromkeys(each.message for each in shown if each.message))
    others = len(said) - 2
    more = words.counted(others, "Choose a task for %n other message.", "Choose a task for %n other messages.")
    parts = [joining.begun_large(stored_words.shown(each)) for each in said[:2]]
    return joining.sentences(*parts, more if others > 0 else ""), _tone(states)


def _tone(states: set[TaskState]) -> Tone:
    return "danger" if states & _NO_END else "warning"


_WARNING: Tone = "warning"
