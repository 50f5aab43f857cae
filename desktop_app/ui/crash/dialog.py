"""The dialog about a fault of the program: what it means for the person's lists, and details to hand on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import LINK_PADDING, Button
from desktop_app.ui.parts.fields import FixedText
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.text import words

_tr = words.translator("crash")

_WIDTH, _DETAILS_HEIGHT = 560, 200


class CrashDialog(QDialog):
    """Show it with `open()`; `leave` closes the program. `say` changes its text while it is open."""

    def __init__(
        self, what: str, details: str, logs: Path | None, leave: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Dialproof")
        self.setMinimumWidth(_WIDTH)
        self._leave = leave
        self._column = QVBoxLayout(self)
        self.what = Label("", "title", wrap=True)
        self.often = Label("", "muted", wrap=True)
        self.show_details = Button(_tr("Show details"), "link", clicked=self._turn_details)
        self.details = FixedText(_tr("Details"))
        self.details.setLineWrapMode(FixedText.LineWrapMode.NoWrap)
        self.details.setFixedHeight(_DETAILS_HEIGHT)
        self.details.hide()
        self.copy = Button(_tr("Copy details"), icon="copy", clicked=self._copy)
        self.folder = FolderButton(_tr("Open log folder"), logs or Path())
        self.folder.setVisible(logs is not None)
        self.close_program = Button(_tr("Close Dialproof"), clicked=self._close_program)
        self.go_on = Button(_tr("Continue"), "primary", clicked=self.accept)
        self._lay_out()
        self.say(what, details)
        self.go_on.setFocus()

    def say(self, what: str, details: str, often: str = "") -> None:
        """Show what happened, how often if more than once, and the details."""
        self.what.setText(what)
        self.setAccessibleName(what)
        self.often.setText(often)
        self.often.setVisible(bool(often))
        self.details.setPlainText(details)
        self._fit()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(theme.S)
        beside_links = margins(LINK_PADDING, 0, 0, 0)  # so that a link's words are aligned with all others
        for line in (self.what, self.often):
            line.setContentsMargins(*beside_links)
            line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            texts.addWidget(line)
        for text in _meaning():
            label = Label(text, wrap=True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            label.setContentsMargins(*beside_links)
            texts.addWidget(label)
        texts.addWidget(self.show_details, 0, Qt.AlignmentFlag.AlignLeft)
        details = QHBoxLayout()
        details.setContentsMargins(*beside_links)
        details.addWidget(self.details)
        texts.addLayout(details)
        texts.addStretch()
        top = QHBoxLayout()
        top.setContentsMargins(theme.L, theme.L, theme.L, theme.M)
        top.setSpacing(theme.M - LINK_PADDING)
        top.addWidget(IconLabel("warning", "warning", size=32), 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(texts, 1)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._said = FitScrollArea(top, self.windowTitle())  # scrolls on a low screen; the buttons are always visible
        self._foot = foot(self.copy, self.folder, None, self.close_program, self.go_on)
        self._column.addWidget(self._said)
        self._column.addStretch()
        self._column.addWidget(self._foot)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)

    def _fit(self) -> None:
        """Set the height the words need: wrapped text doesn't report it to Qt."""
        width = max(self.width(), _WIDTH)
        fit(self, width, self._said.height_for(width) + self._foot.sizeHint().height())

    def _turn_details(self) -> None:
        shown = self.details.isHidden()
        self.details.setVisible(shown)
        self.show_details.setText(_tr("Hide details") if shown else _tr("Show details"))
        self._fit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.copy.setText(_tr("Copied"))

    def _close_program(self) -> None:
        self.accept()
        self._leave()


def _meaning() -> tuple[str, str]:
    return (
        _tr(
            "Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under "
            "way go on, now or at the next start; if it isn't known whether a task arrived, you are asked."
        ),
        _tr(
            "Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone "
            "numbers and no keys, so that you can send them to whoever looks after it."
        ),
    )
