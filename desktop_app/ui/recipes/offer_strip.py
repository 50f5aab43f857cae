"""Offers a recipe for a list whose shape it knows: what it would do, and at which price."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import RunCost
from desktop_app.core.recipes.runs import RunRecord, RunState
from desktop_app.services.recipes.offering import RecipeOffer
from desktop_app.ui.batch.estimate import cap_words
from desktop_app.ui.batch.repeat_work import cost_line
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.recipes.recipe_words import asked_words, recipe_lines, run_line
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("recipes")
_TASK = "upload.recipe"


class OfferStrip(Banner):
    """Hidden without a recipe for the list (`show_list`); emits `run_wanted(offer, path)` once the price was seen."""

    run_wanted = Signal(object, object)

    def __init__(self, context: PageContext) -> None:
        super().__init__("accent", "", _tr("Run the recipe"), self._run)
        self._context, self._services = context, context.services
        self._list_id, self._path = "", Path()
        self._understanding: ImportSummary | None = None
        self._declined = Path()
        self._found: Sequence[Recipe] = ()
        self._offer: RecipeOffer | None = None
        self.change = Button(_tr("Change…"), "link", clicked=lambda: context.open_recipes(self._found[0].name))
        self.former = Button(_tr("Open results"), "link", clicked=self._open_former)
        self.other = Button(_tr("Another recipe"), "link", clicked=self._turn)
        self.keep = Button(_tr("Not now"), "link", clicked=self._decline)
        below = QWidget()  # the words have the whole width of a narrow window
        row = FlowLayout()
        for button in (self.button, self.former, self.keep, self.other, self.change):
            theme.set_role(button, tone="accent")
            row.addWidget(button)
        below.setLayout(row)
        below.setContentsMargins(0, theme.XS, 0, 0)
        self._lines.addWidget(below)
        context.changes.recipes_changed.connect(self.look_again)
        self.hide()

    def show_list(self, list_id: str, understanding: ImportSummary, path: Path) -> None:
        """Look for a recipe for a list that was read from a file."""
        self.forget()
        if path == self._declined:
            return
        self._list_id, self._path, self._understanding = list_id, path, understanding
        self._find()

    def _find(self, first: str = "") -> None:
        """Find the recipes for the list, and reckon what the `first` takes, or the one that ran last."""
        found: Sequence[Recipe] = ()
        if self._understanding is not None:
            with suppress(DialproofError):  # said where the recipes are
                found = self._services.recipe_offers.fitting(self._understanding)
        self._found = sorted(found, key=lambda each: each.name != first)
        if self._found:
            self._look()
        else:
            self.forget()

    def look_again(self) -> None:
        """Reckon once more: a person was at the recipes, or another list has answers by now, or had this file."""
        if self._found:
            self._find(self._found[0].name)

    def forget(self) -> None:
        """Offer nothing more for this list."""
        self._context.runner.cancel(_TASK)
        self._found, self._offer, self._understanding = (), None, None
        self.hide()

    def _decline(self) -> None:
        self._declined = self._path
        self.forget()

    def _turn(self) -> None:
        self._found = [*self._found[1:], self._found[0]]
        self._look()

    def _look(self) -> None:
        recipe, self._offer = self._found[0], None
        self._say(recipe, _tr("Reckoning what it takes…"))
        self.button.setEnabled(False)
        self.button.show()
        self.former.hide()
        self.change.hide()
        self.other.setVisible(len(self._found) > 1)
        offering = self._services.recipe_offers.offer(recipe, self._list_id)
        self._context.runner.start(_TASK, offering, done=self._offered, failed=self._failed)

    def _say(self, recipe: Recipe, detail: str) -> None:
        self.say(_tr("Looks like “{name}”.").format(name=recipe.name), detail)
        self.button.setAccessibleName(_tr("Run the recipe {name}").format(name=recipe.name))
        self.button.setAccessibleDescription(detail)
        self.button.setToolTip("\n".join(recipe_lines(recipe, self._services)))

    def _offered(self, offer: RecipeOffer) -> None:
        self._offer = offer
        if offer.had is not None:
            self._tell_former(offer.recipe, offer.had)
            return
        within = offer.cost.within_cap
        self.button.setEnabled(bool(offer.cost.numbers) and within and not offer.estimate.capped)
        self.change.setVisible(not within)
        self._say(offer.recipe, self._words(offer))

    def _tell_former(self, recipe: Recipe, had: RunRecord) -> None:
        """Say that a recipe has this file's content already, and lead to what came of it."""
        self.button.hide()
        self.former.setText(_tr("Open results") if had.figures is not None else _tr("Show the recipe"))
        self.former.setVisible(had.state is not RunState.DELETED)
        told = _tr("“{name}” has this file already.") if had.lacks_results else _tr("“{name}” had this file before.")
        self.say(told.format(name=recipe.name), run_line(had))

    def _open_former(self) -> None:
        if self._offer is not None and (had := self._offer.had) is not None:
            if had.figures is not None:
                self._context.open_results(had.batch_id)
            else:
                self._context.open_recipes(self._offer.recipe.name)

    def _failed(self, error: Exception) -> None:
        what, _meaning, _advice = error_words(error)
        self._say(self._found[0], what)

    def _words(self, offer: RecipeOffer) -> str:
        recipe, found = offer.recipe, offer.estimate
        if not offer.cost.numbers:
            return _tr("No number of this list would be sent.")
        unit = self._services.balances.unit(self._services.session.connection(recipe.base_url))
        sends = words.counted(offer.numbers, "%n number", "%n numbers")
        told = _tr("{numbers} with {product}.").format(numbers=sends, product=asked_words(recipe, self._services))
        more = [_steps_words(offer.cost, unit)] if recipe.then and offer.cost.within_cap else []
        if not offer.cost.within_cap:
            more.append(_over_cap_words(offer.cost, unit))
        if taken := offer.cost.taken_over:
            more.append(words.counted(taken, "%n answer is taken over.", "%n answers are taken over."))
        if taken := len(offer.corrected) - offer.left_out:
            more.append(words.counted(taken, "Your correction is part of it.", "Your %n corrections are part of it."))
        if offer.left_out:
            left = words.counted(
                offer.left_out,
                "A correction of yours is not: the recipe reads that cell otherwise.",
                "%n corrections of yours are not: the recipe reads those cells otherwise.",
            )
            more.append(left)
        if offer.cost.within_cap and found.capped:
            more.append(cap_words(found, unit))
        return joining.sentences(told, cost_line(found, unit), *more)

    def _run(self) -> None:
        if self._offer is not None:
            offer, path = self._offer, self._path
            self.forget()
            self.run_wanted.emit(offer, path)


def _over_cap_words(cost: RunCost, unit: str) -> str:
    """Return by what a run exceeds its recipe's cap: numbers, or what it costs."""
    numbers, amount = cost.cap.numbers, cost.cap.amount
    if numbers is not None and cost.sent > numbers:
        most, cap = (words.counted(each, "%n number", "%n numbers") for each in (cost.sent, numbers))
    elif amount is not None and cost.total is not None:
        most, cap = (words.amount(each, unit) for each in (cost.total, amount))
    else:
        return _tr("What it costs isn't known, so its cap can't be kept.")
    told = _tr("At most {amount}: more than its cap of {cap}.")
    if len(cost.steps) > 1:
        told = _tr("At most {amount} for all its steps: more than its cap of {cap}.")
    return told.format(amount=most, cap=cap)


def _steps_words(cost: RunCost, unit: str) -> str:
    """Return what all steps of a run cost together, as far as that is known beforehand."""
    if cost.elsewhere:
        return _tr("Its further steps go through another service too, and cost more there.")
    if cost.total is None:
        return _tr("What its further steps cost isn't known.")
    return _tr("All its steps together: at most {amount}.").format(amount=words.amount(cost.total, unit))
