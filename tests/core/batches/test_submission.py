"""A submission's life: exactly the transitions that are drawn, and nothing that could lose or double one."""

from __future__ import annotations

import pytest

from desktop_app.core.batches import submission
from desktop_app.core.batches.submission import (
    AT_SERVICE,
    AT_WORK,
    ENDED,
    NEED_PERSON,
    ONE_BY_ONE,
    OUT,
    POLLED,
    SENT,
    TO_JOIN,
    TO_SEND,
    TRANSITIONS,
    UNCONFIRMED,
    UNDER_WAY,
    WITH_RESULT,
    WITHOUT_RESULT,
    TransitionNotAllowedError,
    after,
)
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.batches.submission import TaskState as S

# Written out by hand, so that a change of the table is a change here, too.
DRAWN = [
    (S.PREPARED, E.SEND, S.SENDING),
    (S.PREPARED, E.DIVIDED, S.SPLIT),
    (S.PREPARED, E.BEGUN, S.ASKING),
    (S.ASKING, E.ASKED, S.COMPLETED),
    (S.ASKING, E.DIVIDED, S.SPLIT),
    (S.ASKING, E.STOPPED, S.PREPARED),
    (S.ASKING, E.REFUSED, S.REJECTED),
    (S.ASKING, E.RESTORED, S.UNKNOWN),
    (S.SENDING, E.NEVER_ARRIVED, S.PREPARED),
    (S.SENDING, E.THROTTLED, S.PREPARED),
    (S.SENDING, E.REFUSED, S.REJECTED),
    (S.SENDING, E.DOUBTED, S.UNKNOWN),
    (S.SENDING, E.TAKEN, S.ACCEPTED),
    (S.SENDING, E.REPLIED, S.COMPLETED),
    (S.UNKNOWN, E.REPLIED, S.COMPLETED),
    (S.REJECTED, E.DIVIDED, S.SPLIT),
    (S.REJECTED, E.MENDED, S.PREPARED),
    (S.UNKNOWN, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.LEFT, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.ACCEPTED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.PENDING, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.PROCESSING, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.COMPLETED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.FETCHED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.JOINED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.FAILED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.ACCEPTED, E.DECIDED_LEAVE, S.LEFT),
    (S.PENDING, E.DECIDED_LEAVE, S.LEFT),
    (S.PROCESSING, E.DECIDED_LEAVE, S.LEFT),
    (S.COMPLETED, E.DECIDED_LEAVE, S.LEFT),
    (S.FETCHED, E.DECIDED_LEAVE, S.LEFT),
    (S.FAILED, E.DECIDED_LEAVE, S.LEFT),
    (S.COMPLETED, E.KEPT, S.JOINED),
    (S.JOINED, E.FETCH_AGAIN, S.COMPLETED),
    (S.FAILED, E.FETCH_AGAIN, S.ACCEPTED),
    (S.LEFT, E.FETCH_AGAIN, S.ACCEPTED),
    (S.UNKNOWN, E.REPEATED, S.SENDING),
    (S.UNKNOWN, E.DECIDED_RESEND, S.PREPARED),
    (S.UNKNOWN, E.DECIDED_LEAVE, S.LEFT),
    (S.ACCEPTED, E.HEARD_PENDING, S.PENDING),
    (S.ACCEPTED, E.HEARD_PROCESSING, S.PROCESSING),
    (S.ACCEPTED, E.HEARD_COMPLETED, S.COMPLETED),
    (S.ACCEPTED, E.HEARD_FAILED, S.FAILED),
    (S.PENDING, E.HEARD_PENDING, S.PENDING),
    (S.PENDING, E.HEARD_PROCESSING, S.PROCESSING),
    (S.PENDING, E.HEARD_COMPLETED, S.COMPLETED),
    (S.PENDING, E.HEARD_FAILED, S.FAILED),
    (S.PROCESSING, E.HEARD_PENDING, S.PENDING),
    (S.PROCESSING, E.HEARD_PROCESSING, S.PROCESSING),
    (S.PROCESSING, E.HEARD_COMPLETED, S.COMPLETED),
    (S.PROCESSING, E.HEARD_FAILED, S.FAILED),
    (S.COMPLETED, E.DOWNLOADED, S.FETCHED),
    (S.FETCHED, E.ANSWERS_JOINED, S.JOINED),
    (S.FETCHED, E.HEARD_COMPLETED, S.COMPLETED),
    (S.JOINED, E.LIST_REPLACED, S.COMPLETED),
    (S.COMPLETED, E.REREAD, S.JOINED),
    (S.FETCHED, E.REREAD, S.JOINED),
    (S.JOINED, E.REREAD, S.JOINED),
    (S.PREPARED, E.RESTORED, S.UNKNOWN),
    (S.SENDING, E.RESTORED, S.UNKNOWN),
    (S.REJECTED, E.RESTORED, S.UNKNOWN),
    (S.REJECTED, E.DOUBTED, S.UNKNOWN),
    (S.PREPARED, E.DOUBTED, S.UNKNOWN),
    (S.REJECTED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.REJECTED, E.DECIDED_RESEND, S.PREPARED),
    (S.REJECTED, E.DECIDED_LEAVE, S.DROPPED),
    (S.DROPPED, E.DECIDED_RESEND, S.PREPARED),
    (S.DROPPED, E.DECIDED_ARRIVED, S.ACCEPTED),
    (S.DROPPED, E.RESTORED, S.UNKNOWN),
]
ALLOWED = {(state, event) for state, event, _ in DRAWN}
EVERY_OTHER = [(state, event) for state in S for event in E if (state, event) not in ALLOWED]


@pytest.mark.parametrize(("state", "event", "reached"), DRAWN)
def test_a_drawn_event_leads_to_its_state(state: S, event: E, reached: S) -> None:
    assert after(state, event) is reached


@pytest.mark.parametrize(("state", "event"), EVERY_OTHER)
def test_every_other_event_is_a_fault_in_the_program(state: S, event: E) -> None:
    with pytest.raises(TransitionNotAllowedError, match=f"{event} in state {state}"):
        after(state, event)


def test_the_table_holds_what_is_drawn_and_nothing_more() -> None:
    assert {(state, event, reached) for (state, event), reached in TRANSITIONS.items()} == set(DRAWN)
    assert len(DRAWN) == len(ALLOWED)


def test_only_the_journal_of_a_prepared_task_can_start_sending() -> None:
    assert [state for (state, event) in TRANSITIONS if event is E.SEND] == [S.PREPARED]


def test_a_task_that_may_have_arrived_returns_to_prepared_only_by_a_person() -> None:
    by_itself = {event for (state, event), reached in TRANSITIONS.items() if reached is S.PREPARED and state in SENT}
    # What goes one by one has a record of its own for each number: those that were asked are not asked again.
    assert by_itself == {E.NEVER_ARRIVED, E.THROTTLED, E.DECIDED_RESEND, E.STOPPED}


def test_a_restored_journal_sends_nothing_by_itself() -> None:
    sendable = {S.PREPARED, *(state for (state, _), reached in TRANSITIONS.items() if reached is S.PREPARED)}
    assert {after(state, E.RESTORED) for state in sendable - {S.UNKNOWN}} == {S.UNKNOWN}


def test_only_a_lost_list_or_a_person_takes_a_task_that_was_sent_out_of_an_ended_state_and_never_to_be_sent_again() -> (
    None
):
    by_a_person = {E.REREAD, E.FETCH_AGAIN, E.DECIDED_ARRIVED, E.DECIDED_LEAVE}
    ended = {(state, event): reached for (state, event), reached in TRANSITIONS.items() if state in ENDED & SENT}
    assert {event for _, event in ended} == by_a_person | {E.LIST_REPLACED}
    assert S.PREPARED not in ended.values()


def test_what_was_refused_and_left_is_sent_only_by_a_person() -> None:
    assert {event for (state, event) in TRANSITIONS if state is S.DROPPED} == {
        E.DECIDED_RESEND,
        E.DECIDED_ARRIVED,
        E.RESTORED,
    }


def test_whatever_was_accepted_can_be_led_on_by_a_person() -> None:
    accepted = AT_WORK | {S.COMPLETED, S.FETCHED, S.JOINED, S.FAILED}
    assert accepted == AT_SERVICE
    assert {after(state, E.DECIDED_ARRIVED) for state in accepted} == {S.ACCEPTED}
    assert {after(state, E.DECIDED_LEAVE) for state in accepted - {S.JOINED}} == {S.LEFT}
    assert all((state, E.FETCH_AGAIN) in TRANSITIONS for state in accepted & ENDED)


def test_every_state_is_reached_and_every_open_one_has_a_way_on() -> None:
    assert set(TRANSITIONS.values()) | {S.PREPARED} == set(S)
    assert {state for (state, _) in TRANSITIONS} - {S.JOINED, S.FAILED, S.LEFT, S.DROPPED} == set(S) - ENDED


def test_numbers_count_as_sent_from_the_first_byte_that_may_have_left() -> None:
    assert set(S) - SENT == {S.PREPARED, S.REJECTED, S.SPLIT, S.DROPPED}
    assert AT_WORK <= SENT


def test_the_picture_in_the_docstring_names_every_state() -> None:
    words = submission.__doc__ or ""
    assert [state.value for state in S if state.value not in words] == []


def test_what_holds_in_which_state() -> None:
    assert {S.PREPARED, S.ASKING} == TO_SEND
    assert {S.UNKNOWN, S.REJECTED} == NEED_PERSON
    assert {S.JOINED, S.FAILED, S.LEFT, S.DROPPED, S.SPLIT} == ENDED
    assert {S.COMPLETED, S.FETCHED, S.JOINED} == WITH_RESULT
    assert {S.COMPLETED, S.FETCHED} == TO_JOIN
    assert {S.SENDING, *AT_WORK, *TO_JOIN} == OUT
    assert {S.SENDING, S.ASKING, S.UNKNOWN} == UNCONFIRMED
    assert {S.ASKING} == ONE_BY_ONE
    assert {*AT_WORK, S.COMPLETED} == POLLED
    assert {S.FAILED, S.LEFT, S.DROPPED} == WITHOUT_RESULT
    assert {S.ASKING, S.SENDING, S.UNKNOWN, *AT_WORK, *TO_JOIN} == UNDER_WAY
