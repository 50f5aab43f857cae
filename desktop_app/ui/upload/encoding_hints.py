"""Shows beside each encoding how the list would read in it."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from desktop_app.core.encoding_glimpse import encoding_glimpses
from desktop_app.services.intake import Intake
from desktop_app.ui import words
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.runner import Runner
from desktop_app.ui.upload.text_formats import encoding_options

_TASK = "upload.encodings"
_NO_LETTER = "\N{REPLACEMENT CHARACTER}"  # stands in a glimpse for what nobody could read
logger = logging.getLogger(__name__)


class EncodingHints(QObject):
    """Asks for the file's beginning when the choice is opened; the hints come while it is open."""

    def __init__(self, runner: Runner, intake: Intake, choice: ChoiceButton) -> None:
        super().__init__()
        self._runner = runner
        self._intake = intake
        self._choice = choice

    def show_of(self, list_id: str) -> None:
        """Of the list on the page."""
        beginning = self._intake.beginning(list_id)
        self._runner.start(_TASK, beginning, done=self._show, failed=self._failed)

    def forget(self) -> None:
        """The list is gone."""
        self._runner.cancel(_TASK)

    def _show(self, beginning: bytes) -> None:
        names = [str(option[0]) for option in encoding_options(str(self._choice.current()))]
        glimpses = encoding_glimpses(beginning, names)
        if glimpses:
            misfit = words.tr("does not fit", "upload")
            self._choice.set_hints({name: _hint(glimpses.get(name, _NO_LETTER), misfit) for name in names})

    def _failed(self, error: Exception) -> None:
        """A choice without hints is still a choice; reading the list in it will say what is wrong with the copy."""
        logger.info("no hints for encodings: %r", error)


def _hint(glimpse: str, misfit: str) -> str:
    """A glimpse, unless it is no text: a line of boxes would tell nobody anything, and widens the choice."""
    return misfit if _NO_LETTER in glimpse else glimpse
