"""The context given to pages: services, runner, and the few requests they can make to the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.changes import Changes
from desktop_app.ui.frame.runner import Runner


@dataclass(frozen=True, slots=True)
class PageContext:
    """The services, and the window's callbacks, for a page; pages know neither the window nor each other.

    `use(connection)` puts another connection into use, or the same one after a person has edited it; `run_batch(id)`
    carries a batch on in the background, and with `fetch=True` only has its results fetched again; `open_results(id)`
    and `show_monitor(id)` bring those pages to the front; `show_error` shows an error's words under the header;
    `connect` opens the connection dialog, `connect("key")` at the key of the connection in use,
    `connect("key", connection)` at that of another, `connect("form", connection)` at all of its form;
    `refresh_balance` is `AccountWatch.read`; `asks_for_key()` is True while the message in the footer's place asks for
    the key of the connection in use.
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
