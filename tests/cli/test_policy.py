"""The command line obeys the policy of a computer as the window does."""

from __future__ import annotations

import contextlib
import io
from functools import partial
from pathlib import Path

import pytest

from desktop_app import __main__ as program_main
from desktop_app.cli.arguments import parser
from desktop_app.cli.running import run
from desktop_app.core.errors import PolicyBroken
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.wiring import selftest, serving, window
from desktop_app.wiring import services as wired

from .fake_service import FakeService
from .program import Program, Run, _surroundings


def called(program: Program, policy: Policy, *arguments: object) -> Run:
    """Within this process, as on a computer with this policy."""
    out, err = io.StringIO(), io.StringIO()
    asked = parser().parse_args(program.arguments(str(arguments[0]), *arguments[1:]))
    with _surroundings(program.environment()), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(asked, partial(wired.open_services, policy=policy))
    return Run(code, out.getvalue(), err.getvalue())


def test_another_service_is_refused_with_a_sentence_whatever_is_asked(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    file = tmp_path / "list.csv"
    file.write_text("Mobile\n+447911123456\n", "utf-8")
    fixed = Policy("https://verify.example.com/api/v1")
    for command in (["balance"], ["check", "+447911123456"], ["tasks"], ["inspect", file], ["resume"],
                    ["verify", file, "-o", tmp_path / "out.csv", "--yes"]):  # fmt: skip
        message = called(program, fixed, *command).refused(2)
        assert "has set https://verify.example.com/api/v1 as the only service" in message
    assert service.seen == []


def test_the_fixed_service_needs_no_option_and_takes_the_key_of_the_environment(
    program: Program, service: FakeService
) -> None:
    # GIVEN a policy that fixes the service, and a key in DIALPROOF_API_KEY
    address, program.base_url = program.base_url or "", None
    done = called(program, Policy(address, off=frozenset({Feature.SAVED_KEYS})), "balance", "--json")
    # THEN it is that service which is asked
    assert (done.code, done.err) == (0, "")
    assert [request.path for request in service.seen] == ["/api/v1/balance"]
    # AND what is switched off says so
    off = Policy(address, off=frozenset({Feature.REALTIME_CHECKS}))
    assert "“Single checks” is switched off by your organisation" in called(
        program, off, "check", "+447911123456"
    ).refused(2)


def test_a_policy_that_cannot_be_used_keeps_everything_from_starting(
    alone: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a policy that nobody can read
    def broken() -> Policy:
        raise PolicyBroken(name="/etc/dialproof/policy.toml", reason="line 2: days: it has to be a whole number")

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    for place in (wired, selftest, serving, window):
        monkeypatch.setattr(place, "machine_policy", broken)
    # THEN each face says it in a line, and leaves no folder behind
    for command in ("tasks", "serve"):
        assert "policy.toml”, can't be used: line 2: days" in alone.call(command).refused(2)
    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        assert program_main.main(["--home", str(alone.home)]) == 2
        assert program_main.main(["selftest"]) == 2
    assert err.getvalue().count("can't be used: line 2: days") == 2
    assert not alone.home.exists()


def test_serve_is_refused_where_the_local_service_is_switched_off(
    alone: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = Policy("https://verify.example.com/api/v1", off=frozenset({Feature.LOCAL_SERVICE}))
    monkeypatch.setattr(serving, "machine_policy", lambda: policy)
    assert "“Local service” is switched off" in alone.call("serve").refused(2)
