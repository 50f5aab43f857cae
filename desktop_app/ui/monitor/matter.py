"""What is the matter with the chosen batch or task, in words."""

from __future__ import annotations

from desktop_app.core.batch import Task
from desktop_app.core.submission import TaskState
from desktop_app.ui import joining, stored_words, words
from desktop_app.ui.monitor.columns import Clockwork, message
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.parts.banner import Banner, Tone

_NO_END = {TaskState.REJECTED, TaskState.FAILED}


class Matter(Banner):
    """Hidden while nothing is; what the tasks say goes before what the clock says."""

    def __init__(self, clockwork: Clockwork) -> None:
        super().__init__("danger", "")
        self._clockwork = clockwork

    def show_line(self, entry: Entry, task: Task | None) -> None:
        """Of a batch, or of one of its tasks."""
        said, tone = self._of_tasks(entry, task)
        if not said:
            said = self._clockwork.message(task or entry)
            tone = "warning" if self._clockwork.stalled(task or entry) else "accent"
        self.setVisible(bool(said))
        if said and (said, tone) != (self.text(), self.property("tone")):
            self.set_text(said, tone)

    def _of_tasks(self, entry: Entry, task: Task | None) -> tuple[str, Tone]:
        said = message(task or entry)
        states = {task.state} if task else {each.state for each in entry.tasks}
        if said and task is None:
            others = len({each.message for each in entry.tasks if each.message} - {said})
            more = words.counted(others, "And %n other message.", "And %n other messages.")
            return joining.sentences(stored_words.shown(said), more if others else ""), _tone(states)
        return stored_words.shown(said), _tone(states)


def _tone(states: set[TaskState]) -> Tone:
    return "danger" if states & _NO_END else "warning"
