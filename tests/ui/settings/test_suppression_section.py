"""Suppression lists in the settings: a file becomes one, its odd rows are seen, and a deletion can be undone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.suppression.section import ListCard
from tests.ui.small_services import SmallServices, until


def file(folder: Path, *lines: str, name: str = "optouts.csv") -> Path:
    path = folder / name
    path.write_text("\n".join(["Mobile", *lines, ""]), "utf-8")
    return path


async def test_a_file_becomes_a_list_and_can_be_deleted_with_undo(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    # GIVEN the section, without lists
    dialog.show_section("suppression")
    section = dialog.suppression
    assert section.cards == []
    # WHEN a file is added under a name
    section.new.name.setText("Opt-outs")
    section.new.purpose.setText("asked not to be called")
    section.new.country._choose("GB")
    heard: list[bool] = []
    small.context.changes.suppression_changed.connect(lambda: heard.append(True))
    section.take(file(tmp_path, "07400 000001", "+447400000002", "call me"))
    assert section.new.choose.busy
    await until(lambda: bool(section.cards))
    # THEN it stands there with its numbers, its date and its rows without a number
    (card,) = section.cards
    assert section.said.text() == "“Opt-outs” now has 2 numbers."
    assert (section.new.name.text(), heard) == ("", [True])
    (found,) = small.services.suppression.every()
    assert (found.name, found.purpose, found.numbers, found.country) == ("Opt-outs", "asked not to be called", 2, "GB")
    card.see.click()
    assert card.odd.text().startswith("optouts.csv, row 4: “call me”, ")
    # WHEN a newer file takes its place
    section.take(file(tmp_path, "+447400000002", name="newer.csv"), found, replacing=True)
    await until(lambda: small.services.suppression.every()[0].numbers == 1 and not section.new.choose.busy)
    # WHEN it is deleted and that is undone
    section.cards[0].delete.click()
    assert section.cards == []
    assert section.undo.isVisible()
    section.undo.button.click()
    assert len(section.cards) == 1
    # THEN it is there; deleted for good, it is gone from the disk once the dialog closes
    section.cards[0].delete.click()
    assert len(small.services.suppression.every()) == 1  # until then it applies
    dialog.close()
    assert small.services.suppression.every() == []
    assert not [*(small.services.folder / "suppression").glob("*.sqlite")]


async def test_a_card_says_which_numbers_stay_although_the_organisations_file_lost_them(
    small: SmallServices, tmp_path: Path
) -> None:
    services = small.services
    found = await services.suppression.add_file(file(tmp_path, "+447400000001", "+447400000002"), "", "Do not call")
    card = ListCard(replace(found, shared=True, gone=2), services)
    told = [label.text() for label in card.findChildren(Label)]
    assert any(each.startswith("2 numbers are no longer in the file, and stay suppressed") for each in told)


async def test_a_file_without_numbers_is_no_list(small: SmallServices, dialog: SettingsDialog, tmp_path: Path) -> None:
    dialog.show_section("suppression")
    dialog.suppression.take(file(tmp_path, "none", "here"))
    await until(dialog.suppression.said.isVisible)
    assert small.services.suppression.every() == []


async def test_a_damaged_list_is_shown_and_deleted(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    dialog.show_section("suppression")
    section = dialog.suppression
    section.take(file(tmp_path, "+447400000002"))
    await until(lambda: bool(section.cards))
    (path,) = (small.services.folder / "suppression").glob("*.sqlite")
    path.write_bytes(b"damaged" * 1000)
    section.refresh()
    assert (section.cards, len(section.broken)) == ([], 1)
    # WHEN it is to be deleted, THEN that is asked once, where it stands, for nothing brings it back
    card = section.broken[0]
    card.delete.click()
    assert (card.confirmation.isVisible(), path.exists()) == (True, True)
    card.confirmation.no.click()
    assert (card.confirmation.isHidden(), section.broken, path.exists()) == (True, [card], True)
    card.delete.click()
    card.confirmation.yes.click()
    assert section.broken == []
    assert not path.exists()
