"""Compares a run with another: choice of the run, progress, and the result in place of the page's results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import ListLost
from desktop_app.services.connections.session import Session
from desktop_app.services.lists.comparing import Comparison
from desktop_app.services.ports import Progress
from desktop_app.ui.export.export_button import NUMBERS, ExportButton
from desktop_app.ui.export.export_format import PLAIN, ExportFormat, delimiter_for
from desktop_app.ui.export.file_work import FileOrder, FileWork, WrittenWords
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.results.changes import words as phrases
from desktop_app.ui.results.changes.view import ChangesView
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title

_tr = words.translator("changes")

_TASK = "compare"


class ChangesWork(QWidget):
    """`ask()` which run to compare with. Emits `turned(shown)` when the changes replace the results, or go.

    Hidden while there is nothing to show; until then `strip` and `trouble` are shown with the results.
    """

    turned = Signal(bool)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._batch: Batch | None = None
        self._other = ""
        self.strip = ProgressStrip()
        self.strip.cancelled.connect(self.cancel)
        self.trouble = Banner("danger", "", _tr("Try again"), self._after_trouble, closed=self._close_trouble)
        self.trouble.hide()
        self.choice = RunChoice(context, self.strip, self)
        self.choice.chosen.connect(self._compare)
        self._lost = False  # a list: trying once more would be in vain
        self._later: set[str] = set()  # runs that have changed since they were compared
        self.changed = Banner("accent", "", _tr("Compare again"), self._again)
        self.back = Button(_tr("Results"), "link", icon="arrow-left", clicked=self.leave)
        self.runs = RunsLabel()
        self.again = Button(_tr("Compare with…"), icon="duplicate", clicked=self.ask_here)
        self.export = ExportButton(tuple(PLAIN.values()), NUMBERS)
        self.view = ChangesView(context)
        self.exporting = FileWork(context, "export changes")
        self.remarks = Label("", "small", wrap=True)
        self._build()
        self._connect()
        self.hide()

    def _build(self) -> None:
        self.back.setAccessibleName(_tr("Back to the results"))
        self.back.setToolTip(words.tr("Alt+Left", "results"))
        head = QHBoxLayout()
        head.setSpacing(theme.S + 2)
        for widget in (self.back, Label(_tr("What has changed"), "title"), self.runs):
            head.addWidget(widget)
        head.addStretch()
        head.addWidget(self.again)
        head.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.M - theme.XS)
        column.addLayout(head)
        column.addWidget(self.changed)
        column.addWidget(self.view, 1)
        column.addWidget(self.exporting)
        column.addWidget(self.remarks)

    def _connect(self) -> None:
        self.view.failed.connect(self._failed)
        self.view.came.connect(self.export.set_rows)
        self.view.chart.columns_wanted.connect(self._compare_columns)
        self.export.wanted.connect(self._export)
        self.exporting.busy_changed.connect(lambda busy: self.export.setEnabled(not busy))
        self.exporting.busy_changed.connect(self.again.setDisabled)  # it writes what would be deleted
        self._context.changes.changed.connect(self._batches_changed)

    @property
    def shown(self) -> bool:
        """True while the changes are shown in place of the results."""
        return self.view.comparison is not None

    # --- which runs ---

    def show_batch(self, batch_id: str) -> bool:
        """Set the current run; return True if there is any other run to compare it with."""
        self.end()
        self._batch = self._context.services.journal.batch(batch_id)
        return self._context.services.comparing.any_other(batch_id)

    def end(self) -> None:
        """Stop comparing and leave the changes."""
        self._context.runner.cancel(_TASK)
        self.choice.stop()
        if self.exporting.busy:
            self.exporting.cancel()  # it says so where nobody looks any more
            self._context.show_info(words.tr("The export was cancelled. Nothing was written.", "export"))
        self.strip.hide()
        self.trouble.hide()
        was_shown = not self.isHidden()  # also while it is compared anew
        self.view.end()
        self.hide()
        self._batch = None
        if was_shown:
            self.turned.emit(False)

    def leave(self) -> None:
        """Go back to the results."""
        batch = self._batch
        self.end()
        self._batch = batch

    def escape(self) -> None:
        """Show all numbers again; if they are shown already, go back to the results."""
        if self.shown and self.view.narrowed:
            self.view.show_all()
        else:
            self.leave()

    def ask(self, below: QWidget) -> None:
        """Offer the runs that share a number with this one below a button; mark the one shown."""
        if self._batch is not None:
            self.choice.ask(self._batch, below, self._other if self.shown else None)

    def ask_here(self) -> None:
        """Offer the runs from the view of the changes."""
        self.ask(self.again)

    # --- comparing ---

    def _compare(self, other_id: object, left_out: frozenset[str] | None = None) -> None:
        if self._batch is None or self.exporting.busy:
            return
        self._other = str(other_id)
        self.trouble.hide()
        try:
            other = self._context.services.journal.batch(self._other)
        except KeyError:  # deleted meanwhile
            self.leave()
            return
        self.choice.stop()
        self.strip.begin_work(_tr("Comparing with {}, {}").format(list_title(other), phrases.when(other)))
        comparing = self._context.services.comparing.compare(
            self._batch.id, self._other, left_out=left_out, progress=self._show_progress
        )
        self.view.end()  # what it shows is deleted for it
        self.export.setEnabled(False)
        self._context.runner.start(_TASK, comparing, done=self._show, failed=self._failed)

    def _show_progress(self, progress: Progress) -> None:
        if self._context.runner.running(_TASK):
            self.strip.advance(progress.share)

    def cancel(self) -> None:
        """Cancel the comparison, and show the results again."""
        self._context.runner.cancel(_TASK)
        self.choice.stop()
        self.strip.hide()
        self.leave_empty()

    def leave_empty(self) -> None:
        """Go back to the results if the previous comparison is gone."""
        if not self.isHidden() and not self.shown:
            self.hide()
            self.turned.emit(False)

    def _show(self, comparison: Comparison) -> None:
        self.strip.hide()
        self.changed.hide()
        self._later.clear()
        self.exporting.note.hide()
        self.runs.show_runs(comparison.before, comparison.now, self._context.services.session)
        remarks = phrases.remarks(comparison.found)
        self.remarks.setText(remarks)
        self.remarks.setVisible(bool(remarks))
        self.turned.emit(True)
        self.show()
        self.export.setEnabled(True)
        self.view.begin(comparison)

    def _again(self) -> None:
        comparison = self.view.comparison
        self._compare(self._other, None if comparison is None else frozenset(comparison.found.left_out))

    def _compare_columns(self, names: list[str]) -> None:
        comparison = self.view.comparison
        if comparison is not None:
            found = comparison.found
            every = {*(column.name for column in found.columns), *found.left_out}
            self._compare(self._other, frozenset(every - set(names)))

    def _failed(self, error: Exception) -> None:
        self.strip.hide()
        self.view.bar.stop_waiting()
        self._lost = isinstance(error, ListLost)
        batches = self._context.services.journal.batches()
        other = next((batch for batch in batches if batch.id == self._other), None)
        self.trouble.set_text(phrases.trouble(error, self._batch, other))
        self.trouble.button.setText(_tr("Compare with another run…") if self._lost else _tr("Try again"))
        self.trouble.show()
        self.leave_empty()

    def _close_trouble(self) -> None:
        self.trouble.hide()

    def _after_trouble(self) -> None:
        if self._lost:
            self.ask(self.trouble.button)
        else:
            self._again()

    def _batches_changed(self, batch_ids: set[str]) -> None:
        comparison = self.view.comparison
        if comparison is not None:
            self._later |= {each.id for each in (comparison.before, comparison.now)} & batch_ids
            self.changed.set_text(phrases.since(comparison.before.id in self._later, comparison.now.id in self._later))
            self.changed.setVisible(bool(self._later))

    # --- the export ---

    def _export(self, form: ExportFormat, only_shown: bool) -> None:
        comparison, comparing = self.view.comparison, self._context.services.comparing
        if comparison is None:
            return
        name = _tr("{} – changes").format(Path(list_title(comparison.now)).stem)
        if only_shown:
            name = words.tr("{} (filtered)", "export").format(name)
        suffix, only = form.suffix(name), self.view.model.numbers if only_shown else None
        delimiter = delimiter_for(None) if form.file.delimited else ","
        self.exporting.ask_where(
            FileOrder(
                title=_tr("Export the changes"),
                name=name + suffix,
                suffix=suffix,
                name_filter=form.name_filter(name),
                write=lambda path, progress: comparing.export(
                    comparison, path, delimiter=delimiter, only=only, progress=progress
                ),
                written=_written,
            )
        )


def _written(path: Path, count: int) -> WrittenWords:
    numbers = words.counted(count, "%n number", "%n numbers")
    return WrittenWords(words.tr("{} written to “{}”.", "export").format(numbers, path.name))


# --- The choice of the run to compare with, without the runs that have no number in common ---


_POPUP_WIDTH = 480
_SOON = 300  # milliseconds until the strip says what one waits for
_CHOOSING = "runs to compare with"


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
        self._context.runner.start(_CHOOSING, looking, done=lambda _: offer(), failed=lambda _: offer())

    def stop(self) -> None:
        """Stop looking for runs."""
        self._context.runner.cancel(_CHOOSING)
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
        popup = OptionPopup(phrases.options(runs, self._context.services.session), marked, self._owner)
        popup.setAccessibleName(_tr("Runs to compare with"))
        popup.chosen.connect(self.chosen)
        popup.open_at(corner_below(below, _POPUP_WIDTH, at_end=True), _POPUP_WIDTH)


# --- Which two runs are compared, in a line that gives up what matters least where there is little room ---


_NAMES = (28, 24, 20, 14, 10)  # characters of each name, where names have to be shortened


class RunsLabel(ElidedLabel):
    """Drops the common product, then shortens the names, and at last cuts the end; the tool tip has the full text."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._shorter: tuple[str, ...] = ()

    def show_runs(self, before: Batch, now: Batch, session: Session) -> None:
        """Show the earlier and the later run."""
        self._shorter = tuple(_shorter(before, now, session))
        self.setText(phrases.from_to(before, now, session))

    def shortened(self, width: int) -> str:
        """Return the longest wording that fits into `width` pixels."""
        measure = self.fontMetrics()
        ways = (self.text(), *self._shorter)
        fits = next((way for way in ways if measure.horizontalAdvance(way) <= width), None)
        return fits or measure.elidedText(ways[-1], Qt.TextElideMode.ElideRight, width)


def _shorter(before: Batch, now: Batch, session: Session) -> Iterator[str]:
    """Yield shorter wordings; what distinguishes the runs goes last: different products after the names."""
    if phrases.product(before, session) == phrases.product(now, session):
        yield phrases.from_to(before, now, session, with_product=False)
    else:
        yield from (phrases.from_to(before, now, session, most=most) for most in _NAMES)
    yield from (phrases.from_to(before, now, session, with_product=False, most=most) for most in _NAMES)
