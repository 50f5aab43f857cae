"""What happens on the page, without its widgets: every way in and out of each state."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import (
    EncodingWrong,
    FileBroken,
    FormatUnknown,
    ListLost,
    NothingToSend,
    PasswordMissing,
    PasswordWrong,
    SentBefore,
)
from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import Progress
from desktop_app.ui.upload.model import PACE, PATIENCE
from desktop_app.ui.upload.rows.row_filters import DAMAGED, with_status
from desktop_app.ui.upload.state import UploadState, View
from tests.ui.upload.bare_model import FILE, FIRST, READ, Page
from tests.ui.upload.lists import FakeList, batch

OTHER = Path("/lists/other.csv")
THREE = (Path("/lists/part 1.csv"), Path("/lists/part 2.csv"), Path("/lists/part 10.csv"))
SELECT, SEND = "upload.select", "upload.send"
GERMAN = ReadOptions(country="DE")
ORDER = BatchOrder("one", Connection(), "phone-validation", again=False)


@pytest.fixture
def page() -> Page:
    return Page()


def test_the_model_and_its_state_need_no_widgets() -> None:
    probe = (
        "import sys, desktop_app.ui.upload.model; assert not {'PySide6.QtWidgets', 'PySide6.QtGui'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", probe], cwd=Path(__file__).parents[3], check=True)  # noqa: S603 - our own


# --- reading ---


def test_a_quick_reading_goes_from_the_start_to_the_list(page: Page) -> None:
    page.model.read(FILE)
    page.services.progress(Progress("Reading", 5, first=FIRST))
    assert (page.state.view, page.state.is_reading, page.state.is_idle) == (View.START, True, False)
    page.was_read()
    page.clock.pass_by(PATIENCE + PACE)
    assert (page.state.view, page.state.reading) == (View.LIST, None)
    assert all(state.first is None and not state.is_counting for state in page.shown)
    assert page.told == [("begun",), ("came",)]


def test_a_long_one_is_shown_once_it_is_known_to_be_long_and_then_at_a_pace(page: Page) -> None:
    page.model.read(FILE)
    page.clock.pass_by(PATIENCE)
    assert (page.state.view, page.state.reading and page.state.reading.progress) == (View.READING, None)
    before = len(page.shown)
    for done in range(100):
        page.services.progress(Progress("Reading", done))
    page.clock.pass_by(PACE)
    reading = page.state.reading
    assert reading is not None
    assert (len(page.shown) - before, reading.progress) == (1, Progress("Reading", 99))
    # AND what comes after a pause without news is shown at once
    page.clock.pass_by(PACE)
    page.services.progress(Progress("Reading", 100))
    assert page.state.reading is not None
    assert page.state.reading.progress == Progress("Reading", 100)


def test_an_overtaken_or_cancelled_reading_is_not_heard(page: Page) -> None:
    page.model.read(FILE)
    old = page.services.progress
    page.model.read(OTHER)
    old(Progress("Reading", 777, first=FIRST))
    page.clock.pass_by(PATIENCE)
    assert page.state.reading is not None
    assert (page.state.reading.source, page.state.reading.progress, page.state.first) == (OTHER, None, None)
    page.model.cancel()
    page.services.progress(Progress("Reading", 778))
    page.clock.pass_by(PATIENCE)
    assert page.state == UploadState(send=page.state.send)
    assert page.clock.due == {}


def test_every_kind_of_source_is_read_in_its_way(page: Page) -> None:
    for source in (FILE, "+442079460958", THREE):
        page.model.read(source, GERMAN)
    assert [asked[0] for asked in page.services.asked] == ["read", "paste", "read several"]
    assert {asked[2] for asked in page.services.asked} == {GERMAN}


def _before_patience(_page: Page) -> None:
    """The list that was there is still in sight."""


def _reported(page: Page) -> None:
    page.clock.pass_by(PATIENCE)


def _failed(page: Page) -> None:
    page.runner.fail(READ, FileBroken(name="other.csv", reason="x"))


def _asked_for_a_password(page: Page) -> None:
    page.runner.fail(READ, PasswordMissing(name="other.csv"))


def _asked_again(page: Page) -> None:
    page.runner.fail(READ, PasswordMissing(name="other.csv"))
    page.model.enter(Password("wrong"))
    page.runner.fail(READ, PasswordWrong(name="other.csv"))


@pytest.mark.parametrize("filled", [False, True], ids=["no list", "a list"])
@pytest.mark.parametrize(
    ("come_so_far", "view"),
    [
        (_before_patience, None),
        (_reported, View.READING),
        (Page.begun, View.LIST),
        (_failed, View.FAILED),
        (_asked_for_a_password, View.PASSWORD),
        (_asked_again, View.PASSWORD),
    ],
)
def test_wherever_it_is_cancelled_the_page_is_as_it_was(
    page: Page, come_so_far: Callable[[Page], None], view: View | None, *, filled: bool
) -> None:
    # GIVEN a page with or without a filtered list
    if filled:
        page.opened()
        page.model.filter(with_status(S.INVALID))
        page.runner.finish(SELECT, array("i", [3, 9]))
    before = page.state
    # WHEN another list has come as far as that, and is cancelled
    page.model.read(OTHER)
    come_so_far(page)
    assert page.state.view is (view or before.view)
    page.model.cancel()
    # THEN nothing is left of it
    assert page.state == before
    assert (page.runner.waiting, page.clock.due, page.services.discarded) == ({}, {}, [])


def test_a_person_who_cancels_is_told_until_something_else_begins(page: Page) -> None:
    page.opened()
    page.model.read(OTHER)
    page.model.cancel(by_person=True)
    assert page.state.note.text == "Reading “other.csv” was cancelled."
    page.model.reread(GERMAN)
    assert page.state.note.text == ""
    page.model.cancel(by_person=True)
    assert page.state.note.text == "Reading “customers.xlsx” was cancelled."
    page.model.cancel(by_person=True)  # nothing is read
    page.model.read(OTHER)
    assert page.state.note.text == ""


def test_the_new_list_takes_the_place_of_the_old_one_only_when_it_is_there(page: Page) -> None:
    old = page.opened()
    page.model.read(OTHER)
    page.begun()
    assert (old.closed, page.services.discarded) == (False, [])
    new = page.was_read("two")
    assert (old.closed, new.closed, page.services.discarded) == (True, False, ["one"])
    assert page.state.opened is not None
    assert page.state.rows is page.state.opened


def test_a_list_that_can_not_be_opened_is_deleted_and_said(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_list_id: str) -> FakeList:
        raise ListLost(name="one")

    monkeypatch.setattr(page.services, "open", lost)
    page.opened()
    assert (page.state.view, page.services.discarded) == (View.FAILED, ["one"])


@pytest.mark.parametrize("source", [FILE, "+442079460958"])
def test_an_unreadable_list_can_be_read_in_another_encoding(page: Page, source: Path | str) -> None:
    page.model.read(source, GERMAN)
    page.runner.fail(READ, EncodingWrong(name="x", encoding="utf-8"))
    page.model.retry_in("cp1252")
    assert page.services.asked[-1][1:] == (source, replace(GERMAN, encoding="cp1252"))
    assert page.state.view is View.READING  # there is nothing else to show


# --- passwords ---


def test_passwords_are_tried_together_and_go_with_the_list(page: Page) -> None:
    page.model.read(FILE)
    page.runner.fail(READ, PasswordMissing(name="x"))
    for typed in ("wrong", "right"):
        page.model.enter(Password(typed))
        page.runner.fail(READ, PasswordWrong(name="x"))
    assert page.services.passwords == ["wrong", "right"]
    assert "right" not in repr(page.state)
    page.model.enter(Password("third"))
    page.was_read()
    # It is asked for once: another way of reading the list has them, another list hasn't.
    page.model.reread(GERMAN)
    assert page.services.passwords == ["wrong", "right", "third"]
    page.model.read(OTHER)
    assert page.services.passwords == []
    page.model.discard()
    assert page.state == UploadState(send=page.state.send)


# --- reading the list otherwise ---


def test_a_correction_keeps_the_list_until_another_reading_of_it_is_there(page: Page) -> None:
    old = page.opened()
    page.model.reread(GERMAN)
    assert page.services.asked[-1] == ("read again", "one", GERMAN)
    assert (page.state.view, page.state.is_counting, page.state.may_send) == (View.LIST, False, False)
    page.clock.pass_by(PATIENCE)
    assert (page.state.view, page.state.is_counting) == (View.LIST, True)
    page.begun()
    assert page.state.first is not None
    assert page.state.first.title == "customers.xlsx"  # the list's own name
    page.was_read("two", FakeList(options=GERMAN))
    assert (old.closed, page.services.discarded) == (True, ["one"])
    assert page.state.opened is not None
    assert (page.state.opened.source, page.state.opened.first_attempt) == (FILE, 1)


def test_a_correction_that_fails_leaves_the_list_and_says_why(page: Page) -> None:
    page.opened()
    before, error = page.state, EncodingWrong(name="x", encoding="utf-8")
    page.model.reread(GERMAN)
    page.begun()
    page.runner.fail(READ, error)
    assert page.state == replace(before, failure=error)
    page.model.close_failure()
    assert page.state == before


def test_a_correction_is_taken_back_by_choosing_what_was_before(page: Page) -> None:
    page.opened()
    before = page.state
    page.model.reread(GERMAN)
    page.begun()
    page.model.reread(ReadOptions())
    assert (page.state, page.runner.running(READ)) == (before, False)


def test_while_a_list_comes_it_is_corrected_from_the_file_itself(page: Page) -> None:
    page.model.read(FILE)
    page.begun()
    page.model.reread(GERMAN)
    assert page.services.asked[-1] == ("read", FILE, GERMAN)
    assert page.state.first is not None  # until there are other rows
    asked = len(page.services.asked)
    page.model.reread(GERMAN)
    assert len(page.services.asked) == asked


# --- several files ---


def test_several_files_are_asked_about_and_read_as_one(page: Page) -> None:
    page.model.take(THREE)
    assert (page.state.view, page.state.asked) == (View.SEVERAL, THREE)
    page.model.read_as_one()
    assert page.services.asked == [("read several", tuple(path.name for path in THREE), ReadOptions())]
    assert (page.state.view, page.state.queue.waiting) == (View.READING, ())


def test_or_one_after_the_other_as_each_is_closed(page: Page) -> None:
    page.model.take(THREE)
    page.model.read_one_by_one()
    for at, path in enumerate(THREE):
        assert page.services.asked[-1][1] == path
        assert page.state.queue.waiting == THREE[at + 1 :]
        page.was_read(path.name)
        page.model.close()
    assert page.state.view is View.START
    assert page.services.discarded == [path.name for path in THREE]


def test_those_that_come_late_wait_while_another_is_in_the_way(page: Page) -> None:
    page.model.take_or_queue(THREE[:2])
    page.model.take_or_queue(THREE[2:])
    assert (page.state.view, page.state.queue.waiting) == (View.SEVERAL, THREE[2:])
    page.model.read_as_one()
    page.model.take_or_queue([FILE])
    page.runner.fail(READ, PasswordMissing(name="x"))
    page.model.take_or_queue([OTHER])
    assert page.state.queue.waiting == (THREE[2], FILE, OTHER)
    page.model.skip_next()
    page.model.cancel()
    assert page.state.is_idle
    page.model.take_or_queue([THREE[0]])  # nothing is in the way any more
    assert page.services.asked[-1][1] == THREE[0]


def test_what_can_not_be_read_is_passed_over_and_said_with_the_next_list(page: Page) -> None:
    page.model.take(THREE)
    page.model.read_one_by_one()
    page.runner.fail(READ, FormatUnknown(name="part 1.csv"))
    page.runner.fail(READ, FileBroken(name="part 2.csv", reason="x"))
    assert not [told for told in page.told if told[0] == "show_info"]
    page.was_read()
    told = "These can't be read and were left out: “part 1.csv”, “part 2.csv”."
    assert page.told[-2:] == [("show_info", told), ("came",)]


def test_one_that_was_left_out_is_said_though_the_next_is_cancelled(page: Page) -> None:
    page.model.take(THREE[:2])
    page.model.read_one_by_one()
    page.runner.fail(READ, FormatUnknown(name="part 1.csv"))
    page.model.cancel()
    told = "“part 1.csv” is neither a spreadsheet nor a text list. It was left out."
    assert (page.state.view, page.told[-1]) == (View.START, ("show_info", told))


@pytest.mark.parametrize("error", [EncodingWrong(name="x", encoding="y"), PasswordMissing(name="x"), ValueError("x")])
def test_what_a_person_can_mend_or_nobody_expected_is_not_passed_over(page: Page, error: Exception) -> None:
    page.model.take(THREE)
    page.model.read_one_by_one()
    page.runner.fail(READ, error)
    assert page.state.view in {View.FAILED, View.PASSWORD}
    assert page.state.queue.waiting == THREE[1:]


def test_a_list_that_another_displaces_waits_again_if_it_came_with_others(page: Page) -> None:
    page.model.take(THREE)
    page.model.read_one_by_one()
    page.was_read()
    page.model.read(FILE)
    page.runner.fail(READ, FormatUnknown(name="customers.csv"))
    assert (page.state.view, page.state.queue.waiting) == (View.FAILED, THREE[1:])  # it was not of the queue
    page.model.retry_in("utf-8")
    page.was_read("two")
    assert page.state.queue.waiting == THREE


# --- the list on the page ---


def test_the_newest_filter_counts_and_damage_of_both_kinds_comes_together(page: Page) -> None:
    page.opened()
    page.model.filter(with_status(S.VALID))
    page.model.filter(DAMAGED)
    assert (page.state.filter, page.state.selection) == (DAMAGED, None)
    page.runner.finish(SELECT, array("i", [22, 112]))
    page.runner.finish(SELECT, array("i", [62]))
    assert page.state.selection is not None
    assert list(page.state.selection.rows) == [22, 62, 112]
    page.model.filter(with_status(S.VALID))
    page.runner.fail(SELECT, error := ListLost(name="x"))
    assert page.told[-1] == ("show_error", error)
    unfiltered = page.state
    assert (unfiltered.filter, unfiltered.selection) == (None, None)


def test_questions_about_a_list_end_with_it(page: Page) -> None:
    page.opened()
    page.model.look_into_encodings()
    page.model.filter(DAMAGED)
    page.model.reread(GERMAN)
    page.begun()
    assert (page.state.filter, set(page.runner.waiting)) == (None, {READ})
    page.model.look_into_encodings()  # of first rows nothing is known yet
    page.was_read("two")
    assert set(page.runner.waiting) == {"upload.delete one"}
    page.model.look_into_encodings()
    page.runner.finish("upload.encodings", b"Name")
    assert page.state.beginning == b"Name"


def test_closing_stops_what_would_replace_the_list_and_only_then_the_list(page: Page) -> None:
    store = page.opened()
    page.model.read(OTHER)
    page.model.close()
    assert (page.runner.running(READ), store.closed) == (False, False)
    page.model.close()
    assert (page.state.view, store.closed, page.services.discarded) == (View.START, True, ["one"])


# --- sending ---


def test_a_list_becomes_a_batch_and_leaves_the_page(page: Page) -> None:
    store = page.opened()
    page.model.send(ORDER)
    # Meanwhile nothing gets in between, and what can't be held back waits.
    page.model.read(OTHER)
    page.model.reread(GERMAN)
    page.model.send(ORDER)
    page.model.take(THREE)
    page.model.take_or_queue([OTHER])
    assert [asked for asked in page.services.asked if asked[0] == "prepare"] == [("prepare", ORDER)]
    assert (page.state.view, page.state.may_take, page.state.queue.waiting) == (View.LIST, False, (OTHER,))
    page.services.sent = [batch("one")]
    page.runner.finish(SEND, batch("one"))
    assert (store.closed, page.services.discarded) == (True, [])
    assert page.services.asked[-1][1] == OTHER
    assert page.told[-1] == ("run_batch", "b1")
    assert page.state.note.text == "“customers.xlsx” is being verified. Here is the next list."


@pytest.mark.parametrize("error", [SentBefore(name="x"), NothingToSend(name="x")])
def test_numbers_are_paid_for_twice_only_after_it_was_said(page: Page, error: Exception) -> None:
    store = page.opened()
    page.model.send(ORDER)
    page.runner.fail(SEND, error)
    assert (page.told[-1], store.closed, page.state.may_send) == (("show_error", error), False, True)
    page.model.send(ORDER)
    assert page.services.asked[-1][1].again is isinstance(error, SentBefore)
    # AND another order has to be said anew
    page.runner.fail(SEND, error)
    page.model.send(replace(ORDER, product="hlr-lookup"))
    assert not page.services.asked[-1][1].again


@pytest.mark.parametrize("come_so_far", [_before_patience, Page.begun, _failed])
def test_nothing_is_sent_while_another_list_comes(page: Page, come_so_far: Callable[[Page], None]) -> None:
    page.opened()
    page.model.read(OTHER)
    come_so_far(page)
    page.model.send(ORDER)
    assert not page.runner.running(SEND)


# --- the end ---


@pytest.mark.parametrize("under_way", ["nothing", "reading", "reading again", "sending"])
def test_the_end_stops_everything_and_deletes_what_was_not_sent(page: Page, under_way: str) -> None:
    store = page.opened()
    page.model.filter(DAMAGED)
    if under_way == "reading":
        page.model.read(OTHER)
        page.begun()
    elif under_way == "reading again":
        page.model.reread(GERMAN)
    elif under_way == "sending":
        page.model.send(ORDER)
    for _ in range(2):
        page.model.discard()
    assert (store.closed, page.services.discarded, page.runner.waiting, page.clock.due) == (True, ["one"], {}, {})


def test_the_end_leaves_a_list_that_a_batch_has(page: Page) -> None:
    page.opened()
    page.services.sent = [batch("one")]
    page.model.discard()
    assert page.services.discarded == []


def test_what_is_offered_at_the_next_start_is_the_list_on_the_page(page: Page) -> None:
    def offered() -> tuple[bool, tuple[Path, ...]]:
        return page.model.has_unsent, page.model.unsent_files

    assert offered() == (False, ())
    page.opened()
    assert offered() == (True, (FILE,))
    page.model.read(THREE)
    assert offered() == (True, THREE)
    page.model.cancel()
    assert offered() == (True, (FILE,))  # not what was given up
    page.model.read("+442079460958")
    page.was_read("two")
    assert offered() == (True, ())


def test_a_list_whose_batch_was_just_written_is_not_offered_at_the_next_start(page: Page) -> None:
    page.opened()
    page.model.send(ORDER)
    page.services.sent = [batch("one")]
    assert (page.model.has_unsent, page.model.unsent_files) == (False, ())
