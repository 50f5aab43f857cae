"""A service that charges a list and seems to refuse it: `verify`, `resume` and the same `verify` again pay once."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from tests.sayings import SURE, TAKEN, Saying

from .fake_service import Behaviour, FakeService, Reply, Request
from .program import Program
from .tables import records, small_list


def charging(service: FakeService, saying: Saying) -> Behaviour:
    """Make the task, take its price from the balance, and say something else."""

    def behave(request: Request) -> Reply:
        service.usual(request)
        left = Decimal(service.balance["balance"]) - len(service.submissions[-1].numbers)
        service.balance = {**service.balance, "balance": str(left)}
        return Reply(saying.status, json.loads(saying.text) if saying.text else b"")

    return behave


_TIME_LIMIT = next(each for each in TAKEN if each.status == 400 and "Time limit" in each.text)
_AT_MOST = next(each for each in SURE if "at most 2 phones" in each.text)
_WAIT = next(each for each in SURE if "try again later" in each.text)


@pytest.mark.parametrize("saying", [TAKEN[0], TAKEN[11], _TIME_LIMIT, _AT_MOST, _WAIT], ids=str)
def test_it_is_paid_once(program: Program, service: FakeService, tmp_path: Path, saying: Saying) -> None:
    service.always("detect", charging(service, saying))
    source, output = small_list(tmp_path, 4), tmp_path / "o.csv"
    # WHEN it is verified, carried on, and verified again THEN each says that a person has to decide
    runs = [program.call("verify", source, "-o", output) for _ in range(2)] + [program.call("resume")]
    assert [run.code for run in runs] == [6, 6, 6]
    assert all("refused the request" not in run.fault for run in runs)
    assert len(service.submissions) == 1
    # AND it goes on with the id that the service's own list shows
    (batch,) = program.call("tasks", "--json").json["batches"]
    (task,) = batch["tasks"]
    assert task["state"] == "unknown"
    service.mended()
    assert program.call("decide", task["id"], "--arrived", "t_01").code == 0
    assert program.call("resume").code == 0
    assert [row["Answer"] for row in records(output)] == ["answered"] * 4
    assert len(service.submissions) == 1
