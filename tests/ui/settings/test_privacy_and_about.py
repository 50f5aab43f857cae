"""How long things are kept is chosen knowingly; About says what the program is made of and where things are."""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.batches.retention import Due
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.settings.dialog import LIBRARIES, OF_ONE_SYSTEM, SettingsDialog
from desktop_app.ui.settings.privacy_section import KeepingNotice, due_words, kept_words
from tests.ui.settings.dialog_stories import NOW, add_batch
from tests.ui.small_services import SmallServices, until
from tests.ui.widgets import there

OLD = NOW - timedelta(days=40)
ROOT = Path(__file__).resolve().parents[3]


def names(small: SmallServices) -> list[str]:
    return sorted(batch.id for batch in small.services.journal.batches())


async def test_a_choice_that_would_delete_is_asked_about_first(small: SmallServices, dialog: SettingsDialog) -> None:
    # GIVEN an old list and an old check, and new ones
    add_batch(small, "old", at=OLD)
    add_batch(small, "new", at=NOW)
    for at in (OLD, NOW):
        small.services.journal.checks.add(CheckEntry(0, LOCAL, at, "+447400123456", "carrier-lookup"))
    dialog.show_section("privacy")
    privacy, keeping = dialog.privacy, dialog.privacy.keeping
    assert (keeping.choice.value_text(), privacy.checks.value()) == ("until I delete them", "2")
    # WHEN a month is chosen, and the question answered with no
    keeping.choice._choose(30)
    assert "1 list and 1 single check" in keeping.confirmation.question()
    assert "1 list was never exported" in keeping.confirmation.question()
    assert dialog.focusWidget() is keeping.confirmation.no
    keeping.confirmation.no.click()
    # THEN nothing has changed
    assert keeping.choice.value_text() == "until I delete them"
    assert (small.services.retention.days, names(small)) == (None, ["new", "old"])
    # WHEN it is answered with yes
    keeping.choice._choose(30)
    keeping.confirmation.yes.click()
    assert not keeping.isEnabled()  # another choice would end it
    await until(lambda: not privacy.delete.busy)
    assert keeping.isEnabled()
    # THEN the old ones have gone for good
    assert (small.services.retention.days, names(small)) == (30, ["new"])
    assert privacy.checks.value() == "1"
    assert privacy.said.text() == "Deleted for good: 1 list and 1 single check."
    # AND a choice that deletes nothing needs no question
    keeping.choice._choose(90)
    assert keeping.confirmation.isHidden()
    assert small.services.retention.days == 90


async def test_what_grows_old_later_is_said_in_the_window_before_it_goes(
    small: SmallServices, dialog: SettingsDialog, shell: Shell
) -> None:
    dialog.hide()
    # GIVEN a choice at which nothing was old
    small.services.retention.choose(30)
    add_batch(small, "old", at=OLD)
    shell.show()
    wanted: list[str] = []
    notice = KeepingNotice(small.context, shell, lambda: wanted.append("keeping"))
    notice.look()
    await until(lambda: shell.strip.message is not None)
    assert there(shell.strip.message).what == "Finished more than 30 days ago: 1 list"
    assert names(small) == ["old"]
    # WHEN it is looked for again, it is said once; and the person agrees
    notice.look()
    await until(lambda: not small.runner.running("retention"))
    shell.strip.action.click()
    assert len(wanted) == 1
    dialog.show_section(*wanted)
    keeping = dialog.privacy.keeping
    assert keeping.confirmation.question().startswith("Permanently delete 1 list that finished more than 30 days ago?")
    assert "1 list was never exported." in keeping.confirmation.question()
    assert names(small) == ["old"]
    keeping.confirmation.yes.click()
    await until(lambda: not small.runner.running("settings delete"))
    assert names(small) == []
    # THEN the next ones go by themselves
    add_batch(small, "next", at=OLD)
    notice.look()
    await until(lambda: not names(small))
    assert shell.strip.message is None


def test_words_name_what_there_is() -> None:
    batch = Batch("b", "l", "x.csv", LOCAL, "p", NOW)
    check = CheckEntry(1, LOCAL, NOW, "+447400123456", "p")
    assert due_words(Due((batch,))) == "1 list"
    assert due_words(Due((batch, replace(batch, id="c")), (check,))) == "2 lists and 1 single check"
    assert due_words(Due(checks=(check, check))) == "2 single checks"
    assert due_words(Due()) == "0 lists"
    assert [kept_words(days) for days in (None, 7, 365)] == ["until I delete them", "7 days", "a year"]


async def test_about_has_versions_licences_and_the_way_to_the_log(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    dialog.show_section("about")
    about = dialog.about
    model = about.libraries.model()
    assert model.rowCount() == len(LIBRARIES)
    own = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license"]
    assert own.startswith("LicenseRef-")
    assert "Licence: All rights reserved" in [label.text() for label in about.findChildren(QLabel)]
    about.copy.click()
    copied = QApplication.clipboard().text()
    assert "Dialproof" in copied
    assert "httpx" in copied.lower()
    assert str(tmp_path) not in copied
    assert [button.toolTip() for button in about.folders] == [str(tmp_path), str(tmp_path / "logs")]
    about.log.click()
    await until(lambda: not small.runner.running("log read"))


def test_every_library_is_named_and_has_a_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split(r"[<>=!;\[ ]", each)[0].lower() for each in project["dependencies"]}
    by_system = {system: {each.package.lower() for each in of_it} for system, of_it in OF_ONE_SYSTEM.items()}
    assert {each.package.lower() for each in LIBRARIES if each.package}.union(*by_system.values()) == wanted
    # AND what one system alone has isn't named on the others
    for system, packages in by_system.items():
        assert {each.split(">")[0] for each in project["dependencies"] if f"'{system}'" in each} == packages
        assert (set(OF_ONE_SYSTEM[system]) <= set(LIBRARIES)) is (sys.platform == system)
    assert [each.name for each in LIBRARIES if each.package not in ("", "jeepney") and not each.version] == []
