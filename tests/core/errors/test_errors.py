"""The error tree: every leaf is drawn, has words for a person, and survives the way between processes."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from desktop_app.core import errors
from desktop_app.core.errors import DialproofError
from desktop_app.core.errors.root import RESULT_AGAIN, RESULT_FIRST

CONTRACT = Path(__file__).parents[3] / "docs" / "command-line.md"
PARAMS = {
    "reason": "why", "name": "list.xlsx", "encoding": "utf-8", "sheet": "Q3", "sheets": "Q1, Q2", "column": "D",
    "columns": "A, B", "origin": "https://host", "status": 403, "message": "Said so.", "task": "t_01", "seconds": 30.0,
    "count": 1, "retry_after": 2.0,
    "base_url": "https://host/api/v1",
    "kind": "a PDF document", "inner": "b.zip", "content": "“a.png”",
    "number": "+447…56", "problem": "too short", "part": 3, "task_id": "t_01", "row": 2_000, "rows": 1_000,
    "cap": "500 credits for a day", "recipe": "Weekly",
    "needed": "600 numbers", "spent": "400 credits", "cost": "200 credits",
    "batch": "b1", "other": "q3.xlsx", "other_batch": "b2", "product": "HLR lookup", "total": 3, "lists": "Opt-outs",
    "rest": 12, "unknown": 8, "where": "in “q3.xlsx”",
}  # fmt: skip


def descendants(kind: type[DialproofError]) -> Iterator[type[DialproofError]]:
    for child in kind.__subclasses__():
        yield child
        yield from descendants(child)


ALL = [kind for kind in descendants(DialproofError) if kind.__module__.startswith(errors.__name__)]
LEAVES = [kind for kind in ALL if not kind.__subclasses__()]
DRAWN = {
    (found["name"], found["code"])
    for found in re.finditer(r"[├└]── (?P<name>\w+)\s+(?:(?P<code>\d) {3})?", errors.__doc__ or "")
}


def test_the_drawing_and_the_classes_are_the_same() -> None:
    assert {name for name, _code in DRAWN} == {kind.__name__ for kind in ALL}


def test_the_drawing_names_the_right_exit_codes() -> None:
    for name, code in DRAWN:
        if code:
            assert getattr(errors, name).exit_code == int(code)


@pytest.mark.parametrize("leaf", LEAVES)
def test_every_leaf_says_what_happened_what_it_means_and_what_to_do(leaf: type[DialproofError]) -> None:
    assert leaf.what
    assert leaf.meaning
    assert leaf.advice
    for template in (leaf.what, leaf.meaning, leaf.advice, leaf.advice_alone, leaf.advice_window or ""):
        named = {name for _text, name, _spec, _conversion in Formatter().parse(template) if name}
        assert named <= PARAMS.keys()
    for text in (str(leaf(**PARAMS)), leaf(**PARAMS).sentence):
        assert text
        assert not set("{}\n") & set(text)
    assert leaf.__doc__
    assert leaf.__name__ in repr(leaf(**PARAMS))


@pytest.mark.parametrize("leaf", LEAVES)
def test_every_leaf_crosses_to_another_process(leaf: type[DialproofError]) -> None:
    error = pickle.loads(pickle.dumps(leaf(**PARAMS)))  # noqa: S301 - our own bytes
    assert type(error) is leaf
    assert error.params == PARAMS
    assert str(error) == str(leaf(**PARAMS))


@pytest.mark.parametrize("leaf", LEAVES)
def test_every_exit_code_stands_in_the_contract(leaf: type[DialproofError]) -> None:
    contract = set(re.findall(r"^\| (\d+) \|", CONTRACT.read_text("utf-8"), re.MULTILINE))
    assert str(leaf.exit_code) in contract
    assert leaf.exit_code != 0


@pytest.mark.parametrize(
    ("name", "code"),
    [("UsageError", 2), ("KeyRefused", 4), ("BalanceShort", 4), ("NoAnswer", 5), ("TimeIsUp", 5),
     ("OutcomeUnknown", 6), ("Cancelled", 130), ("LocalServiceDown", 1)],
)  # fmt: skip
def test_exit_codes_of_the_contract(name: str, code: int) -> None:
    assert getattr(errors, name).exit_code == code


def test_braces_in_what_the_service_says_are_no_templates() -> None:
    assert "{seconds}" in str(errors.RequestRefused(status=400, message="{seconds}"))


def test_throttled_tells_how_long_to_wait() -> None:
    assert errors.Throttled(message="", retry_after=2.5).retry_after == 2.5
    assert errors.Throttled(message="").retry_after is None


def test_a_results_file_has_another_name_in_a_sentence() -> None:
    # GIVEN errors of a result whose file's name nobody knows, and of another file
    nested = errors.ArchiveWithoutList(name="b1-1", content="“a.png”")
    for error, name, told in (
        (errors.FileEmpty(name="b1-1"), RESULT_FIRST, "The result is empty."),
        (errors.FileEmpty(name="b1-1"), RESULT_AGAIN, "it is empty."),
        (nested, RESULT_FIRST, "There is no list in the result: it has “a.png”."),
        (errors.ArchiveEncrypted(name="b1-1"), RESULT_FIRST, "The result is protected with a password."),
        (errors.FileEmpty(name="b.csv"), RESULT_FIRST, "“b.csv” is empty."),
        (errors.NotFound(message=""), RESULT_FIRST, str(errors.NotFound(message=""))),
    ):
        assert error.of_result("b1-1", name) == told
