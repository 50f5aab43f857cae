"""A service that calls everything otherwise, spoken to through a dialect alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.core.errors import AnswerNotUnderstood, OutcomeUnknown, RequestRefused
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.service.readings import TaskStatus

T = TypeVar("T")
FOREIGN = read_profile("""
[paths]
balance = "/konto"
detect = "/auftraege"
detect_file = "/auftraege/datei"
task = "/auftraege/{task_id}"
result = "/auftraege/{task_id}/ergebnis"
check = "/sofort"

[requests]
product = "dienst"
country = ""
phones = "nummern"
upload = "liste"
upload_product = "dienst"
upload_country = "land"
upload_header = ""
phone = "nummer"
phone_product = ""
plus = false
extra = { quelle = "dialproof", tief = true }

[requests.extra_for."hlr"]
netz = ["2g", "5g"]

[answers]
task_id = "antwort.vorgang.nr"
status = "antwort.lage"
progress = "antwort.fertig"
message = "antwort.bemerkung"
cost = "antwort.preis"
balance = "guthaben.frei"
currency = "guthaben.in"
result = "antwort.dateien[0].ort"
check = "antwort.auskunft"
error = "fehler.text"

[statuses]
completed = ["abgeholt werden kann", "fertig"]
failed = "gescheitert"
""")


class Service:
    """Answers each request with the next of `answers`, and keeps the requests."""

    def __init__(self, *answers: Any, status: int = 200) -> None:
        self.requests: list[httpx.Request] = []
        self._answers = list(answers)
        self._status = status

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return httpx.Response(self._status, json=self._answers.pop(0))

    def ask(self, call: Callable[[HttpClient], Awaitable[T]]) -> T:
        async def main() -> T:
            transport = httpx.MockTransport(self)
            client = HttpClient("https://dienst.example/api/v1", "key", transport=transport, profile=FOREIGN)
            try:
                return await call(client)
            finally:
                await client.aclose()

        return asyncio.run(main())

    @property
    def path(self) -> str:
        return self.requests[-1].url.path

    @property
    def body(self) -> str:
        return self.requests[-1].content.decode()


def test_a_submission_has_the_taught_names_and_its_task_is_found() -> None:
    service = Service({"id": "not this one", "antwort": {"vorgang": {"nr": 4711}, "preis": "0,50"}})
    accepted = service.ask(lambda client: client.detect("hlr", "DE", ["+491713920012"]))
    assert (accepted.task_id, accepted.cost) == ("4711", Decimal("0.50"))
    assert service.path == "/api/v1/auftraege"
    assert json.loads(service.body) == {
        "quelle": "dialproof", "tief": True, "netz": ["2g", "5g"], "dienst": "hlr", "nummern": ["491713920012"],
    }  # fmt: skip


def test_an_upload_has_the_taught_names() -> None:
    service = Service({"antwort": {"vorgang": {"nr": "a/1"}}})
    service.ask(lambda client: client.detect_file("x", "DE", ["+491713920012", "+491713920013"]))
    assert service.path == "/api/v1/auftraege/datei"
    assert 'name="liste"; filename="numbers.csv"' in service.body
    assert "\r\n\r\n491713920012\n491713920013\n\r\n" in service.body
    for name, value in (("dienst", "x"), ("land", "DE"), ("quelle", "dialproof"), ("tief", "true")):
        assert f'name="{name}"\r\n\r\n{value}\r\n' in service.body


@pytest.mark.parametrize(
    "answer",
    [
        {"task_id": "t_1"},
        {"task_id": "t_1", "errors": ["too many numbers: 2 skipped"]},
        {"code": 429, "message": "slowly", "task_id": "t_1"},
        {"code": 1, "message": "ok", "data": {"id": "t_1"}},
    ],
)
def test_a_task_without_the_taught_identifier_is_doubtful_although_another_name_would_fit(answer: Any) -> None:
    service = Service(answer)
    with pytest.raises(OutcomeUnknown) as caught:
        service.ask(lambda client: client.detect("x", "DE", ["+491713920012"]))
    assert "antwort.vorgang.nr" in str(caught.value)


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("Fertig", TaskStatus.COMPLETED),
        ("abgeholt_werden-kann", TaskStatus.COMPLETED),
        ("gescheitert", TaskStatus.FAILED),
        ("queued", TaskStatus.PENDING),
        ("rechnet", TaskStatus.PROCESSING),
    ],
)
def test_a_task_is_read_at_the_taught_places(word: str, status: TaskStatus) -> None:
    answer = {"status": "ok", "antwort": {"lage": word, "fertig": "45%", "bemerkung": "läuft", "preis": 2}}
    service = Service(answer)
    reading = service.ask(lambda client: client.task("a/1"))
    assert service.requests[-1].url.raw_path == b"/api/v1/auftraege/a%2F1"
    assert (reading.status, reading.word, reading.progress) == (status, word, 0.45)
    assert (reading.message, reading.cost) == ("läuft", Decimal(2))


def test_the_balance_is_the_taught_one() -> None:
    service = Service({"balance": 1, "guthaben": {"frei": "12,50", "in": "EUR"}})
    reading = service.ask(lambda client: client.balance())
    assert (reading.amount, reading.currency) == (Decimal("12.50"), "EUR")
    assert service.path == "/api/v1/konto"


def test_a_balance_that_is_not_at_its_place_is_not_guessed() -> None:
    with pytest.raises(AnswerNotUnderstood, match=r"it names no balance at guthaben\.frei"):
        Service({"balance": 1}).ask(lambda client: client.balance())


def test_the_result_is_at_the_taught_place(tmp_path: Path) -> None:
    service = Service({"url": "https://wrong.example/", "antwort": {"dateien": [{"ort": "/ablage/1.csv"}]}})
    location = service.ask(lambda client: client.result("7", tmp_path / "r"))
    assert location.url == "https://dienst.example/ablage/1.csv"
    assert service.path == "/api/v1/auftraege/7/ergebnis"


def test_a_single_check_has_the_taught_names_and_answer() -> None:
    service = Service({"antwort": {"auskunft": {"erreichbar": "ja"}, "dauer": 3}})
    reading = service.ask(lambda client: client.check_phone("+491713920012", "hlr", "DE"))
    assert reading.answer == {"erreichbar": "ja"}
    assert json.loads(service.body) == {
        "nummer": "491713920012", "country": "DE", "quelle": "dialproof", "tief": True, "netz": ["2g", "5g"],
    }  # fmt: skip


def test_a_refusal_says_what_stands_at_the_taught_place() -> None:
    service = Service({"message": "E-17", "fehler": {"text": "Das Land fehlt"}}, status=400)
    with pytest.raises(RequestRefused, match="Das Land fehlt"):
        service.ask(lambda client: client.detect("x", "DE", ["+491713920012"]))
