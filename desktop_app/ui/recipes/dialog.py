"""The dialog of all recipes: what each does and came to; running, changing, renaming and deleting it, and its runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.recipe import Recipe, RecipeFile
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.service.settings import Setting
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.commands.window_commands import open_guide
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, EmptyState, Tone, UndoBanner
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.files import ask_for_file
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled, foot, order_tabs
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.recipes.recipe_form import RecipeForm
from desktop_app.ui.recipes.recipe_words import (
    STATES,
    by_itself_words,
    cap_words,
    halted_words,
    run_line,
    steps_asked_words,
)
from desktop_app.ui.recipes.recipe_work import RecipeWork
from desktop_app.ui.recipes.run_teller import RunsView
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.stored_words import shown

_tr = words.translator("recipes")
_SIZE, _LEAST = (720, 600), (520, 400)
_LIST, _FORM, _RUNS = range(3)
_FOLDERS = "recipes folders"  # the task that looks for them
_MIDDLE = 400  # pixels in whose middle an empty list says so


class RecipesDialog(QDialog):
    """A non-modal dialog; `at` is the recipe that is changed at once.

    `work` carries the runs out, so that they outlast the dialog. `open_list(path)` opens a file on Batch upload, where
    a recipe without a cap says its price first.
    """

    def __init__(
        self,
        context: PageContext,
        work: RecipeWork,
        open_list: Callable[[Path], object],
        parent: QWidget,
        at: str = "",
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setWindowTitle(_tr("Recipes"))
        self.setMinimumSize(*_LEAST)
        fit(self, *_SIZE)
        self._context, self._recipes, self._work = context, context.services.recipes, work
        self._open_list = open_list
        self.cards: list[RecipeCard] = []
        self._deleting = ""
        self._used: tuple[str, CardPart] = ("", attrgetter("run"))  # whose card, and what of it was used last
        self.watching = Label("", "small", wrap=True)
        self.watching.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.said = Banner("success", "")
        self.said.hide()
        self.undo = UndoBanner(_tr("Undo"), self._undo)
        self.undo.over.connect(self.settle)
        self.form = RecipeForm(context.services)
        self.runs = RunsView(context)
        self._lay_out()
        self.form.left.connect(self.show_list)
        self.form.saved.connect(self._save)
        self.runs.left.connect(self.show_list)
        self.runs.run_wanted.connect(self._run_again)
        self.runs.leave.connect(work.leave)
        work.changed.connect(self._work_changed)
        bind("window.guide", self, lambda: open_guide("recipes", context.show_info))
        self.show_list()
        if at:
            self._change(at)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.S + theme.XS)
        self.empty = EmptyState(
            "play",
            _tr("There are no recipes yet"),
            _tr("Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export."),
        )
        lead = Label(_tr("What was done with a list, kept for the next file of its shape."), "muted", wrap=True)
        self.area = scrolled_page(_tr("Recipes"), lead, self.said, self.undo, self._column, self.empty)
        self.close_button = Button(_tr("Close"), clicked=self.reject)
        page = QWidget()
        filled(page, self.area, foot(self.watching, self.close_button), growing=self.area)
        self.pages = QStackedWidget()
        for each in (page, self.form, self.runs):
            self.pages.addWidget(each)
        filled(self, self.pages)

    # --- The list ---

    def show_list(self) -> None:
        """Show all recipes as they are now."""
        self.refresh()
        self.pages.setCurrentIndex(_LIST)
        self._focus_used()

    def _focus_used(self) -> None:
        """Focus what was used last of a recipe, so that the keys go on from there; of another if it is gone."""
        name, part = self._used
        usable = [card for card in self.cards if card.recipe is not None]
        card = next((each for each in usable if each.title == name), usable[0] if usable else None)
        to = self.close_button if card is None else part(card)
        if card is not None and to is card.settle and not card.halted:  # there is nothing to settle any more
            to = card.log
        to.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, to, partial(self.area.ensureWidgetVisible, to))  # once the new cards are laid out

    def refresh(self) -> None:
        """Read the recipes anew; one that was just deleted isn't shown any more."""
        try:
            every = self._recipes.every()
        except DialproofError as error:
            self._say_error(error)
            every = []
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [self._card(each) for each in every if each.title != self._deleting]
        for card in self.cards:
            self._column.addWidget(card)
            card.show()
        self.empty.setVisible(not self.cards)
        self.empty.setMinimumHeight(0 if self.cards else _MIDDLE)
        self._show_watch()
        order_tabs(self, self._focus_chain())
        watched = [each.recipe.watch for each in every if each.recipe is not None and each.recipe.watch]
        if watched:  # a folder of a network may take its time
            self._context.runner.start(_FOLDERS, asyncio.to_thread(_missing, watched), done=self._show_missing)

    def _card(self, found: RecipeFile) -> RecipeCard:
        card = RecipeCard(found, self._context)
        card.run_wanted.connect(self._choose)
        card.change_wanted.connect(self._change)
        card.runs_wanted.connect(self._show_runs)
        card.halted_wanted.connect(partial(self._show_runs, halted=True))
        card.renamed.connect(self._rename)
        card.delete_wanted.connect(self._delete)
        self._show_last(card)
        return card

    def _show_last(self, card: RecipeCard) -> None:
        card.show_run(next(iter(self._recipes.runs(card.title, 1)), None), busy=self._work.running(card.title))
        card.show_halted(self._recipes.halted(card.title))

    def _focus_chain(self) -> list[QWidget]:
        cards = (button for card in self.cards for button in card.buttons)
        return [self.undo.button, *cards, self.close_button, *self.form.focus_chain(), *self.runs.focus_chain()]

    def _work_changed(self) -> None:
        """Show what became of runs on the cards as they are: new ones would lose the focus and a name half typed."""
        for card in self.cards:
            self._show_last(card)
        if self.pages.currentIndex() == _RUNS:
            self.runs.renew()
        self._show_watch()

    def _show_missing(self, folders: frozenset[str]) -> None:
        for card in self.cards:
            card.gone.setVisible(card.recipe is not None and card.recipe.watch in folders)

    def _show_watch(self) -> None:
        self.watching.setText(self._work.words())

    # --- Running ---

    def _choose(self, name: str) -> QFileDialog:
        journal = self._context.services.journal
        self.dialog = ask_for_file(
            self,
            _tr("Run “{name}” with a file").format(name=name),
            lambda path: self.run(name, Path(path)),
            str(journal.setting(Setting.LISTS_FOLDER, "")),
        )
        return self.dialog

    def run(self, name: str, path: Path) -> None:
        """Run a recipe within its cap; without one, open the file where the price is said before it runs."""
        if (recipe := self._named(name)) is None:
            return
        if not recipe.cap:
            self._open_list(path)
            self.accept()
            return
        self._work.run(recipe, path)
        self._say(_tr("“{name}” runs with {file}.").format(name=name, file=joining.quoted(path.name)), "accent")

    def _run_again(self, run: RunRecord) -> None:
        """Run a file again, or carry its list on if some of it may have been sent."""
        if not run.batch_id:
            self.run(run.recipe, Path(run.file))
        elif (recipe := self._named(run.recipe)) is not None:
            self._work.carry_on(recipe, run)

    def _named(self, name: str) -> Recipe | None:
        """Return a recipe; None, after saying why, if it can't be read."""
        try:
            return self._recipes.named(name)
        except DialproofError as error:
            self._say_error(error)
            return None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file over a recipe."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Run the recipe on whose card the file was dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        at = self.mapToGlobal(event.position().toPoint())
        card = next((each for each in self.cards if each.rect().contains(each.mapFromGlobal(at))), None)
        if paths and card is not None and card.recipe is not None and self.pages.currentIndex() == _LIST:
            event.acceptProposedAction()
            self.run(card.recipe.name, paths[0])

    # --- Changing ---

    def _change(self, name: str) -> None:
        if (recipe := self._named(name)) is None:
            return
        self.form.show_recipe(recipe)
        self._used = name, attrgetter("change")
        self.pages.setCurrentIndex(_FORM)
        self.form.cap.numbers.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save(self, recipe: Recipe) -> None:
        try:
            self._recipes.save(recipe)
        except DialproofError as error:
            self.form.refuse(joining.sentences(*error_words(error)))
            return
        self._say(_tr("“{name}” is saved.").format(name=recipe.name), "success")
        self.show_list()

    def _rename(self, name: str, new: str) -> None:
        try:
            self._recipes.rename(name, new)
        except DialproofError as error:
            self._say_error(error)
        else:
            self._say(_tr("“{name}” is called “{new}” now.").format(name=name, new=new), "success")
            name = new
        self.refresh()
        self._used = name, attrgetter("rename")
        self._focus_used()

    def _show_runs(self, name: str, *, halted: bool = False) -> None:
        self._used = name, attrgetter("settle" if halted else "log")
        self.runs.show_runs(name, halted=halted)
        self.pages.setCurrentIndex(_RUNS)
        self.runs.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the list on Escape, and only then close."""
        if event.key() == Qt.Key.Key_Escape and self.pages.currentIndex() != _LIST:
            self.show_list()
        else:
            super().keyPressEvent(event)

    # --- Deleting ---

    def _delete(self, name: str) -> None:
        self.settle()
        self.said.hide()
        self._deleting = name
        self.undo.offer(_tr("“{name}” is deleted. What it wrote stays.").format(name=name))
        self.refresh()

    def _undo(self) -> None:
        self._used, self._deleting = (self._deleting, attrgetter("delete")), ""
        self.refresh()
        self._focus_used()
        self.undo.end()

    def settle(self) -> None:
        """Delete for good what can still be undone."""
        self.undo.end()
        name, self._deleting = self._deleting, ""
        if name:
            try:
                self._recipes.remove(name)
            except DialproofError as error:
                self._say_error(error)
            self.refresh()

    def done(self, result: int) -> None:
        """Close: what was deleted is gone."""
        self._work.changed.disconnect(self._work_changed)
        self._context.runner.cancel(_FOLDERS)
        self.settle()
        super().done(result)

    # --- Words ---

    def _say_error(self, error: Exception) -> None:
        self._say(joining.sentences(*error_words(error)), "danger")

    def _say(self, text: str, tone: Tone) -> None:
        self.said.set_text(text, tone)
        self.said.show()


def _missing(folders: Sequence[str]) -> frozenset[str]:
    """Return the folders that aren't there."""
    return frozenset(each for each in folders if not Path(each).is_dir())


CardPart = Callable[["RecipeCard"], QWidget]


class RecipeCard(Card):
    """One recipe; its signals have its name. A damaged one says why, and can only be deleted."""

    run_wanted = Signal(str)
    change_wanted = Signal(str)
    runs_wanted = Signal(str)
    halted_wanted = Signal(str)
    renamed = Signal(str, str)
    delete_wanted = Signal(str)

    def __init__(self, found: RecipeFile, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.recipe = found.recipe
        name = self.title = found.title
        self._batch_id, self.halted = "", False
        self.setAccessibleName(name)
        self.heading.setText(name)
        self.field = QLineEdit(name)
        self.field.setAccessibleName(_tr("New name"))
        self.field.returnPressed.connect(self._name_typed)
        self.field.hide()
        self.run = Button(_tr("Run with a file…"), icon="play", clicked=partial(self.run_wanted.emit, name))
        self.change = Button(_tr("Change…"), clicked=partial(self.change_wanted.emit, name))
        self.log = Button(_tr("Runs…"), clicked=partial(self.runs_wanted.emit, name))
        self.rename = icon_button("pencil", _tr("Rename: {name}").format(name=name), self._ask_name)
        self.delete = icon_button(
            "trash", _tr("Delete: {name}").format(name=name), partial(self.delete_wanted.emit, name)
        )
        self.gone = Label(_tr("This folder isn't there now: nothing of it is run."), "small", tone="danger", wrap=True)
        self.gone.hide()
        self._last = Label("", "small", wrap=True)
        self._icon = IconLabel("check", "success")
        self._halted = Label("", "small", wrap=True)
        self.settle = Button(_tr("Show it"), "link", clicked=partial(self.halted_wanted.emit, name))
        self._stopped = QWidget()
        self.open = Button(_tr("Open results"), "link", clicked=lambda: self._context.open_results(self._batch_id))
        for button in (self.open, self.settle, self.run, self.change, self.log):
            button.setAccessibleDescription(name)
        self._fill(found)

    @property
    def buttons(self) -> list[QWidget]:
        """The widgets in Tab order."""
        if self.recipe is None:
            return [self.delete]
        return [self.rename, self.delete, self.field, self.open, self.settle, self.run, self.change, self.log]

    def _fill(self, found: RecipeFile) -> None:
        head = button_row(self.heading, self.field, None, self.rename, self.delete)
        self.add(head)
        self.rename.setVisible(self.recipe is not None)
        if self.recipe is None:
            why = _tr("This recipe can't be used: {problem}.").format(problem=shown(found.problem))
            self.add(Label(why, "small", tone="danger", wrap=True).selectable())
            return
        self.add(Label(steps_asked_words(self.recipe, self._context.services), "muted", wrap=True))
        if itself := by_itself_words(self.recipe):
            self.add(button_row(IconLabel("clock", "muted"), Label(itself, "small"), None), self.gone)
        if cap := cap_words(self.recipe, self._context.services):
            self.add(Label(cap, "small", wrap=True))
        last = button_row(self._icon, self._last, self.open)
        last.setStretch(1, 1)
        stopped = button_row(IconLabel("warning", "warning"), self._halted, self.settle)
        stopped.setContentsMargins(0, 0, 0, 0)
        stopped.setStretch(1, 1)
        self._stopped.setLayout(stopped)
        self._stopped.hide()
        self.add(last, self._stopped, button_row(self.run, self.change, self.log, None))

    def show_run(self, run: RunRecord | None, *, busy: bool) -> None:
        """Show what became of the last run."""
        if self.recipe is None:
            return
        _word, icon, tone = STATES[run.state] if run else ("", "minus", "muted")
        self._icon.set_icon(icon, tone)
        self._last.setText(run_line(run) if run else _tr("It hasn't run yet."))
        self.run.set_busy(busy, _tr("Running…"))
        self.log.setEnabled(run is not None)
        self._batch_id = "" if run is None else run.batch_id
        self.open.setVisible(bool(self._batch_id))

    def show_halted(self, runs: Sequence[RunRecord]) -> None:
        """Show which files were stopped and aren't settled."""
        self.halted = self.recipe is not None and bool(runs)
        self._stopped.setVisible(self.halted)
        if runs:
            self._halted.setText(halted_words(runs))

    def _ask_name(self) -> None:
        asking = self.field.isHidden()
        self.field.setVisible(asking)
        self.heading.setVisible(not asking)
        if asking:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.selectAll()
        else:
            self.rename.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_typed(self) -> None:
        new = self.field.text().strip()
        if new and new != self.title:
            self.renamed.emit(self.title, new)
        else:
            self._ask_name()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the name as it is on Escape."""
        if event.key() == Qt.Key.Key_Escape and not self.field.isHidden():
            self._ask_name()
        else:
            super().keyPressEvent(event)
