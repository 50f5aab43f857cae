"""A restoration is kept until each face has told of it; lists that may have been sent are kept for good."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.batches.restoration import PerhapsSent, Restoration
from desktop_app.services.batches.restorations import seen, unsaid, unseen
from desktop_app.storage.backup.recovery import perhaps_sent, remember
from desktop_app.storage.journal.journal import Journal

AT = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
FIRST = Restoration(AT, None, "damaged-1", 0, (PerhapsSent("a.csv", "d1"),))
SECOND = Restoration(AT, AT, "damaged-2", 2, (PerhapsSent("a.csv", "d1"), PerhapsSent("b.csv", "d2")))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal(tmp_path / "journal.sqlite")
    yield opened
    opened.close()


def test_without_any_there_is_nothing_to_tell(journal: Journal) -> None:
    assert (unseen(journal), unsaid(journal), perhaps_sent(journal)) == ([], [], [])


def test_what_the_command_line_said_the_window_still_shows_until_it_is_closed(journal: Journal) -> None:
    remember(journal, FIRST)
    remember(journal, SECOND)
    assert unsaid(journal) == [FIRST, SECOND]
    assert unsaid(journal) == []
    assert unseen(journal) == [FIRST, SECOND]
    seen(journal, FIRST)
    assert unseen(journal) == [SECOND]
    seen(journal, FIRST)
    seen(journal, SECOND)
    assert unseen(journal) == []


def test_lists_that_may_have_been_sent_are_kept_once_each(journal: Journal) -> None:
    remember(journal, FIRST)
    remember(journal, SECOND)
    seen(journal, FIRST)
    assert perhaps_sent(journal) == [PerhapsSent("a.csv", "d1"), PerhapsSent("b.csv", "d2")]
