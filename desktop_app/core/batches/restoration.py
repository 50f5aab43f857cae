"""Describes a journal that was restored from a copy, for window and command line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Self

from desktop_app.core.text.translatable import tr_noop, tr_text

Translate = Callable[[str], str]
Clock = Callable[[datetime], str]

_WHAT = tr_noop("The journal was damaged and has been restored from its copy of {copy}.", "errors")
_WHAT_NEW = tr_noop("The journal was damaged, and there is no sound copy of it: a new, empty one was begun.", "errors")
_OPEN = tr_noop(
    "What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; "
    "they are not sent again by themselves, but wait for your decision in the task monitor.",
    "errors",
)
_NOTHING_OPEN = tr_noop("What was sent after the copy isn't in it. No open task waits to be sent.", "errors")
_NEW = tr_noop("Your lists are still on this computer, but Dialproof no longer knows what was sent of them.", "errors")
_LISTS = tr_noop(
    "Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.", "errors"
)
_ADVICE = tr_noop(
    "Look in your service's task list before you decide, or verify a list again. "
    "The damaged file is kept in “{folder}”.",
    "errors",
)
# At most this many lists are named.
_MOST = 10
# The message of a list that the copy doesn't contain, when it is to be sent.
PERHAPS_SENT = tr_text("the journal was damaged since; this list may have been sent before")


def doubt(copied_at: datetime | None) -> str:
    """Return the message of a task that may have been sent after the copy."""
    copy = utc(copied_at) if copied_at else ""
    return tr_text("the journal was damaged; this task may have been sent after its copy of {copy}", copy=copy)


@dataclass(frozen=True, slots=True)
class PerhapsSent:
    """A list that was begun after the copy: its file's name, and the digest of the file's content."""

    file: str
    digest: str


@dataclass(frozen=True, slots=True)
class Restoration:
    """A restored journal: `at` when, `copied_at` when the copy was made (None without one), `parts` tasks in doubt."""

    at: datetime
    copied_at: datetime | None
    folder: str
    parts: int
    lists: tuple[PerhapsSent, ...] = ()

    def told(self, translate: Translate = str, clock: Clock | None = None) -> tuple[str, str, str]:
        """Return what happened, what it means and what to do. Each is translated first and filled in afterwards."""
        params = {
            "copy": (clock or utc)(self.copied_at) if self.copied_at else "",
            "parts": self.parts,
            "lists": self._names(),
            "folder": self.folder,
        }
        meanings = [_NEW if self.copied_at is None else _OPEN if self.parts else _NOTHING_OPEN]
        meanings += [_LISTS] if self.lists else []
        meaning = " ".join(translate(text).format(**params) for text in meanings)
        what = _WHAT if self.copied_at else _WHAT_NEW
        return translate(what).format(**params), meaning, translate(_ADVICE).format(**params)

    def _names(self) -> str:
        names = list(dict.fromkeys(f"“{each.file}”" for each in self.lists))
        more = [f"+ {len(names) - _MOST}"] if len(names) > _MOST else []
        return ", ".join(names[:_MOST] + more)

    def as_json(self) -> dict[str, Any]:
        """Return it as the journal's settings store it."""
        copied = self.copied_at.isoformat() if self.copied_at else None
        return {**asdict(self), "at": self.at.isoformat(), "copied_at": copied}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Self:
        """Rebuild what `as_json` returned."""
        copied = value["copied_at"]
        return cls(
            at=datetime.fromisoformat(value["at"]),
            copied_at=datetime.fromisoformat(copied) if copied else None,
            folder=value["folder"],
            parts=value["parts"],
            lists=tuple(PerhapsSent(**each) for each in value["lists"]),
        )


def utc(moment: datetime) -> str:
    """Format a time as the command line writes it."""
    return f"{moment:%Y-%m-%d %H:%M} UTC"
