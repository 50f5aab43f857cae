"""Suppression lists in the settings: a file becomes one, its odd rows are seen, and a deletion can be undone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.results.suppression import SuppressionList
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.suppression.section import ListCard, list_words
from desktop_app.ui.suppression.watch import SuppressionWatch
from desktop_app.ui.text import words
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
    # WHEN a newer file takes its place, while what is said lies above what is seen
    dialog.resize(dialog.width(), 300)
    bar = section.area.verticalScrollBar()
    await until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    assert section.said.visibleRegion().isEmpty()
    section.take(file(tmp_path, "+447400000002", name="newer.csv"), found, replacing=True)
    await until(lambda: small.services.suppression.every()[0].numbers == 1 and not section.new.choose.busy)
    # THEN it is scrolled into view
    QApplication.processEvents()
    assert not section.said.visibleRegion().isEmpty()
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


async def test_a_card_offers_the_country_for_a_file_that_was_read_without_one(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    # GIVEN a list of a file with national numbers, which nobody chose the country of
    dialog.show_section("suppression")
    section, optouts = dialog.suppression, file(tmp_path, "07400 000001", "+447400000002", "call me")
    section.new.country._choose("")
    section.take(optouts)
    await until(lambda: bool(section.cards))
    (card,) = section.cards
    hint = "1 row has no country code: choose the country of national numbers, and add its file again."
    assert hint in [label.text() for label in card.findChildren(Label)]
    assert card.buttons.index(card.country) < card.buttons.index(card.more)
    # WHEN it is chosen, and the file added again
    wanted = list[tuple[SuppressionList, bool]]()
    card.file_wanted.disconnect()
    card.file_wanted.connect(lambda found, replacing: wanted.append((found, replacing)))
    card.country._choose("GB")
    card.more.click()
    card.replace.click()
    assert [(found.country, replacing) for found, replacing in wanted] == [("GB", False), ("GB", True)]
    section.take(optouts, wanted[0][0])
    await until(lambda: small.services.suppression.every()[0].numbers == 2 and not section.new.choose.busy)
    # THEN its numbers are on the list, and the card goes on with that country
    (card,) = section.cards
    assert hint not in [label.text() for label in card.findChildren(Label)]
    assert card.country.current() == "GB"
    assert small.services.suppression.every()[0].problems == 1


async def test_a_card_says_which_numbers_stay_although_the_organisations_file_lost_them(
    small: SmallServices, tmp_path: Path
) -> None:
    services = small.services
    read, _ = await services.suppression.read(file(tmp_path, "+447400000001", "+447400000002"), "")
    found = await services.suppression.add(read, "Do not call")
    card = ListCard(replace(found, shared=True, gone=2), services)
    told = [label.text() for label in card.findChildren(Label)]
    assert any(each.startswith("2 numbers are no longer in the file, and stay suppressed") for each in told)


async def test_a_number_is_found_on_the_lists_and_nothing_writes_it_down(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    dialog.show_section("suppression")
    section, finding = dialog.suppression, dialog.suppression.finding
    assert finding.isHidden()  # there is nothing to look into
    # GIVEN two lists, of different countries
    for name, country, number in (("Opt-outs", "GB", "07400 000001"), ("Do not call", "DE", "030 1234567")):
        section.new.name.setText(name)
        section.new.country._choose(country)
        section.take(file(tmp_path, number, name=f"{name}.csv"))
        await until(lambda: not section.new.choose.busy)
    assert finding.isVisible()

    def found(text: str) -> str:
        finding.field.clear()
        QTest.keyClicks(finding.field, text)
        assert finding.found.isHidden()
        QTest.keyClick(finding.field, Qt.Key.Key_Return)
        return finding.found.text() if finding.found.isVisible() else ""

    # THEN a number is found however it is written, a national one as each list means it
    today = words.day(small.services.suppression.every()[0].added_at)
    told = f"+447400000001 is on “Opt-outs” since {today}, from Opt-outs.csv."
    assert found("+44 7400 000001") == told
    assert found("07400000001").splitlines()[-1] == told
    assert f"+49301234567 is on “Do not call” since {today}, from Do not call.csv." in found("030 1234567")
    assert found("+447400000002") == "+447400000002 is on none of your suppression lists."
    assert found("nobody").startswith("“nobody” is not a valid phone number")
    assert found(" ") == ""
    # AND whoever looks into the log finds none of them
    assert not any(each in caplog.text for each in ("7400", "1234567", "nobody"))


async def test_lists_of_another_process_are_noticed_at_once(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    dialog.show_section("suppression")
    section = dialog.suppression
    section.take(file(tmp_path, "+447400000002"))
    await until(lambda: bool(section.cards))
    watch = SuppressionWatch(small.context, dialog)
    heard: list[bool] = []
    small.context.changes.suppression_changed.connect(lambda: heard.append(True))
    watch.look()
    assert heard == []  # it was this window
    # WHEN the command line deletes the list
    (path,) = (small.services.folder / "suppression").glob("*.sqlite")
    path.unlink()
    watch.look()
    watch.look()
    # THEN that is told once, and the section shows it
    assert (heard, section.cards) == ([True], [])


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


async def test_a_column_of_dates_says_since_when_and_a_single_one_is_chosen(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    dialog.show_section("suppression")
    section, dating = dialog.suppression, dialog.suppression.dating
    lists = small.services.folder / "lists"
    # WHEN a file with one column of dates is added THEN it is asked whether that is it
    rows = "+447400000001,2020-05-06", "+447400000002,?", "+447400000003,2021-01-01", "+447400000004,2021-01-01"
    dated = file(tmp_path, *rows, "+447400000005,2021-01-01")
    dated.write_text(dated.read_text("utf-8").replace("Mobile", "Mobile,Opted out"), "utf-8")
    section.take(dated)
    await until(dating.isVisible)
    assert (dating.column.value_text(), small.services.suppression.every()) == ("Opted out", [])
    # AND taken back, nothing stays of what was read
    dating.cancel.click()
    assert not dating.isVisible()
    await until(lambda: not [*lists.glob("*/list.sqlite")])
    assert section.cards == []
    # WHEN it is agreed to
    section.take(dated)
    await until(dating.isVisible)
    dating.agree.click()
    await until(lambda: bool(section.cards))
    # THEN each number has its date, and the row without one is counted
    told = "1 row has no date that can be understood, or one in the future: the day of import counts."
    assert section.said.text() == f"“optouts” now has 5 numbers. {told}"
    (made,) = small.services.suppression.every()
    today = words.day(made.changed_at)
    assert list_words(made) == f"5 numbers since 6 May 2020, the latest {today}, from optouts.csv"
    section.finding.field.setText("+447400000001")
    section.finding.ask.click()
    assert section.finding.found.text() == "+447400000001 is on “optouts” since 6 May 2020, from optouts.csv."
    # AND with the day of import none of them counts
    section.take(dated, small.services.suppression.every()[0], replacing=True)
    await until(dating.isVisible)
    dating.column._choose(-1)
    dating.agree.click()
    await until(section.said.isVisible)
    assert section.said.text() == "“optouts” now has 5 numbers."
    # AND what is still asked when the settings close leaves nothing
    section.take(dated)
    await until(dating.isVisible)
    dialog.close()
    await until(lambda: not [*lists.glob("*/list.sqlite")])


async def test_of_several_columns_of_dates_the_person_chooses(
    small: SmallServices, dialog: SettingsDialog, tmp_path: Path
) -> None:
    dialog.show_section("suppression")
    section, dating = dialog.suppression, dialog.suppression.dating
    path = file(tmp_path, "+447400000001,2012-01-01,2020-05-06")
    path.write_text(path.read_text("utf-8").replace("Mobile", "Mobile,Signed up,Opted out"), "utf-8")
    section.take(path)
    await until(dating.isVisible)
    assert dating.column.value_text() == "the day of import"
    dating.column._choose(2)
    dating.agree.click()
    await until(lambda: bool(section.cards))
    (found,) = small.services.suppression.every()
    assert [each.since for each in small.services.suppression.numbers(found)] == ["2020-05-06"]
