"""Offers a recipe for a list whose shape it knows: what it would do, and at which price."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.services.recipes.offering import RecipeOffer
from desktop_app.ui.batch.estimate import cap_words
from desktop_app.ui.batch.repeat_work import cost_line
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.recipes.recipe_words import asked_words, recipe_lines
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("recipes")
_TASK = "upload.recipe"


class OfferStrip(Banner):
    """Hidden without a recipe for the list (`show_list`); emits `run_wanted(recipe, path)` once the price was seen."""

    run_wanted = Signal(object, object)

    def __init__(self, context: PageContext) -> None:
        super().__init__("accent", "", _tr("Run the recipe"), self._run)
        self._context, self._services = context, context.services
        self._list_id, self._path = "", Path()
        self._declined = Path()
        self._found: Sequence[Recipe] = ()
        self._offer: RecipeOffer | None = None
        self.change = Button(_tr("Change…"), "link", clicked=lambda: context.open_recipes(self._found[0].name))
        self.other = Button(_tr("Another recipe"), "link", clicked=self._turn)
        self.keep = Button(_tr("Not now"), "link", clicked=self._decline)
        below = QWidget()  # the words have the whole width of a narrow window
        row = FlowLayout()
        for button in (self.button, self.keep, self.other, self.change):
            theme.set_role(button, tone="accent")
            row.addWidget(button)
        below.setLayout(row)
        below.setContentsMargins(0, theme.XS, 0, 0)
        self._lines.addWidget(below)
        self.hide()

    def show_list(self, list_id: str, understanding: ImportSummary, path: Path) -> None:
        """Look for a recipe for a list that was read from a file."""
        self.forget()
        if path == self._declined:
            return
        try:
            self._found = self._services.recipe_offers.fitting(understanding)
        except DialproofError:  # said where the recipes are
            return
        if self._found:
            self._list_id, self._path = list_id, path
            self._look()

    def forget(self) -> None:
        """Offer nothing more for this list."""
        self._context.runner.cancel(_TASK)
        self._found, self._offer = (), None
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
        self.button.setEnabled(bool(offer.numbers) and offer.within_cap and not offer.estimate.capped)
        self.change.setVisible(not offer.within_cap)
        self._say(offer.recipe, self._words(offer))

    def _failed(self, error: Exception) -> None:
        what, _meaning, _advice = error_words(error)
        self._say(self._found[0], what)

    def _words(self, offer: RecipeOffer) -> str:
        recipe, found = offer.recipe, offer.estimate
        if not offer.numbers:
            return _tr("No number of this list would be sent.")
        unit = self._services.balances.unit(self._services.session.connection(recipe.base_url))
        sends = words.counted(offer.numbers, "%n number", "%n numbers")
        told = _tr("{numbers} with {product}.").format(numbers=sends, product=asked_words(recipe, self._services))
        more = [_tr("Its further steps cost more.")] if offer.further else []
        if recipe.days:
            more.append(_tr("Answers that are taken over cost nothing."))
        if not offer.within_cap:
            more.append(_tr("That is more than its cap."))
        elif found.capped:
            more.append(cap_words(found, unit))
        return joining.sentences(told, cost_line(found, unit), *more)

    def _run(self) -> None:
        if self._offer is not None:
            recipe, path = self._offer.agreed, self._path
            self.forget()
            self.run_wanted.emit(recipe, path)
