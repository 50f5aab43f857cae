"""Re-reads results: reports unreadable ones, and has a dialog with the file as received, options and a preview."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFontDatabase
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Task, finished
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.results.answer_form import Layout, ResultForm
from desktop_app.core.results.answer_preview import ResultPreview, by_names
from desktop_app.core.results.answers import Answer
from desktop_app.services.lists.reparsing import Reparsed
from desktop_app.services.ports import Progress
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.results import reading_words
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("results")

_READING = "results read otherwise"
_SIZE = (760, 660)
_LINES, _LEAST_TABLE = 6, 96
_SLOW = 400  # milliseconds, after which a reading is said to last
_NUMBER_WIDTH, _LEAST, _MOST = 150, 96, 240


class ReadingDialog(QDialog):
    """A non-modal dialog; emits `done_with(Reparsed)` after all results were re-read.

    Later results of the batch will be read that way, too.
    """

    done_with = Signal(object)

    def __init__(self, context: PageContext, batch_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Read results differently"))
        fit(self, *_SIZE)
        self._context, self._batch_id = context, batch_id
        self._reading = context.services.reparsing
        self._tasks = {task.id: task for task in self._reading.received(batch_id)}
        self._task = next(iter(self._tasks.values()))
        self.shown: ResultPreview | None = None
        self._titles: tuple[str, ...] = ()  # of the columns, as they were last when it could be read
        self._previews: Latest[ResultPreview] = Latest(context.runner, "results preview")
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW)
        self._slow.timeout.connect(self._say_reading)
        self.task = ChoiceButton(_tr("Result of"))
        self.choices = ReadingChoices(self._reading.form(batch_id))
        self.received = QPlainTextEdit()
        self.model: ListTableModel[Answer] = ListTableModel([])
        self.table = _Preview(_tr("The answers as they are read"), self.model)
        self.state = Banner("accent", _tr("Reading…"))
        self.meaning = Label("", "small", wrap=True)
        self.later = QCheckBox(_tr("Read later results of this connection the same way"))
        self.reset = Button(_tr("As detected"), clicked=lambda: self.choices.say(ResultForm()))
        self.cancel = Button(_tr("Cancel"), clicked=self.reject)
        self.use = Button(_tr("Apply to all results of this list"), "primary", clicked=self._use)
        self._build()
        self._lay_out()
        self.choices.layout_.setFocus()
        self._ask()

    def reject(self) -> None:
        """Close without a change; if the results are just being re-read, cancel that first."""
        if self.use.busy:
            self._context.runner.cancel(_READING)
            self._set_busy(False)
            self._ask()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Drop the preview under way, however the dialog ends."""
        self._previews.drop()
        super().done(result)

    def _build(self) -> None:
        self.task.set_options(reading_words.tasks(list(self._tasks.values())), self._task.id)
        self.task.setVisible(len(self._tasks) > 1)
        self.task.chosen.connect(self._turn_to)
        self.choices.wanted.connect(lambda _form: self._ask())
        self.received.setReadOnly(True)
        self.received.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.received.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.received.setFixedHeight(self.received.fontMetrics().lineSpacing() * _LINES + 2 * theme.S)
        self.received.setTabChangesFocus(True)
        self.received.setAccessibleName(_tr("The first lines as they were received"))
        self.later.setVisible(self._reading.teachable(self._batch_id))
        self.reset.setToolTip(_tr("Reset: everything is detected automatically"))
        self.use.setEnabled(False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        column.setSpacing(theme.S)
        column.addWidget(Label(_tr("How the results are read"), "heading"))
        why = _tr("They are kept here as received. Nothing is fetched or paid for again.")
        column.addWidget(Label(why, "muted", wrap=True))
        column.addWidget(self._scrolling(), 1)
        column.addWidget(self.later)
        column.addSpacing(theme.S)
        column.addLayout(button_row(self.reset, None, self.cancel, self.use))

    def _scrolling(self) -> FitScrollArea:
        """Return the scrolling part: file, options and preview; the buttons below stay in place on a low screen."""
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        head = QHBoxLayout()
        head.addWidget(Label(_tr("As received"), "caption"))
        head.addStretch()
        head.addWidget(self.task)
        column.addLayout(head)
        column.addWidget(self.received)
        column.addWidget(Label(_tr("Read as"), "caption"))
        column.addWidget(self.choices)
        column.addWidget(self.state)
        column.addWidget(Card.around(self.table), 1)
        column.addWidget(self.meaning)
        return FitScrollArea(column, self.windowTitle(), grows=True)

    # --- how it would be read ---

    def _turn_to(self, task_id: object) -> None:
        self._task = next(task for each, task in self._tasks.items() if each == task_id)
        self._titles = ()
        self._ask()

    def _ask(self) -> None:
        task, form = self._task, self.choices.form
        self.use.setEnabled(False)
        self._slow.start()
        self._previews.ask(lambda: self._reading.preview(task, form), self._show, self._failed)

    def _say_reading(self) -> None:
        self.state.set_text(_tr("Reading…"), "accent")
        self.state.set_detail("")

    def _show(self, shown: ResultPreview) -> None:
        self.shown = shown
        self._slow.stop()
        self.received.setPlainText("\n".join(shown.lines))
        self.choices.show_reading(shown)
        if not shown.problem:
            self._titles = shown.titles
        message, more, tone = reading_words.outcome(shown, self._titles)
        self.state.set_text(message, tone)
        self.state.set_detail(more)
        self._show_answers(shown)
        hits = not shown.problem and shown.form.layout is Layout.HITS
        self.meaning.setVisible(hits)
        self.meaning.setText(reading_words.hits(shown.form.listed or "") if hits else "")
        self.reset.setEnabled(bool(self.choices.form))
        self.use.setEnabled(not shown.problem and not self.use.busy)

    def _show_answers(self, shown: ResultPreview) -> None:
        measure = self.table.fontMetrics().horizontalAdvance
        columns: list[Column[Answer]] = [Column("number", _tr("Number"), lambda row: row.e164, width=_NUMBER_WIDTH)]
        for at, name in enumerate(shown.columns):
            widest = max([measure(name), *(measure(row.values[at]) for row in shown.rows)]) + 2 * theme.M
            columns.append(
                Column(f"value:{at}", name, _value(at), width=min(_MOST, max(_LEAST, widest)), tip=_value(at))
            )
        self.model = ListTableModel(columns, shown.rows, parent=self)
        self.table.setModel(self.model)

    # --- reading it so ---

    def _use(self) -> None:
        if self.shown is None or self.use.busy:
            return
        self._set_busy(True)
        form = self.choices.form
        reading = self._reading.reparse(self._batch_id, form, self._say_progress)
        self._context.runner.start(_READING, reading, done=self._done, failed=self._failed)

    def _say_progress(self, progress: Progress) -> None:
        if self.use.busy:
            self.state.set_text(reading_words.reading(progress), "accent")
            self.state.set_detail("")

    def _done(self, came: Reparsed) -> None:
        if self.later.isChecked() and self.shown is not None:
            taught = by_names(self.choices.form, self.shown)
            teaching = self._reading.teach(self._batch_id, taught)
            self._context.runner.start("results taught", teaching, failed=self._context.show_error)
        self.accept()
        self.done_with.emit(came)

    def _set_busy(self, busy: bool) -> None:
        self.use.set_busy(busy, _tr("Reading…"))
        for widget in (self.choices, self.task, self.later, self.reset):
            widget.setEnabled(not busy)
        self.cancel.setText(_tr("Stop") if busy else _tr("Cancel"))

    def _failed(self, error: Exception) -> None:
        self._slow.stop()
        self._set_busy(False)
        self.state.set_text(joining.sentences(*error_words(error)), "danger")
        self.state.set_detail("")


class _Preview(Table):
    """Takes the available room, but requests little."""

    def sizeHint(self) -> QSize:
        """Return the height of the titles and two rows."""
        return QSize(super().sizeHint().width(), _LEAST_TABLE)


def _value(at: int) -> Callable[[Answer], str]:
    return lambda answer: answer.values[at]


# --- The choices by which a person says how a result is read ---


class ReadingChoices(QWidget):
    """Emits `wanted(ResultForm)` when the person chose; unset options are detected, and show what was detected."""

    wanted = Signal(object)

    def __init__(self, form: ResultForm) -> None:
        super().__init__()
        self.form = form
        self.sheet = ChoiceButton(_tr("Sheet"))
        self.layout_ = ChoiceButton(_tr("Lines"))
        self.number = ChoiceButton(_tr("Numbers in"))
        self.header = ChoiceButton(_tr("First line"))
        self.delimiter = ChoiceButton(_tr("Delimiter"))
        self.encoding = ChoiceButton(_tr("Encoding"))
        self.layout_.setToolTip(_tr("Columns of values, number and value in one cell, or only the numbers that match"))
        self.header.setToolTip(_tr("Whether it names the columns"))
        row = FlowLayout()
        for name, choice in self.by_name().items():
            row.addWidget(choice)
            choice.chosen.connect(lambda value, name=name: self._want(name, value))
        self.setLayout(row)

    def by_name(self) -> dict[str, ChoiceButton]:
        """Return the choices in order, by the part of the form they set."""
        return {
            "sheet": self.sheet,
            "layout": self.layout_,
            "number": self.number,
            "header": self.header,
            "delimiter": self.delimiter,
            "encoding": self.encoding,
        }

    def say(self, form: ResultForm) -> None:
        """Set another form, such as an empty one."""
        self.form = form
        self.wanted.emit(form)

    def show_reading(self, shown: ResultPreview) -> None:
        """Show the options that the file has, each with what was detected."""
        message, found = self.form, shown.form if not shown.problem else ResultForm()
        text = shown.kind in {"csv", "tsv", "txt"} or bool(shown.problem and (message.encoding or message.delimiter))
        self.sheet.set_options(reading_words.sheets(shown.sheets, found.sheet), message.sheet)
        self.layout_.set_options(reading_words.layouts(found.layout), message.layout)
        self.number.set_options(reading_words.columns(shown.titles, found.number), _place(message, shown))
        self.header.set_options(reading_words.headers(found.header), message.header)
        self.delimiter.set_options(reading_words.delimiters(found.delimiter, message.delimiter), message.delimiter)
        self.encoding.set_options(reading_words.encodings(found.encoding), message.encoding)
        pairs = Layout.PAIRS in {message.layout, found.layout}
        self.sheet.setVisible(len(shown.sheets) > 1)
        self.number.setVisible(not pairs)
        self.delimiter.setVisible(text)
        self.encoding.setVisible(text)

    def _want(self, part: str, value: object) -> None:
        changes: dict[str, Any] = {part: value}
        if part in {"sheet", "delimiter"}:  # other columns
            changes |= {"number": None, "values": None}
        elif part == "header" and value is False:
            changes |= {"values": None} if any(isinstance(each, str) for each in self.form.values or ()) else {}
            changes |= {"number": None} if isinstance(self.form.number, str) else {}
        elif part == "layout" and value is not None and value is not Layout.TABLE:
            changes |= {"values": None}
        self.say(replace(self.form, **changes))


def _place(message: ResultForm, shown: ResultPreview) -> object:
    """Return the index of the column the form names, which is its key among the options."""
    if isinstance(message.number, str):
        folded, wanted = [name.casefold() for name in shown.names], message.number.strip().casefold()
        return folded.index(wanted) if wanted in folded else message.number
    return message.number


# --- What leads to the dialog ---


class ReadingWork(QWidget):
    """A banner for unreadable results; `action` opens the dialog. Emits `changed` when the answers have changed."""

    changed = Signal()

    def __init__(self, context: PageContext, action: QAction) -> None:
        super().__init__()
        self._context, self._action = context, action
        self._batch_id = ""
        self.dialog: ReadingDialog | None = None
        self.unread = Banner("warning", "", words.tr("Read differently…", "results"), self.open_dialog)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unread)
        action.triggered.connect(lambda _checked=False: self.open_dialog())
        self.hide()

    def show_batch(self, batch_id: str) -> None:
        """Offer re-reading for a batch in its current state."""
        self._batch_id = batch_id
        running = self._context.runner.running(f"batch {batch_id}")
        received = [] if running else self._context.services.reparsing.received(batch_id)
        self._action.setEnabled(bool(received))
        self._action.setToolTip(_why_not(running=running, received=bool(received)))
        self._show_unread([task for task in received if task.state is not TaskState.JOINED and task.message])

    def open_dialog(self) -> None:
        """Open the dialog, or raise it if it is open."""
        if not self._context.services.reparsing.received(self._batch_id):
            return
        if self.dialog is None:
            batch_id = self._batch_id
            self.dialog = ReadingDialog(self._context, batch_id, self.window())
            self.dialog.done_with.connect(lambda came: self._done(batch_id, came))
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
        self.dialog.raise_()

    def close_dialog(self) -> None:
        """Close the dialog unless it is re-reading, which then completes: another batch is shown."""
        if self.dialog is not None and not self.dialog.use.busy:
            self.dialog.reject()

    def _show_unread(self, unread: list[Task]) -> None:
        self.setVisible(bool(unread))
        if unread:
            held = self._context.services.reparsing.holding(self._batch_id, unread)
            self.unread.set_text(reading_words.unread(len(unread) - len(held), len(held)))
            what_to_do = words.tr("{} shows what was received. If that isn't a result, ask the service.", "results")
            offer = joining.quoted(self.unread.button.text())
            self.unread.set_detail(joining.sentences(stored_words.shown(unread[0].message), what_to_do.format(offer)))

    def _done(self, batch_id: str, came: Reparsed) -> None:
        self._context.show_info(reading_words.done(came))
        if not self.isHidden() and finished(self._context.services.journal.tasks(batch_id)):
            self._context.run_batch(batch_id)  # nothing is left to send: the batch only gets completed
        if batch_id == self._batch_id:
            self.changed.emit()

    def _forget(self) -> None:
        self.dialog = None


def _why_not(*, running: bool, received: bool) -> str:
    if running:
        return words.tr("Possible once the batch has stopped", "results")
    return "" if received else words.tr("No result is kept here as it was received", "results")
