"""Declares the Protocol of a source of answers."""

from __future__ import annotations

import re
from typing import Protocol

_E164 = re.compile(r"\+[1-9][0-9]{1,14}", re.ASCII)

NOT_E164 = "not in international format (E.164)"


class SourceDown(Exception):
    """The source can't answer now. A task ends as failed and is refunded; a single check is a 503."""


class Source(Protocol):
    """Answers one number at a time, from any thread.

    `fields` are the answer's keys, in the order of the result file's columns. `answer` accepts any text that was sent
    as a number without an error; it only raises `SourceDown` if it can't answer.
    """

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all values of an answer."""
        ...

    def answer(self, number: str) -> dict[str, str]:
        """Return one value for each of `fields`."""
        ...


def is_e164(number: str) -> bool:
    """Return True for ITU-T E.164: a plus, no leading zero, at most 15 digits, nothing else."""
    return _E164.fullmatch(number) is not None
