"""Tells what became of runs: in the window and on the desktop as they end, and in a table of all of a recipe's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message, MessageKind, MessageStrip
from desktop_app.ui.look import theme
from desktop_app.ui.notices.notices import Notice, Notices
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, filled, foot
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.recipes.recipe_words import STATES, file_of, outcome_words, written_words
from desktop_app.ui.recipes.recipe_work import RecipeWork
from desktop_app.ui.text import joining, words

_tr = words.translator("recipes")
_KINDS: dict[RunState, MessageKind] = {
    RunState.DONE: "success",
    RunState.WAITING: "info",
    RunState.UNDER_WAY: "info",
    RunState.SAME: "info",
    RunState.LATELY: "info",
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
        self._told: dict[Message, RunRecord] = {}
        context.changes.changed.connect(self._forget_deleted)

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

        self._forget(lambda former: (former.recipe, former.file) == (run.recipe, run.file))
        self._told[message] = run
        self._strip.show_message(message, act)
        if self.notices is not None:
            self.notices.tell(notice_of(run), clicked)

    def _forget(self, over: Callable[[RunRecord], bool]) -> None:
        """Withdraw what was said of runs that are `over`: closing another message would bring it back."""
        for message in [each for each, run in self._told.items() if over(run)]:
            del self._told[message]
            self._strip.withdraw(message)

    def _forget_deleted(self, ids: set[str]) -> None:
        if any(run.batch_id in ids for run in self._told.values()):
            there = {batch.id for batch in self._context.services.journal.batches()}
            self._forget(lambda run: run.batch_id in ids and run.batch_id not in there)

    def _way(self, run: RunRecord) -> _Way:
        batch_id, file = run.batch_id, Path(run.file)
        if batch_id and run.state in _WITH_RESULTS:
            return _Way(_tr("Open results"), lambda: self._context.open_results(batch_id))
        if batch_id:
            return _Way(_tr("Show it"), lambda: self._context.show_monitor(batch_id))
        if run.state is RunState.CAPPED:
            return _Way(_tr("Change its cap…"), lambda: self._context.open_recipes(run.recipe))
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
    nothing = _tr("Nothing was sent.") if run.so_far is None else ""
    unlike = _tr("Open the file to see how it differs.") if Path(run.file).is_file() else ""
    if run.cause is Cause.FOLDER:
        capped = joining.sentences(nothing, _tr("Raise its cap, and the file is taken up by itself."))
        lately = _tr("Nothing has to be done: it is taken up by itself, within a day at the latest.")
    else:
        capped = joining.sentences(nothing, _tr("Raise its cap, then run the file again: Runs… has it."))
        later = _tr("Run it again tomorrow, or once these numbers have their answers: Runs… has it.")
        lately = joining.sentences(nothing, later)
    return {
        RunState.WAITING: _tr("Nothing has to be done: it goes on by itself."),
        RunState.STOPPED: _tr("Decide in the task monitor, then it goes on."),
        RunState.CAPPED: capped,
        RunState.LATELY: lately,
        RunState.UNREADABLE: joining.sentences(nothing, unlike),
        RunState.REFUSED: _tr("The task monitor says why.") if run.batch_id else nothing,
        RunState.FAILED: _tr("Run it again; what was sent isn't sent twice."),
    }.get(run.state, "")


def notice_of(run: RunRecord) -> Notice:
    """Return the desktop notice about a run; it takes the place of that about its batch."""
    done = run.state in _WITH_RESULTS
    summary = _tr("A recipe has run") if done else _tr("A recipe needs a look")
    if run.state in {RunState.WAITING, RunState.SAME, RunState.LATELY}:
        summary = _tr("A recipe has nothing to do now")
    name = joining.named(joining.quoted(run.recipe), file_of(run))
    text = joining.sentences(joining.sentence(name), outcome_words(run))
    return Notice(run.batch_id or f"recipe {run.recipe}", summary, text, _tr("Show"), _GOOD if done else _WAITS)


# --- The runs of a recipe, in a table ---


class RunsView(QWidget):
    """The runs of one recipe, the newest first; emits `left()`.

    `run_wanted(run)` is emitted for one that ended without results, `leave(run)` where a person settles it otherwise.
    """

    left = Signal()
    run_wanted = Signal(object)
    leave = Signal(object)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.title = Label("", "title", wrap=True)
        self.model = ListTableModel(_columns(), identity=lambda run: run.id)
        self.table = Table(_tr("Runs"), self.model)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.about = Label("", "small", wrap=True)
        self.log = Label("", "small", tone="muted", wrap=True).selectable()
        self._name = ""
        self.back = Button(_tr("Back"), icon="arrow-left", clicked=self.left.emit)
        self.leave_it = Button(_tr("Leave it"), clicked=lambda: self.leave.emit(self._current()))
        self.leave_it.setToolTip(_tr("It isn't told of any more. Its file stays, and can be verified by hand."))
        self.again = Button(_tr("Run again"), icon="play", clicked=lambda: self.run_wanted.emit(self._current()))
        self.open = Button(_tr("Open results"), "primary", clicked=self._open)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())
        self.table.activated.connect(lambda _index: self._open())
        inside = QVBoxLayout()
        inside.setContentsMargins(*theme.PAGE_MARGINS)
        inside.setSpacing(theme.S)
        inside.addWidget(self.title)
        inside.addWidget(Card.around(self.table), 1)
        inside.addWidget(self.about)
        inside.addWidget(self.log)
        filled(self, inside, foot(self.back, None, self.leave_it, self.again, self.open), growing=inside)

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.table, self.back, self.leave_it, self.again, self.open]

    def show_runs(self, name: str, *, halted: bool = False) -> None:
        """Show a recipe's runs; `halted`: choose the newest that waits for a person."""
        self._name = name
        self.title.setText(_tr("Runs of “{name}”").format(name=name))
        self.renew()
        waiting = {run.id for run in self._context.services.recipes.halted(name)} if halted else set()
        first = (at for at, run in enumerate(self.model.rows) if run.id in waiting)
        self.table.selectRow(next(first, 0))

    def renew(self) -> None:
        """Show the runs as they are now; the chosen one stays chosen."""
        recipes = self._context.services.recipes
        self.model.set_rows(recipes.runs(self._name))
        self.log.setText(_tr("Log sheet: {path}").format(path=path) if (path := recipes.log(self._name)) else "")
        self._chosen()

    def _current(self) -> RunRecord | None:
        index = self.table.currentIndex()
        return self.model.row_at(index.row()) if index.isValid() else None

    def _chosen(self) -> None:
        run = self._current()
        self.open.setEnabled(run is not None and bool(run.batch_id))
        self.again.setEnabled(run is not None and run.halted)
        self.leave_it.setEnabled(run is not None and run.can_be_left)
        self.about.setText("" if run is None else joining.sentences(outcome_words(run), written_words(run)))

    def _open(self) -> None:
        run = self._current()
        if run is not None and run.batch_id:
            self._context.open_results(run.batch_id)


def _columns() -> list[Column[RunRecord]]:
    return [
        Column("began", _tr("Begun"), lambda run: words.local_time(run.began_at), width=176),
        Column("file", _tr("File"), file_of, width=240, tip=lambda run: run.file),
        Column(
            "outcome",
            _tr("What became of it"),
            outcome_words,
            icon=lambda run: STATES[run.state][1],
            tone=lambda run: STATES[run.state][2],
            tip=outcome_words,
        ),
    ]
