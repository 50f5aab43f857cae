"""What sending the list on the page takes: every change of its state, without widgets."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from desktop_app.core.batches.batch import Via
from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.core.results.reuse import NOTHING_KNOWN, Known
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import as_prepared
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.sending.earlier_runs import EarlierRuns
from desktop_app.ui.upload.sending.send_state import Knowing, SendState, order_of, reckoned

_KNOWN = "upload.known answers"
logger = logging.getLogger(__name__)


class SendModel:
    """Holds `state`, and calls `changed()` after it has changed, except in `follow`.

    It reads the journal for earlier batches of the list only while the list is in sight; else once it is again.
    """

    def __init__(self, context: PageContext, changed: Callable[[], object]) -> None:
        self._context, self._services, self._changed = context, context.services, changed
        self.reckon = as_prepared(context.services.preparing)
        self._runs = EarlierRuns(context.services)
        self._opened: OpenedList | None = None
        self._seen = self._stale = False
        allowed = context.services.session.policy.allows(Feature.REALTIME_CHECKS)
        self.state = SendState(one_by_one_allowed=allowed)
        self._set(**self._chosen(context.connection()))

    def order(self, list_id: str, covered: int | None) -> BatchOrder:
        """Return the order for the list as it would be sent now, or for as many numbers as are `covered`."""
        return order_of(self.state, list_id, self._context.connection(), covered)

    def change(self, **changes: Any) -> None:
        """Change what is known or chosen (fields of `SendState`), and work out what follows from it."""
        self._set(**changes)
        self._changed()

    # --- The list ---

    def follow(
        self, opened: OpenedList | None, *, seen: bool, counting: bool, rereading: bool, preparing: bool
    ) -> SendState:
        """Return the state for the list on the page, which may be another one now, or come into sight."""
        came, self._seen = seen and not self._seen, seen
        if opened is not self._opened:
            self._opened, self._stale = opened, True
            self._runs.forget()
            self.state = replace(self.state, again=False, hint=None)
        before, found = self.state, None if opened is None or counting else opened.understanding
        if found is not before.found:
            self._count_known(found=found, rereading=rereading, preparing=preparing)
        elif came or (rereading, preparing) != (before.rereading, before.preparing):  # other lists may have gone on
            self._set(rereading=rereading, preparing=preparing)
        return self.state

    def reckon_again(self) -> None:
        """Reckon the cost anew, which depends on other lists, too; not while nobody sees it."""
        if self._seen:
            self.change()

    # --- Choices ---

    def choose_product(self, slug: str) -> None:
        """Choose a product, for the next list as well."""
        self._services.journal.save_setting(Setting.PRODUCT, slug)
        self.propose(slug)

    def propose(self, slug: str) -> None:
        """Choose a product for this list; an unknown one is replaced by the first."""
        self._count_known(slug=slug)
        self._changed()

    def choose_way(self, via: Via) -> None:
        """Choose how this list is sent."""
        if self.state.found is not None:
            self.change(way=(self.state.found, via))

    def choose_reuse(self, days: int) -> None:
        """Choose how old a reused answer may be, for later lists of the connection as well."""
        if days != self.state.reuse_days:
            self._services.preparing.reusing.choose(self._context.connection(), days)
            self.change(reuse_days=days)

    # --- The account ---

    def show_account(self, status: AccountStatus) -> None:
        """Take over the account in use: its balance and unit, and with another connection its products."""
        connection = self._context.connection()
        if connection != self.state.connection:
            self._runs.forget_titles()
            self._count_known(**self._chosen(connection))
        self.change(balance=status.balance, unit=self._services.balances.unit(connection))

    def _chosen(self, connection: Connection) -> dict[str, Any]:
        """Return what changes with the connection: its balance isn't known yet, but its unit may be."""
        slug = str(self._services.journal.setting(Setting.PRODUCT, ""))
        unit = self._services.balances.unit(connection)
        return {"connection": connection, "unit": unit, "balance": None, "slug": slug}

    # --- Earlier batches of the list ---

    def hear_of_batches(self, changed: object) -> None:
        """Look at the batches that have changed, if they may be of this list."""
        if isinstance(changed, set) and self._runs.concern(changed):
            self._look(changed)
            self.change()

    def costs_now(self) -> bool:
        """Look again, and return True if sending now costs again but didn't at the last look.

        Another Dialproof process doesn't report its batches, so the look must be repeated.
        """
        before = self.state.again
        self._look()
        self.change()
        return self.state.again and not before

    def _look_if_stale(self) -> None:
        if self._stale:
            self._look()

    def _look(self, changed: set[str] | None = None) -> None:
        self._stale = not self._seen
        if self._seen and self._opened is not None:
            self._runs.look(self._opened.store, changed)

    # --- Answers that are known already ---

    def count_known(self) -> None:
        """Count anew how many numbers have an answer already."""
        self._count_known()
        self._changed()

    def _count_known(self, **changes: Any) -> None:
        """Change the state and count, replacing a count under way; a list that is still being read isn't counted."""
        self._context.runner.cancel(_KNOWN)
        if self._opened is None:  # the list may have gone with the program, and the journal as well
            self._set(**changes)
            return
        state, reusing = replace(self.state, **changes), self._services.preparing.reusing
        connection, product = state.connection, state.product.slug
        counts = state.found is not None and reusing.possible(connection, product)
        knowing = Knowing.COUNTING if counts else Knowing.COUNTED
        self._set(**changes, reuse_days=reusing.days(connection), known=NOTHING_KNOWN, knowing=knowing)
        if counts:
            known = reusing.known(self._opened.list_id, connection, product)
            self._context.runner.start(_KNOWN, known, done=self._counted, failed=self._not_counted)

    def _counted(self, known: Known) -> None:
        self.change(known=known, knowing=Knowing.COUNTED)

    def _not_counted(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("known answers could not be counted", exc_info=error)
        self.change(known=NOTHING_KNOWN, knowing=Knowing.FAILED)

    # --- What follows ---

    def _set(self, **changes: Any) -> None:
        state = replace(self.state, **changes)
        if self._seen and state.found is not None:
            self._look_if_stale()
            hint, again = self._runs.hint(state)
            state = replace(state, hint=hint, again=again)
        self.state = reckoned(state, self.reckon)
