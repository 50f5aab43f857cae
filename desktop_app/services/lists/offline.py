"""What is known of numbers without asking anybody: which columns a person wants of it, and their values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop_app.core.calling.rules import CallRule
from desktop_app.core.calling.times import Calling
from desktop_app.core.facts.offline import Offline, saved_columns
from desktop_app.core.service.settings import Setting
from desktop_app.services.jobs import TellOffline
from desktop_app.services.program.service_context import ServiceContext


class OfflineFacts:
    """The columns hold for all lists, as the other columns that a person chose do."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def chosen(self) -> tuple[Offline, ...]:
        """Return the columns that a person added."""
        return saved_columns(self._context.journal.setting(Setting.OFFLINE_COLUMNS, []))

    def choose(self, columns: Iterable[Offline]) -> None:
        """Store which columns a person wants."""
        self._context.journal.save_setting(Setting.OFFLINE_COLUMNS, [each.value for each in columns])

    async def of(self, numbers: Sequence[str], columns: Sequence[Offline]) -> list[list[str]]:
        """Return a column of texts for each of these, blank for what is no valid number in E.164 form."""
        return await self._context.quick.run(TellOffline(tuple(numbers), tuple(columns), calling_now(self._context)))

    def calling(self) -> Calling:
        """Return what calling times are worked out by at this moment."""
        return calling_now(self._context)

    def change_rule(self, rule: CallRule) -> None:
        """Store the rule."""
        self._context.journal.save_setting(Setting.CALL_RULE, rule.as_saved())


def calling_now(context: ServiceContext, rule: CallRule | None = None) -> Calling:
    """Return what calling times are worked out by at this moment: by a `rule`, None for the one in the settings."""
    kept = rule or CallRule.from_saved(context.journal.setting(Setting.CALL_RULE, None))
    return Calling(kept, context.time.now())
