"""Closing the window, and starting the program anew: with lists on their way the person is asked first."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.ui import words
from desktop_app.ui.check.under_way import CHECKING
from desktop_app.ui.context import PageContext
from desktop_app.ui.message_strip import Message
from desktop_app.ui.shell import Shell


class Closing:
    """Guards the shell; `restart` closes it so that the program starts again once all has ended.

    `unsent()`: whether there is a list that was opened and not sent, which goes when the window does.
    """

    def __init__(self, context: PageContext, shell: Shell, unsent: Callable[[], bool]) -> None:
        self._context = context
        self._shell = shell
        self._unsent = unsent
        self._asked: Message | None = None
        shell.guard_closing(lambda: self._may(words.tr("Close now", "window"), shell.close_now))

    def restart(self) -> None:
        """As closing, with the same question; whoever only restarts isn't to lose a list or a single check by it."""
        act = words.tr("Restart now", "settings")
        if self._may(act, self._shell.restart_now) and self._nothing_lost(act):
            self._shell.restart_now()

    def _nothing_lost(self, action_text: str) -> bool:
        """Else the person is told what goes, and may have it so."""
        if self._context.runner.running(CHECKING):
            what = words.tr("A single check is under way.", "window")
            meaning = words.tr("After a restart it may not be known whether it was charged.", "window")
        elif self._unsent():
            what = words.tr("The list on Batch upload isn't sent yet.", "window")
            meaning = words.tr("After a restart it has to be opened again.", "window")
        else:
            return True
        self._shell.show_message("warning", what, meaning, action_text=action_text, action=self._shell.restart_now)
        return False

    def _may(self, action_text: str, action: Callable[[], object]) -> bool:
        """Where lists are on their way the person says so, in a message and without a modal loop.

        Whoever asks the same once more while that is said means it.
        """
        running = self._context.runner.running
        busy = sum(running(f"batch {batch.id}") for batch in self._context.desk.journal.batches())
        meant = self._asked is not None and self._asked.action_text == action_text
        if not busy or (meant and self._asked == self._shell.strip.message):
            return True
        self._asked = Message(
            "warning",
            words.counted(busy, "%n list is still being verified.", "%n lists are still being verified."),
            words.tr("If you close Dialproof now, nothing is lost: it goes on at the next start.", "window"),
            words.tr("Close once more to do so.", "window") if action == self._shell.close_now else "",
            action_text,
        )
        self._shell.strip.show_message(self._asked, action)
        return False
