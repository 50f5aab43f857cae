"""The footer's figures are those of the connection in use, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop_app.core.connection import Connection
from desktop_app.ui.rate_watch import RateWatch

from .small_desk import SmallDesk, until

TEAM = Connection("https://api.example.com/api/v1", "Team")


class _Shell(QObject):
    """As much of the window as is watched."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: list[tuple[str, int, int]] = []
        self.footer = SimpleNamespace(set_waits=lambda _waits: None)

    def set_rates(self, rates: Sequence[tuple[str, int, int]]) -> None:
        self.rates = list(rates)


def test_another_connection_does_not_keep_what_is_left_of_the_former(themed: QApplication, tmp_path: Path) -> None:  # noqa: ARG001 - the application must be there
    async def story() -> None:
        small, shell = SmallDesk(tmp_path), _Shell()
        watch = RateWatch(small.context, shell)  # type: ignore[arg-type]
        # GIVEN one that was asked something
        await small.desk.balances.read(small.context.connection())
        watch.start()
        watch.look()
        await until(lambda: shell.rates[:1] == [("reads", 119, 120)])
        # WHEN another is chosen THEN what is left of that is shown, before the next look
        await small.connect(TEAM)
        await until(lambda: shell.rates[:1] == [("reads", 120, 120)])
        # AND nothing is looked at any more once the window closes
        watch.stop()
        small.changes.connection_changed.emit()
        assert not small.runner.running("rates")
        await small.runner.aclose()
        await small.desk.aclose()

    asyncio.run(story())
