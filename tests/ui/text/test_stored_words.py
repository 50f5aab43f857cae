"""English sentences of the core and of the journal, in the person's language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from contextlib import closing
from decimal import Decimal
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.errors import (
    ColumnMissing,
    FileBroken,
    FileEmpty,
    FileTooLarge,
    NumberInvalid,
    ProductsBroken,
    RequestRefused,
    ResultNotRead,
)
from desktop_app.core.errors.root import RESULT_AGAIN, RESULT_FIRST
from desktop_app.core.text.translatable import Text, listed, sentences, tr_text, without_stop
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.monitor.panel.events import event_facts
from desktop_app.ui.text import country_names, former_sentences, joining, languages, stored_words, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.product_words import product_name
from tests.storage.samples import NOW, TASKS, full_batch
from tests.ui.text.test_former_sentences import leaves

SOURCES = Path(__file__).parents[3] / "desktop_app"
# What a reason ends up as, by the name of what takes it: its place among the arguments, or its keyword.
WORDED = {"reason", "kind", "content", "words"}
WORDED_CALLS = {
    "Wrong": 0, "NotUnderstood": 0, "ProfileWrong": 1, "ProductsWrong": 1, "FieldWrong": 1, "Lost": 1, "_wrong": 0,
    "not_understood": 0, "_refuse": 0, "unknown": 0, "_doubted": -1, "BodyBroken": 0,
    "PolicyWrong": 1, "_Wrong": 0, "_NotUsable": 0, "_broken": 1,
}  # fmt: skip
# What writes a message into the journal, and what makes plain text of one.
STORING = {"note", "record", "log", "_log"}
PLAIN_MAKING = {"format", "join", "replace", "strip", "rstrip", "removesuffix", "capitalize"}
_NONE = ("", None)
# Without any of these there is nothing to be found in a source.
_MAY_SAY = re.compile(rf"\b(?:tr_text|{'|'.join(WORDED_CALLS)})\s*\(|\b(?:{'|'.join(sorted(WORDED))}|message)\s*=")


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
    assert sorted(found - set(former_sentences.reasons())) == []
    # AND nothing counts as former that is said still
    whole = {f"{kind.what} {advice}" for kind in leaves() for advice in (kind.advice, kind.advice_alone)}
    assert sorted((found | whole) & set(former_sentences.FORMER)) == []
    assert set(former_sentences.FORMER) <= set(former_sentences.reasons())


@cache
def _calls(path: Path) -> list[tuple[str, ast.Call]]:
    text = path.read_text("utf-8")
    if not _MAY_SAY.search(text):  # parsing all of them takes seconds
        return []
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [(getattr(each.func, "attr", getattr(each.func, "id", "")), each) for each in calls]


def _said(path: Path) -> Iterator[str]:
    for name, call in _calls(path):
        if name == "tr_text" and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value)


def _bare_reasons(path: Path) -> Iterator[int]:
    for name, call in _calls(path):
        given = [each.value for each in call.keywords if each.arg in WORDED and name[:1].isupper()]
        if name in STORING:
            given += [each.value for each in call.keywords if each.arg == "message"]
            given += [value for each in call.args if isinstance(each, ast.Dict) for value in each.values]
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
    if isinstance(value, ast.Call):
        return getattr(value.func, "attr", "") in PLAIN_MAKING
    return isinstance(value, ast.JoinedStr | ast.BinOp) or (
        isinstance(value, ast.Constant) and value.value not in _NONE
    )


def test_an_error_is_said_in_the_persons_language_with_its_reason(spoken: None) -> None:  # noqa: ARG001
    what, _meaning, _advice = error_words(
        FileTooLarge(name="a{b}", reason=tr_text("it packs {count} files", count=1200))
    )
    number = words.number(1200)
    (inner, *_) = error_words(NumberInvalid(number="12", problem="too short"))
    assert inner == "⟦“12” iis noot aa vaaliid phoonee nuumbeer (⟦toooo shoort⟧).⟧"
    assert what == f"⟦“a{{b}}” iis toooo laargee: ⟦iit paacks {number} fiilees⟧.⟧"


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
        assert kept in stored_words.shown(f"{error}")
    # AND so is a service's own message, whatever it reads like
    assert stored_words.shown("it is not a file") == "it is not a file"
    assert stored_words.shown("") == ""


def test_a_product_has_its_name_of_the_window_also_in_a_sentence(spoken: None) -> None:  # noqa: ARG001
    told = "{product}: nothing had to be sent."
    ours, theirs = (tr_text(told, product=name) for name in ("HLR lookup", "Live check"))
    assert product_name("HLR lookup") != "HLR lookup"
    assert product_name("HLR lookup") in stored_words.shown(ours)
    assert "Live check" in stored_words.shown(theirs)


def test_stored_sentences_are_shown_in_the_language_of_the_moment(themed: QApplication, tmp_path: Path) -> None:
    # GIVEN messages whose values would be mistaken for sentences of ours, or for the end of one
    reason = tr_text("it packs {count} files", count=12_480)
    products = ProductsBroken(name="a” can't be read: it is not a file. “b", reason="no connection")
    words_of_theirs = tr_text("The service says: “{words}”.", words="There is not enough credit")
    refused = RequestRefused(status=400, message=words_of_theirs)
    broken = FileBroken(name="b1-1", reason=reason)
    told = [
        products.sentence,
        refused.sentence_alone,
        "no connection",
        sentences(broken.of_result("b1-1", RESULT_FIRST), "Its own words."),
        ResultNotRead(task="t1", reason=without_stop(broken.of_result("b1-1", RESULT_AGAIN))).sentence,
    ]
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        journal.add_batch(full_batch(), TASKS * 2)
        for task, message in zip(journal.tasks("b1"), told, strict=False):
            journal.note(task.id, message=message)
    # WHEN the window is opened in English, then in German, then in English again
    with closing(Journal(path)) as journal:
        kept = [task.message for task in journal.tasks("b1")[: len(told)]]
    shown = {}
    before = QLocale()
    for code in ("en", "de", "en"):
        languages.speak(themed, code)
        QLocale.setDefault(QLocale(code))
        shown[code] = list(map(stored_words.shown, kept))
    QLocale.setDefault(before)
    # THEN each is said in that language, with its values as they were
    assert shown["en"] == told
    assert shown["de"] == [
        "Die Produktliste von „a” can't be read: it is not a file. “b“ kann nicht gelesen werden: no connection. "
        "Berichtigen Sie die Produkte dieser Verbindung in den Einstellungen, oder kehren Sie zu den mitgelieferten "
        "zurück.",
        "Der Dienst hat die Anfrage abgelehnt (400). Der Dienst antwortet: „There is not enough credit“. "
        "Überprüfen Sie das Produkt und das Land, und beachten Sie, was der Dienst meldet.",
        "no connection",
        "Das Ergebnis ist beschädigt und kann nicht gelesen werden (enthält 12.480 Dateien). Its own words.",
        "Das Ergebnis der Aufgabe t1 kann nicht gelesen werden: das Ergebnis ist beschädigt und kann nicht gelesen "
        "werden (enthält 12.480 Dateien). Öffnen Sie im Fenster die Ergebnisse dieses Auftrags und wählen Sie "
        "„Ergebnisse anders lesen…“; dort sehen Sie die Datei, wie sie empfangen wurde. Ist es gar kein Ergebnis, "
        "fragen Sie beim Dienst nach.",
    ]


def test_an_events_sentences_are_shown_in_the_persons_language_and_the_services_words_are_not(spoken: None) -> None:  # noqa: ARG001
    said = tr_text("The service says: “{words}”.", words="it is not a file")
    detail = {"reason": tr_text("it is not a file"), "message": said, "number": "it is not a file"}
    event = LoggedEvent(1, "b", None, None, NOW, "refused", detail)
    ours, quoted = "⟦iit iis noot aa fiilee⟧", "⟦Thee seerviicee saays: “it is not a file”.⟧"
    assert [value for _, value in event_facts(event)] == [ours, quoted, "it is not a file"]


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
