"""Sentences in journals of former versions, in the person's language."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core import errors
from desktop_app.core.errors import (
    ArchiveNested,
    ColumnMissing,
    DialproofError,
    KeyRefused,
    NoAnswer,
    NumberInvalid,
    RequestRefused,
)
from desktop_app.core.text.stored_text import FormerText
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.in_flight import STOPPED
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.look import resources
from desktop_app.ui.text import former_sentences, stored_words, words
from tests.storage.samples import TASKS, full_batch
from tests.ui.looking.pseudo_language import untranslated


def former(text: str) -> str:
    """What a former version stored, as the window shows it."""
    return stored_words.shown(FormerText(text))


def leaves() -> list[type[DialproofError]]:
    found = (getattr(errors, name) for name in errors.__all__)
    return [each for each in found if each.what != DialproofError.what]


def _filled(kind: type[DialproofError], **given: Any) -> DialproofError:
    """An error with a number for every form of numbers and one word for everything else."""
    whole = f"{kind.what} {kind.advice} {kind.advice_alone} {kind.advice_window or ''}"
    fields = {name: 40 if form else "42" for _, name, form, _ in Formatter().parse(whole) if name}
    return kind(**{**fields, **given})


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
        assert former_sentences.reasons() == []
        assert bool(caplog.records) == (content not in {b"{}", b"[1, null]"})
    # AND errors are told all the same
    for kept in (former_sentences._templates, former_sentences._beginning, former_sentences._match):
        monkeypatch.setattr(former_sentences, kept.__name__, kept.__wrapped__)
    assert not untranslated(former(KeyRefused(status=401, message="").sentence))
    assert former("it is not a file") == "it is not a file"


def test_every_error_that_the_journal_has_is_read_back(spoken: None) -> None:  # noqa: ARG001
    # GIVEN each error of the tree, with and without what the service said, as the journal keeps it
    made = [_filled(kind, message=message) for kind in leaves() for message in ("42", "")]
    kept = [text for error in made for text in (f"{error}", error.sentence, error.sentence_alone)]
    # THEN all of it is translated
    assert [text for text in kept if untranslated(former(text))] == []


def test_every_reason_is_read_back(spoken: None) -> None:  # noqa: ARG001
    left = []
    for template in (*former_sentences.reasons(), *former_sentences.FORMER):
        kept = template.format(**{name: "42" for _, name, _, _ in Formatter().parse(template) if name})
        if untranslated(former(kept)):
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
        assert former(kept) == whole


def test_what_is_not_ours_stays_as_it_is_and_nothing_takes_long(spoken: None) -> None:  # noqa: ARG001
    for foreign in ("", "Account suspended", "busy: try later", "a (b) c {d} {0}", "42", "x" * 5_000):
        assert former(foreign) == foreign
    # GIVEN texts made to be matched by many templates again and again
    began = time.process_time()
    for hostile in ("“" * 2_000, "(" * 2_000, ": " * 1_000, "“ can't be read: (" * 110, "status : " * 220):
        former(hostile)
    hostile_time = time.process_time() - began
    began = time.process_time()
    for at in range(5):
        former(f"{at}" * 40)
    # THEN they take no more than in proportion to their length
    assert hostile_time < 100 * (time.process_time() - began) + 0.5


def test_an_older_journal_is_shown_in_the_persons_language(spoken: None, tmp_path: Path) -> None:  # noqa: ARG001
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        journal.add_batch(full_batch(), TASKS)
        first, second, _ = journal.tasks("b1")
        for task in (first, second):
            journal.note(task.id, message="it is not a file")
        # GIVEN one message without its template, as a former version stored it
        journal._db.execute("UPDATE tasks SET message_parts = NULL WHERE id = ?", (first.id,))
        shown = [stored_words.shown(task.message) for task in journal.tasks("b1")[:2]]
    # THEN it is read back, and what a service said in the same words isn't
    assert shown == ["⟦iit iis noot aa fiilee⟧", "it is not a file"]


def test_values_are_read_back_as_they_were_written(spoken: None) -> None:  # noqa: ARG001
    # GIVEN values that look like numbers or texts of ours
    for error, kept in (
        (NumberInvalid(number="20,794,609", problem="too short"), "20,794,609"),
        (ColumnMissing(column="1,794", columns="no connection"), "“1,794”"),
        (ColumnMissing(column="1,794", columns="no connection"), "haas: no connection."),
        (RequestRefused(status=40101, message="no connection"), "(40101). no connection"),
    ):
        assert kept in former(f"{error}")
    # AND what counts is written in the person's way
    assert "⟦iit haas mooree thaan 12,480 taablees⟧" in former("“a.csv” is too large: it has more than 12,480 tables.")
    assert "012,480" in former("it has more than 012,480 tables")


def test_a_sentence_behind_a_reason_is_not_swallowed_and_one_name_has_one_value(spoken: None) -> None:  # noqa: ARG001
    # GIVEN a reason of ours that ends in what fills it, and another sentence behind it
    kept = "line 3: it is empty. Nothing was sent"
    assert former(kept) == kept
    # AND an error that says one name twice
    said_twice = ArchiveNested(name="a.zip", inner="b.zip").sentence
    assert said_twice.count("“a.zip”") == 2
    assert not untranslated(former(said_twice))
    differing = "“b” is a section: write [c] on a line of its own"
    assert former(differing) == differing


def test_in_english_what_is_stored_is_shown_as_it_is(themed: QApplication) -> None:  # noqa: ARG001 - translators need it
    kept = KeyRefused(status=401, message="").sentence
    assert former(kept) == kept
