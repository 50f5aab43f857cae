"""The views of the page, one visible at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.detection.password import Password
from desktop_app.core.errors import EncodingWrong, PasswordWrong
from desktop_app.core.text.file_names import shown_name
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.fields import SecretField
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.text_formats import encoding_options
from desktop_app.ui.upload.drop_target import DropHint
from desktop_app.ui.upload.lists import source_in_words
from desktop_app.ui.upload.reading.reading_progress import ReadingProgress, reading_words
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.start_view import StartView
from desktop_app.ui.upload.state import Note, Reading, UploadState, View


class Views(QStackedWidget):
    """Holds the views `start`, `several`, `reading`, `password`, `failed` and `list`."""

    def __init__(self, page: QWidget, start: StartView | None = None) -> None:
        super().__init__()
        self.start = start or StartView()
        self.reading, self.failed, self.list = ReadingView(), FailedView(), ListView()
        self.password, self.several = PasswordView(), SeveralView()
        self._by_name: dict[View, QWidget] = {
            View.START: self.start,
            View.READING: self.reading,
            View.PASSWORD: self.password,
            View.FAILED: self.failed,
            View.LIST: self.list,
            View.SEVERAL: self.several,
        }
        self._note, self._unsaid = Note(), ""
        self.currentChanged.connect(lambda _at: self._say())
        for view in self._by_name.values():
            self.addWidget(view)
        self.hint = DropHint(page)

    def show_state(self, state: UploadState) -> None:
        """Have each view show its part; `turn_to` then brings one to the front."""
        for view in (self.reading, self.password, self.failed, self.list, self.several):
            view.show_state(state)
        leads = state.is_idle and bool(state.queue.waiting)  # opening the next list is the primary action then
        for choose in (self.start.choose, self.failed.choose):
            choose.set_kind("secondary" if leads else "primary")
        if state.note is not self._note:
            self._note = state.note
            self._unsaid = state.note.text or self._unsaid
            if not state.note.text:  # something else begins
                self.start.said.clear()
                self.list.said.clear()

    def turn_to(self, view: View) -> bool:
        """Bring a view to the front, with the note if it has a place for one; return False if it was there already."""
        turned = self.currentWidget() is not self._by_name[view]
        self.setCurrentWidget(self._by_name[view])
        self._say()
        return turned

    def _say(self) -> None:
        view = self.currentWidget()
        if self._unsaid and isinstance(view, StartView | ListView):
            view.said.say(self._unsaid)
            self._unsaid = ""

    def show_held(self, held: bool) -> None:
        """Show that something is held above the page: by the drop area, or by a hint on other views."""
        if self.currentWidget() is self.start:
            self.start.show_held(held)
        elif held:
            self.hint.cover()
        if not held:
            self.hint.hide()
            self.start.show_held(False)


# The views for reading without rows, asking for a password, and reporting a failure.


_WIDTH = 560


class ReadingView(QWidget):
    """Emits `cancelled()` when the person presses Cancel."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._reading: Reading | None = None
        self.what = ElidedLabel("", "strong")
        self.progress = ReadingProgress()
        self.progress.cancelled.connect(self.cancelled)
        card = Card()
        card.setFixedWidth(_WIDTH)
        card.body.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        card.add(self.what, self.progress)
        _centre(self, card)

    def show_state(self, state: UploadState) -> None:
        """Show which list is being read, and how far it is."""
        before, self._reading = self._reading, state.reading
        reading = state.reading
        if reading is None or reading.again or not state.is_reading:
            return
        shown = before.progress if before is not None and before.attempt == reading.attempt else None
        if before is None or before.attempt != reading.attempt:
            name = source_in_words(reading.source)
            self.what.setText(reading_words(name))
            self.progress.begin(name)
        if reading.first is None and reading.progress is not shown:
            self.progress.show_progress(reading.progress)


class FailedView(QWidget):
    """Says what happened, what it means, what to do.

    Emits `choose_wanted()`, `back_wanted()`, `encoding_chosen(name)`.
    """

    choose_wanted = Signal()
    back_wanted = Signal()
    encoding_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._error: Exception | None = None
        self.what = Label("", "heading", wrap=True).selectable()
        self.meaning = Label("", "", wrap=True).selectable()
        self.advice = Label("", "muted", wrap=True).selectable()
        self.choose = Button(words.tr("Choose another…", "upload"), "primary", clicked=self.choose_wanted.emit)
        self.encoding = ChoiceButton(words.tr("Encoding", "upload"), placeholder=words.tr("choose…", "upload"))
        self.encoding.set_options(encoding_options(None), None)
        self.encoding.chosen.connect(lambda name: self.encoding_chosen.emit(str(name)))
        self.back = Button(words.tr("Back", "upload"), clicked=self.back_wanted.emit)
        for button in (self.choose, self.back):
            button.setAutoDefault(True)
        card = Card()
        card.setFixedWidth(_WIDTH)
        card.body.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.S)
        for part in (self.choose, self.encoding, self.back):
            buttons.addWidget(part)
        buttons.addStretch()
        texts = QVBoxLayout()
        texts.setSpacing(theme.S)
        for label in (self.what, self.meaning, self.advice):
            label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            texts.addWidget(label)
        texts.addSpacing(theme.S)
        texts.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(theme.M)
        row.addWidget(IconLabel("warning", "danger", 24), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        card.add(row)
        _centre(self, card)

    def show_state(self, state: UploadState) -> None:
        """Show an error's words; for a wrong encoding, offer the choice of encodings."""
        before, self._error = self._error, None if state.reading is None else state.reading.error
        error = self._error
        if error is None or error is before or state.view is not View.FAILED:
            return
        what, meaning, advice = error_words(error)
        self.setAccessibleName(what)
        for label, text in ((self.what, what), (self.meaning, meaning), (self.advice, advice)):
            label.setText(text)
            label.setVisible(bool(text))
        self.encoding.set_current(None)
        self.encoding.setVisible(isinstance(error, EncodingWrong))


class PasswordView(QWidget):
    """Asks for a protected workbook's password; emits `entered(Password)` or `cancelled()`, and empties the field."""

    entered = Signal(object)
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._error: Exception | None = None
        self.what = Label("", "heading", wrap=True)
        self.note = Label("", "muted", wrap=True)
        self.secret = SecretField(words.tr("Show the password", "upload"), words.tr("Hide the password", "upload"))
        self.field = self.secret.field
        self.field.setPlaceholderText(words.tr("Password", "upload"))
        self.open = Button(words.tr("Open", "upload"), "primary", clicked=self._enter)
        self.open.setAutoDefault(True)
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        self.field.returnPressed.connect(self._enter)
        self.secret.edited.connect(lambda: self.open.setEnabled(bool(self.field.text())))
        self.secret.clear()
        card = Card()
        card.setFixedWidth(_WIDTH)
        card.body.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.S)
        buttons.addWidget(self.open)
        buttons.addWidget(self.cancel)
        buttons.addStretch()
        parts = QVBoxLayout()
        parts.setSpacing(theme.S)
        for part in (self.what, self.secret, self.note):
            parts.addWidget(part)
        parts.addSpacing(theme.S)
        parts.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(theme.M)
        row.addWidget(IconLabel("lock", "accent", 24), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(parts, 1)
        card.add(row)
        _centre(self, card)

    def show_state(self, state: UploadState) -> None:
        """Ask for the password, or ask again after a wrong one; keep nothing that was typed once it isn't asked for."""
        before, self._error = (
            self._error,
            state.reading.error if state.reading and state.view is View.PASSWORD else None,
        )
        error = self._error
        if error is before:
            return
        self.secret.clear()
        if error is None:
            return
        wrong = isinstance(error, PasswordWrong)
        what, _meaning, advice = error_words(error)
        kept = words.tr("It is used to read this list and kept nowhere.", "upload")
        self.setAccessibleName(what)
        self.what.setText(what)
        self.note.setText(advice if wrong else kept)
        self.note.set_tone("danger" if wrong else "")
        self.field.setAccessibleName(words.tr("Password", "upload"))
        self.field.setAccessibleDescription(joining.sentences(what, self.note.text()))

    def _enter(self) -> None:
        typed = self.field.text()
        self.secret.clear()
        if typed:
            self.entered.emit(Password(typed))


def _centre(view: QWidget, card: Card) -> None:
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    row = QHBoxLayout()  # an alignment would ignore the height of wrapped words
    row.addStretch()
    row.addWidget(card)
    row.addStretch()
    column.addStretch(2)
    column.addLayout(row)
    column.addStretch(3)


# --- Several files came at once: read them as one list, or one after the other? ---


_MOST_NAMED = 6
_LINE = 20


class SeveralView(QWidget):
    """Emits `together()`, `one_by_one()` or `cancelled()`; `paths` are the files in question."""

    together = Signal()
    one_by_one = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.paths: tuple[Path, ...] = ()
        self.question = Label("", "heading", wrap=True)
        self._names = QVBoxLayout()
        self._names.setSpacing(theme.XS)
        self.as_one = Button(words.tr("As one list", "upload"), "primary", clicked=self.together.emit)
        self.in_turn = Button(words.tr("One after the other", "upload"), clicked=self.one_by_one.emit)
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        card = Card()
        card.setFixedWidth(_WIDTH)
        card.body.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        card.body.setSpacing(theme.M)
        card.add(self.question, self._names, _meanings(), self._buttons())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(2)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def show_state(self, state: UploadState) -> None:
        """Name the files (at least the first of them), and ask."""
        if not state.asked or state.asked == self.paths:
            return
        paths = self.paths = state.asked
        text = words.counted(
            len(paths), "%n file: read it?", "%n files: read them as one list, or one after the other?"
        )
        self.question.setText(text)
        self.setAccessibleName(text)
        while (item := self._names.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        named = paths if len(paths) <= _MOST_NAMED else paths[: _MOST_NAMED - 1]
        for path in named:
            self._names.addWidget(_Line("file", shown_name(path.name)))
        if len(named) < len(paths):
            more = words.counted(len(paths) - len(named), "and %n more", "and %n more")
            self._names.addWidget(_Line("more", more))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        for button in (self.as_one, self.in_turn, self.cancel):
            row.addWidget(button)
        row.addStretch()
        return row


class _Line(QWidget):
    def __init__(self, icon: str, text: str) -> None:
        super().__init__()
        self.setMinimumHeight(_LINE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel(icon))
        row.addWidget(ElidedLabel(text))
        row.addStretch()


def _meanings() -> QGridLayout:
    """Return a grid that explains what each answer does."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.M)
    grid.setVerticalSpacing(theme.XS)
    grid.setColumnStretch(1, 1)
    for row, (name, meaning) in enumerate(
        (
            (
                words.tr("As one list", "upload"),
                words.tr("All rows in one batch, each with the name of its file.", "upload"),
            ),
            (
                words.tr("One after the other", "upload"),
                words.tr("One batch each; the next opens when one is sent or closed.", "upload"),
            ),
        )
    ):
        grid.addWidget(Label(name, "muted"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(meaning, "muted", wrap=True), row, 1)
    return grid


# --- Shows above the page which lists wait for their turn ---


class WaitingStrip(QFrame):
    """Shows "2 more lists waiting · next: b.xlsx"; hidden if none waits.

    Emits `skipped()` or `opened()` for the next one.
    """

    skipped = Signal()
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[Path, ...], bool] = (), True
        self.setProperty("role", "card")
        self.count = Label("", "strong")
        self.next = ElidedLabel("", "muted")
        self.open = Button(words.tr("Open it", "upload"), "primary", clicked=self.opened.emit)
        self.open.setAutoDefault(True)  # so that Enter presses it, too
        self.skip = Button(words.tr("Skip it", "upload"), "link", clicked=self.skipped.emit)
        row = self._row = QHBoxLayout(self)
        self.set_low(False)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel("file"))
        for part in (self.count, Label("·", "muted"), self.next):
            row.addWidget(part)
        row.addStretch()
        for button in (self.open, self.skip):
            row.addWidget(button)
        self.hide()

    def set_low(self, low: bool) -> None:
        """Reduce the margins on a low page."""
        air = 1 if low else theme.XS
        self._row.setContentsMargins(theme.S + 2, air, theme.S, air)

    def show_state(self, state: UploadState) -> None:
        """Show how many lists wait, and which is next; it may be opened while there is no list on the page."""
        waiting, idle = state.queue.waiting, state.is_idle
        if (waiting, idle) == self._shown:
            return
        self._shown = waiting, idle
        self.setVisible(bool(waiting))
        if not waiting:
            return
        following = shown_name(waiting[0].name)
        self.count.setText(words.counted(len(waiting), "%n more list waiting", "%n more lists waiting"))
        self.next.setText(words.tr("next: {}", "upload").format(following))
        self.open.setVisible(idle)
        self.open.setAccessibleName(words.tr("Open {}", "upload").format(following))
        self.skip.setAccessibleName(words.tr("Skip {}", "upload").format(following))
        self.setAccessibleName(joining.listed((self.count.text(), self.next.text())))
