"""A service that charges a list and seems to refuse it, in the window and at its next start: paid once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import Condition
from tests.cli.fake_service import KEY, FakeService
from tests.cli.test_refusals_that_are_none import charging
from tests.sayings import SURE, TAKEN, Saying
from tests.ui.frame.test_blocked_alerts import send, team
from tests.ui.open_window import Opened, opened


@pytest.fixture
def service() -> Iterator[FakeService]:
    fake = FakeService()
    yield fake
    fake.close()


_EXISTS = next(each for each in TAKEN if "already exists" in each.text)
_NOT_SERVED = next(each for each in SURE if "not served" in each.text)


@pytest.mark.parametrize("saying", [TAKEN[0], _EXISTS, _NOT_SERVED], ids=str)
def test_the_window_asks_and_pays_once(
    themed: QApplication, tmp_path: Path, service: FakeService, saying: Saying
) -> None:
    home = tmp_path / "home"

    async def first(at: Opened) -> None:
        await team(at, service, KEY)
        service.always("detect", charging(service, saying))
        await send(at, tmp_path / "a.csv", "+442079460958", "+442079460123")
        # THEN it asks whether it arrived
        await at.until(lambda: at.states() == [Condition.NEEDS_DECISION])
        decisions = at.window.monitor.decisions
        await at.until(lambda: not decisions.isHidden())
        assert "It may have been accepted." in decisions.text()
        assert len(service.submissions) == 1

    async def later(at: Opened) -> None:
        # WHEN the program is started again, and the person carries on
        assert at.states() == [Condition.NEEDS_DECISION]
        (batch,) = at.services.journal.batches()
        at.window.run_batch(batch.id)
        await at.until(lambda: not at.window._runner.running(f"batch {batch.id}"))
        assert at.states() == [Condition.NEEDS_DECISION]
        assert len(service.submissions) == 1

    opened(themed, home, first)
    opened(themed, home, later)
