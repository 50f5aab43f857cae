"""The window's pages in their tabs, each imported and made when it is first shown or needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.start.startup_window import StartupWindow
from desktop_app.ui.upload.drop_target import WindowDrops, incoming
from desktop_app.ui.upload.page import UploadPage

if TYPE_CHECKING:
    from desktop_app.ui.balance.page import BalancePage
    from desktop_app.ui.check.page import CheckPage
    from desktop_app.ui.monitor.page import MonitorPage
    from desktop_app.ui.results.page import ResultsPage


class Pages:
    """Makes Batch upload at once, in the place of its early parts; leads from each page to another."""

    def __init__(self, first: StartupWindow) -> None:
        self.first = first
        self.shell = first.shell
        self.monitor_at = first.monitor_at
        self._results_of = ""

    def furnish(self, context: PageContext) -> None:
        """Give every tab its page; each page gets `context`."""
        self.context = context
        of_list = partial(self.shell.show_error, of_list=True)
        self.upload = UploadPage(replace(context, show_error=of_list), self.first.start)
        self.first.upload.take(self.upload)
        self.first.balance.furnish(lambda: self.balance)
        self.first.monitor.furnish(lambda: self.monitor)
        self.first.check.furnish(lambda: self.check)
        self.upload.list_begun.connect(self.shell.strip.list_changed)
        self._drops = WindowDrops(self.shell, self.shell.pages, self.upload, self.to_upload)
        # Batch upload handles these keys itself; on every other page they lead to it.
        self._elsewhere = [
            self.shell.command("upload.open", lambda: self.to_upload().choose_file()),
            self.shell.command("upload.paste", self._paste),
        ]
        self.shell.command("upload.sample", lambda: self.to_upload().open_sample(), self.upload.may_take)
        self.shell.page_changed.connect(self._turned)
        self.shell.page_changed.connect(lambda _at: self.front_changed())
        self.shell.page_chosen_again.connect(self._to_root)
        self._turned(self.shell.current_page())

    @cached_property
    def balance(self) -> BalancePage:
        """The Balance page."""
        from desktop_app.ui.balance.page import BalancePage

        page = BalancePage(self.context)
        self.first.balance.take(page)
        self._drops.watch(page)
        return page

    @cached_property
    def monitor(self) -> MonitorPage:
        """The Task monitor page; making it also gives the tab its count."""
        from desktop_app.ui.monitor.page import MonitorPage

        page = MonitorPage(self.context)
        page.count_changed.connect(lambda count, meaning: self.shell.set_count(self.monitor_at, count, meaning))
        page.deleted.connect(self._deleted)
        page.upload_clicked.connect(self.to_upload)
        self.first.monitor.take(page)
        self._drops.watch(page)
        return page

    @cached_property
    def results(self) -> ResultsPage:
        """The results of a batch, inside the monitor's tab."""
        from desktop_app.ui.results.page import ResultsPage

        page = ResultsPage(self.context, self.close_results)
        self.first.monitor.take(page)
        self._drops.watch(page)
        return page

    @cached_property
    def check(self) -> CheckPage:
        """The Single check page."""
        from desktop_app.ui.check.page import CheckPage

        page = CheckPage(self.context)
        self.first.check.take(page)
        self._drops.watch(page)
        return page

    def to_upload(self) -> UploadPage:
        """Bring Batch upload to the front."""
        self.shell.show_page(self.first.upload_at)
        return self.upload

    def open_lists(self, paths: Sequence[Path]) -> None:
        """Open lists from outside (the command line, a second start, the desktop), as if they were dropped."""
        self.to_upload().take_files(paths)

    def show_monitor(self, batch_id: str) -> None:
        """Bring the monitor to the front, with a batch chosen."""
        self.close_results()
        self.monitor.show_batch(batch_id)

    def open_results(self, batch_id: str) -> None:
        """Bring a batch's results to the front."""
        self.shell.strip.list_changed()
        self.results.open_batch(batch_id)
        self.first.monitor.setCurrentWidget(self.results)
        self.shell.show_page(self.monitor_at)
        self._results_of = batch_id
        self.front_changed()

    def close_results(self) -> None:
        """Go back to the monitor."""
        self.shell.strip.list_changed()
        self.first.monitor.setCurrentWidget(self.monitor)
        self.shell.show_page(self.monitor_at)
        self._results_of = ""
        self.front_changed()

    @property
    def shown_results(self) -> str:
        """The batch whose results are in front; "" if none are."""
        return self._results_of if self.shell.current_page() == self.monitor_at else ""

    def front_changed(self) -> None:
        """React to a change of what is in front, for displays elsewhere in the window."""

    def guide_page(self) -> str:
        """Return the name of the guide's page about what is in front."""
        at = self.shell.current_page()
        if at == self.monitor_at and self._shows_results():
            return "results"
        tabs = {self.first.balance_at: "balance", self.first.check_at: "single-check", self.monitor_at: "task-monitor"}
        return tabs.get(at, "batch-upload")

    def _shows_results(self) -> bool:
        return "results" in vars(self) and self.first.monitor.currentWidget() is self.results

    def _to_root(self, at: int) -> None:
        """Go back to the batches when the monitor's tab is chosen while it shows results."""
        if at == self.monitor_at and self._shows_results():
            self.results.back()

    def _deleted(self, _batch_id: str) -> None:
        if "results" in vars(self):  # made at some time
            self.results.close_batch()

    def _turned(self, at: int) -> None:
        for key in self._elsewhere:
            key.set_enabled(at != self.first.upload_at)

    def _paste(self) -> None:
        """Paste on Batch upload; with nothing to paste stay on the page, and say so."""
        if incoming(QGuiApplication.clipboard().mimeData()):
            self.to_upload()
        self.upload.paste()
