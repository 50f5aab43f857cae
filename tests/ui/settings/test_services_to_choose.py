"""A new connection begins with the choice of a service, which fills in what is known of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from desktop_app.core.batches.batch import Via
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Policy
from desktop_app.services.connections.session import catalogue_of
from desktop_app.ui.settings.connection_form import ConnectionForm
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.settings.dialog_stories import press_test
from tests.ui.small_services import SmallServices, until


def choose(dialog: SettingsDialog, slug: str) -> ConnectionForm:
    dialog.show_section("connect")
    form = dialog.connection.form
    form.fields.service.choice._choose(slug)
    return form


async def test_a_service_is_chosen_and_only_the_key_is_to_be_entered(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    form = choose(dialog, "twilio")
    # THEN address, name, profile and products are there, and the key's parts are called as at the service
    assert (form.name.text(), form.address.text()) == ("Twilio Lookup v2", "https://lookups.twilio.com/v2")
    names = [part.field.accessibleName() for part in form.key.parts if part.isVisibleTo(form)]
    assert names == ["Account SID", "Auth token"]
    assert dialog.focusWidget() is form.key.first.field
    assert form.profile.text
    assert form.products.summary.text().startswith("5 products")
    assert form.fields.prices.text.text() == "Prices in USD, as read on 23 Nov 2026: yours may differ."
    # AND leaving loses nothing that was typed
    assert not form.edited
    # WHEN both parts are typed, and it is tested
    form.key.parts[0].field.setText("AC0123456789")
    assert not form.test.isEnabled()
    form.key.parts[1].field.setText("t0ken-0123456789")
    await until(lambda: not small.runner.running("settings key"))
    await press_test(form)
    # THEN a free check was made
    assert form.result.text() == "Connected: the service has accepted the key."
    assert small.answers.asked == [("+14155550100 validation US", "AC0123456789:t0ken-0123456789")]
    # WHEN it is saved
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    kept = small.services.session.current()
    assert small.keys.known == {"https://lookups.twilio.com:443": "AC0123456789:t0ken-0123456789"}
    assert catalogue_of(kept).default.via is Via.REALTIME
    assert not read_profile(kept.profile).has_balance
    assert "t0ken" not in kept.profile + kept.products


async def test_what_is_ones_own_in_an_address_is_asked_for(small: SmallServices, dialog: SettingsDialog) -> None:
    form = choose(dialog, "bandwidth")
    service = form.fields.service
    assert dialog.focusWidget() is service.account
    assert service.account.accessibleName() == "Account ID"
    assert form.address.text() == ""
    assert form.missing.text() == "First enter: Account ID"
    service.account.setText("99/12")
    assert form.address.text() == ""
    service.account.setText("9912345")
    assert form.address.text() == "https://api.bandwidth.com/v2/accounts/9912345"
    await until(lambda: not small.runner.running("settings key"))
    # WHEN another service is chosen THEN nothing of this one stays
    service.choice._choose("telnyx")
    assert (form.address.text(), service.account.isVisibleTo(form)) == ("https://api.telnyx.com/v2", False)
    await until(lambda: not small.runner.running("settings key"))
    service.choice._choose("")
    assert (form.name.text(), form.address.text(), form.profile.text, form.products.text) == ("", "", "", "")
    assert not form.edited


async def test_a_test_that_costs_something_is_asked_for_first(small: SmallServices, dialog: SettingsDialog) -> None:
    form = choose(dialog, "trestle")
    form.key.first.field.setText("secret-0123456789")
    await until(lambda: not small.runner.running("settings key"))
    form.test.click()
    assert form.pay.question() == "This service can't be tested for free. Check one number at its price?"
    assert dialog.focusWidget() is form.pay.no
    form.pay.no.click()
    assert small.answers.asked == []
    form.test.click()
    form.pay.yes.click()
    await until(lambda: not form.test.busy)
    assert small.answers.asked == [("+12069735100 phone_intel US", "secret-0123456789")]


async def test_ones_own_file_is_offered_and_a_wrong_one_says_why(small: SmallServices, dialog: SettingsDialog) -> None:
    own = small.services.providers.own
    own.mkdir()
    (own / "ninth.toml").write_text('[provider]\nname = "Ninth"\naddress = "https://ninth.example/v1"\n', "utf-8")
    (own / "wrong.toml").write_text('[provider]\nname = "Wrong"\naddres = "https://x.example"\n', "utf-8")
    form = choose(dialog, "ninth")
    assert form.address.text() == "https://ninth.example/v1"
    await until(lambda: not small.runner.running("settings key"))
    form.fields.service.choice._choose("wrong")
    assert form.fields.service.note.text().startswith("line 3: section [provider] has no “addres”; did you mean")
    assert form.address.text() == ""


async def test_links_lead_to_the_services_own_pages(dialog: SettingsDialog) -> None:
    form = choose(dialog, "hlrlookup")
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    form.fields.service._open_url = form.fields.prices._open_url = open_url
    form.fields.service.key_page.click()
    form.fields.service.documentation.click()
    form.fields.prices.page.click()
    assert [address.partition(".com/")[0] for address in opened] == ["https://www.hlrlookup"] * 3


async def test_a_saved_connection_is_not_asked_which_service_it_is(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    connection = Connection("https://lookups.twilio.com/v2", "Ours", '[auth]\nby = "basic"\nlabels = ["A", "B"]\n')
    await small.connect(connection, "user:secret-0123456789")
    dialog.connection.edit(connection)
    form = dialog.connection.form
    assert not form.fields.service.isVisibleTo(form)
    assert not form.fields.prices.isVisibleTo(form)
    assert [part.field.accessibleName() for part in form.key.parts if part.isVisibleTo(form)] == ["A", "B"]
    await until(lambda: not small.runner.running("settings key"))


class TestWhereAProfileIsFixed:
    """An organisation that has set the profile has chosen the service."""

    @pytest.fixture
    def policy(self, tmp_path: Path) -> Policy:  # noqa: ARG002 - as the fixture that it replaces
        return Policy(profile='[auth]\nby = "bearer"\n')

    async def test_no_service_is_offered(self, dialog: SettingsDialog) -> None:
        dialog.show_section("connect")
        assert not dialog.connection.form.fields.service.isVisibleTo(dialog.connection.form)
