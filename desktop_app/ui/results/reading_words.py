"""Words for the ways a result is read."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.batches.batch import Task
from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.results.answer_form import NO_DELIMITER, Layout
from desktop_app.core.results.answer_layout import NONE_SENT
from desktop_app.core.results.answer_preview import MOST_COUNTED, ResultPreview
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.lists.reparsing import Reparsed
from desktop_app.services.ports import Progress
from desktop_app.ui.parts.banner import Tone
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.text_formats import delimiter_options, encoding_options

_tr = words.translator("results")

_LAYOUTS = tr_noop(
    {
        Layout.TABLE: "columns",
        Layout.PAIRS: "number and value",
        Layout.HITS: "matches only",
    }
)
_MOST_NAMED = 3
# Delimiters not detected automatically, because texts contain them as well.
_SELDOM = tr_noop({":": "colon", "~": "tilde", "^": "caret", "#": "number sign"})


def layouts(found: Layout | None) -> list[Option]:
    """Return the layouts a line may have, the detected one first."""
    known: list[Option] = [(each, _tr(text)) for each, text in _LAYOUTS.items()]
    return [_by_itself(_tr(_LAYOUTS[found]) if found else ""), *known]


def encodings(found: str | None) -> list[Option]:
    """Return the encodings of text."""
    known = encoding_options(None)
    name = next((option[1] for option in encoding_options(found) if option[0] == found), "")
    return [_by_itself(name), *known]


def delimiters(found: str | None, message: str | None) -> list[Option]:
    """Return the delimiters, including none; `said` is among them in any case."""
    nothing = (NO_DELIMITER, _tr("none"))
    known: list[Option] = [
        *delimiter_options(","),
        *((sign, _tr(name), sign) for sign, name in _SELDOM.items()),
        nothing,
    ]
    names = {option[0]: option[1] for option in known}
    if message is not None and message not in names:
        known.append((message, joining.quoted(message)))
    return [_by_itself("" if found is None else names.get(found, joining.quoted(found))), *known]


def headers(found: bool | None) -> list[Option]:
    """Return the options for a header line."""
    message = {True: _tr("names"), False: _tr("no names")}
    known: list[Option] = list(message.items())
    return [_by_itself("" if found is None else message[found]), *known]


def columns(titles: Sequence[str], found: int | str | None) -> list[Option]:
    """Return the columns that may hold the numbers."""
    name = titles[found] if isinstance(found, int) and found < len(titles) else ""
    return [_by_itself(name), *enumerate(titles)]


def sheets(names: Sequence[str], found: str | None) -> list[Option]:
    """Return the sheets of a workbook, or the lists of an archive."""
    every = _tr("all of them")
    return [_by_itself(every if found == ALL_SHEETS else found or ""), (ALL_SHEETS, every), *((n, n) for n in names)]


def tasks(found: Sequence[Task]) -> list[Option]:
    """Return the tasks that have results, each with its country."""
    return [(task.id, _tr("Task {}").format(task.part), task.country) for task in found]


def outcome(shown: ResultPreview, titles: Sequence[str] = ()) -> tuple[str, str, Tone]:
    """Return the outcome of a reading: a sentence, a second one, and the tone.

    `titles`: the columns' titles from when the file could last be read.
    """
    if shown.problem:
        return (
            _tr("It can't be read that way: {}").format(_problem(shown, titles or shown.titles)),
            _tr("Its answers stay as they are."),
            "danger",
        )
    answers = words.counted(shown.answers, "%n answer", "%n answers")
    message = words.counted(shown.sent, "{} to the %n number sent", "{} to the %n numbers sent").format(answers)
    left = shown.sent - shown.answers if shown.whole else 0
    found = [
        (left, words.counted(left, "%n number without an answer", "%n numbers without an answer")),
        (shown.repeated, words.counted(shown.repeated, "%n repeated line", "%n repeated lines")),
        (shown.never_sent, words.counted(shown.never_sent, "%n number never sent", "%n numbers never sent")),
        (shown.unreadable, words.counted(shown.unreadable, "%n line without a number", "%n lines without a number")),
    ]
    more = [text for count, text in found if count]
    if not shown.whole:
        more.append(_tr("counted in the first {} lines").format(words.number(MOST_COUNTED)))
    return message, " · ".join(more), "success" if shown.answers else "warning"


def _problem(shown: ResultPreview, titles: Sequence[str]) -> str:
    """Return why it can't be read this way, naming a chosen column."""
    column = shown.form.number
    if shown.problem != NONE_SENT or column is None:
        return stored_words.shown(shown.problem)
    if isinstance(column, int):
        column = titles[column] if column < len(titles) else str(column + 1)
    return _tr("column “{}” holds none of your numbers").format(column)


def reading(progress: Progress) -> str:
    """Return the words for the progress."""
    read, every = words.number(progress.done), words.counted(progress.total or 0, "%n number", "%n numbers")
    return _tr("Reading… {} of {}").format(read, every)


def hits(word: str) -> str:
    """Return what it means that the file lists only the hits."""
    return _tr(
        "Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are"
        " never counted as a “no”."
    ).format(word)


def unread(empty: int, held: int) -> str:
    """Return how many results couldn't be read; the numbers of `held` of them keep their former answers."""
    texts = [
        words.counted(
            empty,
            "%n result can't be read: its numbers have no answers yet",
            "%n results can't be read: their numbers have no answers yet",
        ),
        words.counted(
            held,
            "%n result can't be read again: its numbers keep their earlier answers",
            "%n results can't be read again: their numbers keep their earlier answers",
        ),
    ]
    return "\n".join(text for text, count in zip(texts, (empty, held), strict=True) if count)


def done(came: Reparsed) -> str:
    """Return which results were re-read, and which keep their answers."""
    read = words.counted(len(came.read), "%n result was read again.", "%n results were read again.")
    if not came.kept:
        return read
    named = joining.listed(_tr("task {}").format(task.part) for task, _ in came.kept[:_MOST_NAMED])
    more = len(came.kept) - _MOST_NAMED
    if more > 0:
        named = _tr("{} and {} more").format(named, words.number(more))
    kept = words.counted(
        len(came.kept), "%n doesn't fit and keeps its answers: {}.", "%n don't fit and keep their answers: {}."
    )
    return joining.sentences(read, kept.format(named))


def _by_itself(found: str) -> Option:
    return None, _tr("{} (detected)").format(found) if found else _tr("detected")
