"""Each service that comes with the program, as a person has it: chosen, tested, and a list through it to a workbook."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from desktop_app.core.batches.status import Condition
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.cli.haste import hurry, minutes_as_seconds
from tests.cli.tables import records, text_list
from tests.providers.answers import IN_COMMON, TOLD, look_at, look_at_charge, many
from tests.providers.eight import EIGHT
from tests.providers.served import Served
from tests.thorough import some
from tests.ui.choosing import choose
from tests.ui.frame.test_first_run import Hand, save_button
from tests.ui.open_window import Opened
from tests.ui.widgets import there


def workbooks(folder: Path) -> list[Path]:
    return list(folder.glob("*.xlsx"))


async def connect(at: Opened, hand: Hand, served: Served) -> None:
    """Choose the service, enter what is one's own, test and use it; here it is at another address."""
    mock = served.mock
    at.window.context.connect()
    dialog = there(at.shell.findChild(SettingsDialog))
    dialog.show_section("connect")
    form = dialog.connection.form
    (name,) = [each.title for each in at.services.providers.every() if each.slug == mock.slug]
    choose(form.fields.service.choice, name)
    form.fields.service.account.setText(mock.account)
    assert form.address.text() == mock.base_url
    form.address.setText(served.base_url)
    for field, part in zip(form.key.parts, mock.parts, strict=False):
        field.field.setText(part)
    await hand.click(form.test)
    if form.pay.isVisible():
        await hand.click(form.pay.yes)
    await at.until(lambda: form.result.isVisible() and not form.test.busy)
    assert form.result.text().startswith("Connected: ")
    # THEN one request was enough, which was free where the service has one that is
    assert len(mock.asked) == 1
    assert (mock.spent > 0) == form.pay.question().endswith("at its price?")
    mock.charged.clear()
    await hand.click(form.save)
    await at.until(lambda: dialog.connection.currentIndex() == 0)
    await hand.click(dialog.close_button)


# The others go the same way by the command line (tests/cli/test_eight_services.py).
@pytest.fixture(params=some(EIGHT), ids=lambda kind: kind.slug)
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """Each service in its turn, there until the window has ended."""
    with closing(Served(request.param())) as service:
        yield service


async def test_from_the_choice_of_a_service_to_a_workbook_of_its_answers(
    at: Opened, served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    minutes_as_seconds(monkeypatch.setattr)
    hurry(monkeypatch.setattr)
    mock, window, hand = served.mock, at.window, Hand(at)
    count = many(mock)
    await connect(at, hand, served)
    window.upload.open_file(text_list(tmp_path / "list.csv", "Mobile", *mock.numbers(count)))
    button = window.upload.view.panel.send
    await at.until(lambda: button.isVisible() and button.isEnabled())
    assert button.text() == f"Verify {count:,} numbers"
    await hand.click(button)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    (batch,) = at.services.journal.batches()
    await at.until(lambda: not at.runner.running(f"batch {batch.id}"))
    await hand.click(window.monitor.panel.buttons.export)
    await at.until(lambda: window.monitor.exporting.dialog)
    await hand.click(save_button(there(window.monitor.exporting.dialog)))
    await at.until(lambda: not window.monitor.exporting.busy and workbooks(tmp_path))
    (workbook,) = workbooks(tmp_path)
    look_at(mock, records(workbook), {**TOLD[mock.slug], **IN_COMMON[mock.slug]})
    look_at_charge(mock, window.connection(), at.services.journal.batch(batch.id).charged)
