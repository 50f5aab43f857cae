"""What is said before the unanswered of a batch are sent again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.attempts import Unanswered
from desktop_app.core.batch import Batch
from desktop_app.core.connection import Connection
from desktop_app.ui.results.repeat_work import RepeatWork
from tests.ui.small_desk import SmallDesk

pytestmark = pytest.mark.usefixtures("themed")
URL = "https://service.example/api/v1"


def said(small: SmallDesk, products: str, found: Unanswered) -> RepeatWork:
    asyncio.run(small.desk.session.save(Connection(URL, "Team", products=products), None))
    work = RepeatWork(small.context)
    work.show()
    work._batch = small.desk.journal.batch("b")
    work._counted(found)
    return work


def test_a_rest_too_small_for_the_product_and_products_that_can_not_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    small = SmallDesk(tmp_path)
    small.desk.journal.add_batch(Batch("b", "l", "f.csv", URL, "hlr", datetime.now(UTC)), [])
    found = Unanswered(5, 0, 0, countries={"GB": 3, "DE": 2})
    # WHEN the rest is less than the product's minimum
    work = said(small, "slug,price,minimum\nhlr,0.5,3\n", found)
    qtbot.addWidget(work)
    # THEN that is said, and it may be sent all the same
    assert work.cost.text() == "About 2.50."
    assert work.few.text() == ("A task of this product takes at least 3 numbers. The service may refuse: Germany (2).")
    assert work.few.text() in work.accessibleName()
    assert work.send.isEnabled()
    # AND without a price no number is made up
    work = said(small, "slug\nhlr\n", found)
    qtbot.addWidget(work)
    assert work.cost.text() == "What it costs isn't known: the service charges its own price."
    assert work.few.isHidden()
    # AND products that can't be read send nothing
    work = said(small, "slug,price\nhlr,much\n", found)
    qtbot.addWidget(work)
    assert "line 2" in work.cost.text()
    assert not work.send.isEnabled()
