"""A connection's own products on the command line: the estimate, what is too little, and the check's product."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from desktop_app.storage.journal.journal import Journal

from .fake_service import FakeService, answers, status
from .program import Program, Run

PRODUCTS = "product;price;min;max;sent as\nhlr;0,002;3;500;file\nnew;;;;\n"
LIST = "Mobile\n+447400000001\n+447400000002\n+447400000003\n+4915112000001\n+33612345678\n"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A terminal to type into."""
    if not hasattr(os, "openpty"):
        pytest.skip("this system has no pseudo-terminals")
    ours, theirs = os.openpty()
    with os.fdopen(theirs) as stream:
        monkeypatch.setattr("sys.stdin", stream)
        yield ours
    os.close(ours)


def verify(program: Program, *more: str) -> Run:
    (program.folder / "list.csv").write_text(LIST)
    return program.call("verify", program.folder / "list.csv", "-o", program.folder / "out.csv", *more)


def with_products(program: Program, profile: str = "") -> None:
    program.call("tasks")  # makes the home
    journal = Journal(program.home / "journal.sqlite")
    connection = {"base_url": program.base_url, "name": "Team", "products": PRODUCTS, "dialect": profile}
    journal.save_setting("connections", [connection])
    journal.close()


def test_a_plans_prices_have_the_unit_of_the_connections_balance(program: Program, service: FakeService) -> None:
    with_products(program)
    # GIVEN a connection whose balance was never read, and then one that counts euros
    for unit in (" by the price list, in the unit of the balance", " EUR"):
        run = verify(program, "--product", "hlr", "--then", "hlr", "--yes", "--again")
        assert f"Step 1, hlr: 5 numbers, 0.010{unit}." in run.err
        assert f"All steps together: at most 10 numbers, at most 0.020{unit}." in run.err
        service.balance = {"balance": "990", "currency": "EUR"}
        program.call("balance")


@pytest.mark.parametrize(
    ("product", "said"),
    [
        ("hlr", "Send 5 numbers for hlr, 0.010 by the price list? [y/N]"),
        ("new", "Send 5 numbers for new, price unknown? [y/N]"),
    ],
)
def test_the_question_goes_by_the_connections_own_prices(
    program: Program, service: FakeService, terminal: int, product: str, said: str
) -> None:
    with_products(program)
    os.write(terminal, b"n\n")
    run = verify(program, "--product", product)
    assert said in run.err
    assert "Nothing was sent." in run.err
    assert not service.submissions


def test_what_is_too_little_is_said_and_the_refusal_is_the_answer(program: Program, service: FakeService) -> None:
    with_products(program)
    service.on("file", service.usual, status(422, "at least 3 numbers"))
    # The service names no cost: the balance after all that does. It is read after the refusal, too.
    service.on("balance", *[service.usual] * 4, answers({"balance": "1000.35", "currency": "credits"}))
    run = verify(program, "--product", "hlr", "--yes")
    # The warning comes first, then what was refused; what was enough is answered all the same.
    assert run.code == 4
    warning = (
        "“hlr” takes at least 3 numbers of a country at a time; 2 stand in smaller tasks (DE 1, FR 1), "
        "which the service may refuse."
    )
    assert f"dialproof: {warning}" in run.err.splitlines()
    assert "at least 3 numbers" in run.err.replace(warning, "")
    assert {(sent.via, sent.product) for sent in service.submissions} == {("file", "hlr")}
    assert "Charged 0.15 credits by the balance before and after." in run.out.splitlines()


def test_a_list_that_suppression_leaves_too_short_is_said_to_be_before_it_is_sent(
    program: Program, service: FakeService
) -> None:
    with_products(program)
    out, source = program.folder / "never.csv", program.folder / "five.csv"
    out.write_text("Tel\n+447400000001\n+447400000002\n+447400000003\n")
    source.write_text("Mobile\n" + "".join(f"+44740000000{at}\n" for at in range(1, 6)))
    assert program.call("suppress", "add", out, "--name", "Never").code == 0
    run = program.call("verify", source, "-o", program.folder / "out.csv", "--product", "hlr", "--yes")
    told = run.err.splitlines()
    warning = next(at for at, line in enumerate(told) if "2 stand in smaller tasks (GB 2)" in line)
    assert "3 numbers are on the suppression list “Never”: not sent." in told[:warning]
    assert [len(sent.numbers) for sent in service.submissions] == [2]


def test_a_service_that_is_told_no_country_gets_enough_of_all_countries_together(
    program: Program, service: FakeService
) -> None:
    with_products(program, '[requests]\ncountry = ""\nupload_country = ""\n')
    run = verify(program, "--product", "hlr", "--yes")
    assert run.code == 0, run.err
    assert "at least" not in run.err
    assert [(sent.via, sent.country, len(sent.numbers)) for sent in service.submissions] == [("file", "", 5)]
    few = program.folder / "few.csv"
    few.write_text("Mobile\n+447400000009\n+4915112000009\n")
    message = program.call("verify", few, "-o", program.folder / "few-out.csv", "--product", "hlr", "--yes").err
    assert "“hlr” takes at least 3 numbers at a time; the service may refuse fewer." in message
    assert "  2 numbers  joined" in program.call("tasks").out


def test_check_asks_for_a_product_where_one_is_named(program: Program, service: FakeService) -> None:
    service.always("check", answers({"status": "active"}))
    assert program.call("check", "+447400123456", "--product", "ws-check").code == 0
    assert program.call("check", "+447400123456").code == 0
    assert [request.json().get("product") for request in service.asked("check")] == ["ws-check", None]
