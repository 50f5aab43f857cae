"""Settings, Privacy: what is kept where, and deleting it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.key_value import KeyValue
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.confirmation import Confirmation


class PrivacySection(QWidget):
    """`data_folder` is where everything is kept, "" where nobody knows."""

    def __init__(self, context: PageContext, data_folder: str = "") -> None:
        super().__init__()
        self._context = context
        where = Card(_tr("Where it is kept"))
        where.add(
            Label(
                _tr(
                    "On this computer only, readable for you alone. API keys are in the system keyring if there is one."
                ),
                wrap=True,
            )
        )
        if data_folder:
            path = Label(data_folder, "muted", wrap=True).selectable()
            path.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            path.setAccessibleName(_tr("Data folder: {}").format(data_folder))
            where.add(path)
        lists = Card(_tr("Lists"))
        self.kept = KeyValue(_tr("Lists with their answers"))
        self.finished = KeyValue(_tr("of these finished"))
        self.delete = Button(_tr("Delete all finished lists…"), "danger", icon="trash", clicked=self._ask)
        self.confirmation = Confirmation("", "", _tr("Keep them"))
        self.confirmation.confirmed.connect(self._delete)
        self.confirmation.settled.connect(self.delete.setFocus)
        self.said = Banner("success", "")
        self.said.hide()
        row = QHBoxLayout()
        row.addWidget(self.delete)
        row.addStretch()
        lists.add(self.kept, self.finished, row, self.confirmation, self.said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S + theme.XS)
        column.addWidget(where)
        column.addWidget(lists)
        column.addStretch()
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        finished = len(self._context.desk.verification.finished())
        self.kept.set_value(words.number(len(self._context.desk.journal.batches())))
        self.finished.set_value(words.number(finished))
        if not self.delete.busy:
            self.delete.setEnabled(finished > 0)

    def _ask(self) -> None:
        self.said.hide()
        count = len(self._context.desk.verification.finished())
        lists = words.counted(count, "%n finished list", "%n finished lists")
        question = _tr(
            "Delete {}, with all answers and what the journal says of them? Files that you exported stay. "
            "This can't be undone."
        ).format(lists)
        self.confirmation.set_question(question, words.counted(count, "Delete %n list", "Delete %n lists"))
        self.confirmation.ask()

    def _delete(self) -> None:
        self.delete.set_busy(True, _tr("Deleting…"))
        deleting = self._context.desk.verification.forget_finished()
        self._context.runner.start("settings delete", deleting, done=self._deleted, failed=self._failed)

    def _deleted(self, count: int) -> None:
        self.delete.set_busy(False)
        self.refresh()
        self.said.set_text(words.counted(count, "%n list was deleted.", "%n lists were deleted."), "success")
        self.said.show()

    def _failed(self, error: Exception) -> None:
        self.delete.set_busy(False)
        self.refresh()
        self.said.set_text(words.error_words(error)[0], "danger")
        self.said.show()


def _tr(text: str) -> str:
    return words.tr(text, "settings")
