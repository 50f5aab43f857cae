"""Services that want all of it otherwise, on the command line: strict ones, which refuse what isn't documented."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

from desktop_app.storage.journal.journal import Journal
from tests.api.strict_service import body_fields
from tests.secrets.searching import found_in, spellings

from .fake_service import FakeService, Reply, Request, csv_result
from .program import Program

PARTS = ("AC-0123456789-account", "t0ken/+:&=%-9876543210")
KEY = ":".join(PARTS)
NUMBERS = [f"+4474001{at:05}" for at in range(200)]
NO = Reply(401, {"code": 20003, "message": "Authenticate"})


def connected(program: Program, profile: str) -> None:
    """The home has this connection, saved with its profile."""
    program.call("tasks")
    journal = Journal(program.home / "journal.sqlite")
    journal.save_setting(
        "connections", [{"base_url": program.base_url, "name": "Team", "products": "", "dialect": profile}]
    )
    journal.close()


# --- checks by GET, with user and password ---

BY_GET = """
[auth]
by = "basic"
[paths]
check = "GET /v2/PhoneNumbers/{number}?Fields={product}&CountryCode={country}"
[requests]
phone_product = ""
phone_country = ""
[answers]
check = "line"
"""


def lookups(paid: list[str]) -> Callable[[Request], Reply]:
    def answer(request: Request) -> Reply:
        parts, known = urlsplit(request.path), base64.b64encode(KEY.encode()).decode()
        if request.headers.get("authorization") != f"Basic {known}":
            return NO
        if request.method != "GET" or request.body or set(dict(parse_qsl(parts.query))) - {"Fields", "CountryCode"}:
            return Reply(400, {"message": "unknown parameter"})
        number = re.fullmatch(r"/api/v1/v2/PhoneNumbers/%2B(\d{7,15})", parts.path)
        if number is None:
            return Reply(404, {"message": "no such resource"})
        paid.append(number[1])
        return Reply(200, {"line": {"type": "mobile", "mcc": "234"}, "phone_number": f"+{number[1]}"})

    return answer


def test_a_check_by_get_is_answered_and_paid_once(program: Program, service: FakeService) -> None:
    paid: list[str] = []
    for endpoint in ("elsewhere", "balance"):  # it has no balance
        service.always(endpoint, lookups(paid))
    connected(program, BY_GET)
    program.key = KEY
    run = program.call("check", NUMBERS[0], "--product", "line_type", "--json")
    assert run.code == 0, run.err
    assert "mobile" in run.out
    assert paid == [NUMBERS[0][1:]]
    # AND no part of the key is in the home, or in what was printed
    assert found_in(program.folder, [form for part in (*PARTS, KEY) for form in spellings(part)]) == []
    assert [part for part in PARTS if part in run.out + run.err] == []
    # AND the log doesn't have the number
    log = (program.home / "logs" / "dialproof.log").read_text("utf-8")
    assert "GET /v2/PhoneNumbers/{number}?Fields={product}&CountryCode={country}: 200" in log
    assert NUMBERS[0][1:] not in log


def test_a_key_that_lacks_a_part_is_said_and_a_wrong_one_costs_one_request(
    program: Program, service: FakeService
) -> None:
    paid: list[str] = []
    for endpoint in ("elsewhere", "balance"):  # it has no balance
        service.always(endpoint, lookups(paid))
    connected(program, BY_GET)
    program.key = PARTS[0]
    run = program.call("check", NUMBERS[0], "--product", "line_type")
    assert run.code == 2
    assert "two parts" in run.fault
    assert PARTS[0] not in run.err
    assert service.seen == []
    # WHEN both parts are there, and one is wrong
    program.key = KEY + "x"
    run = program.call("check", NUMBERS[0], "--product", "line_type")
    assert run.code == 4
    assert len(service.seen) == 1
    assert paid == []


# --- tasks that are uploaded, and polled by POST with a form ---

BY_POST = """
[auth]
names = "apikey"
[paths]
detect_file = "POST /v1/tasks"
task = "POST /v1/gettasks"
result = "POST /v1/gettasks"
balance = "GET /v1/credit"
[requests]
task = "task_id"
body = "form"
upload_product = "task_type"
upload_country = ""
upload_header = ""
[answers]
task_id = "data.task"
status = "data.status"
result = "data.result_url"
[statuses]
completed = "exported"
[outcome]
at = "success"
success = true
"""


def bulk(service: FakeService, lists: dict[str, list[str]], key: str) -> Callable[[Request], Reply]:
    def answer(request: Request) -> Reply:
        path = urlsplit(request.path).path.removeprefix("/api/v1")
        if request.headers.get("apikey") != key or "x-api-key" in request.headers:
            return Reply(200, {"success": False, "message": "Invalid API key"})
        if (request.method, path) == ("GET", "/v1/credit"):
            return Reply(200, {"success": True, "data": {"balance": 1000 - sum(map(len, lists.values()))}})
        fields = dict(body_fields(request.headers["content-type"], request.body))
        if (request.method, path, set(fields)) == ("POST", "/v1/tasks", {"file", "task_type"}):
            lists[f"t{len(lists)}"] = fields["file"].split()
            return Reply(200, {"success": True, "data": {"task": f"t{len(lists) - 1}", "status": "pending"}})
        if (request.method, path, set(fields)) == ("POST", "/v1/gettasks", {"task_id"}) and fields["task_id"] in lists:
            url = f"{service.origin}/files/{fields['task_id']}"
            return Reply(200, {"success": True, "data": {"status": "exported", "result_url": url}})
        return Reply(404, {"success": False, "message": "not documented"})

    return answer


def test_a_list_is_uploaded_polled_by_post_and_joined(program: Program, service: FakeService) -> None:
    lists: dict[str, list[str]] = {}
    service.always("elsewhere", bulk(service, lists, KEY))
    service.always(
        "download", lambda request: Reply(200, csv_result(lists[request.path.split("/")[2]]), {}, "text/csv")
    )
    connected(program, BY_POST)
    program.key = KEY
    (program.folder / "list.csv").write_text("Mobile\n" + "\n".join(NUMBERS) + "\n")
    run = program.call(
        "verify", program.folder / "list.csv", "-o", program.folder / "out.csv", "--via", "file", "--yes"
    )
    assert run.code == 0, run.err
    lines = (program.folder / "out.csv").read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + len(NUMBERS)
    assert all("active" in line for line in lines[1:])
    # AND each number was paid once
    assert sorted(number for numbers in lists.values() for number in numbers) == NUMBERS
    assert found_in(program.folder, [form for part in (*PARTS, KEY) for form in spellings(part)]) == []


def test_a_key_that_a_200_refuses_costs_one_request(program: Program, service: FakeService) -> None:
    lists: dict[str, list[str]] = {}
    service.always("elsewhere", bulk(service, lists, KEY))
    connected(program, BY_POST)
    program.key = "wrong"
    (program.folder / "list.csv").write_text("Mobile\n" + "\n".join(NUMBERS) + "\n")
    run = program.call(
        "verify", program.folder / "list.csv", "-o", program.folder / "out.csv", "--via", "file", "--yes"
    )
    assert run.code == 4
    assert "did not accept the API key" in run.err
    assert len(service.seen) == 1
    assert lists == {}
