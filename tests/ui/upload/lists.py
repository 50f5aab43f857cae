"""Lists in memory and a page over stubs, for tests of the Batch upload page."""

# ruff: noqa: ARG002 - stubs keep the signatures of what they stand for

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import Column, Counts, ImportSummary, ReadOptions, TableShape
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.money.estimate import Estimate, estimate_of
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, ListRow, RowNumber, SentRange
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import catalogue_of
from desktop_app.services.lists.intake import ReadList
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.upload.page import UploadPage
from tests.ui.accounts import account

COLUMNS = (Column(0, "Name"), Column(1, "Mobile", 0.9), Column(2, "City"))
S = NumberStatus
DETECT = ReadOptions()
LOST = "digits lost in Excel (scientific notation)"
REASONS = {"not a phone number": 15, LOST: 6, "too short": 21, "digits lost in Excel (more than 15 digits)": 3}


def row(number: int, status: NumberStatus = S.VALID, problem: str = "", first: int | None = None) -> ListRow:
    e164 = f"+4474{number:08}" if status in {S.VALID, S.DUPLICATE} else ""
    cells = (f"Name {number}", f"074{number:08}", "Leeds")
    return ListRow(number, cells, cells[1], e164, "GB" if e164 else "", "mobile", status, problem, first)


def several(number: int) -> ListRow:
    """A row with a mobile and a landline."""
    lead = row(number)
    line = f"+44207946{number:04}"
    numbers = (
        RowNumber(0, lead.raw, lead.e164, "GB", "mobile", S.VALID),
        RowNumber(1, line, line, "GB", "fixed line", S.VALID),
    )
    return replace(lead, numbers=numbers)


def understanding(**changes: Any) -> ImportSummary:
    found = ImportSummary(
        format="xlsx",
        encoding=None,
        delimiter=None,
        sheet="Customers",
        sheets=["Customers", "Old"],
        shape=TableShape(1, COLUMNS, COLUMNS[1]),
        counts=Counts(valid=413, invalid=45, empty=14, duplicate=28),
        scientific_notation=6,
        precision_lost=3,
        countries={"GB": 300, "DE": 113},
        line_types={"mobile": 400, "fixed line": 13},
        reasons={**REASONS},
    )
    return replace(found, **changes)


def nationally_written(count: int = 900) -> ImportSummary:
    reasons = {"no country code": count}
    return understanding(counts=Counts(invalid=count), countries={}, line_types={}, reasons=reasons)


class FakeList:
    """An open list whose rows are made up when they are asked for; `pages` says what was asked."""

    source_name = "customers.xlsx"
    source_digest = "digest"

    def __init__(
        self,
        found: ImportSummary | None = None,
        options: ReadOptions = DETECT,
        make: Callable[[int], ListRow] = row,
    ) -> None:
        self.understanding = found or understanding()
        self.options = options
        self.columns = tuple(column.name for column in self.understanding.shape.columns)
        self.pages: list[tuple[int, int]] = []
        self.closed = False
        self._make = make

    def page(self, first_row: int, count: int) -> list[ListRow]:
        assert not self.closed
        self.pages.append((first_row, count))
        return [self._make(number) for number in range(first_row, first_row + count)]

    def rows(
        self,
        row_numbers: Sequence[int],
        batch_id: str = "",
        sent: Sequence[SentRange] = (),
        steps: ListSteps = ALONE,
    ) -> list[AnsweredRow]:
        assert not self.closed
        self.pages.append((row_numbers[0], len(row_numbers)))
        return [AnsweredRow(self._make(number), AnswerStatus.NOT_SENT) for number in row_numbers]

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        return ()

    def answered(self, batch_id: str) -> int:
        return 0

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        return []

    def has_answers(self, batch_id: str, sent: SentRange) -> bool:
        return False

    def reading(self, batch_id: str) -> int | None:
        return None

    def close(self) -> None:
        self.closed = True


def batch(list_id: str, name: str = "customers.xlsx") -> Batch:
    return Batch("b1", list_id, name, "local", "phone-validation", datetime.now(UTC), rows=500)


class StubRunner:
    """Runs nothing: a test says how each task ends."""

    def __init__(self) -> None:
        self.waiting: dict[str, tuple[Callable[[Any], None] | None, Callable[[Exception], None] | None]] = {}

    def start(
        self,
        name: str,
        coroutine: Coroutine[Any, Any, Any],
        *,
        done: Callable[[Any], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        coroutine.close()
        self.waiting[name] = done, failed

    def running(self, name: str) -> bool:
        return name in self.waiting

    def cancel(self, name: str) -> None:
        self.waiting.pop(name, None)

    def finish(self, name: str, result: Any) -> None:
        done, _ = self.waiting.pop(name)
        assert done is not None
        done(result)

    def fail(self, name: str, error: Exception) -> None:
        _, failed = self.waiting.pop(name)
        assert failed is not None
        failed(error)


async def _never() -> None:
    """Stands for every service: the stub runner closes it unrun."""


@dataclass
class FakeServices:
    """What the page may ask of the services, and what it asked."""

    quoting: bool = False
    lists: dict[str, FakeList] = field(default_factory=dict)
    asked: list[tuple[Any, ...]] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    sent: list[Batch] = field(default_factory=list)
    corrected_then: dict[str, int] = field(default_factory=dict)
    read_otherwise: dict[str, ReadOptions] = field(default_factory=dict)
    former: list[Batch] = field(default_factory=list)
    reusable: bool = False
    keyless: set[str] = field(default_factory=set)
    locked: set[str] = field(default_factory=set)
    unit_heard: str = ""
    readings: list[BalanceEntry] = field(default_factory=list)
    policy: Policy = NO_POLICY
    passwords: list[str] = field(default_factory=list)
    countries_of: dict[str, frozenset[str]] = field(default_factory=dict)

    def countries(self) -> dict[str, frozenset[str]]:
        return self.countries_of

    def keyring_locked(self, connection: Connection) -> bool:
        return connection.base_url in self.locked

    def unlock(self, connection: Connection, *, ask: bool = True) -> Coroutine[Any, Any, None]:
        self.asked.append(("unlock", connection.base_url, ask))
        return _never()

    def awaits_key(self, connection: Connection) -> bool:
        return connection.base_url in self.keyless

    def read(
        self, source: Path, options: ReadOptions, progress: Any = None, *, passwords: Sequence[Password] = ()
    ) -> Coroutine[Any, Any, None]:
        self.asked.append(("read", source, options))
        self.passwords = [each.reveal() for each in passwords]
        self.progress = progress
        return _never()

    def paste(self, text: str, options: ReadOptions, progress: Any = None) -> Coroutine[Any, Any, None]:
        self.asked.append(("paste", text, options))
        return _never()

    def read_several(
        self,
        sources: Sequence[Path],
        options: ReadOptions,
        progress: Any = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> Coroutine[Any, Any, None]:
        self.passwords = [each.reveal() for each in passwords]
        self.asked.append(("read several", tuple(path.name for path in sources), options))
        return _never()

    def read_again(
        self, list_id: str, options: ReadOptions, progress: Any = None, *, passwords: Sequence[Password] = ()
    ) -> Coroutine[Any, Any, None]:
        self.passwords = [each.reveal() for each in passwords]
        self.asked.append(("read again", list_id, options))
        self.progress = progress
        return _never()

    def suggest(self, list_id: str) -> Coroutine[Any, Any, None]:
        return _never()

    def select_in_list(self, list_id: str, rows: Any) -> Coroutine[Any, Any, None]:
        self.asked.append(("select", list_id, rows))
        return _never()

    @property
    def reusing(self) -> FakeServices:
        return self

    @property
    def quotes(self) -> FakeServices:
        return self

    def offered(self, connection: Connection) -> bool:
        return self.quoting

    def ask(self, connection: Connection, product: str, counts: Mapping[str, int]) -> Coroutine[Any, Any, None]:
        self.asked.append(("quote", product, dict(counts)))
        return _never()

    @property
    def money(self) -> FakeServices:
        return self

    def days(self, connection: Connection) -> int:
        days: int = self.settings.get("reuse", 0)
        return days

    def choose(self, connection: Connection, days: int) -> None:
        self.settings["reuse"] = days

    def possible(self, connection: Connection, product: str) -> bool:
        return self.reusable

    def known(self, list_id: str, connection: Connection, product: str) -> Coroutine[Any, Any, None]:
        self.asked.append(("known", list_id, product))
        return _never()

    def connection(self, base_url: str) -> Connection:
        return Connection(base_url)

    def estimate(self, counts: Mapping[str, int], order: Any, balance: Decimal | None = None) -> Estimate:
        product = catalogue_of(order.connection).named(order.product)
        assert product is not None
        return estimate_of(counts, product, balance, certain=order.connection.local, via=order.via)

    def prepare(self, order: Any) -> Coroutine[Any, Any, None]:
        self.asked.append(("prepare", order))
        return _never()

    @property
    def earlier(self) -> FakeServices:
        return self

    def of(self, store: FakeList) -> list[Batch]:
        return [batch for batch in self.sent if batch.source_digest == store.source_digest]

    def otherwise(self, store: FakeList) -> list[tuple[Batch, ReadOptions]]:
        return [(batch, self.read_otherwise[batch.id]) for batch in self.sent if batch.id in self.read_otherwise]

    def corrected(self, _store: FakeList) -> list[tuple[Batch, int]]:
        return [(batch, self.corrected_then[batch.id]) for batch in self.sent if batch.id in self.corrected_then]

    def alike(self, _store: FakeList) -> list[Batch]:
        return self.former

    def beginning(self, list_id: str) -> Coroutine[Any, Any, None]:
        self.asked.append(("beginning", list_id))
        return _never()

    def save_problems(
        self, list_id: str, output: Path, progress: Any = None, **_words: Any
    ) -> Coroutine[Any, Any, None]:
        self.asked.append(("save problems", list_id, output))
        self.progress = progress
        return _never()

    def source(self, list_id: str) -> Path:
        return Path(list_id)

    def open(self, list_id: str) -> FakeList:
        return self.lists[list_id]

    def discard(self, list_id: str) -> None:
        self.discarded.append(list_id)

    def is_unsent(self, list_id: str) -> bool:
        return all(batch.list_id != list_id for batch in self.sent)

    def discard_unsent(self, list_id: str) -> None:
        if self.is_unsent(list_id):
            self.discarded.append(list_id)

    def delete_unsent(self, list_id: str) -> Coroutine[Any, Any, None]:
        self.discard_unsent(list_id)
        return _never()

    def setting(self, name: str, default: Any = None) -> Any:
        return self.settings.get(name, default)

    def save_setting(self, name: str, value: Any) -> None:
        self.settings[name] = value

    def unit(self, connection: Connection) -> str:
        """The unit of a connection's prices, as `Balances.unit` has it."""
        known = self.unit_heard or (self.readings[-1].currency if self.readings else "")
        return known or ("credits" if connection.local else "")

    def balances(self, base_url: str, most: int) -> list[BalanceEntry]:
        return [entry for entry in self.readings if entry.base_url == base_url][-most:]

    def written_elsewhere(self) -> int:
        return 0

    def batches(self, *, deleted: bool = False) -> list[Batch]:
        return self.sent

    def tasks(self, batch_id: str) -> list[Any]:
        return []


# A data folder without suppression lists.
NO_SUPPRESSION = SimpleNamespace(any=False)


@dataclass
class Stage:
    """The page over stubs, and what it told the window."""

    services: FakeServices = field(default_factory=FakeServices)
    runner: StubRunner = field(default_factory=StubRunner)
    changes: Changes = field(default_factory=Changes)
    told: list[tuple[Any, ...]] = field(default_factory=list)
    connection: Connection = field(default_factory=Connection)

    def __post_init__(self) -> None:
        one = self.services
        names = (
            "journal",
            "intake",
            "mending",
            "results",
            "preparing",
            "verification",
            "exporting",
            "session",
            "quick",
        )
        offline = SimpleNamespace(chosen=tuple)
        services = SimpleNamespace(
            **dict.fromkeys(names, one),
            balances=one,
            offline=offline,
            suppression=NO_SUPPRESSION,
            refreshing=one,
            recipe_offers=SimpleNamespace(fitting=lambda _understanding: []),
        )

        def tell(what: str) -> Callable[..., None]:
            return lambda *told: self.told.append((what, *told))

        self.page = UploadPage(
            PageContext(
                services=cast(Any, services),
                runner=cast(Runner, self.runner),
                changes=self.changes,
                connection=lambda: self.connection,
                use=tell("use"),
                run_batch=tell("run"),
                open_results=tell("results"),
                show_monitor=tell("monitor"),
                show_error=tell("error"),
                show_info=tell("info"),
                connect=tell("connect"),
                refresh_balance=tell("refresh"),
            )
        )

    def tell_account(self, balance: BalanceReading | None = None) -> None:
        """The window tells how the account in use is."""
        self.services.unit_heard = balance.currency if balance else ""
        self.changes.tell_account(account(self.connection, balance))

    def was_read(self, list_id: str = "one", made: FakeList | None = None) -> FakeList:
        """A reading that is under way ends well."""
        store = self.services.lists[list_id] = made or FakeList()
        self.runner.finish("upload.read", ReadList(list_id, store.source_name, store.understanding))
        return store

    def filled(self, made: FakeList | None = None) -> FakeList:
        """A list is on the page."""
        self.page.open_file(Path("customers.xlsx"))
        return self.was_read("one", made)
