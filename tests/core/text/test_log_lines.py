"""A log's lines taken apart: whatever stands in them is harmless and masked when it is shown."""

from __future__ import annotations

from desktop_app.core.text.log_lines import LogEntry, entries_of

LINES = [
    "2026-03-04 05:06:07,890 WARNING desktop_app.services.sending part 3 was refused",
    "2026-03-04 05:06:08,001 ERROR desktop_app.ui.start.application not caught",
    "Traceback (most recent call last):",
    '  File "desktop_app/ui/frame/shell.py", line 3, in show',
    "2026-03-04 05:06:09 4711 INFO desktop_app.local_service: it answers",
]


def test_messages_are_told_apart_with_their_frames() -> None:
    warning, error, info = entries_of(LINES)
    assert (warning.at, warning.level) == ("2026-03-04 05:06:07", "WARNING")
    assert error.more == tuple(LINES[2:4])
    assert info.text == "desktop_app.local_service: it answers"
    assert info.gravity < warning.gravity < error.gravity


def test_words_are_found_in_any_case_and_in_the_frames() -> None:
    entry = entries_of(LINES)[1]
    assert entry.has("NOT Caught")
    assert entry.has("shell.py")
    assert not entry.has("refused")


def test_what_could_harm_or_tell_too_much_is_gone() -> None:
    (entry,) = entries_of(["2026-03-04 05:06:07,1 INFO x \x1b[31m\u202e +447400123456 " + "y" * 9000])
    assert "+447400123456" not in str(entry)
    assert "\x1b" not in str(entry)
    assert "\u202e" not in str(entry)
    assert len(str(entry)) < 5000


def test_lines_without_a_beginning_stand_alone() -> None:
    assert entries_of(["  the end of something", "more"]) == [LogEntry("", "", "  the end of something", ("more",))]
    assert entries_of([]) == []
    # AND what never ends isn't kept whole
    assert len(entries_of(["first", *["more"] * 10_000])[0].more) == 200
