"""A policy is read to the last key, or refused with its line and the reason; docs/for-it.md has every key."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from desktop_app.core.errors import AddressFixed, SwitchedOff
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.policy import NO_PROXY, Feature, Network, Policy
from desktop_app.core.service.policy_reading import LONGEST, SECTIONS, PolicyWrong, read_policy

PAGE = Path(__file__).parents[3] / "docs" / "for-it.md"
BESIDE = {"/etc/ca.pem": "-----BEGIN CERTIFICATE-----", "/etc/acme.toml": '[answers]\ntask_id = "data.token"\n'}
HERE = '[connection]\nbase_url = "https://api.example.com/api/v1"\n'


def read(text: str) -> Policy:
    return read_policy(text, BESIDE.__getitem__)


def example() -> str:
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_example_of_the_page_for_it_is_a_policy_with_every_key() -> None:
    # GIVEN the example in the documentation
    given = tomllib.loads(example())
    # THEN it has each key that there is, but for the other ways to give a service profile, and no other
    named = {(section, key) for section, keys in given.items() for key in keys}
    others = {("connection", key) for key in ("profile", "dialect", "dialect_file")}
    assert named == {(section, key) for section, keys in SECTIONS.items() for key in keys} - others
    # AND it is read as it says
    files = {given["connection"]["profile_file"]: "# none", given["network"]["certificates"]: "PEM"}
    found = read_policy(example(), files.__getitem__)
    assert (found.base_url, found.name) == (given["connection"]["base_url"], given["connection"]["name"])
    assert found.network == Network(given["network"]["proxy"], "PEM")
    assert (found.most_days, found.updates) == (given["keeping"]["days"], given["updates"]["address"])
    assert found.trial == given["sending"]["first_numbers"]
    rules, said = found.suppression, given["suppression"]
    assert (rules.may_shrink, rules.optional) == (said["may_shrink"], said["may_switch_off"]) == (False, False)
    assert read("[suppression]\nmay_shrink = true\n").suppression.may_shrink
    assert found.off == {Feature(name) for name, on in given["features"].items() if not on}


def test_every_key_is_explained_in_a_line_of_its_own() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert explained == {(section, key) for section, keys in SECTIONS.items() for key in keys}


def test_nothing_said_fixes_nothing() -> None:
    assert read("") == Policy()
    assert read("[features]\nreuse = true\n") == Policy()
    Policy().check_address("https://anywhere.example/api/v1")


def test_values_are_kept_as_the_program_keeps_them() -> None:
    found = read(HERE.replace("https://api", "HTTPS://API").replace("v1", "v1/") + 'dialect_file = "/etc/acme.toml"\n')
    assert found.base_url == "https://api.example.com/api/v1"
    assert found.profile == BESIDE["/etc/acme.toml"]
    assert read('[connection]\nbase_url = "Local"\n').base_url == LOCAL
    assert read('[network]\nproxy = "None"\n').network.proxy == NO_PROXY
    assert "BEGIN" not in repr(read('[network]\ncertificates = "/etc/ca.pem"\n'))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "it is not TOML"),
        ("[conection]\n", "line 1: there is no section “conection”; “connection” may be meant"),
        ("keeping = 3\n", "“keeping” is a section"),
        ("[keeping]\n\ndayz = 3\n", "line 3: section [keeping] has no “dayz”; “days” may be meant"),
        ("[keeping]\ndays = 0\n", "line 2: days: it has to be a whole number from 1 to 3650"),
        ("[keeping]\ndays = true\n", "whole number"),
        ("[sending]\nfirst_numbers = 5\n", "line 2: first_numbers: it has to be a whole number from 10 to 100"),
        ("[keeping]\ndays = 30.5\n", "whole number"),
        ('[features]\nreuse = "no"\n', "line 2: reuse: it has to be true or false"),
        ("[features]\nreusing = false\n", "“reuse” may be meant"),
        ("[features]\nlocal_service = false\n", "line 2: local_service: without it the policy has to name a service"),
        ('[connection]\nbase_url = "http://api.example.com/v1"\n', "line 2: base_url: The address"),
        ("[connection]\nbase_url = 7\n", "text in quotation marks"),
        ('[connection]\nname = "Team"\n', "line 2: name: it needs the base_url"),
        (HERE + "dialect = \"[answer]\"\n", "line 3: dialect: line 1: there is no section “answer”"),
        (HERE + 'dialect = "x"\ndialect_file = "/etc/acme.toml"\n', "line 4: the policy already has a service profile"),
        (HERE + 'dialect = "x"\nprofile = "x"\n', "the policy already has a service profile"),
        (HERE + 'dialect_file = "acme.toml"\n', "line 3: dialect_file: it has to be the whole path"),
        ('[network]\nproxy = "proxy.example:8080"\n', "line 2: proxy: it has to be “none” or an address"),
        ('[network]\nproxy = "http://me:secret@proxy.example"\n', "user name or password"),
        ('[network]\nproxy = "http://proxy.example:99999"\n', "host or port"),
        ('[network]\nproxy = "http://proxy.example:0"\n', "host or port"),
        ('[network]\nproxy = "http://proxy.example?x"\n', "or an address as in"),
        ('[updates]\naddress = "http://releases.example/latest.json"\n', "line 2: address: it has to begin with https"),
        ('[updates]\naddress = "https://releases.example/a b"\n', "characters"),
        ("#" * (LONGEST + 1), "too long"),
        ("a = " + "[" * 5000, "not TOML"),
        ("[keeping]\ndays = " + "9" * 5000, "too long"),
    ],
)  # fmt: skip
def test_what_nobody_can_mean_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(PolicyWrong) as wrong:
        read(text)
    assert said in str(wrong.value)
    assert "secret" not in str(wrong.value)


@pytest.mark.parametrize("text", ['[network]\ncertificates = "/etc/ca.pem"\n', HERE + 'profile_file = "/etc/a.toml"\n'])
def test_an_empty_file_does_not_pass_for_nothing_said(text: str) -> None:
    with pytest.raises(PolicyWrong, match="the file is empty"):
        read_policy(text, lambda _: " \n")


def test_another_service_and_what_is_switched_off_is_refused() -> None:
    fixed = read(HERE + "[features]\nlocal_service = false\nreuse = false\n")
    fixed.check_address(fixed.base_url)
    for other in (LOCAL, fixed.base_url + "2", "https://api.example.com.evil.example/api/v1"):
        with pytest.raises(AddressFixed, match=r"only service"):
            fixed.check_address(other)
    with pytest.raises(SwitchedOff, match="Reuse answers"):
        fixed.require(Feature.REUSE)
    fixed.require(Feature.NOTIFICATIONS)
