"""The window put together: shell, pages, header, and their requests to each other; it announces new versions."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.core.batches.restoration import Restoration
from desktop_app.core.errors import DialproofError, NoBalance
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.core.service.updates import Release
from desktop_app.services.batches.restorations import seen, unseen
from desktop_app.services.jobs import WarmUp
from desktop_app.services.program.services import Services
from desktop_app.ui.check.under_way import CHECKING
from desktop_app.ui.commands.window_commands import bind_window
from desktop_app.ui.frame.account_watch import AccountView, AccountWatch
from desktop_app.ui.frame.blocked_alerts import BlockedAlerts
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.pages import Pages
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.recipes.recipe_work import RecipeWork
from desktop_app.ui.recipes.run_teller import RunTeller
from desktop_app.ui.settings.menu import connection_menu
from desktop_app.ui.settings.update_card import new_version
from desktop_app.ui.start.startup_window import Look, StartupWindow, show_local
from desktop_app.ui.suppression.watch import SuppressionWatch
from desktop_app.ui.text import joining, words


class Window(Pages):
    """Puts the pages into the shell and connects them. `begin` starts what can wait until the window is visible.

    `first`: the parts painted already; without it the window makes its own.
    """

    def __init__(
        self,
        services: Services,
        changes: Changes,
        runner: Runner,
        appearance: Appearance,
        first: StartupWindow | None = None,
    ) -> None:
        self._services = services
        self._changes = changes
        self._runner = runner
        self._appearance = appearance
        named = first.named if first else None
        started_for = services.session.started_for(named)
        self._named = named
        self._again: set[str] = set()
        place, read = (
            services.journal.setting(Setting.WINDOW_PLACE, ""),
            services.journal.setting(Setting.LOCAL_NOTE_READ, False),
        )
        super().__init__(first or StartupWindow(Look(started_for, place=place, note_read=read)))
        self.furnish(self._context())
        self._standstill = BlockedAlerts(self.shell, self.context, lambda about: self._open_settings("key", about))
        self._account_view = AccountView(self.shell)
        self._runs = RunTeller(self.context, self.shell.strip, lambda path: self.to_upload().open_file(path))
        self._recipes = RecipeWork(self.context, self._run_ended, self.shell)
        self._runs.work = self._recipes
        self._watch = AccountWatch(self.context, self._looked, self._not_read, self.shell)
        self._suppression = SuppressionWatch(self.context, self.shell)
        self._closing = Closing(runner, self.shell, lambda: self.upload.has_unsent)
        self._connect()
        self._watch.look()
        self.front_changed()

    def _context(self) -> PageContext:
        return PageContext(
            services=self._services,
            runner=self._runner,
            changes=self._changes,
            connection=self.connection,
            use=self.use,
            run_batch=self.run_batch,
            open_results=self.open_results,
            show_monitor=self.show_monitor,
            show_error=self.shell.show_error,
            show_info=lambda text: self.shell.show_message("info", text),
            connect=self._open_settings,
            refresh_balance=self._read_balance,
            asks_for_key=lambda: self._standstill.asks_for_key(self.connection()),
            open_recipes=self._open_recipes,
            run_recipe=lambda *run: self._recipes.run(*run, agreed=True),
        )

    def _connect(self) -> None:
        self.shell.set_connection_menu(connection_menu(self.context, self._open_settings))
        self.shell.settings_clicked.connect(self._open_settings)
        self.shell.local_note.connect_wanted.connect(lambda: self._open_settings("connect"))
        self.shell.local_note.closed.connect(self._note_read)
        bind_window(self.shell, self.context, self._open_settings, self.guide_page)

    # --- After the first paint ---

    def begin(self) -> None:
        """Warm up the child process, read the balance, carry on unfinished batches."""
        self._runner.start("warm up", self._services.worker.run(WarmUp()))
        self._watch.start()
        self._suppression.start()
        self._watch.read()
        self._offer_unsent()
        for restoration in unseen(self._services.journal):
            self._show_restoration(restoration)
        if self._services.reparsing.cut_off:  # re-reading holds its lists, so the rest waits for it
            carrying = self._services.reparsing.carry_on()
            self._runner.start("results cut off", carrying, done=lambda _: self._carry_on())
        else:
            self._carry_on()
        self._recipes.begin()
        if self._services.deleting.left_over:
            self._runner.start("deleted before", self._services.deleting.purge())
        QTimer.singleShot(0, self.shell, self._give_notice)

    def _give_notice(self) -> None:
        """Set up notices outside the window. They need the monitor's counts, visible or not."""
        from desktop_app.ui.notices.notices import Notices
        from desktop_app.ui.notices.notifiers import desktop_notifier

        told = Notices(
            self.context,
            desktop_notifier(self.shell),
            opened=self._come_to,
            titled=self.shell.setWindowTitle,
            parent=self.shell,
        )
        self._runs.notices, self._runs.come_to_front = told, self.shell.come_to_front
        self.monitor.looked.connect(told.look)
        self.shell.closed.connect(told.close)
        from desktop_app.ui.settings.privacy_section import KeepingNotice

        KeepingNotice(self.context, self.shell, lambda: self._open_settings("keeping")).look()

        UpdateNotice(self.context, self.shell).look()

    def _come_to(self, batch_id: str) -> None:
        """Show what a notice was about: a batch, or the balance ("")."""
        self.shell.come_to_front()
        if batch_id:
            self.show_monitor(batch_id)
        else:
            self.shell.show_page(self.first.balance_at)

    def _carry_on(self) -> None:
        """Carry on all unfinished batches."""
        for batch in self._services.verification.moving():
            if not self._recipes.carries_on(batch.id):
                self.run_batch(batch.id)

    def _offer_unsent(self) -> None:
        """Offer the list that was open and not sent at the last close, once, and only if its files still exist."""
        found = self._services.journal.setting(Setting.UNSENT_LIST, [])
        files = [Path(str(each)) for each in found] if isinstance(found, list) else []
        self._services.journal.save_setting(Setting.UNSENT_LIST, [])
        if not files or not all(path.is_file() for path in files):
            return
        what = words.tr("{} had not been sent when Dialproof was closed.", "window")
        names = joining.listed(joining.quoted(path.name) for path in files)
        message = Message("info", what.format(names), action_text=words.tr("Open it again", "window"), lasting=True)
        self.shell.strip.show_message(message, lambda: self.to_upload().open_files(files))

    def _show_restoration(self, restoration: Restoration) -> None:
        """Show a restoration's message until the person has closed it, in this run or a later one."""
        what, meaning, advice = restoration.told(lambda text: words.tr(text, "errors"), words.local_time)
        message = Message("warning", what, meaning, advice, lasting=True)
        self.shell.strip.show_message(message, closed=lambda: seen(self._services.journal, restoration))

    # --- Batches ---

    def run_batch(self, batch_id: str, *, fetch: bool = False) -> None:
        """Carry a batch on in the background; a running one is looked at once more after it has ended.

        `fetch`: send nothing, but fetch its results again.
        """
        name = f"batch {batch_id}"
        if self._runner.running(name):
            self._again.add(batch_id)
            return
        verification = self._services.verification
        self._runner.start(
            name,
            verification.fetch_again(batch_id) if fetch else verification.run(batch_id),
            done=lambda _: self._batch_ended(batch_id),
            failed=lambda error: self._batch_failed(batch_id, error),
        )

    def _batch_ended(self, batch_id: str) -> None:
        self._changes.batch_changed(batch_id)
        self._watch.batch_ended(batch_id)
        if batch_id in self._again:
            self._again.discard(batch_id)
            self.run_batch(batch_id)

    def _batch_failed(self, batch_id: str, error: Exception) -> None:
        self._changes.batch_changed(batch_id)
        if batch_id in self._again:  # something was decided meanwhile
            self._again.discard(batch_id)
            self.run_batch(batch_id)
        else:
            self._standstill.batch_failed(batch_id, error)
            self._watch.batch_ended(batch_id, error)
            self._go_on_after_cap(batch_id, error)

    def _run_ended(self, run: RunRecord) -> None:
        """Tell what became of a recipe's run, and read what it left of the balance."""
        if run.batch_id:
            self._watch.batch_ended(run.batch_id)
        self._runs.tell(run)

    def _go_on_after_cap(self, batch_id: str, error: Exception) -> None:
        """Have a batch go on by itself once the day or month of the cap that stopped it is over."""
        caps = self._services.caps
        if isinstance(error, DialproofError) and caps.goes_on_by_itself(error):
            self._runner.start(f"cap of {batch_id}", caps.over(error), done=lambda _: self._go_on(batch_id))

    def _go_on(self, batch_id: str) -> None:
        if any(batch.id == batch_id for batch in self._services.verification.unfinished()):  # it may be deleted
            self.run_batch(batch_id)

    # --- Connection and balance ---

    def connection(self) -> Connection:
        """Return the connection in use: the one named at the start, else the chosen one."""
        session = self._services.session
        return session.current() if self._named is None else session.connection(self._named)

    @property
    def named(self) -> bool:
        """True if the connection named at the start is still the one in use."""
        return self._named is not None

    def use(self, connection: Connection) -> None:
        """Use this connection from now on; tell every page, and read its balance even if its key was refused before."""
        self._services.session.choose(connection)
        self._named = None
        self._watch.forget()
        self.shell.strip.connection_changed()
        self.context.tell_account()
        self.front_changed()
        self._watch.read_in_use()

    def _read_balance(self, **how: Any) -> None:
        self._watch.read(**how)

    def _looked(self, status: AccountStatus) -> None:
        self._account_view.show(status)
        self._standstill.show_account(status)

    def _not_read(self, error: Exception) -> None:
        # The Balance page reads it itself, and reports failures in place; where there is none, nothing is wrong.
        if not self.first.balance.isVisible() and not isinstance(error, NoBalance):
            self._standstill.connection_failed(error)

    def _note_read(self) -> None:
        """Store that the note was read; the footer says it from now on."""
        self._services.journal.save_setting(Setting.LOCAL_NOTE_READ, True)
        self.front_changed()

    def front_changed(self) -> None:
        """Show if the local service answers for what is in front: results by their own service, else the one in use."""
        connection = self.connection()
        if self.shown_results:
            connection = self._services.session.connection(self._services.journal.batch(self.shown_results).base_url)
        read = bool(self._services.journal.setting(Setting.LOCAL_NOTE_READ, False))
        show_local(self.shell, connection.local, lambda: self._open_settings("connect"), note_read=read)

    # --- Settings ---

    def _open_settings(self, section: str = "connection", about: Connection | None = None) -> None:
        from desktop_app.ui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(
            self.context,
            self._appearance,
            section,
            data_folder=str(self._services.folder),
            about=about,
            parent=self.shell,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.restart_wanted.connect(self._closing.restart)
        dialog.open()

    def _open_recipes(self, name: str = "") -> None:
        from desktop_app.ui.recipes.dialog import RecipesDialog

        open_file = lambda path: self.to_upload().open_file(path)  # noqa: E731 - one line
        dialog = RecipesDialog(self.context, self._recipes, open_file, self.shell, name)
        dialog.finished.connect(self._changes.recipes_changed)
        dialog.open()

    # --- The end ---

    async def aclose(self) -> None:
        """Discard what was never sent, store the window's geometry, end the services."""
        self._watch.stop()
        unsent = [str(path) for path in self.upload.unsent_files]
        self.upload.discard_unsent()
        try:
            self._services.journal.save_setting(Setting.UNSENT_LIST, unsent)
            self._services.journal.save_setting(Setting.WINDOW_PLACE, b64encode(self.shell.save_geometry()).decode())
        finally:  # a full disk must not prevent ending
            self._changes.end()
            await self._services.aclose()


# Closing the window and restarting the program; while batches are being verified the person is asked first.


class Closing:
    """Guards the shell; `restart` closes it so that the program starts again once all has ended.

    `unsent()`: returns True if a list was opened and not sent, which is lost with the window.
    """

    def __init__(self, runner: Runner, shell: Shell, unsent: Callable[[], bool]) -> None:
        self._runner = runner
        self._shell = shell
        self._unsent = unsent
        self._asked: Message | None = None
        shell.guard_closing(lambda: self._may(words.tr("Close now", "window"), shell.close_now))

    def restart(self) -> None:
        """Restart after the same question as for closing; also ask if a list or a single check would be lost."""
        act = words.tr("Restart now", "settings")
        if self._may(act, self._shell.restart_now) and self._nothing_lost(act):
            self._shell.restart_now()

    def _nothing_lost(self, action_text: str) -> bool:
        """Return True if nothing gets lost; otherwise say what does, with a button to go ahead."""
        if self._runner.running(CHECKING):
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
        """Return True if no batch is running; otherwise ask by a message, without a modal loop.

        Repeating the request while the message is shown confirms it.
        """
        busy = self._runner.count("batch ")
        meant = self._asked is not None and self._asked.action_text == action_text
        if not busy or (meant and self._asked == self._shell.strip.message):
            return True
        self._asked = Message(
            "warning",
            words.counted(busy, "%n list is still being verified.", "%n lists are still being verified."),
            words.tr("If you close Dialproof now, nothing is lost: it goes on at the next start.", "window"),
            words.tr("Close again to confirm.", "window") if action == self._shell.close_now else "",
            action_text,
        )
        self._shell.strip.show_message(self._asked, action)
        return False


log = logging.getLogger(__name__)
_EVERY = 3_600_000  # milliseconds between two looks at the clock; the query runs once a day
_TASK = "update"


class UpdateNotice(QObject):
    """Checks at once and every hour if a day has passed; without the switch it queries nobody. Owned by the shell."""

    def __init__(self, context: PageContext, shell: Shell) -> None:
        super().__init__(shell)
        self._context = context
        self._shell = shell
        timer = QTimer(self)
        timer.setInterval(_EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Query quietly; a failure only goes to the log."""
        updating = self._context.services.updating
        if updating.on and not self._context.runner.running(_TASK):
            self._context.runner.start(_TASK, updating.look_by_itself(), done=self._found, failed=_failed)

    def _found(self, release: Release | None) -> None:
        if release is None:
            return
        message = Message(
            "info",
            new_version(release),
            words.tr("Nothing is installed by itself.", "settings"),
            "",
            words.tr("Open its page", "settings"),
            lasting=True,
        )
        self._shell.strip.show_message(
            message,
            lambda: QDesktopServices.openUrl(QUrl(release.page)),
            closed=lambda: self._context.services.updating.told(release),
        )


def _failed(error: Exception) -> None:
    if isinstance(error, DialproofError):
        log.info("%s", error)
    else:
        log.error("a new version could not be looked for", exc_info=error)
