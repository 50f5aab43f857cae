"""Defines the root of the error tree: an error is three templates and their values."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from desktop_app.core.text.translatable import ERRORS, Text, fields_of, sentences, tr_text

# A result's file has a name that only we know: these take its place.
RESULT_FIRST, RESULT = tr_text("The result"), tr_text("the result")
RESULT_AGAIN = Text("it", RESULT.template, {})
RESULT_NAMES = frozenset({RESULT_FIRST.template, RESULT.template})
QUOTED_NAME = re.compile("([Tt]he archive )?“{name}”")


class DialproofError(Exception):
    """Base of the tree: `what` happened, what it means (`meaning`), what to do (`advice`).

    The three are templates. The keyword arguments given when raising fill them, so that the window can first translate
    the template. `advice_alone` replaces `advice` where no batch is concerned, "" for the same words. `advice_window`
    replaces it in the window, which has no command line: None for the same words, "" for none.
    """

    exit_code: ClassVar[int] = 1
    what: ClassVar[str] = "Something went wrong."
    meaning: ClassVar[str] = ""
    advice: ClassVar[str] = ""
    advice_alone: ClassVar[str] = ""
    advice_window: ClassVar[str | None] = None

    def __init__(self, **params: Any) -> None:
        super().__init__()
        self.params = params

    def __str__(self) -> str:
        return self._told(self.what)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.params)

    @property
    def sentence(self) -> str:
        """The error on one line for the command line: what happened and what to do."""
        return self._line(self.advice)

    @property
    def sentence_alone(self) -> str:
        """The error on one line where no batch is concerned: what happened and what to do."""
        return self._line(self.advice_alone or self.advice)

    def of_result(self, file: str, name: Text) -> str:
        """Return what happened, with one of the names of a result in place of its file's, if `file` is in it."""
        if self.params.get("name") != file:
            return str(self)
        if name is RESULT_FIRST and not QUOTED_NAME.match(self.what):
            name = RESULT
        english = QUOTED_NAME.sub("{name}", self.what).format(**{**self.params, "name": name})
        return Text(english, self.what, {**self._used(self.what), "name": name}, ERRORS)

    def _line(self, advice: str) -> str:
        return sentences(str(self), self._told(advice))

    def _told(self, template: str) -> Text:
        return Text(template.format(**self.params), template, self._used(template), ERRORS)

    def _used(self, template: str) -> dict[str, Any]:
        return {name: self.params[name] for name in fields_of(template)}


def _rebuild(kind: type[DialproofError], params: dict[str, Any]) -> DialproofError:
    """Unpickle an error. Errors cross from the child process to the interface."""
    return kind(**params)
