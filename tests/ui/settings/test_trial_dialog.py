from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import AnswerNotUnderstood, KeyRefused
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.profile.trial import Step, Understood
from desktop_app.core.service.readings import Spoken
from desktop_app.services.connections.connection_test import StepOutcome
from desktop_app.ui.settings.connection_form import ConnectionForm
from desktop_app.ui.settings.trial_dialog import AnswerTree, TrialDialog, outcome
from tests.ui.accounts import TEAM
from tests.ui.small_services import SmallServices, until
from tests.ui.widgets import added, there

ASKED = "GET https://api.example.com/api/v1/balance\nX-API-Key: ••••"
PURSE = {"data": {"purse": {"left": "8.25", "in": "EUR"}}}


@pytest.fixture
def form(small: SmallServices, qtbot: QtBot) -> AbstractAsyncContextManager[ConnectionForm]:
    return _shown(small, qtbot)


@asynccontextmanager
async def _shown(small: SmallServices, qtbot: QtBot) -> AsyncIterator[ConnectionForm]:
    form = added(qtbot, ConnectionForm(small.context))
    form.begin(TEAM)
    form.key.first.field.setText("secret")
    form.show()
    yield form
    form.close()
    await small.aclose()


def not_understood(small: SmallServices) -> None:
    small.answers.spoken = Spoken(ASKED, 200, PURSE)
    small.answers.error = AnswerNotUnderstood(origin="https://api.example.com", reason="it names no balance")


async def opened(form: ConnectionForm) -> TrialDialog:
    dialog = form.look_closer()
    await until(lambda: not dialog.ask.busy)
    return dialog


async def test_what_was_not_understood_is_taught_by_pointing_at_it(small: SmallServices, form: ConnectionForm) -> None:
    # GIVEN a service whose balance nobody would find
    not_understood(small)
    dialog = await opened(form)
    assert dialog.request.toPlainText() == ASKED
    mend = "Choose the right value below, then press “This is the balance”."
    assert dialog.state.text() == f"Not understood: it names no balance. {mend}"
    # (nothing asks for what an organisation has switched off)
    tried = StepOutcome(Step.BALANCE, small.answers.spoken, small.answers.error)
    text, _well = outcome(tried, Understood({}, "it names no balance"), teaches=False)
    assert text.endswith("Ask whoever looks after this computer to correct it.")
    assert not dialog.use.isEnabled()
    assert not dialog.point["balance"].isEnabled()
    # WHEN one points at it, and at its currency
    dialog.answer.point_at(("data", "purse", "left"))
    dialog.point["balance"].click()
    dialog.answer.point_at(("data", "purse", "in"))
    dialog.point["currency"].click()
    # THEN the same answer is understood, without asking again
    assert dialog.state.text() == "Understood. Balance: 8.25, currency: EUR"
    assert small.answers.asked == [("balance", "secret")]
    # AND the form has the dialect that came of it
    dialog.use.click()
    assert read_profile(form.profile.text).answers.balance == (("data", "purse", "left"),)
    assert form.profile.summary.text() == "2 entries set"


def test_what_the_service_says_is_no_markup(qtbot: QtBot) -> None:
    tree = added(qtbot, AnswerTree())
    for raw in ("<b>Proxy</b>", {"said": "<b>Proxy</b>"}):
        tree.show_answer(raw)
        item = there(tree.topLevelItem(0))
        assert (item.text(1), item.toolTip(1)) == ("<b>Proxy</b>", "<b>Proxy</b>")


async def test_an_answer_that_is_understood_teaches_nothing(small: SmallServices, form: ConnectionForm) -> None:
    small.answers.spoken = Spoken(ASKED, 200, {"balance": 5})
    dialog = await opened(form)
    assert dialog.state.text() == "Understood. Balance: 5"
    assert not dialog.use.isEnabled()


async def test_a_refusal_is_said_in_its_own_words(small: SmallServices, form: ConnectionForm) -> None:
    small.answers.spoken = Spoken(ASKED, 401, {"error": "no such key"})
    small.answers.error = KeyRefused(status=401, message="no such key")
    dialog = await opened(form)
    assert "did not accept the API key (401)" in dialog.state.text()
    assert [dialog.answer.topLevelItem(0).text(column) for column in (0, 1)] == ["error", "no such key"]  # type: ignore[union-attr]


async def test_a_page_has_nothing_to_point_at(small: SmallServices, form: ConnectionForm) -> None:
    reason = "it is not JSON but an HTML page: “Log in”"
    small.answers.spoken = Spoken(ASKED, 200, "<html><title>Log in</title>")
    small.answers.error = AnswerNotUnderstood(origin="https://api.example.com", reason=reason)
    dialog = await opened(form)
    assert dialog.state.text().startswith(f"Not understood: {reason}. There is no value to point at")


async def test_a_check_that_is_under_way_is_heard_out_whatever_is_shown(
    small: SmallServices, form: ConnectionForm
) -> None:
    small.answers.spoken = Spoken(ASKED, 200, {"balance": 5})
    dialog = await opened(form)
    dialog.tabs.setCurrentIndex(2)
    dialog.about.setText("+447911123456")
    # GIVEN a check that takes its time
    small.answers.hold = asyncio.Event()
    dialog.ask.click()
    await until(lambda: len(small.answers.asked) == 2)
    # WHEN another step is shown, and the window closed
    dialog.tabs.setCurrentIndex(0)
    assert dialog.ask.busy
    dialog.reject()
    small.answers.hold.set()
    # THEN its answer stands in the history
    await until(lambda: bool(small.services.checking.history()))


async def test_names_that_no_profile_can_hold_are_not_offered(small: SmallServices, form: ConnectionForm) -> None:
    odd = {'a"b': 1, "": 2, " c ": 3, "d\n": 4, "fine": None}
    small.answers.spoken = Spoken(ASKED, 200, odd)
    dialog = await opened(form)
    for name in odd:
        dialog.answer.point_at((name,))
        assert dialog.answer.chosen == (("fine",) if name == "fine" else None)
    # AND a value that is none is shown as such
    assert there(dialog.answer.currentItem()).text(1) == "—"


async def test_a_check_is_sent_only_when_it_is_asked_for(small: SmallServices, form: ConnectionForm) -> None:
    small.answers.spoken = Spoken(ASKED, 200, {"balance": 5})
    dialog = await opened(form)
    dialog.tabs.setCurrentIndex(2)
    assert "may charge" in dialog.hint.text()
    assert not dialog.ask.isEnabled()
    assert len(small.answers.asked) == 1
    small.answers.spoken = Spoken("POST", 200, {"valid": "yes"})
    dialog.about.setText("+447911123456")
    dialog.ask.click()
    await until(lambda: not dialog.ask.busy)
    assert dialog.state.text() == "Understood. Fields of the answer: valid"
    # AND what was said of the balance is still there
    dialog.tabs.setCurrentIndex(0)
    assert dialog.state.text() == "Understood. Balance: 5"
