"""Queries about the list on the page while a person looks at it: filters, encodings, problem rows."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from desktop_app.core.detection.encoding_glimpse import encoding_glimpses
from desktop_app.services.lists.intake import Intake
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.text import words
from desktop_app.ui.text.text_formats import encoding_options
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.rows.problem_rows import ProblemRows
from desktop_app.ui.upload.rows.row_filters import RowSelection, Shown
from desktop_app.ui.upload.sending.unsent import UnsentList


class ListQuestions(QObject):
    """Asks the services and shows the answers in the view; call `forget` before the list goes."""

    def __init__(self, context: PageContext, view: ListView, unsent: UnsentList) -> None:
        super().__init__()
        self._context = context
        self._view = view
        self._unsent = unsent
        self._selection = RowSelection(context.runner, context.services.results)
        self._encodings = EncodingHints(context.runner, context.services.intake, view.corrections.encoding)
        self.problems = ProblemRows(context)
        view.add_notes(self.problems.strip, self.problems.note)
        self._selection.selected.connect(view.show_selection)
        self._selection.failed.connect(self._not_selected)
        self.problems.busy_changed.connect(view.head.save.setDisabled)
        view.filter_wanted.connect(self.filter)
        view.corrections.encoding.opening.connect(self._show_encodings)
        view.save_wanted.connect(self._save_problems)

    def filter(self, shown: Shown) -> None:
        """Show only these rows, or all rows for None."""
        if self._unsent.current is None:
            return
        self._selection.forget()
        if shown is None:
            self._view.show_selection(None)
        else:
            self._view.mark_filter(shown)
            self._selection.ask(self._unsent.current.list_id, shown)

    def forget(self) -> None:
        """Wait for no more answers: the list is going, or another takes its place."""
        self._selection.forget()
        self._encodings.forget()
        self.problems.forget()

    def _not_selected(self, error: Exception) -> None:
        self._view.show_selection(None)
        self._context.show_error(error)

    def _show_encodings(self) -> None:
        if self._unsent.current is not None and not self._view.beginning:
            self._encodings.show_of(self._unsent.current.list_id)

    def _save_problems(self) -> None:
        if self._unsent.current is not None:
            self.problems.ask(self._unsent.current.list_id, self._unsent.current.title)


# --- Shows beside each encoding how the list would read in it ---


_TASK = "upload.encodings"
_NO_LETTER = "\N{REPLACEMENT CHARACTER}"  # stands in a preview for an unreadable character
logger = logging.getLogger(__name__)


class EncodingHints(QObject):
    """Reads the file's beginning when the choice is opened, and adds the hints while it is open."""

    def __init__(self, runner: Runner, intake: Intake, choice: ChoiceButton) -> None:
        super().__init__()
        self._runner = runner
        self._intake = intake
        self._choice = choice

    def show_of(self, list_id: str) -> None:
        """Show the hints for the list with this id."""
        beginning = self._intake.beginning(list_id)
        self._runner.start(_TASK, beginning, done=self._show, failed=self._failed)

    def forget(self) -> None:
        """Cancel the request: the list is gone."""
        self._runner.cancel(_TASK)

    def _show(self, beginning: bytes) -> None:
        names = [str(option[0]) for option in encoding_options(str(self._choice.current()))]
        glimpses = encoding_glimpses(beginning, names)
        if glimpses:
            misfit = words.tr("does not fit", "upload")
            self._choice.set_hints({name: _hint(glimpses.get(name, _NO_LETTER), misfit) for name in names})

    def _failed(self, error: Exception) -> None:
        """Leave the choice without hints; reading the list again will report what is wrong with the copy."""
        logger.info("no hints for encodings: %r", error)


def _hint(glimpse: str, misfit: str) -> str:
    """Return the preview, or `misfit` if it is no text: a line of boxes tells nothing and widens the choice."""
    return misfit if _NO_LETTER in glimpse else glimpse
