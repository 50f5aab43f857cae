"""By which words an option is found: those that it shows, those that it stands below, and others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, Protocol

from PySide6.QtWidgets import QListWidget, QListWidgetItem

from desktop_app.ui.parts.option_delegate import OptionRole


class OtherWords(Protocol):
    """Words that options don't show: of a country its calling code, or its name in another language."""

    def exactly(self, text: str) -> Sequence[object]:
        """The values that the whole text means, the likeliest first."""
        ...

    def beginning(self, text: str) -> Collection[object]:
        """The values that have a word which begins so."""
        ...


class _None:
    def exactly(self, text: str) -> Sequence[object]:  # noqa: ARG002 - `OtherWords`
        return ()

    beginning = exactly


NO_OTHER_WORDS: Final[OtherWords] = _None()


def is_heading(item: QListWidgetItem) -> bool:
    """Whether it stands above options, and is none."""
    return bool(item.data(OptionRole.HEADING))


def show_fitting(
    items: Iterable[QListWidgetItem], wanted: str, also: Callable[[QListWidgetItem], bool]
) -> list[QListWidgetItem]:
    """Hide all but the options that are meant, or are so `also`, and the headings above them; these options."""
    hits: list[QListWidgetItem] = []
    heading: QListWidgetItem | None = None
    for item in items:
        item.setHidden(is_heading(item) or not (also(item) or _fits(wanted, item, heading)))
        if is_heading(item):
            heading = item
        elif not item.isHidden():
            hits.append(item)
            if heading is not None:
                heading.setHidden(False)
    return hits


def _fits(wanted: str, item: QListWidgetItem, heading: QListWidgetItem | None) -> bool:
    """Whether an option is meant: by its own words, or by those that it stands below."""
    return wanted in item.text().casefold() or (heading is not None and wanted in heading.text().casefold())


def label(item: QListWidgetItem, text: str, hint: str) -> None:
    """The item's own text is what is searched and read aloud."""
    item.setText(f"{text}   {hint}" if hint else text)
    item.setData(OptionRole.TEXT, text)
    item.setData(OptionRole.HINT, hint)


class Top:
    """One option of a list lifted above all others, while what was typed means it."""

    def __init__(self, options: QListWidget) -> None:
        self._options = options
        self._lifted: tuple[QListWidgetItem, int] | None = None  # and its row of before

    def lift(self, item: QListWidgetItem) -> None:
        """Bring it there; `put_back` comes before another."""
        self._lifted = item, self._options.row(item)
        self._move(item, 0)

    def put_back(self) -> None:
        """Let it stand where it stood."""
        if self._lifted is not None:
            self._move(*self._lifted)
            self._lifted = None

    def _move(self, item: QListWidgetItem, row: int) -> None:
        self._options.insertItem(row, self._options.takeItem(self._options.row(item)))
