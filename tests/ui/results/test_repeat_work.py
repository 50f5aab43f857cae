"""What is said before the unanswered of a batch are sent again."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.repeat_work import RepeatWork
from tests.ui.small_services import SmallServices
from tests.ui.widgets import added

URL = "https://service.example/api/v1"


def said(small: SmallServices, products: str, found: Unanswered) -> RepeatWork:
    asyncio.run(small.services.session.save(Connection(URL, "Team", products=products), None))
    work = RepeatWork(small.context)
    work.show()
    work._batch = small.services.journal.batch("b")
    work._counted(found)
    return work


def test_a_rest_too_small_for_the_product_and_products_that_can_not_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    small = SmallServices(tmp_path)
    small.services.journal.add_batch(Batch("b", "l", "f.csv", URL, "hlr", datetime.now(UTC)), [])
    found = Unanswered(5, 0, 0, countries={"GB": 3, "DE": 2})
    # WHEN the rest is less than the product's minimum
    work = added(qtbot, said(small, "slug,price,minimum\nhlr,0.5,3\n", found))
    # THEN that is said, and it may be sent all the same
    assert work.cost.text() == "About 2.50."
    assert work.few.text() == ("A task of this product takes at least 3 numbers. The service may refuse: Germany (2).")
    assert work.few.text() in work.accessibleName()
    assert work.send.isEnabled()
    # AND without a price no number is made up
    work = added(qtbot, said(small, "slug\nhlr\n", found))
    assert work.cost.text() == "What it costs isn't known: the service charges its own price."
    assert work.few.isHidden()
    # AND products that can't be read send nothing
    work = added(qtbot, said(small, "slug,price\nhlr,much\n", found))
    assert "line 2" in work.cost.text()
    assert not work.send.isEnabled()


def test_nothing_is_sent_again_before_its_cost_is_shown(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = SmallServices(tmp_path)
    small.services.journal.add_batch(Batch("b", "l", "f.csv", URL, "hlr", datetime.now(UTC)), [])
    asyncio.run(small.services.session.save(Connection(URL, "Team", products="slug,price\nhlr,0.5\n"), None))
    work = added(qtbot, RepeatWork(small.context))
    work._batch = small.services.journal.batch("b")
    work._reckon()
    # WHEN what it costs can't be reckoned
    broken = Mock(side_effect=sqlite3.OperationalError("disk I/O error"))
    monkeypatch.setattr(small.services.repeating, "estimate", broken)
    with pytest.raises(sqlite3.OperationalError):
        work._counted(Unanswered(5, 0, 0, countries={"GB": 5}))
    # THEN nothing can be sent
    assert not work.send.isEnabled()
    # AND once it is shown, it can
    monkeypatch.undo()
    work._reckon()
    assert work.cost.text() == "About 2.50."
    assert work.send.isEnabled()
