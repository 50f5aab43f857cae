"""The root of the tree: an error is three templates and what fills them."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop_app.core.text.said import Said, fields_of


class DialproofError(Exception):
    """Base of the tree: `what` happened, what it means (`meaning`), what to do (`advice`).

    The three are templates, filled with the keyword arguments given when raising, so that
    the window can translate the template and fill it afterwards. `advice_alone` takes the place of
    `advice` where no batch is concerned, "" where it is the same; `advice_window` in the window, which knows no
    command line: None where it is the same, "" where nothing is to be added.
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
        return Said(self.what.format(**self.params), self.what, used, "errors")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.params)

    @property
    def sentence(self) -> str:
        """What happened and what to do, on one line, for the command line."""
        return self._line(self.advice)

    @property
    def sentence_alone(self) -> str:
        """The same where no batch is concerned."""
        return self._line(self.advice_alone or self.advice)

    def _line(self, advice: str) -> str:
        return " ".join(f"{self} {advice.format(**self.params)}".split())


def _rebuild(kind: type[DialproofError], params: dict[str, Any]) -> DialproofError:
    """Unpickle: errors cross from the child process to the interface."""
    return kind(**params)
