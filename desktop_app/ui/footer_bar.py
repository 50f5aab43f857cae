"""The bar at the bottom: requests left this minute, and a quiet notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.ui import theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label

_HEIGHT = 33  # 32 and the line above


class FooterBar(QFrame):
    """Shows what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.setFixedHeight(_HEIGHT)
        self._caption = Label(words.tr("Left this minute", "shell"), "small")
        self._rates: list[Label] = []
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

    def set_rates(self, rates: Sequence[tuple[str, int, int]]) -> None:
        """(what, how many are left, how many there are a minute) for each group; none hides it all."""
        while len(self._rates) < len(rates):
            label = Label("", "fine")
            self._rates.append(label)
            self._rates_row.addWidget(label)
        for at, label in enumerate(self._rates):
            label.setVisible(at < len(rates))
            if at < len(rates):
                what, left, limit = rates[at]
                label.setText(f"{what} {words.number(left)} / {words.number(limit)}")
        self._caption.setVisible(bool(rates))

    def set_notice(self, text: str, link_text: str = "", callback: Callable[[], object] | None = None) -> None:
        """A quiet sentence at the right, and a link after it."""
        self._notice.setText(text)
        self._callback = callback
        self.link.setText(link_text)
        self.link.setVisible(bool(link_text))

    def _follow(self) -> None:
        if self._callback is not None:
            self._callback()
