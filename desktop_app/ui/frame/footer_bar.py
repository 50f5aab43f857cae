"""The bar at the bottom: requests left this minute, and a quiet notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

if TYPE_CHECKING:
    from desktop_app.core.service.rates import Wait

_HEIGHT = 33  # 32 and the line above


def wait_in_words(wait: Wait | None) -> str:
    """Return how long the first of the waiting requests still has to wait; "" below a second."""
    if wait is None or wait.seconds < 1:
        return ""
    message = words.tr("the service asked to wait {}", "shell") if wait.asked else words.tr("next in {}", "shell")
    return message.format(words.duration(wait.seconds))


class FooterBar(QFrame):
    """Shows the texts passed to it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.setFixedHeight(_HEIGHT)
        self._caption = Label(words.tr("Requests left this minute:", "shell"), "small")
        # The service's own count may differ: it includes other programs with the same key, and refills.
        self._caption.setToolTip(
            words.tr(
                ("As counted here, against the connection's limits. When none are left, Dialproof waits."), "shell"
            )
        )
        self._rates: list[Label] = []
        self._shown: Sequence[tuple[str, int, int]] = []
        self._waits: Sequence[str] = []
        self._notice = Label("", "small")
        self._callback: Callable[[], object] | None = None
        self.link = Button("", "link", clicked=self._follow)
        self.link.setProperty("scale", "small")
        self._rates_row = QHBoxLayout()
        self._rates_row.setSpacing(theme.M)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 0, theme.L - theme.XS, 0)
        row.setSpacing(theme.M)
        row.addWidget(self._caption)
        row.addLayout(self._rates_row)
        row.addStretch()
        row.addWidget(self._notice)
        row.addSpacing(theme.XS - theme.M)
        row.addWidget(self.link)
        self.set_rates([])
        self.set_notice("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the contents to the new width."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the contents again when a text changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Hide the notice first if there is no room (its link stays), then the caption (its tool tip stays)."""
        shown = [label for label in self._rates if not label.isHidden()]
        always = [*shown, *([self.link] if self.link.text() else [])]
        spare = self.width() - sum(each.sizeHint().width() + theme.M for each in always) - 2 * theme.L
        for each, wanted in ((self._caption, bool(shown)), (self._notice, bool(self._notice.text()))):
            needs = each.sizeHint().width() + theme.M
            fits = wanted and needs <= spare
            each.setVisible(fits)
            spare -= needs if fits else 0

    def set_rates(self, rates: Sequence[tuple[str, int, int]], meanings: Sequence[str] = ()) -> None:
        """Show (name, requests left, limit per minute) for each group; hide all without groups.

        `meanings`: each group's tool tip.
        """
        while len(self._rates) < len(rates):
            label = Label("", "fine")
            self._rates.append(label)
            self._rates_row.addWidget(label)
        self._shown = rates
        for label in self._rates[len(rates) :]:
            label.hide()
        for at, label in enumerate(self._rates[: len(rates)]):
            label.setText(self._said(at))
            label.setToolTip(meanings[at] if at < len(meanings) else label.toolTip())
            label.show()
        self._fit()

    def set_waits(self, waits: Sequence[str]) -> None:
        """Set what each group waits for ("next in 12 s"), in the order of `set_rates`; "" for nothing."""
        if list(waits) != list(self._waits):
            self._waits = waits
            self.set_rates(self._shown)

    def _said(self, at: int) -> str:
        what, left, limit = self._shown[at]
        rate = words.tr("{} {} of {}", "shell").format(what, words.number(left), words.number(limit))
        wait = self._waits[at] if at < len(self._waits) else ""
        return joining.listed((rate, wait))

    def set_notice(self, text: str, link_text: str = "", callback: Callable[[], object] | None = None) -> None:
        """Show a quiet sentence at the right, with a link after it."""
        self._notice.setText(text)
        self._callback = callback
        self.link.setText(link_text)
        self.link.setVisible(bool(link_text))
        self._fit()

    def _follow(self) -> None:
        if self._callback is not None:
            self._callback()
