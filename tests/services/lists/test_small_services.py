"""Reading lists, single checks, balances, results and exports."""

from __future__ import annotations

import asyncio
import csv
from array import array
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    FileMissing,
    KeyMissing,
    KeyRefused,
    ListLost,
    NumberInvalid,
    OutputNotWritable,
    Throttled,
    WorkerDied,
)
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import AS_TABLE, OutputForm
from desktop_app.core.rows.list_row import AnswerStatus, ColumnValue, RowFilter
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.services.jobs import ReadFile
from desktop_app.services.lists.exporting import SIGNALS, SIMULATED
from tests.services.world import CONNECTION, URL, World, british, german, told


def folders(world: World) -> list[Path]:
    return [path for path in (world.home / "lists").iterdir() if path.is_dir()]


# --- intake ---


async def test_a_list_that_was_read_can_be_opened_and_discarded(world: World) -> None:
    found = await world.read(british(3))
    assert (found.name, found.understanding.counts.valid) == ("list.csv", 3)
    store = world.intake.open(found.list_id)
    assert [row.e164 for row in store.page(1, 10)] == british(3)
    store.close()
    assert world.intake.source(found.list_id).read_bytes() == (world.home / "list.csv").read_bytes()
    world.intake.discard(found.list_id)
    assert folders(world) == []


@pytest.mark.parametrize("error", [WorkerDied(name="x"), asyncio.CancelledError(), ZeroDivisionError()])
def test_an_error_while_reading_leaves_nothing_behind(world: World, error: Exception) -> None:
    async def fail(_job: ReadFile) -> None:
        raise error

    world.worker.instead[ReadFile] = fail
    with pytest.raises(type(error)):
        told(world.read(british(3)))
    assert folders(world) == []


def test_a_file_that_is_not_there_leaves_nothing_behind(world: World) -> None:
    with pytest.raises(FileMissing):
        told(world.intake.read(world.home / "nowhere.csv", ReadOptions()))
    assert folders(world) == []


def test_a_folder_that_can_not_be_kept_leaves_nothing_behind(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_folder: Path) -> str:
        raise PermissionError("no")

    monkeypatch.setattr(world.lists, "keep", refuse)
    with pytest.raises(PermissionError):
        told(world.read(british(3)))
    assert folders(world) == []


async def test_reading_again_with_other_options_is_another_list(world: World) -> None:
    first = await world.intake.read(world.file(["07400 123456"]), ReadOptions(column="Mobile"))
    assert first.understanding.counts.valid == 0
    second = await world.intake.read_again(first.list_id, ReadOptions(column="Mobile", country="GB"))
    assert (second.name, second.understanding.counts.valid) == ("list.csv", 1)
    # The first is there until whoever shows it lets go of it: it may be brought back.
    assert set(folders(world)) == {world.lists.folder(each.list_id) for each in (first, second)}


async def test_a_second_reading_that_fails_leaves_the_first_list(world: World) -> None:
    first = await world.read(british(2))
    with pytest.raises(DialproofError):
        await world.intake.read_again(first.list_id, ReadOptions(column="No such column"))
    assert folders(world) == [world.lists.folder(first.list_id)]


def test_a_list_without_its_copy_can_not_be_read_again(world: World) -> None:
    with pytest.raises(ListLost):
        told(world.intake.read_again("nope", ReadOptions()))


async def test_pasted_numbers_are_a_list_like_any_other(world: World) -> None:
    found = await world.intake.paste("+44 7400 123456\n020 7946 0958\nnonsense\n", ReadOptions(country="GB"))
    assert found.understanding.counts.valid == 2


# --- single checks ---


async def test_a_checked_number_is_normalised_answered_and_remembered(world: World) -> None:
    entry = await world.checking.check(CONNECTION, " 020 7946 0958 ", "carrier-lookup", "GB")
    assert (entry.number, entry.product, entry.remaining) == ("+442079460958", "carrier-lookup", 179)
    assert entry.answer["country"] == "GB"
    assert world.checking.history() == [entry]
    assert world.checking.history(CONNECTION) == [entry]
    assert world.checking.history(Connection("https://other")) == []


def test_without_a_product_none_is_sent(world: World) -> None:
    entry = told(world.checking.check(CONNECTION, "+442079460958"))
    assert (entry.product, entry.answer["product"], entry.answer["country"]) == ("", None, None)


def test_what_is_no_number_is_never_sent(world: World) -> None:
    with pytest.raises(NumberInvalid, match="no country code"):
        told(world.checking.check(CONNECTION, "020 7946 0958"))
    assert world.service.log == []


@pytest.mark.parametrize(
    "text", ["030 1234 Bob", "07400 123456 / 07400 123457", "+39 (0)393 1234567", "2024-05-01", ""]
)
def test_what_a_list_would_not_send_is_not_checked_either(world: World, text: str) -> None:
    with pytest.raises(NumberInvalid):
        told(world.checking.check(CONNECTION, text, default_country="GB"))
    assert world.service.log == []


async def test_a_throttled_check_is_told_and_the_next_one_waits(world: World) -> None:
    world.service.mishap("check", Throttled(message="", retry_after=20.0))
    with pytest.raises(Throttled):
        await world.checking.check(CONNECTION, "+442079460958")
    assert world.checking.history() == []
    began = world.time.seconds()
    await world.checking.check(CONNECTION, "+442079460958")
    assert world.time.seconds() - began >= 20


async def test_hundreds_of_checks_keep_to_the_documents_limit(world: World) -> None:
    for _ in range(250):
        await world.checking.check(CONNECTION, "+442079460958")
    assert world.service.refused_for_rate == 0


# --- balances ---


async def test_balances_are_read_and_their_course_is_kept(world: World) -> None:
    assert (await world.balances.read(CONNECTION)).amount == 1_000_000
    world.service.credits = Decimal("12.50")
    await world.balances.read(CONNECTION)
    course = world.balances.course(CONNECTION)
    assert [(entry.amount, entry.currency) for entry in course] == [
        (1_000_000, "credits"),
        (Decimal("12.5"), "credits"),
    ]
    assert world.balances.course(Connection("local")) == []
    assert world.balances.status(CONNECTION).left[RateGroup.READS] == (118, 120)


def test_a_balance_that_is_refused_is_not_kept(world: World) -> None:
    world.service.mishap("balance", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        told(world.balances.read(CONNECTION))
    assert world.balances.course(CONNECTION) == []


async def test_an_address_is_tried_out_with_a_key_that_is_kept_nowhere(world: World) -> None:
    tested = await world.connection_test.cheapest(Connection("https://new/api/v1"), "try-key")
    assert tested is not None
    assert tested.amount == 1_000_000
    assert world.made == [("https://new/api/v1", "try-key")]
    assert world.service.log == ["balance", "closed"]
    assert await world.keys.get("https://new:443") is None
    assert world.balances.course(Connection("https://new/api/v1")) == []


def test_a_trial_that_fails_closes_its_client_too(world: World) -> None:
    world.service.mishap("balance", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        told(world.connection_test.cheapest(Connection("https://new/api/v1"), "bad"))
    assert world.service.log == ["balance", "closed"]


async def test_the_kept_key_is_tried_out_where_there_is_one(world: World) -> None:
    tested = await world.connection_test.cheapest(Connection(URL), "")
    assert tested is not None
    assert tested.amount == 1_000_000
    with pytest.raises(KeyMissing):
        await world.connection_test.cheapest(Connection("https://new/api/v1"), "")


# --- results and exports ---


async def test_results_can_be_filtered_counted_and_paged(world: World) -> None:
    batch = await world.prepared([*british(3), *german(2), "nonsense"], most=2)
    world.service.mishap("detect", lambda: asyncio.sleep(0), BalanceShort(message=""))
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    # GIVEN two numbers are answered, and nothing else was sent
    assert [part.numbers for part in world.results.sent(batch.id)] == [2]
    assert list(await world.results.select(batch.id, RowFilter(answer=AnswerStatus.ANSWERED))) == [2, 3]
    assert await world.results.tally(batch.id) == {"not sent": 4, "answered": 2}
    assert list(await world.results.select_in_list(batch.list_id, RowFilter(status=NumberStatus.INVALID))) == [7]
    store = world.results.open(batch.id)
    assert store.rows([2], batch.id, world.results.sent(batch.id))[0].values == ("yes",)
    store.close()


async def test_an_export_has_every_row_and_an_about_sheet_that_says_what_it_is(world: World) -> None:
    output = world.home / "out.xlsx"
    batch = await world.prepared(british(3), product="hlr-lookup", connection=Connection("local"))
    await world.verification.run(batch.id, 1)
    assert world.journal.batch(batch.id).exported_at is None
    counts = await world.exporting.export(batch.id, output)
    assert (counts.rows, counts.sent, counts.answered) == (3, 3, 3)
    assert world.journal.batch(batch.id).exported_at == world.time.now()
    book = openpyxl.load_workbook(output)
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    book.close()
    assert {name: about[name] for name in ("Source", "Product", "Service", "Note", "Simulated", "Rows")} == {
        "Source": "list.csv",
        "Product": "HLR lookup (hlr-lookup)",
        "Service": "Local service",
        "Note": SIGNALS,
        "Simulated": SIMULATED,
        "Rows": "3",
    }
    here = datetime(2027, 1, 15, 8, 0, tzinfo=UTC).astimezone()
    assert about["Submitted"] == f"{here:%Y-%m-%d %H:%M} (UTC{here.strftime('%z')[:3]}:{here.strftime('%z')[3:]})"
    assert {"Filter", "Account"}.isdisjoint(about)


@pytest.mark.parametrize(
    ("product", "connection", "simulated"),
    [
        ("hlr-lookup", "local", True),
        ("hlr-lookup", URL, False),
        ("phone-validation", "local", False),
        ("x", URL, False),
    ],
)
async def test_only_what_the_local_service_makes_up_is_called_simulated(
    world: World, product: str, connection: str, simulated: bool
) -> None:
    batch = await world.prepared(british(1), product=product, connection=Connection(connection))
    about = dict(world.exporting._about(batch, AS_TABLE))
    assert ("Simulated" in about) == simulated
    assert about["Service"] == ("Local service" if connection == "local" else URL)


async def test_an_export_of_some_rows_writes_these(world: World) -> None:
    output = world.home / "out.csv"
    batch = await world.prepared(british(4))
    await world.verification.run(batch.id, 1)
    await world.exporting.export(batch.id, output, form=OutputForm(raw=True), only=array("q", [5, 2]))
    with output.open(encoding="utf-8-sig", newline="") as lines:
        assert [row[0] for row in csv.reader(lines)] == ["Name", "N3", "N0"]


async def test_the_problem_rows_of_a_list_are_saved_before_anything_is_sent(world: World) -> None:
    batch = await world.prepared([*british(2), "nonsense", "nonsense"])
    list_id = batch.list_id
    assert await world.exporting.save_problems(list_id, world.home / "problems.xlsx") == 2
    assert await world.exporting.save_problems(list_id, world.home / "problems.csv", delimiter=";") == 2
    with pytest.raises(OutputNotWritable):
        await world.exporting.save_problems(list_id, world.home / "no" / "problems.csv")
    one = (await world.read([*british(1), "nonsense"])).list_id
    assert await world.exporting.save_problems(one, world.home / "one.xlsx") == 1
    book = openpyxl.load_workbook(world.home / "one.xlsx")
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    book.close()
    assert about["Rows"] == "1 of the list's 2 rows has a phone number that can't be used."
    assert list(about.values())[-1] == "1 row"
    lines = (world.home / "problems.csv").read_text("utf-8-sig").splitlines()
    assert [line.split(";")[0] for line in lines] == ["Row", "4", "5"]


async def test_an_export_that_can_not_be_written_is_not_marked_as_done(world: World) -> None:
    batch = await world.prepared(british(2))
    with pytest.raises(OutputNotWritable):
        await world.exporting.export(batch.id, world.home / "no" / "out.csv")
    assert world.journal.batch(batch.id).exported_at is None


async def test_the_about_sheet_names_the_filter_and_the_account(world: World) -> None:
    output = world.home / "some.xlsx"
    shown = RowFilter(answer=AnswerStatus.ANSWERED, search="Ada", values=(ColumnValue(0, "yes"), ColumnValue(0, "no")))
    named = Connection("https://api.example.com/api/v1", "Team account")
    await world.session.save(named, None)
    batch = await world.prepared(british(3), connection=named)
    await world.exporting.export(batch.id, output, form=OutputForm(shown=shown), only=array("q", [2]))
    book = openpyxl.load_workbook(output)
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    book.close()
    assert about["Account"] == "Team account"
    assert about["Filter"] == "Answer: answered; ?: yes or no; with “Ada” in it"
