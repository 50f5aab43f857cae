"""A known service is connected on the command line; that lists go through each of them: test_eight_services."""

from __future__ import annotations

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
