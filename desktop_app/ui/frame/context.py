"""The context given to pages: services, runner, and the few requests they can make to the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.core.service.connection import Connection
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.changes import Changes
from desktop_app.ui.frame.runner import Runner


@dataclass(frozen=True, slots=True)
class PageContext:
    """The services, and the window's callbacks, for a page; pages know neither the window nor each other.

    `run_batch(id)` carries a batch on in the background, and with `fetch=True` only has its results fetched again;
    `open_results(id)` and `show_monitor(id)` bring those pages to the front; `show_error` shows an error's words under
    the header; `connect` opens the connection dialog, `connect("key")` at the key of the connection in use,
    `connect("key", connection)` at that of another, `connect("form", connection)` at all of its form;
    `refresh_balance` reads the balance anew for the header and the Balance page.
    """

    services: Services
    runner: Runner
    changes: Changes
    connection: Callable[[], Connection]
    run_batch: Callable[..., None]
    open_results: Callable[[str], None]
    show_monitor: Callable[[str], None]
    show_error: Callable[[BaseException], None]
    show_info: Callable[[str], None]
    connect: Callable[..., None]
    refresh_balance: Callable[[], None]
