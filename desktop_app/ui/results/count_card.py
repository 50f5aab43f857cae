"""Counts as cards, the chosen one filters; and the cards of a list's rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Counts
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import REUSED
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter
from desktop_app.core.text.translatable import tr_n_noop, tr_noop
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.label import divider
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words

_HEIGHT, _LOW_HEIGHT, _PADDING, _LEAST_PADDING, _LINE = 58, 48, 12, 7, 18
_LEAST_WIDTH = 54
_MARK, _INDENT, _OVER = 14, 20, 4  # the icon, how far the word stands behind it, and may reach into the padding
ROWS = tr_n_noop("%n row", "%n rows")
NUMBERS = tr_n_noop("%n number", "%n numbers")
ALL = "all"  # the card of everything, which filters nothing


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of rows a card counts; `tip` explains it if needed. `also`: other cards count its rows, too."""

    key: str
    text: str
    icon: str
    tone: str
    tip: str = ""
    also: bool = False


class CountCard(QAbstractButton):
    """Shows a word with its icon, the count below it, and a detail behind that if there is room.

    A tight one has the icon beside the count instead, so that the word has the whole width.

    `unit` is the singular and plural of the thing counted.
    """

    def __init__(self, kind: Kind, unit: tuple[str, str] = ROWS) -> None:
        super().__init__()
        self._kind, self._unit = kind, unit
        self._count: int | None = None
        self._detail = ""
        self._low = self._tight = False
        self.setToolTip(kind.tip)
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_count(None)

    def set_count(self, count: int | None, detail: str = "") -> None:
        """Set the count and its detail; None while the count isn't known."""
        self._count, self._detail = count, detail
        self.setAccessibleName(joining.named(self._kind.text, words.number(count)))
        counted = words.counted(count, *self._unit) if count is not None else ""
        texts = [counted, detail, words.tr("Shows only these", "results"), self._kind.tip]
        self.setAccessibleDescription(". ".join(filter(None, texts)))
        self._tell_whole()
        self.update()

    def set_low(self, low: bool) -> None:
        """Reduce the height in a low window."""
        self._low = low
        self.updateGeometry()

    def set_tight(self, tight: bool) -> None:
        """Put the icon beside the count, where all words don't fit beside theirs."""
        if tight is not self._tight:
            self._tight = tight
            self._tell_whole()
            self.update()

    def least_width(self, *, tight: bool) -> int:
        """Return the width in which word and count are whole."""
        word = QFontMetrics(self._small()).horizontalAdvance(self._kind.text) - _OVER + (0 if tight else _INDENT)
        return 1 + max(word, self._large_width()) + 2 * _LEAST_PADDING

    @property
    def count(self) -> int | None:
        """The count shown."""
        return self._count

    def sizeHint(self) -> QSize:
        """Return the width the word needs."""
        width = self.fontMetrics().horizontalAdvance(self._kind.text) + icons.SIZE + 2 * _PADDING + 8
        return QSize(width, _LOW_HEIGHT if self._low else _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return a smaller width, for which the word is shortened."""
        return self.sizeHint().boundedTo(QSize(_LEAST_WIDTH, _HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what is cut into the tool tip, above the usual text."""
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        room = self._room().width() + _OVER
        count = QFontMetrics(self._large(room)).horizontalAdvance(words.number(self._count)) > room
        word = self._kind.text if self._short() != self._kind.text else ""
        self.setToolTip("\n".join(filter(None, (self.accessibleName() if count else word, self._kind.tip))))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the card under the pointer."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint surface, word and count; the accent if chosen, the ring if focused."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        ground = "accent_soft" if chosen else "raised" if self.underMouse() else "surface"
        wide = 2.0 if self.hasFocus() or (chosen and theme.current().high) else 1.0
        painter.setPen(QPen(theme.colour("accent" if chosen or self.hasFocus() else "border"), wide))
        painter.setBrush(theme.colour(ground))
        inset = wide / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, theme.CARD_RADIUS, theme.CARD_RADIUS)
        self._paint_words(painter)

    def _room(self) -> QRect:
        air = (self.height() - _HEIGHT) // 2  # negative in a low window
        # In a narrow window the word has the air at the sides, before it is shortened.
        side = max(_LEAST_PADDING, min(_PADDING, _PADDING - (self.sizeHint().width() - self.width() + 1) // 2))
        return self.rect().adjusted(side, 8 + air, -side, -7 - air)

    def _beside(self) -> QRect:
        """Return where the word is, beside the icon if that is in its line."""
        room = self._room()
        return QRect(room.left(), room.top(), room.width(), _LINE).adjusted(0 if self._tight else _INDENT, 0, _OVER, 0)

    def _small(self) -> QFont:
        small = QFont(self.font())
        small.setPixelSize(theme.sizes().small)
        return small

    def _large(self, room: int | None = None) -> QFont:
        """Return the count's font, which is smaller where the count has more digits than the room."""
        large = QFont(self.font())
        large.setWeight(QFont.Weight.DemiBold)
        for size in (theme.sizes().body + 4, theme.sizes().body, theme.sizes().small):
            large.setPixelSize(size)
            if room is None or QFontMetrics(large).horizontalAdvance(words.number(self._count)) <= room:
                break
        return large

    def _large_width(self) -> int:
        return QFontMetrics(self._large()).horizontalAdvance(words.number(self._count))

    def _short(self) -> str:
        """Return the word, shortened to the room."""
        return QFontMetrics(self._small()).elidedText(
            self._kind.text, Qt.TextElideMode.ElideRight, self._beside().width()
        )

    def _paint_words(self, painter: QPainter) -> None:
        room, beside, small = self._room(), self._beside(), self._small()
        whole, way = self.rect(), self.layoutDirection()
        nothing = not self._count
        tone = "muted" if nothing else self._kind.tone
        below = room.adjusted(0, _LINE, 0, 0)
        if not self._tight:
            mark = QRect(room.left(), beside.center().y() - 6, _MARK, _MARK)
        else:
            mark = QRect(room.right() - _MARK, below.center().y() - 6, _MARK, _MARK)
            below.setRight(mark.left() - theme.XS)
        if not self._tight or self._large_width() <= below.width():
            icons.paint(painter, placed(mark, whole, way), self._kind.icon, tone)
        else:
            below.setRight(room.right())
        painter.setFont(small)
        painter.setPen(theme.colour("text" if self.isChecked() else "muted"))
        painter.drawText(placed(beside, whole, way), int(Qt.AlignmentFlag.AlignVCenter), self._short())
        painter.setFont(self._large(below.width() + _OVER))
        painter.setPen(theme.colour("muted" if nothing else "text"))
        shown = painter.fontMetrics().elidedText(
            words.number(self._count), Qt.TextElideMode.ElideRight, below.width() + _OVER
        )
        reach = below.adjusted(0, 0, _OVER, 0)
        painter.drawText(placed(reach, whole, way), int(Qt.AlignmentFlag.AlignVCenter), shown)
        left = below.adjusted(painter.fontMetrics().horizontalAdvance(shown) + 8, 2, 4, 0)
        painter.setFont(small)
        if painter.fontMetrics().horizontalAdvance(self._detail) <= left.width():
            painter.setPen(theme.colour("muted"))
            painter.drawText(placed(left, whole, way), int(Qt.AlignmentFlag.AlignVCenter), self._detail)


class CountCards(QWidget):
    """A row of cards; behind a line those that count rows of others. Emits `chosen(key)` on a click, key or arrow."""

    chosen = Signal(str)

    def __init__(self, kinds: list[Kind], unit: tuple[str, str] = ROWS) -> None:
        super().__init__()
        self._cards: dict[str, CountCard] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        line = divider()
        for kind in kinds:
            if kind.also and row.indexOf(line) < 0:
                row.addWidget(line)
            card = CountCard(kind, unit)
            card.clicked.connect(lambda _checked=False, key=kind.key: self.chosen.emit(key))
            self._group.addButton(card)
            self._cards[kind.key] = card
            row.addWidget(card, 1)
        self._row = row

    def set_counts(
        self,
        counts: Mapping[str, int | None],
        hidden: frozenset[str] = frozenset(),
        details: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Set counts by key, and details; hide the cards in `hidden`, which mean nothing for this list."""
        for key, card in self._cards.items():
            card.set_count(counts.get(key), details.get(key, ""))
            card.setVisible(key not in hidden)
        self._share()

    def forget(self) -> None:
        """Show no counts until new ones are set, and leave the cards where they are."""
        for card in self._cards.values():
            card.set_count(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Make all cards equally wide; if a word needs more than that, each as wide as its word.

        If that cuts words, all cards are tight.
        """
        shown = [card for card in self._cards.values() if not card.isHidden()]
        needed = [card.sizeHint().width() for card in shown]
        room = self.width() - self._row.spacing() * len(shown)
        shares = [1] * len(shown) if max(needed, default=0) * len(shown) <= room else needed
        cut = any(
            card.least_width(tight=False) * sum(shares) > room * own for card, own in zip(shown, shares, strict=True)
        )
        if cut:
            shares = [card.least_width(tight=True) for card in shown]
        for card, own in zip(shown, shares, strict=True):
            card.set_tight(cut)
            self._row.setStretchFactor(card, own)

    def set_low(self, low: bool) -> None:
        """Reduce the cards' height in a low window."""
        for card in self._cards.values():
            card.set_low(low)

    def choose(self, key: str) -> None:
        """Choose a card without emitting `chosen`; "" for none."""
        if key:
            self._cards[key].setChecked(True)
        elif chosen := self._group.checkedButton():
            self._group.setExclusive(False)  # an exclusive group always keeps one checked
            chosen.setChecked(False)
            self._group.setExclusive(True)

    def current(self) -> str:
        """Return the chosen card's key."""
        return next((key for key, card in self._cards.items() if card.isChecked()), "")

    def card(self, key: str) -> CountCard:
        """Return a card by its key."""
        return self._cards[key]


# --- The cards of a list's rows: which there are, which rows each of them leaves, and what each counts ---


NOT_SENT = "not sent"
AWAITING = "awaiting"
SUPPRESSED = "suppressed"
PROBLEM = "problem"
_ONLY: dict[str, tuple[AnswerStatus | None, NumberStatus | None]] = {
    "answered": (AnswerStatus.ANSWERED, None),
    AWAITING: (AnswerStatus.AWAITING, None),
    "unanswered": (AnswerStatus.UNANSWERED, None),
    "invalid": (None, NumberStatus.INVALID),
    "duplicate": (None, NumberStatus.DUPLICATE),
    "empty": (None, NumberStatus.EMPTY),
}
# The cards of a verdict.
_VERDICTS: dict[str, Verdict] = {
    "good": Verdict.GOOD,
    "doubtful": Verdict.DOUBTFUL,
    "bad": Verdict.BAD,
    "unknown": Verdict.UNKNOWN,
    NOT_SENT: Verdict.NOT_SENT,
    SUPPRESSED: Verdict.SUPPRESSED,
    PROBLEM: Verdict.PROBLEM,
}


_REPEATED = tr_noop(
    "Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as "
    "answered, too.",
    "results",
)
_AWAITING = tr_noop(
    "Rows whose number was sent, or perhaps was, and whose answer may still come.",
    "results",
)
_GOOD = tr_noop("Rows with a number that can be used, by what the service answered.", "results")
_DOUBTFUL = tr_noop("Rows whose number may or may not be of use: look at the answer.", "results")
_BAD = tr_noop("Rows whose number is of no use, by what the service answered.", "results")
_UNKNOWN = tr_noop("Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.", "results")
_NOT_SENT = tr_noop(
    "Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.", "results"
)
_SUPPRESSED = tr_noop("Rows whose number is on a suppression list: not sent, and in no clean list.", "results")
_PROBLEM = tr_noop("Rows without a number that can be sent: what stands there is invalid, or nothing does.", "results")
_REUSED = tr_noop(
    ("Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too."),
    "results",
)


def kinds() -> list[Kind]:
    """Return all cards in order; the cards without `also` are disjoint and add up to all rows."""
    reused, repeated = words.tr(_REUSED, "results"), words.tr(_REPEATED, "results")
    return [
        Kind(ALL, words.tr("All rows", "results"), "sheet", "muted"),
        Kind("good", words.tr("Good", "results"), "check", "success", words.tr(_GOOD, "results")),
        Kind("doubtful", words.tr("Doubtful", "results"), "warning", "warning", words.tr(_DOUBTFUL, "results")),
        Kind("bad", words.tr("Bad", "results"), "cross", "danger", words.tr(_BAD, "results")),
        Kind("unknown", words.tr("Unknown", "results"), "help", "muted", words.tr(_UNKNOWN, "results")),
        Kind(NOT_SENT, words.tr("Not sent", "results"), "minus", "warning", words.tr(_NOT_SENT, "results")),
        Kind(SUPPRESSED, words.tr("Suppressed", "results"), "lock", "violet", words.tr(_SUPPRESSED, "results")),
        Kind(PROBLEM, words.tr("Problem", "results"), "alert", "warning", words.tr(_PROBLEM, "results")),
        Kind("answered", words.tr("Answered", "results"), "check", "accent", also=True),
        Kind(AWAITING, words.tr("Awaiting", "results"), "clock", "accent", words.tr(_AWAITING, "results"), also=True),
        Kind("unanswered", words.tr("Unanswered", "results"), "half", "warning", also=True),
        Kind(REUSED, words.tr("Reused", "results"), "history", "accent", reused, also=True),
        Kind("duplicate", words.tr("Duplicates", "results"), "duplicate", "violet", repeated, also=True),
        Kind("invalid", words.tr("Invalid", "results"), "cross", "danger", also=True),
        Kind("empty", words.tr("Empty", "results"), "circle", "muted", also=True),
    ]


def title(kind: str) -> str:
    """Return a card's words."""
    return next((each.text for each in kinds() if each.key == kind), "")


def card_of(rows: RowFilter) -> str:
    """Return the card whose rows a filter leaves, or some of them; `ALL` for none."""
    if rows.reused:
        return REUSED
    if rows.verdict is not None:
        return next(kind for kind, verdict in _VERDICTS.items() if verdict is rows.verdict)
    return next((kind for kind, only in _ONLY.items() if only == (rows.answer, rows.status)), ALL)


def narrowed(rows: RowFilter, kind: str) -> RowFilter:
    """Return the filter narrowed to a card's rows."""
    answer, status = _ONLY.get(kind, (None, None))
    return replace(rows, answer=answer, status=status, reused=kind == REUSED, verdict=_VERDICTS.get(kind))


def card_counts(
    counts: Counts, answers: Mapping[str, int] | None, verdicts: VerdictCounts | None
) -> dict[str, int | None]:
    """Return the counts by card; `answers` is the tally of answer statuses, None while they are being counted."""

    def rows(status: AnswerStatus) -> int | None:
        return None if answers is None else answers.get(status.value, 0)

    judged = {} if verdicts is None else verdicts.each()
    return {
        **{kind: judged.get(verdict) for kind, verdict in _VERDICTS.items()},
        ALL: counts.rows,
        "answered": rows(AnswerStatus.ANSWERED),
        REUSED: None if answers is None else answers.get(REUSED, 0),
        AWAITING: rows(AnswerStatus.AWAITING),
        "unanswered": rows(AnswerStatus.UNANSWERED),
        "invalid": counts.invalid,
        "duplicate": counts.duplicate,
        "empty": counts.empty,
    }


def card_details(shown: Mapping[str, int | None], progress: ProgressCounts) -> dict[str, str]:
    """Return the details behind the counts: how many distinct numbers the rows have, and which rows count twice.

    `shown` are the cards' counts, `progress` the batch's, as in the monitor.
    """
    details = {}
    if shown["duplicate"]:
        also = not any(shown[each] for each in (AWAITING, "unanswered", NOT_SENT))
        details["duplicate"] = words.tr("also answered", "results") if also else words.tr("repeat a number", "results")
    numbers = {
        "answered": progress.answered,
        AWAITING: progress.awaited,
        "unanswered": progress.unanswered,
        NOT_SENT: progress.unsent,
    }
    return details | {kind: words.counted(count, *NUMBERS) for kind, count in numbers.items() if shown[kind] and count}


def hidden_cards(counts: Mapping[str, int | None]) -> frozenset[str]:
    """Return the cards to hide: those that rarely apply, unless they count something.

    What the rows with a problem are is counted only where they aren't all alike.
    """
    rare = (NOT_SENT, SUPPRESSED, AWAITING, "unanswered", REUSED)
    alike = () if counts["invalid"] and counts["empty"] else ("invalid", "empty")
    return frozenset((*(kind for kind in rare if not counts[kind]), *alike))
