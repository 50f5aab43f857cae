"""Decides when to show notices outside the window, and handles clicks on them.

Also a notice itself, the protocol of what shows it, and the switch for notices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox

from desktop_app.core.batches.batch import answered, submitted
from desktop_app.core.batches.notices import LowBalances, News, NewsTracker, news_of, plain_title
from desktop_app.core.batches.status import BatchStatus, Condition
from desktop_app.core.results.verdict import NO_VERDICTS, VerdictCounts
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.policy import NO_POLICY, Feature, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.fields import lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.verdict_words import counts_words


@dataclass(frozen=True, slots=True)
class Notice:
    """A line with some words below. A later notice of the same `key` replaces it.

    `action` names what a click does; `category` is one of the Desktop Notifications Specification.
    """

    key: str
    summary: str
    text: str
    action: str = ""
    category: str = ""


class Notifier(Protocol):
    """Shows notices on the desktop. Never raises or waits; without a service it does nothing."""

    clicked: Any  # Signal(str): the key of the notice that the person clicked

    def show(self, notice: Notice) -> None:
        """Show a notice."""
        ...

    def progress(self, share: float | None) -> None:
        """Show the overall progress, 0..1, on the task bar; None for nothing under way."""
        ...

    def close(self) -> None:
        """Stop showing notices."""
        ...


# --- The switch: a card of the settings ---

_tr = words.translator("notices")


def wanted(journal: Journal, policy: Policy = NO_POLICY) -> bool:
    """Return the journal's setting: True by default, False if the computer's policy forbids notices."""
    return policy.allows(Feature.NOTIFICATIONS) and journal.setting(Setting.NOTIFICATIONS, True) is not False


class NoticesCard(Card):
    """Applies a change at once."""

    def __init__(self, journal: Journal, policy: Policy = NO_POLICY) -> None:
        super().__init__(_tr("Notifications"))
        self._journal = journal
        self.box = QCheckBox(_tr("Tell me on the desktop while I do something else"))
        what = _tr("When a list is verified or needs a decision, and when the balance falls below your limit.")
        self.box.setAccessibleDescription(what)
        self.box.setChecked(wanted(journal, policy))
        self.box.toggled.connect(self._choose)
        self.add(self.box, Label(what, "small", wrap=True))
        if not policy.allows(Feature.NOTIFICATIONS):
            self.add(lock(self.box))

    def _choose(self, on: bool) -> None:
        self._journal.save_setting(Setting.NOTIFICATIONS, on)


def in_front() -> bool:
    """Return True if one of our windows is active."""
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive


class Notices(QObject):
    """Watches batches (`look`) and balances; shows news while the window isn't in front.

    `opened(batch_id)` brings the window to the front with that batch, `opened("")` with the balance; `titled(text)`
    sets the window's title.
    """

    def __init__(  # noqa: PLR0913 - what it hears, how it speaks, and where a click leads
        self,
        context: PageContext,
        notifier: Notifier,
        *,
        opened: Callable[[str], object],
        titled: Callable[[str], object],
        seen: Callable[[], bool] = in_front,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._notifier = notifier
        self._opened = opened
        self._titled = titled
        self._seen = seen
        self._news = NewsTracker()
        self._low_balances = LowBalances()
        self._percent: int | None = None
        self._acts: dict[str, Callable[[], object]] = {}  # what a click on a notice does, by its key
        notifier.clicked.connect(self._clicked)
        context.on_account(self._balance_read)

    def look(self, statuses: Sequence[BatchStatus]) -> None:
        """Look at all batches: show notices of their news, and the overall progress."""
        by_id = {status.batch.id: status for status in statuses}
        news = {batch_id: news_of(status) for batch_id, status in by_id.items()}
        for batch_id, new in self._news.news(news).items():
            self._tell(by_id[batch_id], new)
        under_way = [each for each in statuses if each.by_tasks is Condition.RUNNING and not _waits(each)]
        self._show_progress([status for status in under_way if news[status.batch.id] is None])

    def tell(self, notice: Notice, clicked: Callable[[], object]) -> None:
        """Show a notice about something else, in place of one of its key; a click on it calls `clicked`."""
        self._acts[notice.key] = clicked
        self._say(notice)

    def close(self) -> None:
        """Stop: the window closes."""
        if self._percent is not None:
            self._notifier.progress(None)
        self._notifier.close()

    def _balance_read(self, status: AccountStatus) -> None:
        found = status.balance
        if found is not None and self._low_balances.became(status.connection.base_url, low=status.low):
            self._say(balance_notice(found.lowest, status.warn_below, found.currency))

    def _tell(self, status: BatchStatus, new: News) -> None:
        """Say what is new of a batch; of one that is over say the verdicts, too, once they are counted."""
        if new is not News.OVER or not answered(status.tasks) or not self._may_speak():
            self._say(batch_notice(status, new))
            return
        self._context.runner.start(
            f"notice {status.batch.id}",
            self._context.services.results.verdicts(status.batch.id),
            done=lambda found: self._say(batch_notice(status, new, found)),
            failed=lambda _: self._say(batch_notice(status, new)),  # its list is gone or can't be read
        )

    def _say(self, notice: Notice) -> None:
        if self._may_speak():
            self._notifier.show(notice)

    def _may_speak(self) -> bool:
        services = self._context.services
        return not self._seen() and wanted(services.journal, services.session.policy)

    def _show_progress(self, moving: Sequence[BatchStatus]) -> None:
        total = sum(status.numbers for status in moving)
        percent = (
            words.percent_so_far(sum(status.share_answered * status.numbers for status in moving) / total)
            if total
            else None
        )
        if percent == self._percent:
            return
        self._percent = percent
        self._notifier.progress(None if percent is None else percent / 100)
        self._titled(title_with(None if percent is None else words.percent(percent / 100)))

    def _clicked(self, key: str) -> None:
        if (act := self._acts.pop(key, None)) is not None:
            act()
        else:
            self._opened("" if key == LOW else key)


# --- The words of notices: a list's title and counts, and nothing else from a list ---


LOW = "balance"  # the key of the balance's notice; those of batches are their ids
_DONE, _WAITS = "transfer.complete", "transfer"


def batch_notice(status: BatchStatus, news: News, verdicts: VerdictCounts = NO_VERDICTS) -> Notice:
    """Return the notice about a batch that is over, or that needs a person; `verdicts` are those on its rows."""
    title = plain_title(list_title(status.batch))
    if news is News.OVER:
        return Notice(status.batch.id, _tr("A list is verified"), _over(status, title, verdicts), _tr("Show"), _DONE)
    if news is News.DOUBT:
        text = _tr("“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.")
        return Notice(status.batch.id, _tr("A list needs your decision"), text.format(title), _tr("Show"), _WAITS)
    text = _tr("“{}” doesn't go on by itself. The task monitor says why.")
    return Notice(status.batch.id, _tr("A list waits for you"), text.format(title), _tr("Show"), _WAITS)


def balance_notice(amount: Decimal, below: int, unit: str) -> Notice:
    """Return the notice about a balance below the person's threshold."""
    message = _tr("{} left, below your limit of {}.").format(
        words.amount(amount, plain_title(unit)), words.number(below)
    )
    return Notice(LOW, _tr("The balance is low"), message, _tr("Show"), _WAITS)


def title_with(share: str | None) -> str:
    """Return the window's title: "38 % – Dialproof" while something is under way."""
    return _tr("{} – Dialproof").format(share) if share else "Dialproof"


def _over(status: BatchStatus, title: str, verdicts: VerdictCounts) -> str:
    sent, known = submitted(status.tasks), answered(status.tasks)
    if known >= sent:
        told = words.counted(known, "“{}”: %n number answered.", "“{}”: %n numbers answered.").format(title)
    else:
        told = _tr("“{}”: {} of {} numbers answered.").format(title, words.number(known), words.number(sent))
    judged = counts_words(verdicts)
    return joining.sentences(told, _tr("Rows: {}.").format(judged) if judged else "")


def _waits(status: BatchStatus) -> bool:
    return status.paused or status.capped_for_now
