"""Where notes stand: over the footer and the free strip above it. One at a time, and none moves the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from desktop_app.ui import theme
from desktop_app.ui.footer_bar import FooterBar
from desktop_app.ui.local_note import LocalNote
from desktop_app.ui.message_strip import MessageStrip
from desktop_app.ui.parts.lowness import LOW_PAGE

_GAP = 2  # pixels between a page's cards and a note
_FREE, _FREE_LOW = theme.PAGE_MARGINS[3] - _GAP, theme.S - _GAP  # pixels, of what a page leaves free below
_LINES, _LINES_LOW = 2, 1
_RESIZED = (QEvent.Type.Resize, QEvent.Type.Move)
_SAID = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class NotePlace(QObject):
    """A message comes before the note on the local service, and each of them before the footer.

    All three lie in `content`, below `pages`. A message that a person has unfolded covers as much of the page as it
    needs.
    """

    def __init__(
        self, content: QWidget, pages: QWidget, footer: FooterBar, strip: MessageStrip, local_note: LocalNote
    ) -> None:
        super().__init__(content)
        self._content, self._pages, self._footer = content, pages, footer
        self._strip, self._local_note = strip, local_note
        self._note_wanted = False
        kept = footer.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        footer.setSizePolicy(kept)
        for note in (local_note, strip):  # in this order from below
            note.setParent(content)
            note.hide()
            note.installEventFilter(self)
        pages.installEventFilter(self)

    def want_local_note(self, wanted: bool) -> None:
        """Show the note on the local service wherever no message is in its place."""
        self._note_wanted = wanted
        self._arrange()

    def tab_order(self) -> Sequence[QWidget]:
        """What can be operated in this place, in the order of the eye."""
        note, strip = self._local_note, self._strip
        return note.link, note.close_button, strip.more, strip.action, strip.close_button, self._footer.link

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another size, or something else is said."""
        if event.type() in (_RESIZED if watched is self._pages else _SAID):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        said = not self._strip.isHidden()
        self._local_note.setVisible(self._note_wanted and not said)
        self._footer.setVisible(not said and not self._note_wanted)
        low = self._pages.height() < LOW_PAGE
        width, bottom = self._content.width(), self._content.height()
        height = self._footer.height() + (_FREE_LOW if low else _FREE)
        self._local_note.setGeometry(0, bottom - height, width, height)
        self._strip.fold(width, _LINES_LOW if low else _LINES)
        if self._strip.unfolded:
            height = max(height, min(self._strip.heightForWidth(width), bottom))
        self._strip.setGeometry(0, bottom - height, width, height)
