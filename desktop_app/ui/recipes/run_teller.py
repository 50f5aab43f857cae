"""Tells what became of a run: in the window, and on the desktop while the window isn't in front."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message, MessageKind, MessageStrip
from desktop_app.ui.notices.notices import Notice, Notices
from desktop_app.ui.recipes.recipe_words import file_of, outcome_words, written_words
from desktop_app.ui.recipes.recipe_work import RecipeWork
from desktop_app.ui.text import joining, words

_tr = words.translator("recipes")
_KINDS: dict[RunState, MessageKind] = {
    RunState.DONE: "success",
    RunState.WAITING: "info",
    RunState.UNDER_WAY: "info",
    RunState.SAME: "info",
    RunState.DELETED: "info",
}
_WITH_RESULTS = frozenset({RunState.DONE, RunState.PARTLY})
_GOOD, _WAITS = "transfer.complete", "transfer"  # categories of the Desktop Notifications Specification


class _Way(NamedTuple):
    """What a person can do about a run: a button's words, and what it does."""

    text: str
    go: Callable[[], object]


class RunTeller:
    """`tell(run)` is called with each run that has come to an end; `notices` show it once they are there."""

    def __init__(self, context: PageContext, strip: MessageStrip, open_list: Callable[[Path], object]) -> None:
        self._context, self._strip, self._open_list = context, strip, open_list
        self.work: RecipeWork | None = None
        self.notices: Notices | None = None
        self.come_to_front: Callable[[], object] = lambda: None

    def tell(self, run: RunRecord) -> None:
        """Say what became of it; of one that waits, only at its first attempt."""
        if run.state is RunState.WAITING and run.tries > 1:
            return
        way = self._way(run)
        message = Message(
            _KINDS.get(run.state, "warning"),
            joining.named(joining.quoted(run.recipe), file_of(run)),
            outcome_words(run),
            joining.sentences(written_words(run), advice_on(run)),
            action_text=way.text,
            lasting=True,
        )

        def act() -> None:
            self._strip.withdraw(message)
            way.go()

        def clicked() -> None:
            self.come_to_front()
            act()

        self._strip.show_message(message, act)
        if self.notices is not None:
            self.notices.tell(notice_of(run), clicked)

    def _way(self, run: RunRecord) -> _Way:
        batch_id, file = run.batch_id, Path(run.file)
        if batch_id and run.state in _WITH_RESULTS:
            return _Way(_tr("Open results"), lambda: self._context.open_results(batch_id))
        if batch_id:
            return _Way(_tr("Show it"), lambda: self._context.show_monitor(batch_id))
        if run.state is RunState.SAME and run.cause is Cause.HAND:
            return _Way(_tr("Run it again"), lambda: self._run_again(run))
        if run.state is RunState.UNREADABLE and file.is_file():
            return _Way(_tr("Open the file"), lambda: self._open_list(file))
        return _Way(_tr("Show the recipe"), lambda: self._context.open_recipes(run.recipe))

    def _run_again(self, run: RunRecord) -> None:
        """Run it once more with the same content: the person has read that it was run before."""
        try:
            recipe = self._context.services.recipes.named(run.recipe)
        except DialproofError as error:
            self._context.show_error(error)
        else:
            if self.work is not None:
                self.work.run(recipe, Path(run.file), again=True)


def advice_on(run: RunRecord) -> str:
    """Return what to do about a run that didn't come to its end; "" if there is nothing to do."""
    return {
        RunState.WAITING: _tr("Nothing has to be done: it goes on by itself."),
        RunState.STOPPED: _tr("Change its cap, or decide in the task monitor."),
        RunState.UNREADABLE: _tr("Nothing was sent. Open the file to see how it differs."),
        RunState.REFUSED: _tr("The task monitor says why."),
        RunState.FAILED: _tr("Run it again; what was sent isn't sent twice."),
    }.get(run.state, "")


def notice_of(run: RunRecord) -> Notice:
    """Return the desktop notice about a run; it takes the place of that about its batch."""
    done = run.state in _WITH_RESULTS
    summary = _tr("A recipe has run") if done else _tr("A recipe needs a look")
    if run.state in {RunState.WAITING, RunState.SAME}:
        summary = _tr("A recipe has nothing to do now")
    name = joining.named(joining.quoted(run.recipe), file_of(run))
    text = joining.sentences(joining.sentence(name), outcome_words(run))
    return Notice(run.batch_id or f"recipe {run.recipe}", summary, text, _tr("Show"), _GOOD if done else _WAITS)
