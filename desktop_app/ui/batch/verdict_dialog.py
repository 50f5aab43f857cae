"""Shows what a service answered in a list, and lets a person say what it means: good, doubtful, bad or unknown.

If the list went through several products, it also says how these are judged together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.judged_steps import ListStep, StepsRule, Way
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.results.verdict_words import GRAVITY, Verdict
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.lists.results import Results
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import button_row
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.scrolled import Scrolled
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.verdict_words import verdict_word

_tr = words.translator("verdict")
_WIDTH, _HEIGHT, _HIGHER = 560, 560, 700  # the last one with several products
_TASK = "results meanings"
_NOTHING = ""  # the choice of a value that tells nothing

_NOTES = tr_noop(
    {
        Way.GRAVEST: "Of each product the latest answer that tells something counts, and of the products the worst "
        "verdict. The choice holds for all lists.",
        Way.LATEST: "The latest answer that tells something counts, whichever product it is of. The choice holds for "
        "all lists.",
    },
    "verdict",
)

Found = Sequence[tuple[str, dict[str, int]]]


class VerdictDialog(QDialog):
    """A non-modal dialog; emits `changed` when a rule was changed, which is stored at once.

    `together` is None if the list went through one product alone.
    """

    changed = Signal()

    def __init__(self, context: PageContext, batch_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("What answers mean"))
        self._results, self._batch_id = context.services.results, batch_id
        self._rule = self._results.rule(batch_id)
        self._runner = context.runner
        self.choices: dict[tuple[str, str], ChoiceButton] = {}
        lead = _tr(
            "A number is as bad as the worst that was said of it. The choice holds for this product in all lists."
        )
        self.note = Label(_tr("Counting the answers…"), "muted", wrap=True)
        steps = self._results.list_steps(batch_id).steps
        self.together = TogetherRule(self._results, batch_id, steps) if steps else None
        fit(self, _WIDTH, _HIGHER if steps else _HEIGHT)
        self.reset = Button(_tr("As at first"), clicked=self._reset)
        self.close_button = Button(_tr("Close"), "primary", clicked=self.accept)
        inside, self._values = QWidget(), QWidget()
        column = self._column = QVBoxLayout(inside)  # all of it scrolls: a small screen has no room for the first part
        column.setContentsMargins(0, 0, theme.S, 0)
        column.setSpacing(theme.S)
        if self.together is not None:
            self.together.changed.connect(self._together_changed)
            column.addWidget(self.together)
            own = next(each.title for each in steps if each.batch_id == batch_id)
            column.addWidget(Label(joining.named(_tr("Answers of this product"), own), "strong"))
        column.addWidget(Label(lead, wrap=True))
        column.addWidget(self.note)
        column.addWidget(self._values, 1)
        scrolled = Scrolled(inside, self.windowTitle())
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.addWidget(scrolled, 1)
        whole.addLayout(button_row(self.reset, None, self.close_button))
        first = self.close_button if self.together is None else self.together.way
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        counting = self._results.answer_values(batch_id)
        self._runner.start(_TASK, counting, done=self.show_values, failed=self._failed)

    def done(self, result: int) -> None:
        """Drop the count under way, however the dialog ends."""
        self._runner.cancel(_TASK)
        super().done(result)

    def show_values(self, found: Found) -> None:
        """Show each column's values, the most frequent first; columns that tell something come first."""
        self.note.setText(_tr("There are no answers yet.") if not found else "")
        self.note.setVisible(not found)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(theme.M)
        grid.setVerticalSpacing(theme.XS)
        telling = [each for each in found if self._rule.meanings(each[0])]
        for name, values in [*telling, *(each for each in found if each not in telling)]:
            grid.addWidget(Label(label_of(name), "strong"), grid.rowCount(), 0, 1, 3)
            for value, count in values.items():
                self._add(grid, name, value, count)
        grid.setRowStretch(grid.rowCount(), 1)
        self._show_rule()
        self._column.replaceWidget(self._values, inside)  # whole: what is put into what is seen already stays hidden
        self._values.deleteLater()
        self._values = inside
        inside.show()

    def _add(self, grid: QGridLayout, name: str, value: str, count: int) -> None:
        row, text = grid.rowCount(), shown_value(name, value) or _tr("(empty)")
        choice = ChoiceButton(accessible_name=joining.named(label_of(name), text))
        choice.chosen.connect(lambda chosen: self._mean(name, value, chosen))
        self.choices[name, value] = choice
        grid.addWidget(Label(text, wrap=True), row, 0)
        grid.addWidget(Label(words.number(count), "muted"), row, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(choice, row, 2)

    def _mean(self, name: str, value: str, chosen: str) -> None:
        self._take(self._rule.changed(name, value, Verdict(chosen) if chosen else None))

    def _take(self, rule: VerdictRule) -> None:
        if rule != self._rule:
            self._rule = rule
            self._results.change_rule(self._batch_id, rule)
            self._show_rule()
            self.changed.emit()

    def _reset(self) -> None:
        self._take(self._rule.unchanged())
        if self.together is not None:
            self.together.take(StepsRule())

    def _together_changed(self) -> None:
        self._show_reset()
        self.changed.emit()

    def _show_reset(self) -> None:
        changed = self._rule != self._rule.unchanged()
        self.reset.setEnabled(changed or (self.together is not None and self.together.rule != StepsRule()))

    def _show_rule(self) -> None:
        options = [(each.value, verdict_word(each)) for each in reversed(GRAVITY)]
        for (name, value), choice in self.choices.items():
            meaning = self._rule.meaning(name, value)
            choice.set_options([*options, (_NOTHING, _tr("tells nothing"))], meaning.value if meaning else _NOTHING)
        self._show_reset()

    def _failed(self, error: Exception) -> None:
        self.note.setText(joining.sentences(*error_words(error)))


class TogetherRule(QWidget):
    """Says how the products of a list are judged together; emits `changed` when that was changed, and stored.

    `fallbacks` has the choice for each product, by its slug.
    """

    changed = Signal()

    def __init__(self, results: Results, batch_id: str, steps: Sequence[ListStep]) -> None:
        super().__init__()
        self._results, self._batch_id = results, batch_id
        self.rule = results.steps_rule()
        self._titles: dict[str, str] = {}
        for each in steps:
            self._titles.setdefault(each.product, each.title)
        self.way = ChoiceButton(accessible_name=_tr("Products together"))
        self.way.chosen.connect(lambda way: self.take(replace(self.rule, way=Way(way))))
        self.note = Label("", "muted", wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, theme.S)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(theme.M)
        grid.setVerticalSpacing(theme.XS)
        grid.addWidget(Label(_tr("Products together"), "strong"), 0, 0)
        grid.addWidget(self.way, 0, 1)
        grid.addWidget(self.note, 1, 0, 1, 2)
        self.fallbacks = {product: self._choice(grid, product, title) for product, title in self._titles.items()}
        self._show()

    def _choice(self, grid: QGridLayout, product: str, title: str) -> ChoiceButton:
        choice = ChoiceButton(accessible_name=joining.named(_tr("Products together"), title))
        choice.chosen.connect(lambda value: self.take(self.rule.changed(product, title, fallback=value)))
        row = grid.rowCount()
        grid.addWidget(Label(title, wrap=True), row, 0)
        grid.addWidget(choice, row, 1)
        return choice

    def take(self, rule: StepsRule) -> None:
        """Judge by this rule from now on."""
        if rule != self.rule:
            self.rule = rule
            self._results.change_steps_rule(self._batch_id, rule)
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        ways = [(Way.GRAVEST.value, _tr("the worst verdict")), (Way.LATEST.value, _tr("the latest answer"))]
        self.way.set_options(ways, self.rule.way.value)
        self.note.setText(_tr(_NOTES[self.rule.way]))
        for product, choice in self.fallbacks.items():
            options = [(False, _tr("counts")), (True, _tr("counts if no other tells"))]
            choice.set_options(options, self.rule.is_fallback(product, self._titles[product]))
            choice.setEnabled(self.rule.way is Way.GRAVEST)
