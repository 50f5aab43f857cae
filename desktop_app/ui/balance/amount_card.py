"""The card with the balance: the figure, the time of reading, and its history below."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop_app.ui.balance.balance_state import BalanceState
from desktop_app.ui.balance.course_chart import CourseChart
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.text import words

_tr = words.translator("balance")


class AmountCard(Card):
    """Emits `refreshed` when the person wants it read anew."""

    refreshed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_tr("Balance"))
        self.set_low(False)
        self._read_at: datetime | None = None
        self.figure = Label(words.NOTHING, "figure").selectable()
        self.figure.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.unit = Label("", "muted")
        self.when = Label("", "small")
        self.chart = CourseChart()
        self.refresh = Button(_tr("Refresh"), icon="refresh", clicked=self.refreshed.emit)
        self.refresh.setToolTip("F5")
        amount = QHBoxLayout()
        amount.setSpacing(theme.S)
        amount.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignBaseline)
        amount.addWidget(self.unit, 0, Qt.AlignmentFlag.AlignBaseline)
        amount.addStretch()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addLayout(amount)
        texts.addWidget(self.when)
        head = QHBoxLayout()
        head.addLayout(texts, 1)
        head.addWidget(self.refresh, 0, Qt.AlignmentFlag.AlignTop)
        self.add(head)
        self.body.addWidget(self.chart, 1)
        self.setTabOrder(self.refresh, self.chart)

    def set_low(self, low: bool) -> None:
        """Reduce the margins in a low window; align with the cells of the table below."""
        _, top, right, bottom = theme.CARD_MARGINS
        if low:
            top = bottom = theme.S
        self.body.setContentsMargins(*margins(PADDING + 1, top, right, bottom))

    def show_state(self, state: BalanceState) -> None:
        """Show the readings; the last one is the figure."""
        last = state.last
        self.figure.setText(words.number(last.amount) if last else words.NOTHING)
        self.unit.setText(words.unit_name(state.unit) if state.unit else "")
        tone = "warning" if last is not None and last.amount < state.warn_below else ""
        if (self.figure.property("tone") or "") != tone:
            self.figure.set_tone(tone)
        self._read_at = last.at if last else None
        self.chart.show_course(state.course, state.unit, state.warn_below)
        self.say_when()

    def say_when(self) -> None:
        """Show the age of the reading; call it again as time goes by."""
        if self._read_at is None:
            self.when.setText(_tr("Reading…") if self.refresh.busy else _tr("Not read yet"))
        else:
            moment = words.moment(self._read_at, datetime.now().astimezone())
            just_now = moment == words.tr("now")
            self.when.setText(_tr("read just now") if just_now else _tr("read {}").format(moment))

    def set_busy(self, busy: bool) -> None:
        """Show that the balance is being read."""
        self.refresh.set_busy(busy, _tr("Reading…"))
        self.say_when()
