"""Connections are chosen and removed, in the settings and in the header's menu."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.service.connection import Connection
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from tests.ui.accounts import TEAM
from tests.ui.settings.dialog_stories import add_batch
from tests.ui.small_services import SmallServices, until


async def test_choosing_a_connection_uses_it_at_once(small: SmallServices, dialog: SettingsDialog) -> None:
    changed: list[bool] = []
    await small.connect(TEAM)
    dialog.connection.show_list()
    small.changes.account_changed.connect(lambda _status: changed.append(True))
    local, team = dialog.connection.list.rows
    assert team.radio.isChecked()
    assert not local.edit.isVisible()
    assert not local.remove.isVisible()
    local.radio.click()
    assert small.services.session.current().local
    assert changed == [True]


async def test_removing_is_confirmed_in_place_and_warns_of_open_lists(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    await small.connect(TEAM, "kept")
    add_batch(small, "open", TEAM.base_url, ended=False)
    dialog.connection.show_list()
    row = dialog.connection.list.rows[1]
    row.remove.click()
    assert "1 list is still being verified through it" in row.confirmation.question()
    row.confirmation.no.click()
    assert not row.confirmation.isVisible()
    assert TEAM in small.services.session.connections()
    row.remove.click()
    row.confirmation.yes.click()
    await until(
        lambda: TEAM not in small.services.session.connections() and not small.runner.running("settings remove")
    )
    assert small.keys.known == {}
    assert small.services.session.current().local
    assert len(dialog.connection.list.rows) == 1


async def test_the_menu_has_every_connection_with_a_mark(tmp_path: Path) -> None:
    small = SmallServices(tmp_path)
    opened: list[str] = []
    menu = connection_menu(small.context, opened.append)
    await small.connect(Connection("https://api.example.com/api/v1", "A & B"))
    menu.aboutToShow.emit()
    local, team, line, add, manage = menu.actions()
    assert [(a.text(), a.isChecked()) for a in (local, team)] == [("Local service", False), ("A && B", True)]
    assert line.isSeparator()
    local.trigger()
    assert small.services.session.current().local
    add.trigger()
    manage.trigger()
    assert opened == ["connect", "connection"]
    menu.deleteLater()
    await small.services.aclose()
