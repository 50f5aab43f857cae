"""The context given to pages: services, runner, the changes they hear of, and the few requests they can make.

Changes of accounts are reported at once, those of batches at most five times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.rows.corrections import CellCorrection
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.runner import Runner

# Milliseconds: frequent enough to look live, rare enough to cost nothing.
GATHER = 200


class Changes(QObject):
    """Emits `changed(ids)` with the ids of changed batches, and `account_changed(AccountStatus)`.

    `account_changed`: the account behind a connection, the one in use or another, may be otherwise than it was.
    `suppression_changed()`: a suppression list was added, changed or deleted.
    `recipes_changed()`: a person was at the recipes, and may have changed one.
    `ended()`: window and journal are gone: nothing is emitted, and nobody may query any more.
    """

    changed = Signal(object)
    account_changed = Signal(object)
    suppression_changed = Signal()
    recipes_changed = Signal()
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: set[str] = set()
        self._untold: list[AccountStatus] = []
        self._over = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(GATHER)
        self._timer.timeout.connect(self._tell)

    def batch_changed(self, batch_id: str) -> None:
        """Record that a batch changed (`ServiceContext.changed`)."""
        if self._over:
            return
        self._waiting.add(batch_id)
        if not self._timer.isActive():
            self._timer.start()

    def tell_account(self, status: AccountStatus) -> None:
        """Announce an account's status, after any that is being announced: it would reach some receivers first."""
        self._untold.append(status)
        if len(self._untold) > 1:
            return
        while self._untold:
            if not self._over:
                self.account_changed.emit(self._untold[0])
            del self._untold[0]

    def end(self) -> None:
        """Stop reporting: the journal is about to be closed."""
        self._over = True
        self._timer.stop()
        self._waiting.clear()
        self.ended.emit()

    def _tell(self) -> None:
        ids, self._waiting = self._waiting, set()
        self.changed.emit(ids)


@dataclass(frozen=True, slots=True)
class PageContext:
    """The services, and the window's callbacks, for a page; pages know neither the window nor each other.

    `use(connection)` puts another connection into use, or the same one after a person has edited it; `run_batch(id)`
    carries a batch on in the background, and with `fetch=True` only has its results fetched again; `open_results(id)`
    and `show_monitor(id)` bring those pages to the front; `show_error` shows an error's words under the header;
    `connect` opens the connection dialog, `connect("key")` at the key of the connection in use,
    `connect("key", connection)` at that of another, `connect("form", connection)` at all of its form;
    `refresh_balance` is `AccountWatch.read`; `asks_for_key()` is True while the message in the footer's place asks for
    the key of the connection in use. `open_recipes()` opens the dialog of all recipes, `open_recipes(name)` at that
    one; `run_recipe(recipe, path, corrected)` runs one whose price the person was told, with
    what they corrected in the file's rows.
    """

    services: Services
    runner: Runner
    changes: Changes
    connection: Callable[[], Connection]
    use: Callable[[Connection], None]
    run_batch: Callable[..., None]
    open_results: Callable[[str], None]
    show_monitor: Callable[[str], None]
    show_error: Callable[[BaseException], None]
    show_info: Callable[[str], None]
    connect: Callable[..., None]
    refresh_balance: Callable[..., None]
    asks_for_key: Callable[[], bool] = lambda: False
    open_recipes: Callable[..., None] = lambda *_name: None
    run_recipe: Callable[[Recipe, Path, Sequence[CellCorrection]], None] = lambda _recipe, _path, _corrected: None

    def account(self) -> AccountStatus:
        """Return the status of the account in use."""
        return self.services.balances.status(self.connection())

    def tell_account(self, connection: Connection | None = None) -> None:
        """Announce the status of an account, by default that in use, to everybody who shows it."""
        in_use = self.connection()
        about = in_use if connection is None or connection.origin == in_use.origin else connection
        self.changes.tell_account(self.services.balances.status(about))

    def on_account(self, show: Callable[[AccountStatus], object]) -> None:
        """Call `show(status)` whenever the status of the account in use is announced."""

        def told(status: AccountStatus) -> None:
            if status.connection.base_url == self.connection().base_url:
                show(status)

        self.changes.account_changed.connect(told)
