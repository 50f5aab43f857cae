"""Sentences in the journal: English for whoever reads the file, and beside it what another language needs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from desktop_app.core import errors
from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckState
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import DialproofError, FileBroken, KeyRefused, RequestRefused
from desktop_app.core.errors.root import RESULT_AGAIN, RESULT_FIRST
from desktop_app.core.text.stored_text import FormerText
from desktop_app.core.text.translatable import Text, listed, sentences, texts_in, tr_text, without_stop
from desktop_app.storage.journal import schema as journal_schema
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import NOW, TASKS, full_batch

REASONS = Path(__file__).parents[3] / "resources" / "translations" / "reasons.json"
INNER = tr_text("it has more than {count} tables", count=12_480)
# Every kind of value that a template takes; a service's own words look like a template, or like a sentence of ours.
VALUES: list[Any] = ["{0.__class__} {x!r}", "“a” is empty. no connection", 403, 1.5, True, Decimal("3.0"), INNER]


def form_of(text: Any) -> Any:
    """A text with all that it knows, to be compared: `Text` itself is compared by its English alone."""
    if isinstance(text, Text):
        return (
            str.__str__(text),
            text.template,
            text.context,
            {name: form_of(each) for name, each in text.params.items()},
        )
    return type(text), text


def leaves(kind: type[DialproofError] = DialproofError) -> Iterator[type[DialproofError]]:
    yield kind
    for leaf in kind.__subclasses__():
        yield from leaves(leaf)


def filled(template: str, at: int) -> dict[str, Any]:
    forms = [(name, form) for _, name, form, _ in Formatter().parse(template) if name]
    return {name: 30.0 if form else VALUES[(at + number) % len(VALUES)] for number, (name, form) in enumerate(forms)}


def error_sentences() -> list[str]:
    found: list[str] = []
    for at, kind in enumerate(leaves()):
        params = filled(" ".join((kind.what, kind.advice, kind.advice_alone)), at)
        error = kind(**{**params, "reason": INNER, "message": tr_text("The service says: “{words}”.", words="{no}")})
        found += [str(error), error.sentence, error.sentence_alone]
    return found


def reason_sentences() -> list[str]:
    templates: list[str] = json.loads(REASONS.read_text("utf-8"))
    return [tr_text(template, **filled(template, at)) for at, template in enumerate(templates)]


def joined_sentences() -> list[str]:
    broken = FileBroken(name="b1-1", reason=INNER)
    again = without_stop(broken.of_result("b1-1", RESULT_AGAIN))
    return [
        sentences(broken.of_result("b1-1", RESULT_FIRST), "", tr_text("The result")),
        tr_text("the result of task {shown_id}: {error}", shown_id="t1", error=again),
        listed([tr_text("“{name}”", name=str(at)) for at in range(12)]),
    ]


@pytest.mark.parametrize("made", [error_sentences, reason_sentences, joined_sentences])
def test_every_sentence_comes_back_with_its_template_and_values(path: Path, made: Any) -> None:
    with_parts = made()
    assert with_parts
    assert all(isinstance(each, Text) for each in with_parts)
    # GIVEN a task, a check and an event for each
    journal = Journal(path)
    journal.add_batch(full_batch(), TASKS)
    task = journal.tasks("b1")[0]
    check = CheckEntry(0, "local", NOW, "+442079460958", "", state=CheckState.UNKNOWN)
    noted = [journal.note(task.id, message=each).message for each in with_parts]
    for each in with_parts:
        journal.checks.add(replace(check, message=each))
        journal.log("b1", "told", NOW, {"reason": each, "message": "", "numbers": 3, "answer": {"reason": "its own"}})
    journal.close()
    # WHEN the journal is opened anew
    journal = Journal(path)
    checked = [each.message for each in reversed(journal.checks.single(most=10_000))]
    logged = [each.detail for each in reversed(journal.events("b1", most=10_000)) if each.kind == "told"]
    last = journal.tasks("b1")[0].message
    journal.close()
    # THEN all are as they were
    wanted = list(map(form_of, with_parts))
    assert list(map(form_of, noted)) == list(map(form_of, checked)) == wanted
    assert [form_of(each["reason"]) for each in logged] == wanted
    assert all(each == {**each, "message": "", "numbers": 3, "answer": {"reason": "its own"}} for each in logged)
    assert form_of(last) == wanted[-1]


def test_what_has_no_template_stays_plain_and_what_says_nothing_takes_no_room(journal: Journal, task: Task) -> None:
    assert form_of(journal.note(task.id, message="no connection").message) == (str, "no connection")
    # WHEN a sentence gives way to a service's own words, or to nothing
    journal.note(task.id, message=INNER)
    for text in ("no connection", ""):
        assert (
            form_of(journal.record(task.id, _next(journal, task), NOW, {"reason": text}, message=text).message)[1]
            == text
        )
        assert form_of(journal.task(task.id).message) == (str, text)
        assert form_of(journal.events("b1")[0].detail["reason"]) == (str, text)
    assert journal._db.execute("SELECT message_parts FROM tasks WHERE id = ?", (task.id,)).fetchone()[0] is None


def _next(journal: Journal, task: Task) -> TaskEvent:
    return TaskEvent.NEVER_ARRIVED if journal.task(task.id).state == "sending" else TaskEvent.SEND


def test_no_more_is_stored_than_the_english_says(journal: Journal, task: Task) -> None:
    refused = KeyRefused(status=401, message="No.", raw={"who": "Ada"}, origin="https://a.b")
    journal.note(task.id, message=refused.sentence)
    journal.log("b1", "told", NOW, {"reason": tr_text("no connection", number="+447911000111")})
    stored = str([tuple(row) for table in ("tasks", "events") for row in journal._db.execute(f"SELECT * FROM {table}")])  # noqa: S608
    assert not any(word in stored for word in ("Ada", "a.b", "447911"))


def test_what_a_former_version_stored_is_known_as_such_and_stays_so(path: Path) -> None:
    # GIVEN a journal of the version before sentences were stored in parts
    before = next(at for at, step in enumerate(journal_schema.MIGRATIONS) if "message_parts" in step)
    journal = Journal(path)
    journal.add_batch(full_batch(), TASKS)
    first, second, _ = journal.tasks("b1")
    for each in (first, second):
        journal.record(
            each.id, TaskEvent.SEND, NOW, {"reason": INNER, "message": "busy", "country": "GB"}, message=INNER
        )
    journal.checks.add(CheckEntry(0, "local", NOW, "+442079460958", "", state=CheckState.REFUSED, message=INNER))
    parts = ("tasks", "message_parts"), ("checks", "message_parts"), ("events", "detail_parts")
    for table, column in (*parts, ("batches", "hold"), ("tasks", "asked")):
        journal._db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    journal._db.execute("DROP TABLE recipe_runs")
    journal._db.execute(f"PRAGMA user_version = {before}")
    journal.close()
    # WHEN it is opened
    journal = Journal(path)
    task, (event, *_), (check,) = journal.tasks("b1")[0], journal.events("b1", first.id), journal.checks.single()
    # THEN its sentences may be read back, and nothing else
    assert {form_of(task.message), form_of(check.message)} == {(FormerText, str.__str__(INNER))}
    assert {name: type(each) for name, each in event.detail.items()} == {
        "reason": FormerText, "message": FormerText, "country": str,
    }  # fmt: skip
    # AND one in a new sentence, or alone in another row, is still a former one
    doubt = tr_text("{against} ({refusal})", against=INNER, refusal=task.message)
    assert form_of(journal.note(second.id, message=doubt).message) == form_of(doubt)
    assert form_of(journal.note(second.id, message=task.message).message) == form_of(task.message)
    journal.log("b1", "told", NOW, {"reason": task.message})
    assert form_of(journal.events("b1")[0].detail["reason"]) == form_of(task.message)
    journal.close()


def _deep(depth: int) -> Any:
    parts: Any = {"template": "no connection", "context": "reasons", "values": {}}
    for _ in range(depth):
        parts = {"template": "{a}", "context": "reasons", "values": {"a": {"text": "x", **parts}}}
    return parts


def _of(template: Any, values: Any, context: Any = "reasons") -> str:
    return json.dumps({"template": template, "context": context, "values": values})


HOSTILE = [
    "", "no JSON", "null", "[]", "7", '"a"', "{}", "[" * 100_000, "9" * 10_000,
    _of("{a.__class__}", {"a": "x"}), _of("{a[0]}", {"a": "x"}), _of("{a.__class__}", {"a.__class__": "x"}),
    _of("{0}", {"0": "x"}), _of("{}", {"": "x"}), _of("{a!r}", {"a": "x"}), _of("{a:{a}}", {"a": "9"}),
    _of("{a", {"a": "x"}),
    _of("{b}", {"a": "x"}), _of(None, {}), _of("a", []), _of("a", {}, "commands"), _of("a", {}, ["reasons"]),
    _of("{a}", {"a": None}), _of("{a}", {"a": ["x"]}), _of("{a}", {"a": {"decimal": "1E+999999999"}}),
    _of("{a}", {"a": {"decimal": "NaN"}}), _of("{a}", {"a": {"decimal": "x"}}), _of("{a}", {"a": {"decimal": 5}}),
    _of("{a}", {"a": float("inf")}), _of("{a}", {"a": float("nan")}), _of("\ud800", {}), _of("{a}", {"a": "\ud800"}),
    _of("{a}", {"a": {"former": "\ud800"}}), _of("a\0b", {}), _of("{a}", {"a": {"text": "\ud800"}}),
    json.dumps(_deep(200))[:-1],
]  # fmt: skip


@pytest.mark.parametrize("parts", HOSTILE, ids=range(len(HOSTILE)))
def test_parts_that_are_damaged_or_made_to_harm_leave_the_english(journal: Journal, task: Task, parts: str) -> None:
    check = journal.checks.add(
        CheckEntry(0, "local", NOW, "+442079460958", "", state=CheckState.REFUSED, message="said")
    )
    journal.note(task.id, message="said")
    journal.log("b1", "told", NOW, {"reason": "said"})
    # WHEN somebody writes into the file
    journal._db.execute("UPDATE tasks SET message_parts = ?", (parts,))
    journal._db.execute("UPDATE checks SET message_parts = ?", (parts,))
    for inner in (parts, f'{{"reason": {parts}, "numbers": {{}}, "missing": {{}}}}'):
        journal._db.execute("UPDATE events SET detail_parts = ?", (inner,))
        (event,) = (each for each in journal.events("b1") if each.kind == "told")
        assert event.detail == {"reason": "said"}
        assert not isinstance(event.detail["reason"], Text)
    # THEN the English is shown, with nothing looked up
    told = (journal.task(task.id).message, journal.checks.single()[0].message)
    assert told == (check.message, "said")
    assert not any(isinstance(each, Text) for each in told)


@pytest.mark.parametrize("depth", [200, 20_000])
def test_parts_in_parts_without_end_are_cut_off(journal: Journal, task: Task, depth: int) -> None:
    inner = '{"text": "x", "template": "{a}", "context": "reasons", "values": {"a": '
    parts = f'{inner * depth}"x"{"}}" * depth}'
    journal.note(task.id, message="said")
    journal._db.execute("UPDATE tasks SET message_parts = ?", (parts,))
    message = journal.task(task.id).message
    assert message == "said"
    assert len(list(texts_in(message))) <= 40


def test_parts_that_multiply_each_other_leave_the_english(journal: Journal, task: Task) -> None:
    # GIVEN thirty sentences, each of which says the next one twice: a thousand million in the end
    parts: Any = {"template": "no connection", "context": "reasons", "values": {}}
    for _ in range(30):
        parts = {"template": "{a}{a}", "context": "reasons", "values": {"a": {"text": "x", **parts}}}
    journal.note(task.id, message="said")
    journal._db.execute("UPDATE tasks SET message_parts = ?", (json.dumps(parts),))
    # THEN nobody fills them
    assert form_of(journal.task(task.id).message) == (str, "said")
    # AND many that say each other once are what they were
    many = listed([tr_text("“{name}”", name=str(at)) for at in range(30)])
    assert form_of(journal.note(task.id, message=many).message) == form_of(many)


def test_forgotten_checks_leave_no_values(journal: Journal) -> None:
    refused = RequestRefused(status=422, message=tr_text("The service says: “{words}”.", words="+447911…11")).sentence
    new = CheckEntry(0, "local", NOW, "+447911000111", "hlr", state=CheckState.SENDING)
    sent = journal.checks.add(new)
    entry = journal.checks.record(sent, CheckEvent.REFUSE, NOW + timedelta(seconds=1), message=refused)
    assert form_of(entry.message) == form_of(refused)
    journal.checks.forget([entry.id])
    assert "447911" not in str([tuple(row) for row in journal._db.execute("SELECT * FROM checks")])


def test_sentences_put_together_say_the_same_in_english() -> None:
    error = errors.BalanceShort(message="")
    assert error.sentence == "There is not enough credit. Add credit to the account, then carry on."
    assert [each.template for each in texts_in(error.sentence)][1:] == [error.what, error.advice]
    # AND nothing is put around what stands alone
    alone = tr_text("The result")
    assert sentences("", alone, " ") is alone
    assert sentences() == ""
    assert without_stop("no stop") == "no stop"
    for one, other in pairwise((alone, without_stop(alone), sentences(alone))):
        assert one is other
