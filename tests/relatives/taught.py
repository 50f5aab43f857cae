"""Relatives that have to be taught, each in what it does otherwise."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from .envelopes import in_data
from .files import hits, records, seen, table, zipped
from .relative import ELSEWHERE, Reads, Relative

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
        accepted=in_data({"ticket": "{id}", "id": "not the task's"}),
        polls=[in_data({"phase": "cooking"}), in_data({"phase": "served"})],
        result=in_data({"where": f"{ELSEWHERE}/t"}),
        file=table(),
        balance=in_data({"purse": {"left": "8.25"}, "balance": 1}),
        amount=Decimal("8.25"),
        check=in_data({"about": {"valid": 1}, "took": 3}),
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
