"""Saves what was done with a list as a recipe: its name, what it will do, and the most that a run may take."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import PASTED, Batch
from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.recipes.recipe_form import CapFields, TakingOver
from desktop_app.ui.recipes.recipe_words import left_out_lines, recipe_lines
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("recipes")
_SIZE = 540, 570


class SaveRecipeDialog(QDialog):
    """A non-modal dialog about a batch; emits `kept(recipe)` once the recipe is saved."""

    kept = Signal(object)

    def __init__(self, context: PageContext, batch: Batch, recipe: Recipe, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Save as recipe"))
        fit(self, *_SIZE)
        self._context, self._recipe = context, recipe
        self._batch = batch
        services = context.services
        connection = services.session.connection(recipe.base_url)
        self.name = QLineEdit(recipe.name or _proposed(batch))
        self.name.setAccessibleName(_tr("Name"))
        self.name.selectAll()
        # What is taken over is a choice below.
        does = [*recipe_lines(replace(recipe, days=0, refresh=False), services), *left_out_lines(batch, services)]
        self.does = [Label(line, wrap=True) for line in does]
        self.cap = CapFields()
        self.cap.show_cap(recipe.cap, services.balances.unit(connection))
        self.taking = TakingOver(services)
        chosen = 0 if recipe.refresh else services.preparing.reusing.days(connection)  # there may have been none then
        self.taking.show_recipe(replace(recipe, days=recipe.days or chosen))
        self.note = Label("", "small", tone="warning", wrap=True)
        self.cancel = Button(_tr("Not now"), clicked=self.reject)
        self.save = Button(_tr("Save recipe"), "primary", clicked=self._save)
        self.name.textChanged.connect(self._typed)
        self.name.returnPressed.connect(self.save.click)
        self._lay_out()
        self._typed()

    def _lay_out(self) -> None:
        lead = _tr(
            "The next file with these columns is recognised when you open it, and gets the same with one click. "
            "Nothing is sent before that."
        )
        column = QVBoxLayout(self)
        column.setSpacing(theme.S)
        column.addWidget(Label(lead, wrap=True))
        label = Label(_tr("Name"), "strong")
        label.setBuddy(self.name)
        column.addWidget(label)
        column.addWidget(self.name)
        card = Card(_tr("What it does"))
        card.add(*self.does)
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(card)
        column.addWidget(FitScrollArea(inside, _tr("What it does"), grows=False), 1)
        column.addWidget(Label(_tr("At most in one run"), "heading"))
        column.addWidget(self.cap)
        if self._context.services.refreshing.allowed:
            column.addWidget(Label(_tr("Answers that you have"), "heading"))
            column.addWidget(self.taking)
        column.addStretch()
        column.addWidget(self.note)
        column.addLayout(button_row(None, self.cancel, self.save))

    def _typed(self) -> None:
        name = self.name.text().strip()
        taken = any(each.title.casefold() == name.casefold() for each in self._context.services.recipes.every())
        self.save.setEnabled(bool(name) and not taken)
        self.note.setText(_tr("There is a recipe “{name}” already.").format(name=name) if taken else "")

    def _save(self) -> None:
        made = replace(self._recipe, name=self.name.text().strip(), cap=self.cap.cap(), days=self.taking.days())
        try:
            self._context.services.recipes.save(made, self._batch.id)
        except DialproofError as error:
            self.note.setText(joining.sentences(*error_words(error)))
            return
        self.kept.emit(made)
        self.accept()


def _proposed(batch: Batch) -> str:
    return "" if batch.file == PASTED else Path(batch.file).stem


class RecipeSaving:
    """Opens the dialog for a page, one at a time, and says once the recipe is saved."""

    def __init__(self, context: PageContext, page: QWidget) -> None:
        self._context, self._page = context, page
        self.dialog: SaveRecipeDialog | None = None

    def open(self, batch: Batch) -> None:
        """Open the dialog about a batch; say what is wrong if no recipe can be made of it."""
        if self.dialog is None:
            try:
                recipe = self._context.services.recipes.of_batch(batch.id)
            except DialproofError as error:
                self._context.show_error(error)
                return
            self.dialog = SaveRecipeDialog(self._context, batch, recipe, self._page.window())
            self.dialog.kept.connect(self._kept)
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
        self.dialog.raise_()

    def close(self) -> None:
        """Close the dialog, if it is open."""
        if self.dialog is not None:
            self.dialog.reject()

    def _kept(self, recipe: Recipe) -> None:
        told = _tr("“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.")
        self._context.show_info(told.format(name=recipe.name))

    def _forget(self) -> None:
        self.dialog = None
