"""The strip above the rows that says how rows with a problem could be mended, one pattern at a time."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.core.numbers.mending import (
    COUNTRY,
    LETTERS,
    LOST_PLUS,
    LOST_ZERO,
    PERHAPS,
    READINGS,
    WORDS,
    WRONG_PLUS,
)
from desktop_app.core.rows.corrections import Suggested, SuggestionGroup
from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.commands.binding import with_key
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name

_COUNTED = {
    LOST_ZERO: tr_n_noop("%n number lost its leading 0", "%n numbers lost their leading 0"),
    LOST_PLUS: tr_n_noop("%n number lost its +", "%n numbers lost their +"),
    WRONG_PLUS: tr_n_noop("%n national number has a +", "%n national numbers have a +"),
    LETTERS: tr_n_noop("%n number has letters for digits", "%n numbers have letters for digits"),
    WORDS: tr_n_noop("%n number stands among other words or digits", "%n numbers stand among other words or digits"),
}
_READING = tr_n_noop("%n cell has several numbers", "%n cells have several numbers")
_ABROAD = tr_n_noop("%n number may be of this country: {}", "%n numbers may be of this country: {}")


def group_in_words(group: SuggestionGroup) -> str:
    """Return "214 numbers lost their +"; of cells with other readings, that it is one of them."""
    plain = group.pattern.removeprefix(PERHAPS)
    if plain.startswith(COUNTRY):
        told = words.counted(group.count, *_ABROAD).format(region_name(plain.removeprefix(COUNTRY)))
    else:
        told = words.counted(group.count, *(_READING if plain in READINGS else _COUNTED[plain]))
    if plain in READINGS:
        which = (
            words.tr("take the first", "upload"),
            words.tr("take the second", "upload"),
            words.tr("take the third", "upload"),
        )
        return joining.named(told, which[READINGS.index(plain)])
    return words.tr("{}, if not something else", "upload").format(told) if plain != group.pattern else told


def undone_in_words(before: Suggested, now: Suggested) -> str:
    """Return "Undone: 3 corrections were taken back"; "" unless the last order was undone."""
    if now.steps >= before.steps:
        return ""
    fewer = before.corrected - now.corrected
    if fewer > 0:
        return words.counted(fewer, "Undone: %n correction was taken back", "Undone: %n corrections were taken back")
    if fewer < 0:
        return words.counted(-fewer, "Undone: %n correction is there again", "Undone: %n corrections are there again")
    return words.tr("Undone: the corrections are those of before", "upload")


def _mend(group: SuggestionGroup) -> str:
    return words.counted(group.count, "Mend %n", "Mend %n")


class MendStrip(Banner):
    """Emits `take_wanted(pattern)`, `look_wanted(pattern)`, `turned_to(pattern)`, `undo_wanted()`."""

    take_wanted = Signal(str)
    look_wanted = Signal(str)
    turned_to = Signal(str)
    undo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("accent", "", words.tr("Mend", "upload"), self._take)
        self._suggested = Suggested()
        self._at = 0
        self.look = Button(words.tr("Look at them", "upload"), "link", clicked=self._look)
        self.next = Button("", "link", clicked=self._next)
        self.undo = Button(words.tr("Undo", "upload"), "link", clicked=self.undo_wanted.emit)
        self.undo.setToolTip(with_key(words.tr("Take the last correction back", "upload"), "upload.undo"))
        for button in (self.next, self.look):
            self.add_action(button)
        self.add_last_action(self.undo)  # always there, so that it comes under no mouse that clicks another button
        self.hide()

    @property
    def group(self) -> SuggestionGroup | None:
        """The pattern in sight; None if nothing is suggested."""
        groups = self._suggested.groups
        return groups[self._at] if groups else None

    def show_suggested(self, suggested: Suggested) -> None:
        """Show what can be mended: a pattern that an undo brought back, else the same as before if still there."""
        former, before = self._suggested, self.group
        self._suggested = suggested
        names = [group.pattern for group in suggested.groups]
        known = {group.pattern for group in former.groups}
        back = [name for name in names if name not in known] if 0 < former.steps > suggested.steps else []
        wanted = back or [before.pattern if before is not None else ""]
        self._at = names.index(wanted[0]) if wanted[0] in names else 0
        self._keep_width()
        self._show()

    def _keep_width(self) -> None:
        """Make the button as wide as any pattern's, so that none of those beside it moves from one to the next."""
        self.button.setMinimumWidth(0)
        widths = [0]
        for group in self._suggested.groups:
            self.button.setText(_mend(group))
            widths.append(self.button.sizeHint().width())
        self.button.setMinimumWidth(max(widths))

    def _show(self) -> None:
        group, corrected, groups = self.group, self._suggested.corrected, self._suggested.groups
        count = words.counted(corrected, "%n number corrected", "%n numbers corrected") if corrected else ""
        for button in (self.button, self.look):
            button.setVisible(group is not None)
        self.next.setVisible(len(groups) > 1)
        self.undo.setEnabled(bool(self._suggested.steps))
        if group is None:
            self.say(count)
            if not count and self._suggested.steps:
                self.say(words.tr("The corrections were taken back.", "upload"))
            return
        example = group.examples[0] if group.examples else None
        shown = words.tr("{} becomes {}", "upload").format(joining.quoted(example.raw), example.e164) if example else ""
        self.say(group_in_words(group), " · ".join(filter(None, (shown, count))))
        mend = _mend(group)
        self.button.setText(mend)
        self.button.setAccessibleName(f"{mend}: {self.text()}")
        self.look.setAccessibleName(f"{self.look.text()}: {self.text()}")
        self.next.setText(words.tr("{} of {}", "upload").format(words.number(self._at + 1), words.number(len(groups))))
        self.next.setAccessibleName(words.tr("Next suggestion, {}", "upload").format(self.next.text()))

    def _take(self) -> None:
        if self.group is not None:
            self.take_wanted.emit(self.group.pattern)

    def _look(self) -> None:
        if self.group is not None:
            self.look_wanted.emit(self.group.pattern)

    def _next(self) -> None:
        self._at = (self._at + 1) % max(1, len(self._suggested.groups))
        self._show()
        if self.group is not None:
            self.turned_to.emit(self.group.pattern)
