"""English sentences of the core and of the journal, in the person's language."""

from __future__ import annotations

import ast
import pickle
import re
import time
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from desktop_app.core import errors
from desktop_app.core.errors import (
    ArchiveNested,
    ColumnMissing,
    DialproofError,
    FileEmpty,
    FileTooLarge,
    KeyRefused,
    NoAnswer,
    NumberInvalid,
    RequestRefused,
)
from desktop_app.core.text.translatable import Text, listed, tr_text
from desktop_app.services.batches.in_flight import STOPPED
from desktop_app.ui.look import resources
from desktop_app.ui.text import country_names, joining, stored_words, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words
from tests.ui.looking.pseudo_language import PseudoLanguage, untranslated

SOURCES = Path(__file__).parents[3] / "desktop_app"
# What a reason ends up as, by the name of what takes it: its place among the arguments, or its keyword.
WORDED = {"reason", "kind", "content", "words"}
WORDED_CALLS = {
    "Wrong": 0, "NotUnderstood": 0, "ProfileWrong": 1, "ProductsWrong": 1, "FieldWrong": 1, "Lost": 1, "_wrong": 0,
    "_not_understood": 0, "_refuse": 0, "unknown": 0, "_doubted": -1, "BodyBroken": 0,
    "PolicyWrong": 1, "_Wrong": 0, "_NotUsable": 0, "_broken": 1,
}  # fmt: skip
# Without any of these there is nothing to be found in a source.
_MAY_SAY = re.compile(rf"\b(?:said|{'|'.join(WORDED_CALLS)})\s*\(|\b(?:{'|'.join(sorted(WORDED))})\s*=")


@pytest.fixture
def spoken(themed: QApplication) -> Iterator[None]:  # noqa: ARG001 - translators need an application
    """Another language."""
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)


def _leaves() -> list[type[DialproofError]]:
    found = (getattr(errors, name) for name in errors.__all__)
    return [each for each in found if each.what != DialproofError.what]


def _filled(kind: type[DialproofError], **given: Any) -> DialproofError:
    """An error with a number for every form of numbers and one word for everything else."""
    whole = f"{kind.what} {kind.advice} {kind.advice_alone} {kind.advice_window or ''}"
    fields = {name: 40 if form else "42" for _, name, form, _ in Formatter().parse(whole) if name}
    return kind(**{**fields, **given})


def test_what_is_said_is_its_english_text_and_remembers_what_it_came_of() -> None:
    # GIVEN a reason with a reason in it
    inner = tr_text("it has more than {count} tables", count=12480)
    whole = tr_text("the result of task {id}: {reason}", id="t1", reason=inner)
    assert whole == "the result of task t1: it has more than 12,480 tables"
    # THEN it comes whole through exceptions, through pickling and through the error that takes it
    for same in (str(ValueError(whole)), pickle.loads(pickle.dumps(whole)), str(whole)):  # noqa: S301 - our own
        assert isinstance(same, Text)
        assert (same, same.template, dict(same.params)) == (whole, whole.template, dict(whole.params))
    error = pickle.loads(pickle.dumps(FileTooLarge(name="a.csv", reason=inner)))  # noqa: S301 - our own
    assert error.params["reason"].template == inner.template
    # AND as plain text wherever text is made of it
    assert type(f"{whole}.") is str
    assert listed([tr_text("no files"), "b", "c"]) == "no files, b, c"
    # AND numbers keep the places that they are given, and are never written with an exponent
    assert tr_text("{size} GB, {count}", size=Decimal("3.0"), count=1_234_567.2) == "3.0 GB, 1,234,567"
    assert tr_text("{size} MB and {code}", size=1.5, code=str(1000)) == "1.5 MB and 1000"


def test_no_reason_is_a_bare_text() -> None:
    sources = sorted(SOURCES.rglob("*.py"))
    bare = [f"{path.relative_to(SOURCES)}:{line}" for path in sources for line in _bare_reasons(path)]
    assert bare == []


def test_what_is_read_back_is_what_is_said_and_what_former_versions_said() -> None:
    found = {text for path in sorted(SOURCES.rglob("*.py")) for text in _said(path)}
    assert sorted(found - set(stored_words.reasons())) == []
    # AND nothing counts as former that is said still
    whole = {f"{kind.what} {advice}" for kind in _leaves() for advice in (kind.advice, kind.advice_alone)}
    assert sorted((found | whole) & set(stored_words.FORMER)) == []
    assert set(stored_words.FORMER) <= set(stored_words.reasons())


def test_without_the_list_of_what_is_said_the_errors_are_read_back(
    spoken: None,  # noqa: ARG001
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    # GIVEN a program whose list is lost, damaged, or something else
    monkeypatch.setattr(resources, "resources", lambda: tmp_path)
    place = tmp_path / "translations" / "reasons.json"
    place.parent.mkdir(parents=True)
    for content in (None, b"\xff", b"{}", b"[1, null]"):
        if content is not None:
            place.write_bytes(content)
        caplog.clear()
        # THEN it has nothing
        assert stored_words.reasons() == []
        assert bool(caplog.records) == (content not in {b"{}", b"[1, null]"})
    # AND errors are told all the same
    for kept in (stored_words._templates, stored_words._beginning, stored_words._match):
        monkeypatch.setattr(stored_words, kept.__name__, kept.__wrapped__)
    assert not untranslated(stored_words.shown(KeyRefused(status=401, message="").sentence))
    assert stored_words.shown("it is not a file") == "it is not a file"


@cache
def _calls(path: Path) -> list[tuple[str, ast.Call]]:
    text = path.read_text("utf-8")
    if not _MAY_SAY.search(text):  # parsing all of them takes seconds
        return []
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [(getattr(each.func, "attr", getattr(each.func, "id", "")), each) for each in calls]


def _said(path: Path) -> Iterator[str]:
    for name, call in _calls(path):
        if name == "said" and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value)


def _bare_reasons(path: Path) -> Iterator[int]:
    for name, call in _calls(path):
        given = [each.value for each in call.keywords if each.arg in WORDED and name[:1].isupper()]
        at = WORDED_CALLS.get(name)
        if at is not None and len(call.args) > at:
            given.append(call.args[at])
        yield from (each.lineno for value in given for each in _choices(value) if _is_text(each))


def _choices(value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from (*_choices(value.body), *_choices(value.orelse))
    elif isinstance(value, ast.BoolOp):
        for each in value.values:
            yield from _choices(each)
    else:
        yield value


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.JoinedStr | ast.BinOp) or (isinstance(value, ast.Constant) and bool(value.value))


def test_an_error_is_said_in_the_persons_language_with_its_reason(spoken: None) -> None:  # noqa: ARG001
    what, _meaning, _advice = error_words(
        FileTooLarge(name="a{b}", reason=tr_text("it packs {count} files", count=1200))
    )
    number = words.number(1200)
    (inner, *_) = error_words(NumberInvalid(number="12", problem="too short"))
    assert inner == "⟦“12” iis noot aa vaaliid phoonee nuumbeer (⟦toooo shoort⟧).⟧"
    assert what == f"⟦“a{{b}}” iis toooo laargee: ⟦iit paacks {number} fiilees⟧.⟧"


def test_every_error_that_the_journal_has_is_read_back(spoken: None) -> None:  # noqa: ARG001
    # GIVEN each error of the tree, with and without what the service said, as the journal keeps it
    made = [_filled(kind, message=message) for kind in _leaves() for message in ("42", "")]
    kept = [text for error in made for text in (f"{error}", error.sentence, error.sentence_alone)]
    # THEN all of it is translated
    assert [text for text in kept if untranslated(stored_words.shown(text))] == []


def test_every_reason_is_read_back(spoken: None) -> None:  # noqa: ARG001
    left = []
    for template in (*stored_words.reasons(), *stored_words.FORMER):
        kept = template.format(**{name: "42" for _, name, _, _ in Formatter().parse(template) if name})
        if untranslated(stored_words.shown(kept)):
            left.append(template)
    # THEN only what has no words of its own is left
    assert left == [template for template in left if len(_own_letters(template)) < 5]


def _own_letters(template: str) -> str:
    return "".join(sign for text, _, _, _ in Formatter().parse(template) for sign in text if sign.isalpha())


def test_reasons_in_sentences_are_read_back_too(spoken: None) -> None:  # noqa: ARG001
    # GIVEN sentences as they were stored: with a reason in a reason, a count, and a result in place of a file
    refused = NoAnswer(
        origin="https://a.b", reason=tr_text("status {status}: {message}", status=503, message="busy {x}")
    )
    quoting = RequestRefused(status=400, message=tr_text("The service says: “{words}”.", words="no connection"))
    for kept, whole in (
        (f"{quoting}", "⟦Thee seerviicee reefuuseed thee reequueest (400). ⟦Thee seerviicee saays: “no connection”.⟧⟧"),
        (f"{refused}", "⟦https://a.b diid noot aansweer proopeerly (⟦staatuus 503: busy {x}⟧).⟧"),
        (
            "the journal was damaged; this part may have been sent after its copy of 2026-06-03 12:04 UTC",  # formerly
            "⟦thee joouurnaal waas daamaageed; thiis paart maay haavee beeeen seent aafteer iits coopy oof "
            "2026-06-03 12:04 UTC⟧",
        ),
        (f"{STOPPED}", "⟦thee proograam waas stooppeed whiilee seendiing⟧"),
        (
            "The result is damaged and can't be read (it has more than 12,480 tables).",
            f"⟦⟦Thee reesuult⟧ iis daamaageed aand caan't bee reeaad "
            f"(⟦iit haas mooree thaan {words.number(12480)} taablees⟧).⟧",
        ),
    ):
        assert stored_words.shown(kept) == whole


def test_what_is_not_ours_stays_as_it_is_and_nothing_takes_long(spoken: None) -> None:  # noqa: ARG001
    for foreign in ("", "Account suspended", "busy: try later", "a (b) c {d} {0}", "42", "x" * 5_000):
        assert stored_words.shown(foreign) == foreign
    # GIVEN texts made to be matched by many templates again and again
    began = time.process_time()
    for hostile in ("“" * 2_000, "(" * 2_000, ": " * 1_000, "“ can't be read: (" * 110, "status : " * 220):
        stored_words.shown(hostile)
    hostile_time = time.process_time() - began
    began = time.process_time()
    for at in range(5):
        stored_words.shown(f"{at}" * 40)
    # THEN they take no more than in proportion to their length
    assert hostile_time < 100 * (time.process_time() - began) + 0.5


def test_what_is_a_persons_or_the_services_stays_as_it_was_written(spoken: None) -> None:  # noqa: ARG001
    # GIVEN values that look like numbers or texts of ours
    invalid = NumberInvalid(number="20,794,609", problem="too short")
    missing = ColumnMissing(column="1,794", columns="no connection")
    refused = RequestRefused(status=40101, message="no connection")
    named = FileEmpty(name="it")
    # THEN they are told as they are, as raised
    for error, kept in (
        (invalid, "20,794,609"),
        (missing, "“1,794”"),
        (missing, "haas: no connection."),
        (refused, "(40101). no connection"),
        (named, "“it”"),
    ):
        assert kept in error_words(error)[0]
        # AND as read back
        if error is not named:  # of which the journal has only what took its place
            assert kept in stored_words.shown(f"{error}")
    # AND what counts is still written in the person's way
    assert "⟦iit haas mooree thaan 12,480 taablees⟧" in stored_words.shown(
        "“a.csv” is too large: it has more than 12,480 tables."
    )
    assert "012,480" in stored_words.shown("it has more than 012,480 tables")


def test_a_sentence_behind_a_reason_is_not_swallowed_and_one_name_has_one_value(spoken: None) -> None:  # noqa: ARG001
    # GIVEN a reason of ours that ends in what fills it, and another sentence behind it
    kept = "line 3: it is empty. Nothing was sent"
    assert stored_words.shown(kept) == kept
    # AND an error that says one name twice
    said_twice = ArchiveNested(name="a.zip", inner="b.zip").sentence
    assert said_twice.count("“a.zip”") == 2
    assert not untranslated(stored_words.shown(said_twice))
    differing = "“b” is a section: write [c] on a line of its own"
    assert stored_words.shown(differing) == differing


def test_in_english_what_is_stored_is_shown_as_it_is(themed: QApplication) -> None:  # noqa: ARG001 - translators need it
    kept = KeyRefused(status=401, message="").sentence
    assert stored_words.shown(kept) == kept


def test_names_and_sentences_are_joined_in_the_persons_way(spoken: None) -> None:  # noqa: ARG001
    assert joining.sentences("⟦a.⟧", "", "b.") == "⟦⟦a.⟧ b.⟧"
    assert joining.sentences("a.", "b.") == "a. b."  # a service's own words keep their space
    assert joining.listed(["a", "b", "c"]) == "⟦⟦a, b⟧, c⟧"
    assert joining.quoted("a") == "⟦“a”⟧"
    assert country_names.country_name("DE") == "⟦Geermaany⟧"
    assert country_names.country_name("??") == "??"


def test_only_the_local_services_own_name_is_translated(spoken: None) -> None:  # noqa: ARG001
    from desktop_app.core.service.connection import Connection

    assert connection_title(Connection()) == "⟦Loocaal seerviicee⟧"
    assert connection_title(Connection("https://a.b/v1", "Local service")) == "Local service"
