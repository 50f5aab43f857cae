"""Every language has every text, with its placeholders, and what is compiled of it is what Qt says."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from translations import __main__ as command
from translations import ts_file
from translations.compiling import compile_all, compiled, folder, outdated, reasons_path, ts_path
from translations.sources import Source, Texts, texts
from translations.ts_file import FORMS, Translation

from desktop_app.ui.text.languages import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[2]
# Typed from habit; each language has marks of its own, and these would be shown as they are.
_STRAIGHT = re.compile("[\"`]|''")


@cache
def wanted() -> Texts:
    return command.wanted()


def test_every_language_has_a_file() -> None:
    assert set(FORMS) == set(LANGUAGES) - {ENGLISH}
    assert {path.stem for path in folder(ROOT).glob("*.ts")} == {f"dialproof_{language}" for language in FORMS}


@pytest.mark.parametrize("language", FORMS)
def test_every_text_is_translated_with_its_placeholders(language: str) -> None:
    # GIVEN what the sources say, and a language's file
    message = ts_file.read(ts_path(ROOT, language))
    # THEN it has these texts and no others
    assert (sorted(wanted().keys() - message.keys()), sorted(message.keys() - wanted().keys())) == ([], [])
    # AND in each form what is filled in, and the spaces and dots at its ends
    wrong = [
        (key, form)
        for key, source in wanted().items()
        for form in ts_file.fitting(source, language, message[key])
        if _marks(form) != _marks(key[1]) or _STRAIGHT.search(form)
    ]
    assert wrong == []


def _marks(text: str) -> tuple[object, ...]:
    ends = text[:1].isspace(), text[-1:].isspace(), text.endswith("…")
    return (bool(text), _placeholders(text), text.count("%n"), ends)


def _placeholders(text: str) -> object:
    try:
        return sorted(f"{{{name}!{how}:{form}}}" for _, name, form, how in Formatter().parse(text) if name is not None)
    except ValueError as error:
        return f"{text}: {error}"


@pytest.mark.parametrize(
    "wrong", ["{count left", "count} left", "{count}} left", "{count} {left}", "{count:g} left", "%n"]
)
def test_a_translation_that_could_not_be_filled_has_other_marks(wrong: str) -> None:
    assert _marks(wrong) != _marks("{count} left")


def test_what_somebody_corrected_stays_and_nothing_empty_overwrites(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a country whose name was corrected, one that isn't translated yet, and a text that is
    monkeypatch.setattr(command, "ROOT", tmp_path)
    new: Texts = {("a", "Left"): Source([]), ("countries", "Germany"): Source([]), ("countries", "Spain"): Source([])}
    known = {("a", "Left"): Translation(["Übrig"]), ("countries", "Germany"): Translation(["Bundesrepublik"])}
    path = ts_path(tmp_path, "de")
    path.parent.mkdir(parents=True)
    ts_file.write(path, "de", new, known)
    # WHEN the file is brought up to date, with nothing for the text
    assert command.update("de", new, {("a", "Left"): Translation([""])}) == 0
    # THEN both are as they were, and CLDR names what nobody has named
    assert ts_file.read(path) == known | {("countries", "Spain"): Translation(["Spanien"])}


@pytest.mark.parametrize("call", ['tr_noop("One", context="own")', 'tr_noop("One", OWN)', 'words.tr("One", OWN)'])
def test_a_context_that_cannot_be_read_is_refused_where_it_stands(tmp_path: Path, call: str) -> None:
    path = tmp_path / "desktop_app" / "ui" / "shown.py"
    path.parent.mkdir(parents=True)
    path.write_text(f"\n{call}\n", "utf-8")
    with pytest.raises(ValueError, match=r"^desktop_app/ui/shown\.py:2: "):
        texts(tmp_path)


def test_two_that_compile_at_once_do_not_write_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN a language's file, and a compiler that only writes
    path = ts_path(tmp_path, "de")
    path.parent.mkdir(parents=True)
    ts_file.write(path, "de", {}, {})
    written = set()

    def compiler(command: list[str], **_given: object) -> None:
        written.add(command[-1])
        Path(command[-1]).touch()

    monkeypatch.setattr("translations.compiling.subprocess.run", compiler)
    # WHEN two processes compile it
    for process in (1, 2):
        monkeypatch.setattr("translations.compiling.os.getpid", lambda process=process: process)
        for made in compiled(tmp_path):
            made.unlink(missing_ok=True)
        compile_all(tmp_path)
    # THEN each wrote a file of its own
    assert len(written) == 2
    assert sorted(each.suffix for each in folder(tmp_path).iterdir()) == [".json", ".qm", ".ts"]


def test_each_kind_of_text_is_found_in_the_sources(tmp_path: Path) -> None:
    # GIVEN a file with each way to write one
    code = """
KINDS = tr_noop({"a": "One", "b": ("Two", "Three")})
ICONS = {"a": ("circle", tr_noop("Four", "elsewhere"))}
ROWS = tr_n_noop("%n row", "%n rows")
CLOSE = Command("window.close", "Nine", Group.WINDOW, ("Ctrl+W",), "ten eleven", sheet="Twelve")
def shown():
    return words.tr("Five", "window"), words.tr("Six"), _tr("Seven"), tr_text("eight {count}", count=1)
def counted_ones(count):
    return words.counted(count, "%n task", "%n tasks")
_tr = words.translator("own")
"""
    errors = (
        "class FileEmpty(InputError):\n    what = 'It is empty.'\n    advice: str = 'Choose another.'\n    name = 'x'\n"
    )
    for place, text in (("ui/shown.py", code), ("core/errors/files.py", errors)):
        path = tmp_path / "desktop_app" / place
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
    # THEN each is found under its context
    found = texts(tmp_path)
    assert set(found) == {
        ("own", "One"),
        ("own", "Two"),
        ("own", "Three"),
        ("elsewhere", "Four"),
        ("words", "%n rows"),
        ("window", "Five"),
        ("words", "Six"),
        ("own", "Seven"),
        ("reasons", "eight {count}"),
        ("commands", "Nine"),
        ("command search", "ten eleven"),
        ("commands", "Twelve"),
        ("words", "%n tasks"),
        ("errors", "It is empty."),
        ("errors", "Choose another."),
    }
    assert [key for key, source in found.items() if source.plural] == [("words", "%n rows"), ("words", "%n tasks")]


@pytest.mark.usefixtures("qapp")
def test_what_is_written_is_read_back_compiled_and_said_by_qt(tmp_path: Path) -> None:
    # GIVEN a language's file in which one text is new and one has gone
    new: Texts = {
        ("a", "{} left"): Source(["x.py"]),
        ("a", "New"): Source(["x.py"]),
        ("reasons", "it has “{name}”"): Source(["x.py"]),
        ("words", "%n rows"): Source([], True),
    }
    known = {
        ("a", "{} left"): Translation(["{} übrig"]),
        ("a", "Gone"): Translation(["Weg"]),
        ("reasons", "it has “{name}”"): Translation(["es hat „{name}“"]),
        ("words", "%n rows"): Translation(["%n Zeile", "%n Zeilen"]),
    }
    path = ts_path(tmp_path, "de")
    path.parent.mkdir(parents=True)
    assert ts_file.write(path, "de", new, known) == 1
    # THEN the one isn't translated yet and the other isn't there any more
    del known["a", "Gone"]
    assert ts_file.read(path) == known | {("a", "New"): Translation([""])}
    # AND once compiled Qt says them, with the form for the number
    compile_all(tmp_path)
    assert outdated(tmp_path) == []
    # AND what is said stands in a list, by which the window reads it back; a newer file has both made anew
    assert json.loads(reasons_path(tmp_path).read_text("utf-8")) == ["it has “{name}”"]
    later = path.stat().st_mtime_ns + 10**10
    os.utime(path, ns=(later, later))
    assert outdated(tmp_path) == compiled(tmp_path) == [path.with_suffix(".qm"), reasons_path(tmp_path)]
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    QCoreApplication.installTranslator(translator)
    try:
        assert QCoreApplication.translate("a", "{} left") == "{} übrig"
        assert QCoreApplication.translate("a", "New") == "New"
        assert [QCoreApplication.translate("words", "%n rows", "", count) for count in (1, 3)] == [
            "1 Zeile",
            "3 Zeilen",
        ]
    finally:
        QCoreApplication.removeTranslator(translator)
