"""Which runs are likely meant, which columns are compared, and how a change is written."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import charge_line
from desktop_app.core.results.comparison import (
    Change,
    Compared,
    Likeness,
    NumberChange,
    change_cells,
    change_header,
    common_columns,
    in_order,
    in_other_countries,
    of_the_lookup,
    other_runs,
)
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.service.connection import LOCAL

NOON = datetime(2026, 6, 3, 12, tzinfo=UTC)
RUN = Batch("one", "list1", "customers.xlsx", "local", "carrier-lookup", NOON, source_digest="d1")


def run(batch_id: str, days: int = 0, **changes: object) -> Batch:
    given: dict[str, object] = {"list_id": batch_id, "source_digest": batch_id, "created_at": NOON - timedelta(days)}
    return replace(RUN, id=batch_id, **{**given, **changes})  # type: ignore[arg-type]


def test_the_same_list_of_the_same_product_comes_first_and_the_newest_of_those() -> None:
    # GIVEN runs of all kinds, one of them deleted
    runs = [
        RUN,
        run("other", 1, file="leads.csv", product="hlr-lookup"),
        run("product", 2, file="leads.csv"),
        run("list", 3, product="hlr-lookup", source_digest="d1"),
        run("name old", 9, file="Customers.csv"),
        run("name new", 4, file="Customers.csv"),
        run("file", 30, file="old name.xlsx", source_digest="d1"),
        run("again", 31, list_id="list1", source_digest=""),
        run("deleted", 0, source_digest="d1", deleted_at=NOON),
        run("empty digest", 40, file="x.csv", product="hlr-lookup", source_digest=""),
    ]
    # WHEN one is to be compared
    found = other_runs(RUN, runs)
    # THEN digests count more than names, and products more than times
    assert [each.batch.id for each in found] == [
        "file", "again", "name new", "name old", "list", "product", "other", "empty digest",
    ]  # fmt: skip
    assert [each.likeness for each in found][1:5:3] == [Likeness.SAME_FILE, Likeness.SAME_LIST]
    assert [each.likeness.likely for each in found] == [True] * 5 + [False] * 3
    # AND another edition of the list comes before the other products of this one
    edition = other_runs(RUN, runs, editions={"product", "other"})
    assert [each.batch.id for each in edition][3:6] == ["name old", "product", "list"]
    assert edition[4].likeness is Likeness.EDITION
    # AND two runs without a digest are no same file
    assert other_runs(replace(RUN, source_digest=""), [run("x", source_digest="", file="y.csv")])[0].likeness == 1


def test_runs_that_can_share_no_number_are_told_by_their_calling_codes() -> None:
    countries = {
        "one": {"GB", "DE"}, "same": {"DE"}, "beside": {"JE"}, "apart": {"FR", "US"}, "world": {"001"}, "none": set(),
    }  # fmt: skip
    apart = in_other_countries(RUN, countries)
    assert apart == {"apart", "world"}
    # AND a run of which nothing is known may share one with anybody
    assert in_other_countries(run("two"), countries) == set()
    assert [each.batch.id for each in other_runs(RUN, [run("same"), run("apart")], apart)] == ["same"]


def test_what_was_made_earlier_is_before_whichever_is_named_first() -> None:
    earlier = run("earlier", 5)
    assert in_order(RUN, earlier) == in_order(earlier, RUN) == (earlier, RUN)


@pytest.mark.parametrize(
    ("name", "out"),
    [
        ("checked_at", True),
        ("Checked At", True),
        ("request-id", True),
        (" COST ", True),
        ("line_type", False),
        ("ported_date", False),
        ("valid", False),
        ("idle", False),
    ],
)
def test_what_tells_of_the_look_up_is_not_compared(name: str, out: bool) -> None:
    assert of_the_lookup(name) is out


def test_columns_of_both_are_found_by_name_in_the_later_ones_order() -> None:
    found = common_columns(("carrier", "active", "old", REUSED_COLUMN), ("active", "new", REUSED_COLUMN, "carrier"))
    assert [(each.name, each.before, each.now) for each in found] == [("active", 1, 0), ("carrier", 0, 3)]


def test_a_change_is_a_row_of_a_spreadsheet() -> None:
    names, titles = ("line_type", "carrier"), ("earlier, 2026-05-01", "later, 2026-06-03")
    assert change_header(names, titles) == [
        "Phone (E.164)",
        "Row in earlier, 2026-05-01",
        "Row in later, 2026-06-03",
        "Change",
        "What changed",
        "line_type (earlier, 2026-05-01)",
        "line_type (later, 2026-06-03)",
        "carrier (earlier, 2026-05-01)",
        "carrier (later, 2026-06-03)",
    ]
    changed = NumberChange("+447400123456", Change.CHANGED, 2, 9, ("mobile", "EE"), ("voip", ""))
    assert changed.changed == (0, 1)
    assert change_cells(changed, names) == [
        "+447400123456", "2", "9", "changed", "line_type: mobile → voip; carrier: EE → (empty)",
        "mobile", "voip", "EE", "",
    ]  # fmt: skip
    gone = NumberChange("+447400123456", Change.GONE, 2, None, ("mobile", "EE"), None)
    assert change_cells(gone, names)[1:] == ["2", "", "no longer there", "", "mobile", "", "EE", ""]


def test_numbers_are_counted_once_and_only_what_both_answered_is_compared() -> None:
    found = Compared({Change.CHANGED: 2, Change.SAME: 3, Change.NEW: 5, Change.GONE: 7, Change.UNKNOWN: 11}, ())
    assert (found.numbers, found.compared) == (28, 5)


def test_a_result_says_what_was_charged_and_how_that_is_known() -> None:
    task = Task(1, "one", 1, "GB", "carrier-lookup", Via.JSON, 0, 3, TaskState.JOINED, cost=Decimal(3), sent_at=NOON)
    run = replace(RUN, base_url="https://x")
    going = [replace(task, state=TaskState.PROCESSING)]
    assert charge_line(run, []) == ("Charged", "nothing: no number was sent")
    assert charge_line(run, [task]) == ("Charged", "3 credits (stated by the service)")
    assert charge_line(run, [replace(task, cost=None)])[1].startswith("not known: neither")
    kept = Charged(Decimal("12.50"), "EUR", ChargedHow.AT_LEAST)
    message = charge_line(replace(run, charged=kept), [task])
    assert message == ("Charged", "at least 12.5 EUR (stated by the service; there may be more)")
    # AND of one under way so much as is known now, as the monitor says it
    assert charge_line(run, going) == (
        "Charged so far",
        "not known: neither the answers nor the balance says how much",
    )
    now = Charged(Decimal(2), "", ChargedHow.BALANCE)
    assert charge_line(run, going, now) == ("Charged so far", "2 credits (from the balance before and now)")
    # AND of the local service that it is no money
    local = replace(run, base_url=LOCAL)
    assert charge_line(local, [task]) == ("Charged", "3 credits (no real money)")
