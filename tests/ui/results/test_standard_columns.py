"""What answers of all services have in common stands before the service's own columns, and filters and exports."""

from __future__ import annotations

import csv
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop_app.core.output.formats import CSV
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.connection import Connection
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile, understanding_as_meta
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.ui.export.export_format import PLAIN
from desktop_app.ui.results.chart import ChartColumn
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import chips, shown, write

pytestmark = pytest.mark.usefixtures("home")

SERVICE = "https://lookup.example/v1"
OWN = ("live_status", "line_type", "ported", "current_network.name")
SAID = (("LIVE", "MOBILE", "NOT_PORTED", "O2"), ("DEAD", "LANDLINE", "", ""), ("WEIRD", "MOBILE", "PORTED", "EE"))


async def answered_elsewhere(stage: Stage, taught: str = "") -> str:
    """The sample list again, as another service answered 30 of its numbers; the batch's id."""
    services, journal = stage.services, stage.services.journal
    list_id = journal.batches()[0].list_id
    batch = write_batch(journal, "elsewhere", [("GB", 30, JOINED)], "hlr", list_id, datetime.now(UTC), base_url=SERVICE)
    await services.session.save(Connection(SERVICE, "Elsewhere", profile=taught), "")
    folder = services.folder / "lists" / list_id
    begin_round(folder, batch.id)
    with ListFile(folder, writable=True) as store:
        ids = store.number_ids(batch.id, "GB", 0, 30).values()
        answers = [(each, SAID[at % 3]) for at, each in enumerate(ids)]
        add_answers(store, batch.id, SentRange(1, "GB", 0, 30), OWN, answers)
    return batch.id


async def test_another_services_answers_have_standard_columns(stage: Stage, tmp_path: Path) -> None:
    # GIVEN answers in a service's own words
    batch_id = await answered_elsewhere(stage)
    page = stage.results
    # WHEN they are looked at
    stage.open_results(batch_id)
    await stage.idle()
    # THEN the standard columns come first, and the service's own stay as they are
    every = [column.key for column in page.model.columns]
    first = every.index("standard:reachable")
    standard = [f"standard:{each}" for each in ("reachable", "line_type", "network", "ported")]
    assert every[first : first + 4] == standard
    titles = [column.title for column in page.model.columns]
    assert titles[first : first + 4] == ["Reachable", "Line type", "Network", "Ported"]
    assert {"Line type (line_type)", "Ported (ported)"} <= {*titles}
    assert len(titles) == len(set(titles))
    charted = [ChartColumn(place_of(each)) for each in Standard]
    assert [name for each in charted if (name := page.chart.column_name(each))] == titles[first : first + 4]
    keys = ("standard:reachable", "standard:line_type", "result:0")
    said = set(zip(*(shown(page, key, 99) for key in keys), strict=True))
    assert said == {
        ("yes", "mobile", "LIVE"),
        ("no", "fixed line", "DEAD"),
        ("unknown", "mobile", "WEIRD"),
        ("", "", ""),
    }
    # AND a tip has the service's own name and value
    at = page.model.column_at("standard:reachable")
    tips = {page.model.index(row, at).data(Qt.ItemDataRole.ToolTipRole) for row in range(30)}
    assert {"live_status: LIVE", "live_status: DEAD"} <= tips
    # AND the chart begins with the first of them; a bar filters
    assert page.chart.column == ChartColumn(place_of(Standard.REACHABLE))
    page.chart.picked.emit("no")
    await stage.idle()
    assert chips(page) == ["Reachable: no"]
    assert page.model.row_count() > 0
    assert set(shown(page, "result:0", 99)) == {"DEAD"}
    # WHEN it is exported, THEN they stand before the service's own, too
    page.exporting.ask(batch_id, PLAIN[CSV], None, None)
    await write(stage, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    place = header.index("Reachable")
    assert header[place : place + 9] == ["Reachable", "Line type", "Network", "Ported (Dialproof)", *OWN, "Verdict"]
    assert {tuple(row[place : place + 5]) for row in rows if row[place + 4]} == {
        ("yes", "mobile", "O2", "no", "LIVE"),
        ("no", "fixed line", "", "", "DEAD"),
        ("unknown", "mobile", "EE", "yes", "WEIRD"),
    }


async def test_a_column_of_the_list_and_the_answers_are_told_apart_alike_on_the_page_and_in_a_file(
    stage: Stage, tmp_path: Path
) -> None:
    # GIVEN a list with a column of its own that is called as the answers' standard one
    batch_id = await answered_elsewhere(stage)
    folder = stage.services.folder / "lists" / stage.services.journal.batch(batch_id).list_id
    with ListFile(folder, writable=True) as store:
        understood = json.dumps(understanding_as_meta(store.understanding))
        changed = understood.replace(json.dumps(store.columns[-1]), '"Line type"')
        store.db.execute("UPDATE meta SET value = ? WHERE name = 'understanding'", (changed,))
    stage.services.journal.update_batch(batch_id, product_title="HLR lookup")
    # WHEN it is looked at and exported
    stage.open_results(batch_id)
    await stage.idle()
    titles = [column.title for column in stage.results.model.columns]
    stage.results.exporting.ask(batch_id, PLAIN[CSV], None, None)
    await write(stage, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        header = next(csv.reader(file))
    # THEN the product names the one of the answers
    for names in (titles, header):
        assert [name for name in names if "ine type" in name or name == "line_type"].count(
            "Line type (HLR lookup)"
        ) == 1
        assert {"Line type", "Line type (HLR lookup)", "line_type"} <= {*names}


async def test_a_profile_says_what_a_value_means_in_lists_of_before_too(stage: Stage) -> None:
    batch_id = await answered_elsewhere(stage, '[meanings.reachable]\nfield = "live_status"\nyes = "weird"\n')
    stage.open_results(batch_id)
    await stage.idle()
    keys = ("result:0", "standard:reachable", "verdict")
    said = set(zip(*(shown(stage.results, key, 99) for key in keys), strict=True))
    assert {each for each in said if each[0]} == {
        ("LIVE", "yes", "good"),
        ("DEAD", "no", "bad"),
        ("WEIRD", "yes", "good"),
    }


async def test_the_local_service_says_the_same_by_itself(stage: Stage) -> None:
    batch_id, _list = await stage.verify("hlr-lookup")
    stage.open_results(batch_id)
    await stage.idle()
    standard = [column.key for column in stage.results.model.columns if column.key.startswith("standard:")]
    assert standard == ["standard:reachable"]
    assert stage.results.chart.column == ChartColumn(0)
