"""Services that answer in the reply to a submission: nothing is paid twice, and nothing that came is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.storage.journal.journal import Journal
from tests.proven import prove_at

from .fake_service import FakeService, Reply, Request, answers, html, reset, status
from .program import Program
from .tables import records, small_list
from .test_profiles import connected

PROFILE = """
[requests]
country = ""
upload_country = ""
[answers]
in_reply = true
rows = "body.results"
cost = "spent"
[limits]
numbers = 30
"""


def rows_of(numbers: Sequence[str]) -> list[dict[str, Any]]:
    return [{"to": number.lstrip("+"), "status": {"live": "yes"}, "spent": 0.5} for number in reversed(numbers)]


def replying(rows: Callable[[Sequence[str]], Any] = rows_of) -> Callable[[Request], Reply]:
    """Answer a submission with the rows of its numbers."""
    return lambda request: Reply(200, {"bulkId": "b1", "body": {"results": rows(request.json()["phones"])}})


@pytest.fixture
def instant(program: Program, service: FakeService) -> FakeService:
    """A service that answers at once, connected and proven."""
    service.always("detect", replying())
    connected(program, PROFILE)
    prove_at(program.home, service.base_url)
    return service


def verify(program: Program, count: int) -> Any:
    return program.call(
        "verify", small_list(program.folder, count), "-o", program.folder / "o.csv", "--via", "json", "--json"
    )


def answered(program: Program) -> list[tuple[str, str]]:
    return [(row["Answer"], row.get("status.live", "")) for row in records(program.folder / "o.csv")]


def in_journal(program: Program) -> closing[Journal]:
    return closing(Journal(program.home / "journal.sqlite"))


def states(program: Program) -> list[tuple[TaskState, str]]:
    with in_journal(program) as journal:
        (batch,) = journal.batches()
        return [(task.state, task.message) for task in journal.tasks(batch.id)]


def kept(program: Program) -> list[Path]:
    return sorted((program.home / "lists").glob("*/results/*"))


# --- what goes well ---


def test_answers_in_the_reply_are_joined_and_nothing_is_asked_after(program: Program, instant: FakeService) -> None:
    run = verify(program, 70)
    assert (run.code, run.json["answered"]) == (0, 70)
    assert [len(each.numbers) for each in instant.submissions] == [30, 30, 10]
    assert answered(program) == [("answered", "yes")] * 70
    assert not [each for each in instant.seen if each.endpoint in {"task", "result", "download"}]
    # AND each reply is kept as it was received, with what it says that it cost
    assert [len(json.loads(file.read_bytes())["body"]["results"]) for file in kept(program)] == [30, 30, 10]
    with in_journal(program) as journal:
        (batch,) = journal.batches()
        assert batch.charged == Charged(Decimal(35), "", ChargedHow.SAID)
        of_first = [event.kind for event in reversed(journal.events(batch.id)) if event.part == 1]
    assert of_first == [TaskEvent.SEND, TaskEvent.REPLIED, TaskEvent.DOWNLOADED, TaskEvent.ANSWERS_JOINED]


def test_a_list_that_is_sent_as_a_file_is_answered_as_well(program: Program, instant: FakeService) -> None:
    def upload(_request: Request) -> Reply:
        return Reply(200, {"body": {"results": rows_of(instant.submissions[-1].numbers)}})

    instant.always("file", upload)
    run = program.call("verify", small_list(program.folder, 40), "-o", program.folder / "o.csv", "--via", "file")
    assert (run.code, [each.via for each in instant.submissions]) == (0, ["file", "file"])
    assert answered(program) == [("answered", "yes")] * 40


def test_a_connection_that_is_not_proven_is_tried_with_a_few_first(program: Program, service: FakeService) -> None:
    service.always("detect", replying())
    connected(program, PROFILE)
    assert verify(program, 50).code == 0
    assert [len(each.numbers) for each in service.submissions] == [20, 10, 20]


def test_a_service_whose_replies_are_nonsense_is_paid_for_the_trial_alone(
    program: Program, service: FakeService
) -> None:
    service.always("detect", lambda request: Reply(200, {"seen": request.json()["phones"]}))
    connected(program, PROFILE)
    assert verify(program, 60).code not in {0, 3}
    assert program.call("resume").code not in {0, 3}
    assert [len(each.numbers) for each in service.submissions] == [20]
    assert len(kept(program)) == 1


def test_a_task_that_is_too_large_is_divided(program: Program, instant: FakeService) -> None:
    def most(request: Request) -> Reply:
        numbers = request.json()["phones"]
        return replying()(request) if len(numbers) <= 8 else status(413, "At most 8 numbers are allowed.")(request)

    instant.always("detect", most)
    assert verify(program, 30).code == 0
    assert [len(each.numbers) for each in instant.submissions] == [30, 8, 8, 8, 6]
    assert answered(program) == [("answered", "yes")] * 30


# --- replies that aren't whole, or no answers ---


def test_numbers_that_a_reply_lacks_are_unanswered_and_said_so(program: Program, instant: FakeService) -> None:
    instant.always("detect", replying(lambda numbers: rows_of(numbers[:7])))
    run = verify(program, 10)
    assert (run.code, run.json["unanswered"]) == (3, 3)
    ((state, message),) = states(program)
    assert (state, message) == (TaskState.JOINED, "The reply lacks 3 of 10 numbers.")


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        (answers({"body": {"results": []}}), "names none of the numbers"),
        (answers({"status": "ok"}), "names none of the numbers"),
        (answers(b"", 200), "it is empty"),
        (html(), "HTML page"),
        (answers(b"thank you", media_type="text/plain"), "names none of the numbers"),
        (answers({"error": {"code": 7, "message": "Something broke."}}), "Something broke."),
        (answers(b"7" * 6_000_000), "MB came"),
        (reset, "connection"),
        (status(500), "500"),
    ],
)
def test_what_has_no_answers_is_in_doubt_and_not_sent_again(
    program: Program, instant: FakeService, reply: Callable[[Request], Reply], words: str
) -> None:
    instant.on("detect", reply)
    assert verify(program, 30).code == 6
    ((state, message),) = states(program)
    assert state is TaskState.UNKNOWN
    assert words in message
    assert program.call("resume").code == 6
    assert len(instant.submissions) == 1
    # WHEN a person has it sent again, it is answered, and what came first isn't in the way
    (doubt,) = program.call("tasks", "--json").json["batches"][0]["tasks"]
    assert program.call("decide", doubt["id"], "--arrived", "t_77").code == 2
    assert program.call("decide", doubt["id"], "--resend").code == 0
    assert program.call("resume").code == 0
    assert answered(program) == [("answered", "yes")] * 30
    assert len(instant.submissions) == 2


def test_a_refusal_inside_a_200_is_one_and_goes_again_once_its_cause_is_gone(
    program: Program, instant: FakeService
) -> None:
    instant.on("detect", answers({"error": {"message": "Insufficient balance."}}))
    instant.balance = {"balance": "1.00", "currency": "credits"}
    assert verify(program, 30).code == 4
    assert [state for state, _ in states(program)] == [TaskState.REJECTED]
    instant.balance = {"balance": "500.00", "currency": "credits"}
    assert program.call("resume").code == 0
    assert len(instant.submissions) == 2


def test_answers_beside_an_error_are_answers(program: Program, instant: FakeService) -> None:
    def partly(request: Request) -> Reply:
        numbers = request.json()["phones"]
        missed = [{"code": "not-found", "meta": {"phones": numbers[6:]}}]
        return Reply(200, {"errors": missed, "body": {"results": rows_of(numbers[:6])}})

    instant.always("detect", partly)
    run = verify(program, 10)
    assert (run.code, run.json["answered"], len(instant.submissions)) == (3, 6, 1)


def test_where_the_rows_are_elsewhere_the_profile_is_corrected_and_nothing_is_paid_again(
    program: Program, instant: FakeService
) -> None:
    connected(program, PROFILE.replace("body.results", "data.answers"))
    prove_at(program.home, instant.base_url)
    run = verify(program, 30)
    assert run.code not in {0, 3}
    assert "can't be read" in run.fault
    assert [state for state, _ in states(program)] == [TaskState.COMPLETED]
    connected(program, PROFILE)
    assert program.call("resume").code == 0
    assert answered(program) == [("answered", "yes")] * 30
    assert len(instant.submissions) == 1


def test_a_table_in_the_reply_is_read_as_a_file_would_be(program: Program, instant: FakeService) -> None:
    def table(request: Request) -> Reply:
        lines = [f"{number};yes" for number in request.json()["phones"]]
        return Reply(200, "\n".join(["msisdn;status.live", *lines]).encode(), media_type="text/csv")

    connected(program, PROFILE.replace('rows = "body.results"', ""))
    prove_at(program.home, instant.base_url)
    instant.always("detect", table)
    assert verify(program, 20).code == 0
    assert answered(program) == [("answered", "yes")] * 20


# --- a key for each submission, where the profile names its header ---


def knowing(header: str, said: dict[str, bytes]) -> Callable[[Request], Reply]:
    """Charge each key once, for the same content; the first answer of all is lost."""

    def answer(request: Request) -> Reply:
        key = request.headers[header]
        new = key not in said
        assert said.setdefault(key, request.body) == request.body
        return reset(request) if new and len(said) == 1 else replying()(request)

    return answer


@pytest.mark.parametrize("header", ["Idempotency-Key", "X-Request-Id"])
def test_what_was_lost_is_asked_for_again_with_its_key_and_charged_once(
    program: Program, instant: FakeService, header: str
) -> None:
    connected(program, PROFILE.replace("[requests]", f'[requests]\nidempotency = "{header}"'))
    prove_at(program.home, instant.base_url)
    charged: dict[str, bytes] = {}
    instant.always("detect", knowing(header.lower(), charged))
    run = verify(program, 50)
    assert (run.code, len(instant.submissions), len(charged)) == (0, 3, 2)
    assert answered(program) == [("answered", "yes")] * 50
    with in_journal(program) as journal:
        (batch,) = journal.batches()
        kinds = [event.kind for event in reversed(journal.events(batch.id)) if event.part == 1]
    assert kinds[:4] == [TaskEvent.SEND, TaskEvent.DOUBTED, "balance", TaskEvent.REPEATED]


def test_without_a_header_nothing_has_a_key(program: Program, instant: FakeService) -> None:
    verify(program, 5)
    assert not [name for request in instant.seen for name in request.headers if "idempotency" in name]


# --- what it would cost, as the service says ---


def test_verify_says_the_quote_that_the_service_gives_and_sends_no_number_for_it(
    program: Program, instant: FakeService
) -> None:
    paths = '[paths]\nquote = "GET /quote?items={count}&what={product}"\n[answers]\nquote = "total"\n'
    connected(program, PROFILE.replace("[answers]\n", paths))
    prove_at(program.home, instant.base_url)
    instant.always("elsewhere", answers({"total": 17.5}))
    run = verify(program, 70)
    assert (run.code, "The service quotes 17.5" in run.err) == (0, True), run.err
    (quote,) = instant.asked("elsewhere")
    assert quote.path == "/api/v1/quote?items=70&what=phone-validation"
    with in_journal(program) as journal:
        assert journal.batches()[0].price == Decimal("0.25")


def test_without_a_quote_the_list_is_sent_all_the_same(program: Program, instant: FakeService) -> None:
    connected(program, PROFILE + '[paths]\nquote = "POST /quote"\n')
    prove_at(program.home, instant.base_url)
    instant.always("elsewhere", status(503))
    run = verify(program, 5)
    assert (run.code, "there is no quote" in run.err) == (0, True)
