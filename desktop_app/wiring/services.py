"""Builds the services from their adapters, for the window and the command line."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
import time
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.report.figures import Report
from desktop_app.core.report.page import ReportPage
from desktop_app.core.service.policy import Feature, Network, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.core.service.updates import installed_version
from desktop_app.core.text.key_forms import KnownKeys
from desktop_app.services.account.balance import Balances
from desktop_app.services.account.costs import Costs
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.batches.labelling import Labelling
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.batches.verification import Verification
from desktop_app.services.checks.checking import Checking
from desktop_app.services.connections.connection_test import ConnectionTest
from desktop_app.services.connections.pacing import Pacer
from desktop_app.services.connections.session import Session
from desktop_app.services.erasing.deleting import Deleting
from desktop_app.services.erasing.retention import Retention
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.offline import OfflineFacts
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reparsing import Reparsing
from desktop_app.services.lists.repeating import Repeating
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import StepPlans
from desktop_app.services.ports import LocalServiceHandle, VerificationClient
from desktop_app.services.program.failpoints import Failpoint, go_on
from desktop_app.services.program.log_reading import LogReading
from desktop_app.services.program.service_context import Changed, ServiceContext
from desktop_app.services.program.services import Services
from desktop_app.services.program.updating import Updating
from desktop_app.services.recipes.offering import RecipeOffers
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.services.recipes.watching import RecipeWatch
from desktop_app.storage.backup.recovery import erase_damaged, no_damaged, open_journal
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.machine.keys import KeyringKeys
from desktop_app.storage.machine.log_tail import LogTail
from desktop_app.storage.machine.policy_file import machine_policy
from desktop_app.storage.machine.provider_files import ProviderFiles
from desktop_app.storage.machine.rates import RateLog
from desktop_app.storage.recipes.files import RecipeFiles
from desktop_app.wiring.begun import Begun
from desktop_app.wiring.given_key import take_given_key
from desktop_app.workers.process import Worker

# One for the process, as its log is.
_known_keys = KnownKeys()


@dataclass(frozen=True, slots=True)
class SystemTime:
    """Implements `services.ports.Time` with this machine's clock."""

    def now(self) -> datetime:
        """Return the wall clock, aware and in UTC."""
        return datetime.now(UTC)

    def ticks(self) -> float:
        """Return the seconds since the computer was started, or some such moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let others work for so long."""
        await asyncio.sleep(seconds)


def nobody(_batch_id: str) -> None:
    """Ignore the journal's changes: nobody watches them."""


def open_services(
    path: Path | None,
    changed: Changed = nobody,
    at: Failpoint = go_on,
    policy: Policy | None = None,
    begun: Begun | None = None,
) -> Services:
    """Return the services over one data folder. Raise `DialproofError` if it can't be used.

    `at`: see `services.program.failpoints`. `policy`: one that was read already; None: that of this computer. `begun`:
    what was begun ahead.
    """
    policy = machine_policy() if policy is None else policy
    home = open_home(path)
    keep_log(home)
    return _services(*_context(home, policy, changed, at, begun or Begun(take_given_key())), home, policy)


def _context(
    home: Home, policy: Policy, changed: Changed, at: Failpoint, begun: Begun
) -> tuple[ServiceContext, RateLog]:
    """Return what every service works with, over a data folder, and the log of requests that is to be closed."""
    clock = SystemTime()
    journal = open_journal(home, clock.now)
    keys = _keys(journal, begun.key, saved=policy.allows(Feature.SAVED_KEYS))
    make_client = partial(_make_client, network=policy.network)
    session = Session(journal, keys, make_client, lambda: _start_local(home), policy, clock.now)
    lists, rates = ListFolders(home.lists), RateLog(home.rates)
    pacer, eraser = Pacer(rates, clock, session.limits, session.per_second), DiskEraser(home, journal)
    worker = Worker(begun=begun.child)
    return ServiceContext(journal, lists, worker, Worker(), session, pacer, clock, changed, at, eraser), rates


def _services(context: ServiceContext, rates: RateLog, home: Home, policy: Policy) -> Services:
    """Return the services, of which several work with each other."""
    journal, clock = context.journal, context.time
    verification = Verification(context, Submitting(context), Monitoring(context))
    results, preparing = Results(context), Preparing(context)
    checking, comparing = Checking(context), Comparing(context)
    intake = Intake(context.lists, context.worker)
    mending, exporting = Mending(context), Exporting(context, results)
    steps, refreshing = StepPlans(context, preparing, results), Refreshing(context, preparing, results)
    reporting = Reporting(context, results, comparing, QtPrinter(journal))
    recipes = Recipes(context, results, RecipeFiles(home.recipes))
    through = RunServices(intake, mending, preparing, steps, refreshing, verification, results, exporting, reporting)
    runs = RecipeRuns(context, through)
    return Services(
        journal=journal,
        session=context.session,
        intake=intake,
        mending=mending,
        preparing=preparing,
        steps=steps,
        refreshing=refreshing,
        verification=verification,
        labelling=Labelling(context),
        deleting=Deleting(context, verification),
        repeating=Repeating(context),
        results=results,
        suppression=results.suppression,
        reparsing=Reparsing(context),
        exporting=exporting,
        offline=OfflineFacts(context),
        comparing=comparing,
        reporting=reporting,
        recipes=recipes,
        recipe_offers=RecipeOffers(context, recipes, runs, through),
        recipe_runs=runs,
        recipe_watch=RecipeWatch(context, recipes, runs),
        checking=checking,
        balances=Balances(context),
        costs=Costs(context),
        caps=SpendingCaps(context),
        connection_test=ConnectionTest(context, checking),
        retention=Retention(context, verification),
        worker=context.worker,
        quick=context.quick,
        rates=rates,
        log=LogReading(LogTail(home.log)),
        updating=Updating(journal, clock, partial(_read_release, policy.network), installed_version(), policy),
        providers=ProviderFiles(home.providers),
        folder=home.path,
        exposed=home.exposed,
    )


async def _read_release(network: Network, address: str) -> bytes:
    from desktop_app.api.releases import HttpReleases  # httpx, only where it is asked

    return await HttpReleases(network)(address)


def _keys(journal: Journal, given: str, *, saved: bool) -> KeyringKeys:
    # A digest shows if it is the same key as in an earlier run, and reveals nothing.
    name = Setting.KEY_ORIGINS.of(hashlib.sha256(given.encode()).hexdigest()[:16])
    return KeyringKeys(
        given,
        entrusted=journal.setting(name, []),
        remember=lambda origins: journal.save_setting(name, origins),
        saved=saved,
    )


def _make_client(base_url: str, key: str, profile: ServiceProfile, *, network: Network) -> VerificationClient:
    from desktop_app.api.client import HttpClient  # behind the first paint: httpx costs 88 ms

    _known_keys.add(key)
    return HttpClient(base_url, key, profile=profile, network=network)


async def _start_local(home: Home) -> LocalServiceHandle:
    from desktop_app.local_service.process import start
    from desktop_app.storage.machine.numbering_files import kept_areas

    return await start(home.local_service, load=kept_areas)


class _Masking(logging.Formatter):
    """A second safeguard against logging keys and whole numbers, above all in the messages of errors."""

    def format(self, record: logging.LogRecord) -> str:
        return masked_text(_known_keys.hidden(super().format(record)))


class _LogFile(RotatingFileHandler):
    """A log file that ignores failed writes (a full disk). They matter to nobody, because the journal has it all."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """Drop this line."""

    def _open(self) -> TextIOWrapper:
        """Open the file for its owner alone, also at each rotation."""
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(descriptor, "a", encoding=self.encoding, errors=self.errors)

    def doRollover(self) -> None:  # noqa: N802 - logging's name
        """Turn the log over; later, if another process has it open: Windows renames no open file."""
        if self.stream:
            self.stream.close()
        try:
            os.rename(self.baseFilename, self.baseFilename)  # noqa: PTH104 - as logging does it
        except OSError:
            self.stream = self._open()
        else:
            super().doRollover()


def keep_log(home: Home) -> None:
    """Log warnings and the program's own steps to a file of the data folder, without keys and whole numbers.

    If the file can't be created, do without.
    """
    root = logging.getLogger()
    if any(isinstance(handler, RotatingFileHandler) for handler in root.handlers):
        return
    path = home.log
    try:
        handler = _LogFile(path, maxBytes=1_000_000, backupCount=3, encoding="utf-8")
    except OSError:
        return
    handler.setFormatter(_Masking("%(asctime)s %(levelname)s %(name)s %(message)s"))
    root.addHandler(handler)
    logging.getLogger("desktop_app").setLevel(logging.INFO)
    logging.getLogger("dialproof").setLevel(logging.INFO)


class QtPrinter:
    """Implements `services.ports.ReportPrinter`, in the language that was chosen for the window.

    Qt is loaded for the first report; without a window, it draws off screen.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._application: object = None  # Qt needs it as long as there are fonts

    def page(self, report: Report) -> ReportPage:
        """Return a report in words."""
        self._begin()
        from desktop_app.ui.look import theme
        from desktop_app.ui.report.wording import page_of

        theme.own_family()  # loaded here, since `drawn` may be in another thread
        return page_of(report)

    def drawn(self, page: ReportPage) -> bytes:
        """Return a PDF file of the page."""
        from desktop_app.ui.report.drawing import pdf_of

        return pdf_of(page)

    def _begin(self) -> None:
        from PySide6.QtCore import QCoreApplication

        if QCoreApplication.instance() is not None:
            return
        if sys.platform != "win32":  # whose desktop is always there
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            if not any(map(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG"))):
                os.environ["LC_CTYPE"] = "C.UTF-8"  # as Qt would choose, with a warning on standard error
        from desktop_app.ui.start.first_paint import application
        from desktop_app.ui.text import languages

        app = self._application = application([sys.argv[0]])
        languages.speak(app, self._journal.setting(Setting.LANGUAGE, languages.SYSTEM))


# Deleted rows leave traces on the disk: in the journal's file and copies, and in the local service's store.


class DiskEraser:
    """Implements `services.ports.DataEraser` for a data folder."""

    def __init__(self, home: Home, journal: Journal) -> None:
        self._home = home
        self._journal = journal

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:
        """Erase all traces of what was deleted. Return False if it has to be done again."""
        from desktop_app.local_service.erasing import erase as erase_local  # it imports the local service's rows

        done = [erase_local(self._home.path, tasks, kept), self._journal.erase()]
        done.append(erase_damaged(self._home.path) if damaged else no_damaged(self._home.path))
        return all(done)
