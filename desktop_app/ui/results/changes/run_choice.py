"""The choice of the run to compare with; finds the runs without a common number first, and doesn't offer them."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.results.changes import words as said
from desktop_app.ui.text import words

_tr = words.translator("changes")

_POPUP_WIDTH = 480
_SOON = 300  # milliseconds until the strip says what one waits for
_TASK = "runs to compare with"


class RunChoice(QWidget):
    """Emits `chosen(batch_id)`.

    It is invisible; `strip` says what one waits for, unless it is used for something else.
    """

    chosen = Signal(object)

    def __init__(self, context: PageContext, strip: ProgressStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._strip, self._owner = context, strip, parent
        self._said = False  # True if this object uses the strip
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._say)
        self.hide()

    def ask(self, batch: Batch, below: QWidget, marked: str | None) -> None:
        """Offer the other runs below a button, likely ones first; `marked` is the run compared with now."""
        comparing = self._context.services.comparing

        def offer() -> None:
            self.stop()
            if below.isVisible():
                self._offer(batch, below, marked)

        if not comparing.unsure(batch.id):
            offer()
            return
        self._soon.start()
        looking = comparing.find_out(batch.id)
        self._context.runner.start(_TASK, looking, done=lambda _: offer(), failed=lambda _: offer())

    def stop(self) -> None:
        """Stop looking for runs."""
        self._context.runner.cancel(_TASK)
        self._soon.stop()
        if self._said:
            self._said = False
            self._strip.hide()

    def _say(self) -> None:
        if self._strip.isHidden():  # otherwise it shows the progress of a comparison
            self._said = True
            self._strip.show_work(_tr("Looking for runs with the same numbers…"))

    def _offer(self, batch: Batch, below: QWidget, marked: str | None) -> None:
        runs = self._context.services.comparing.runs(batch.id)
        if not runs:
            self._context.show_info(_tr("No other run shares a number with this one: there is nothing to compare."))
            return
        popup = OptionPopup(said.options(runs, self._context.services.session), marked, self._owner)
        popup.setAccessibleName(_tr("Runs to compare with"))
        popup.chosen.connect(self.chosen)
        popup.open_at(corner_below(below, _POPUP_WIDTH, at_end=True), _POPUP_WIDTH)
