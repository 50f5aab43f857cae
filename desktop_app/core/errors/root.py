"""Defines the root of the error tree: an error is three templates and their values."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop_app.core.text.translatable import Text, fields_of


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
        used = {name: self.params[name] for name in fields_of(self.what)}
        return Text(self.what.format(**self.params), self.what, used, "errors")

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

    def _line(self, advice: str) -> str:
        return " ".join(f"{self} {advice.format(**self.params)}".split())


def _rebuild(kind: type[DialproofError], params: dict[str, Any]) -> DialproofError:
    """Unpickle an error. Errors cross from the child process to the interface."""
    return kind(**params)
