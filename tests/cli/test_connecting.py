"""A known service is connected on the command line, and a list goes through it, with a key from the environment."""

from __future__ import annotations

from urllib.parse import urlsplit

import httpx

from desktop_app.storage.journal.journal import Journal
from tests.providers.eight import Bandwidth
from tests.providers.strict import Asked
from tests.secrets.searching import found_in, spellings

from .fake_service import FakeService, Reply, Request
from .program import Program

SLUGS = ["bandwidth", "checknumber", "hlrlookup", "infobip", "seven", "telnyx", "trestle", "twilio"]


def test_the_services_are_listed_with_what_they_ask_for(program: Program) -> None:
    told = program.call("connect", "--json").json
    assert [each["service"] for each in told["services"]] == SLUGS
    bandwidth = told["services"][0]
    assert (bandwidth["account"], bandwidth["key"]) == ("Account ID", ["API user name", "API password"])
    assert told["unreadable"] == []
    assert "twilio  Twilio Lookup v2" in program.call("connect").out


def test_what_cannot_be_connected_is_said(program: Program) -> None:
    program.base_url = None
    assert "lists them" in program.call("connect", "nobody").refused(2)
    assert "wants --account: Account ID" in program.call("connect", "bandwidth").refused(2)
    assert "can't be what stands in the address" in program.call("connect", "bandwidth", "--account", "a/b").refused(2)
    assert program.call("connect", "bandwidth", "--account", "1").code == 0
    assert "already" in program.call("connect", "bandwidth", "--account", "1").refused(2)
    own = program.home / "providers"
    own.mkdir()
    (own / "mine.toml").write_text("[provider]\nname = 1\n", "utf-8")
    assert "line 2: name" in program.call("connect", "mine").refused(2)


def test_a_list_goes_through_a_service_that_was_connected(program: Program, service: FakeService) -> None:
    mock = Bandwidth()

    def answer(request: Request) -> Reply:
        path = urlsplit(request.path).path.removeprefix("/api/v1")
        url = f"https://api.bandwidth.com/v2/accounts/9912345{path}"
        headers = {name: value for name, value in request.headers.items() if name.lower() != "host"}
        status, body, *_ = mock.answer(
            Asked.of(httpx.Request(request.method, url, headers=headers, content=request.body))
        )
        return Reply(status, body)

    for endpoint in ("elsewhere", "balance", "detect", "task", "result"):
        service.always(endpoint, answer)
    program.key = mock.key
    assert program.call("connect", "bandwidth", "--name", "Ours", "--json").json["name"] == "Ours"
    journal = Journal(program.home / "journal.sqlite")
    kept = journal.setting("connections", [])
    journal.close()
    assert [each["base_url"] for each in kept] == [program.base_url]
    (program.folder / "list.csv").write_text("Mobile\n" + "\n".join(mock.numbers(200)) + "\n")
    out = program.folder / "out.csv"
    run = program.call(
        "verify", program.folder / "list.csv", "-o", out, "--product", "phoneNumberLookup", "--yes", "--json"
    )
    # THEN all that it knows are answered, at once and each for one charge
    assert mock.wrong == []
    assert (run.code, run.json["submitted"]) == (3, 200), run.err
    assert run.json["answered"] == 200 - 2
    assert sorted(number for number, _ in mock.charged) == mock.numbers(200)
    # AND no part of the key is in the home
    assert found_in(program.folder, [form for part in mock.parts for form in spellings(part)]) == []
