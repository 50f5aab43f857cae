"""What is left of each rate window, in the footer and always fresh."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from desktop_app.core.rates import RateGroup
from desktop_app.ui import words
from desktop_app.ui.context import PageContext
from desktop_app.ui.footer_bar import wait_in_words
from desktop_app.ui.shell import Shell

_EVERY = 2_000  # milliseconds
_TASK = "rates"


class RateWatch:
    """Looks once it is started, until it is stopped."""

    def __init__(self, context: PageContext, shell: Shell) -> None:
        self._context = context
        self._shell = shell
        self._timer = QTimer(shell)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self.look)
        context.changes.connection_changed.connect(self._other_connection)

    def start(self) -> None:
        """Look every two seconds."""
        self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def look(self) -> None:
        """Ask how many requests are left through the connection in use, and show it."""
        runner = self._context.runner
        if not runner.running(_TASK):
            left = self._context.desk.balances.requests_left(self._context.connection())
            runner.start(_TASK, left, done=self._show, failed=lambda _: self._shell.set_rates([]))

    def _other_connection(self) -> None:
        """What is left of the one before says nothing of it."""
        self._context.runner.cancel(_TASK)
        if self._timer.isActive():
            self.look()

    def _show(self, left: dict[RateGroup, tuple[int, int]]) -> None:
        names = {
            RateGroup.READS: words.tr("reads", "window"),
            RateGroup.SUBMITS: words.tr("submits", "window"),
            RateGroup.CHECKS: words.tr("checks", "window"),
        }
        self._shell.set_rates([(names[group], *left[group]) for group in names])
        waits = self._context.desk.balances.waits(self._context.connection())
        self._shell.footer.set_waits([wait_in_words(waits.get(group)) for group in names])
