"""The entries of the palette: available commands, sent lists, connections."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.ui.commands.binding import Bound
from desktop_app.ui.commands.catalogue import CATALOGUE, Group
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import ProductTitles

_MOST_LISTS = 200  # the newest; older ones are found in the monitor
_MOST_UNASKED = 5  # of them while nothing is typed


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette; `kind` is its heading, `also` further search words.

    `pays`: what it sends may be charged, so a mere Enter doesn't run it.
    """

    kind: str
    text: str
    run: Callable[[], object]
    hint: str = ""
    icon: str = ""
    also: str = ""
    pays: bool = False


def entries(window: QWidget, context: PageContext) -> list[Entry]:
    """Return all entries, in the order for an empty search."""
    here, everywhere = commands(window)
    return [*here, *_lists(context), *everywhere, *_connections(context)]


def fitting(offered: Iterable[Entry], wanted: str) -> list[Entry]:
    """Return the entries that match the search, best first, free ones first among equals.

    An empty search keeps the order, with few lists.
    """
    if not wanted.strip():
        return list(_unasked(offered))
    found = [(fit(wanted, entry.text, f"{entry.also} {entry.hint}"), entry) for entry in offered]
    fits = [(score, entry) for score, entry in found if score is not None]
    return [entry for _score, entry in sorted(fits, key=lambda each: (-each[0], each[1].pays))]


def commands(window: QWidget) -> tuple[list[Entry], list[Entry]]:
    """Return the commands of what is visible, and of the whole window, without duplicates, in the catalogue's order."""
    order = {name: at for at, name in enumerate(CATALOGUE)}
    bound = [each for each in window.findChildren(Bound) if each.possible and not _aside(each)]
    bound.sort(key=lambda each: (each.command.group is Group.SETTINGS, order[each.command.name]))
    once = {each.text: each for each in bound}.values()
    everywhere = {Group.EVERYWHERE, Group.SETTINGS}
    return (
        [_entry(words.tr("On this page", "commands"), each) for each in once if each.command.group not in everywhere],
        [_entry(words.tr("Everywhere", "commands"), each) for each in once if each.command.group in everywhere],
    )


def _entry(kind: str, each: Bound) -> Entry:
    also = f"{each.command.found_by} {words.tr(each.command.group.value, 'commands')}"
    hint = " · ".join(filter(None, (each.detail(), each.shown_key)))
    return Entry(kind, each.text, each.give, hint, also=also, pays=each.command.pays)


def _aside(each: Bound) -> bool:
    """Return True for the palette itself, and for commands that only lead back."""
    return each.command.name == "window.palette" or each.command.keys == ("Escape",)


def _lists(context: PageContext) -> Iterator[Entry]:
    kind, now = words.tr("Lists", "commands"), datetime.now(UTC).astimezone()
    titles = ProductTitles(context.services.session)
    for batch in context.services.journal.batches()[:_MOST_LISTS]:
        hint = f"{titles.title(batch)} · {words.moment(batch.created_at, now)}"
        yield Entry(kind, list_title(batch), _opening(context, batch), hint, "file")


def _opening(context: PageContext, batch: Batch) -> Callable[[], object]:
    """Return a callback that opens the batch's results if it has any, else the monitor."""

    def open_it() -> None:
        ended = finished(context.services.journal.tasks(batch.id))
        (context.open_results if ended else context.show_monitor)(batch.id)

    return open_it


def _connections(context: PageContext) -> Iterator[Entry]:
    kind, current = words.tr("Connections", "commands"), context.connection()
    for connection in context.services.session.connections():
        if connection.base_url == current.base_url:
            continue
        yield Entry(
            kind,
            words.tr("Use “{}”", "commands").format(connection_title(connection)),
            partial(context.use, connection),
            icon="link",
            also=words.tr("connection account service", "command search"),
        )


def _unasked(offered: Iterable[Entry]) -> Iterator[Entry]:
    lists = 0
    for entry in offered:
        lists += entry.icon == "file"
        if entry.icon != "file" or lists <= _MOST_UNASKED:
            yield entry


# Scores a search against texts: letters in order, better at the start of words. No Qt.


_WHOLE, _START, _WORD, _WITHIN, _LETTERS = 100, 60, 40, 20, 5
_LEAST_LETTERS = 2  # one letter matches nearly everything


def plain(text: str) -> str:
    """Return the text without case and accents, so that "cafe" finds "Café"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def fit(wanted: str, text: str, also: str = "") -> int | None:
    """Return how well `text` fits, higher is better; None if a word of `wanted` isn't in it.

    Each word counts by itself, in any order; `also` are hidden words, which count less. "" fits everything.
    """
    seen, unseen = plain(text), plain(also)
    total = 0
    for word in plain(wanted).split():
        found = _word_fit(word, seen)
        if found is None:
            found = 1 if word in unseen else None
        if found is None:
            return None
        total += found
    return total


def _word_fit(word: str, text: str) -> int | None:
    at = text.find(word)
    if at == 0:
        return _WHOLE if text == word else _START
    starts = [place for place in range(1, len(text)) if _begins(text, place)]
    if any(text.startswith(word, place) for place in starts):
        return _WORD
    if at > 0:
        return _WITHIN
    if len(word) < _LEAST_LETTERS:
        return None
    initials = "".join(text[place] for place in [0, *starts] if text)
    if word in initials:
        return _WITHIN - 1
    gaps = _gaps(word, text)
    return None if gaps is None or gaps > len(word) else max(1, _LETTERS - gaps)


def _begins(text: str, place: int) -> bool:
    return text[place].isalnum() and not text[place - 1].isalnum()


def _gaps(word: str, text: str) -> int | None:
    """Return the least number of letters between those of the word; None if they don't occur in this order."""
    first = (place for place, letter in enumerate(text) if letter == word[0])
    return min((gaps for place in first if (gaps := _gaps_from(place, word, text)) is not None), default=None)


def _gaps_from(start: int, word: str, text: str) -> int | None:
    at = start
    for letter in word[1:]:
        at = text.find(letter, at + 1)
        if at < 0:
            return None
    return at - start + 1 - len(word)
