"""The relatives, each with a mixture of its own of what is known to occur."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

from .files import hits, pairs, records, seen, table, workbook, zipped
from .relative import ELSEWHERE, ORIGIN, Reads, Relative


def _in(data: Any) -> dict[str, Any]:
    return {"data": data}


def _code(data: Any) -> dict[str, Any]:
    return {"code": 0, "msg": "ok", "data": data}


def _success(data: Any) -> dict[str, Any]:
    return {"success": True, "result": data}


UNTAUGHT = (
    Relative(
        "as the document has it",
        accepted={"task_id": "{id}"},
        polls=[{"status": "pending"}, {"status": "processing"}, {"status": "completed"}],
        result={"download_url": f"{ORIGIN}/api/v1/files/1"},
        file=table(),
        paths={},
        balance={"balance": 12.5},
        amount=Decimal("12.5"),
        check={"valid": True, "carrier": "Example"},
        checked={"valid": True, "carrier": "Example"},
    ),
    Relative(
        "bare id, 201, counts",
        accepted={"id": "{id}", "total": 3},
        accepted_status=201,
        task_id=90071,
        polls=[
            {"id": "{id}", "status": "queued"},
            {"status": "running", "total": 3, "processed": 1},
            {"status": "done"},
        ],
        result={"url": f"{ELSEWHERE}/r.csv?sig=a%2Bb"},
        file=table(delimiter=";"),
        balance={"balance": "12.50", "currency": "USD"},
        amount=Decimal("12.50"),
        currency="USD",
        check={"data": {"status": "OK", "valid": "yes"}},
        checked={"status": "OK", "valid": "yes"},
    ),
    Relative(
        "data envelope, token, 202",
        accepted=_in({"token": "{id}"}),
        accepted_status=202,
        task_id="9f8e/77 é",
        polls=[_in({"state": "NEW"}), _in({"state": "Running", "progress": 0.5}), _in({"state": "Finished"})],
        result=_in({"result_url": f"{ELSEWHERE}/r"}),
        file=table(delimiter="\t", header="phone,active"),
        balance=_in({"credits": 99}),
        amount=Decimal(99),
        currency="credits",
        check=_in({"phone": "+4479", "active": 1}),
        checked={"phone": "+4479", "active": 1},
    ),
    Relative(
        "code envelope, taskId",
        accepted=_code({"taskId": "{id}"}),
        polls=[_code({"status": "RUNNING", "progress": "45%"}), _code({"status": "SUCCESS"})],
        result=_code({"link": f"{ELSEWHERE}/a.csv"}),
        file=table(header="手机号,active", yes="有效", no="无效"),
        values=("有效", "无效"),
        balance=_code({"amount": "1,234.50", "currency": "CNY"}),
        amount=Decimal("1234.50"),
        currency="CNY",
        check=_code({"status": "INVALID_INPUT", "reason": "short"}),
        checked={"status": "INVALID_INPUT", "reason": "short"},
    ),
    Relative(
        "success envelope, batch_id",
        accepted=_success({"batch_id": "{id}", "cost": {"amount": "0.6", "currency": "EUR"}}),
        polls=[_success({"state": "queued"}), _success({"state": "exported", "success": 2, "failure": 1, "total": 3})],
        result=_success({"file_url": "/api/v1/files/relative.csv"}),
        file=table(),
        balance=_success({"available": 5, "held": 2}),
        amount=Decimal(5),
        check=_success({"line": "mobile"}),
        checked={"line": "mobile"},
    ),
    Relative(
        "batch_uuid, completed with errors",
        accepted=_in({"batch_uuid": "{id}", "estimated_amount": 3}),
        task_id="0f0c2a4e-9f0e-4b8e-8a48-0d1f5a7f5e11",
        polls=[_in({"status": "processing", "numComplete": 2, "total": 3}), _in({"status": "completed_with_errors"})],
        result=_in({"download_url": f"{ELSEWHERE}/1"}),
        file=table(upside_down=True),
        balance=_in({"availableBalance": "7", "held": "1"}),
        amount=Decimal(7),
        check=_in({"valid": False}),
        checked={"valid": False},
    ),
    Relative(
        "job_id, the file itself",
        accepted={"job_id": "{id}"},
        polls=[{"job": {"status": "in_progress"}}, {"job": {"status": "complete", "percent": 100}}],
        result=None,
        file=table(encoding="utf-8-sig"),
        balance={"account": {"credit": "3"}},
        amount=Decimal(3),
        currency="credits",
        check={"result": {"valid": "unknown"}},
        checked={"valid": "unknown"},
    ),
    Relative(
        "file_id, a redirect to another host",
        accepted={"file_id": "{id}"},
        polls=[{"status": "pending"}, {"status": "Completed"}],
        result="",
        file=table(encoding="utf-16"),
        balance=[{"product": "hlr-lookup", "balance": 4}, {"product": "carrier-lookup", "balance": 8}],
        amount=Decimal(4),
        check={"number": "+4479", "code": 3, "text": "roaming"},
        checked={"number": "+4479", "code": 3, "text": "roaming"},
    ),
    Relative(
        "hits only",
        accepted=_in({"id": "{id}"}),
        polls=[_in({"status": "done", "completed": 3, "total": 3})],
        result=_in({"url": f"{ELSEWHERE}/hits.txt"}),
        file=hits,
        values=("yes", ""),
        balance={"data": "77.5"},
        amount=Decimal("77.5"),
        check={"data": [{"listed": True}]},
        checked={"listed": True},
    ),
    Relative(
        "pairs with dashes",
        accepted=_code([{"task_id": "{id}"}]),
        polls=[
            _code([{"task_id": "{id}", "status": "processing"}]),
            _code([{"task_id": "{id}", "status": "finished"}]),
        ],
        result=_code([f"{ELSEWHERE}/pairs"]),
        file=pairs("----"),
        balance={"balances": {"hlr-lookup": 1.5, "account-signals": 2}},
        amount=Decimal("1.5"),
        check={"code": 0, "data": {"status": "RETRY_LATER"}},
        checked={"status": "RETRY_LATER"},
    ),
    Relative(
        "pairs with a colon, unknown is a value",
        accepted={"data": "{id}"},
        task_id="task_0001",
        polls=[{"status": "strangely busy"}, {"status": "done"}],
        result={"data": {"url": f"{ELSEWHERE}/2"}},
        file=pairs(":"),
        balance={"points": 6},
        amount=Decimal(6),
        check={"active": "unknown"},
        checked={"active": "unknown"},
    ),
    Relative(
        "a workbook",
        accepted={"response": {"taskId": "{id}"}},
        polls=[{"response": {"taskState": "PROCESSING"}}, {"response": {"taskState": "COMPLETED"}}],
        result={"response": {"downloadUrl": f"{ELSEWHERE}/r.xlsx"}},
        file=workbook,
        balance={"response": {"wallet": {"balance": 10}}},
        amount=Decimal(10),
        check={"response": {"valid": True}},
        checked={"valid": True},
    ),
    Relative(
        "a table in a ZIP",
        accepted={"id": "{id}", "status": "pending"},
        polls=[{"id": "{id}", "status": "pending"}, {"id": "{id}", "status": "completed", "actual_amount": 3}],
        result={"links": {"download": f"{ELSEWHERE}/r.zip"}},
        file=zipped(table(delimiter=";", encoding="utf-16")),
        balance={"user": {"credits_remaining": "41"}},
        amount=Decimal(41),
        currency="credits",
        check={"valid": "active", "note": None},
        checked={"valid": "active", "note": None},
    ),
    Relative(
        "numbers without plus, with spaces, unknown among the values",
        accepted={"Task_ID": "{id}"},
        polls=[{"STATUS": "Pending"}, {"STATUS": "COMPLETE"}],
        result={"Download_URL": f"{ELSEWHERE}/4"},
        file=table(spell=lambda number: f"{number[1:5]} {number[5:]}", no="unknown", header=None),
        values=("yes", "unknown"),
        balance={"BALANCE": 2},
        amount=Decimal(2),
        check={"Valid": "ban"},
        checked={"Valid": "ban"},
    ),
)

# As the document has it; of others stands below what they do otherwise.
_PLAIN = Relative(
    "",
    accepted={"task_id": "{id}"},
    polls=[{"status": "completed"}],
    result={"download_url": f"{ELSEWHERE}/t"},
    file=table(),
    balance={"balance": 1},
    amount=Decimal(1),
    check={"valid": 1},
    checked={"valid": 1},
)

TAUGHT = (
    Relative(
        "a token called ticket",
        accepted=_in({"ticket": "{id}", "id": "not the task's"}),
        polls=[_in({"phase": "cooking"}), _in({"phase": "served"})],
        result=_in({"where": f"{ELSEWHERE}/t"}),
        file=table(),
        balance=_in({"purse": {"left": "8.25"}, "balance": 1}),
        amount=Decimal("8.25"),
        check=_in({"about": {"valid": 1}, "took": 3}),
        checked={"valid": 1},
        taught="""
            [answers]
            task_id = "data.ticket"
            status = "data.phase"
            result = "data.where"
            balance = "data.purse.left"
            check = "data.about"
            [statuses]
            completed = "served"
        """,
    ),
    replace(
        _PLAIN,
        name="other names for what is sent",
        check={"ok": True, "valid": 1},
        checked={"ok": True, "valid": 1},
        reads=Reads("task_type", "target_country", "numbers", "phones_file", "task_type", "target_country", "msisdn"),
        taught="""
            [requests]
            product = "task_type"
            country = "target_country"
            phones = "numbers"
            upload = "phones_file"
            upload_product = "task_type"
            upload_country = "target_country"
            phone = "msisdn"
        """,
    ),
    replace(
        _PLAIN,
        name="uploads without header and country, numbers without plus",
        upload_only=True,
        reads=Reads(upload_country="", header=None, plus=False),
        taught="""
            [requests]
            upload_country = ""
            upload_header = ""
            plus = false
        """,
    ),
    replace(
        _PLAIN,
        name="further fields",
        reads=Reads(more={"mode": "deep", "callback": False}),
        taught="""
            [requests]
            extra = { mode = "fast", callback = false }
            [requests.extra_for."phone-validation"]
            mode = "deep"
        """,
    ),
    replace(
        _PLAIN,
        name="other paths",
        paths={
            "balance": "/me",
            "detect": "/bulk",
            "detect_file": "/bulk/upload",
            "task": "/bulk/{id}/state",
            "result": "/bulk/{id}/file",
            "check": "/one",
        },
        taught="""
            [paths]
            balance = "/me"
            detect = "/bulk"
            detect_file = "/bulk/upload"
            task = "/bulk/{task_id}/state"
            result = "/bulk/{task_id}/file"
            check = "/one"
        """,
    ),
    Relative(
        "words of another language",
        accepted={"auftrag": {"nummer": "{id}"}},
        task_id=4711,
        polls=[
            {"auftrag": {"lage": "wartet"}},
            {"auftrag": {"lage": "läuft", "anteil": 40}},
            {"auftrag": {"lage": "Fertig."}},
        ],
        result={"auftrag": {"datei": f"{ELSEWHERE}/e"}},
        file=table(header="rufnummer,ergebnis", yes="ja", no="nein"),
        values=("ja", "nein"),
        balance={"guthaben": {"betrag": "1.234,5", "in": "EUR"}},
        amount=Decimal("1234.5"),
        currency="EUR",
        check={"auskunft": {"gültig": "ja"}},
        checked={"gültig": "ja"},
        taught="""
            [answers]
            task_id = "auftrag.nummer"
            status = "auftrag.lage"
            progress = "auftrag.anteil"
            result = "auftrag.datei"
            balance = "guthaben.betrag"
            currency = "guthaben.in"
            check = "auskunft"
            [statuses]
            pending = "wartet"
            completed = ["fertig", "abgeschlossen"]
        """,
    ),
    replace(
        _PLAIN,
        name="done means begun",
        polls=[{"status": "done"}, {"status": "archived"}],
        taught="""
            [statuses]
            processing = "done"
            completed = "archived"
        """,
    ),
    Relative(
        "one of several tasks in an answer",
        accepted={"tasks": [{"key": "{id}"}, {"key": "another"}]},
        polls=[{"tasks": [{"s": "completed"}, {"s": "failed"}]}],
        result={"files": ["http://nowhere.example/log.txt", f"{ELSEWHERE}/t"]},
        file=table(),
        balance={"balances": [{"kind": "bonus", "sum": 1}, {"kind": "main", "sum": 20}]},
        amount=Decimal(20),
        check={"answers": [{"valid": 1}, {"valid": 0}]},
        checked={"valid": 1},
        taught="""
            [answers]
            task_id = "tasks[0].key"
            status = "tasks[0].s"
            result = "files[1]"
            balance = "balances[1].sum"
            check = "answers[0]"
        """,
    ),
    Relative(
        "fields with dots in their names",
        accepted={"task.id": "{id}"},
        polls=[{"task.status": "completed"}],
        result={"result.url": f"{ELSEWHERE}/t"},
        file=table(),
        balance={"balance.free": 3},
        amount=Decimal(3),
        check={"valid": 1},
        checked={"valid": 1},
        taught="""
            [answers]
            task_id = '"task.id"'
            status = '"task.status"'
            result = '"result.url"'
            balance = '"balance.free"'
        """,
    ),
    Relative(
        "an id as the answer's only word, elsewhere by one of two names",
        accepted={"ref": "{id}"},
        polls=[{"st": "queued"}, {"info": {"st": "completed"}}],
        result={"file": {"at": f"{ELSEWHERE}/t"}},
        file=zipped(hits, "hits.txt"),
        values=("yes", ""),
        balance={"left": {"amount": "4", "currency": "EUR"}},
        amount=Decimal(4),
        currency="EUR",
        check={"valid": 1},
        checked={"valid": 1},
        taught="""
            [answers]
            task_id = ["reference", "ref"]
            status = ["info.st", "st"]
            result = "file.at"
            balance = "left"
        """,
    ),
    replace(
        _PLAIN,
        name="records with a sign of their own between the fields",
        file=records,
        taught="""
            [result]
            delimiter = "~"
            number = "Subscriber"
            values = "reachable"
        """,
    ),
    replace(
        _PLAIN,
        name="hits beside what is no answer, asked after seldom",
        polls=[{"status": "queued"}, {"status": "processing"}, {"status": "completed"}],
        file=seen,
        values=("registered", ""),
        patience=20,
        taught="""
            [polling]
            first = 20
            longest = 25
            [limits]
            least = 3
            [result]
            layout = "hits"
            listed = "registered"
        """,
    ),
)

ALL = UNTAUGHT + TAUGHT
