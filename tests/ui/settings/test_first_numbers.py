"""How many numbers go first through a new connection is a person's choice, or the organisation's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.service.policy import NO_POLICY
from desktop_app.core.service.settings import Setting
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.accounts import TEAM
from tests.ui.small_services import SmallServices


async def test_it_is_offered_with_an_account_and_kept(small: SmallServices, dialog: SettingsDialog) -> None:
    first = dialog.connection.first_numbers
    assert not first.isVisibleTo(dialog)
    await small.connect(TEAM)
    dialog.connection.show_list()
    assert first.isVisibleTo(dialog)
    assert first.choice.current() == 20
    first.choice.chosen.emit(50)
    assert small.services.journal.setting(Setting.TRIAL_SIZE) == 50


@pytest.mark.parametrize("policy", [replace(NO_POLICY, trial=35)], ids=["fixed"])
async def test_what_the_organisation_has_set_is_shown_locked(small: SmallServices, dialog: SettingsDialog) -> None:
    await small.connect(TEAM)
    dialog.connection.show_list()
    first = dialog.connection.first_numbers
    assert (first.choice.current(), first.choice.isEnabled()) == (35, False)
    assert "Set by your organisation" in first.choice.toolTip()
