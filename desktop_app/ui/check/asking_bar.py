"""The bar for a check: the number, its country if written nationally, and the product.

While a number is typed, a line below it gives hints, never alarms.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.numbers.number_parser import single_number, verdicts_on
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.problems import NumberProblem, problem_of
from desktop_app.core.numbers.typing_format import format_typed, is_separator, region_so_far
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.ui.check.region_badge import RegionBadge
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen, make_clearable
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, CountryButton, country_options
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import NO_COUNTRY, country_title, first_country
from desktop_app.ui.text.number_words import line_type_word, problem_word
from desktop_app.ui.text.product_words import price_words, product_options

_tr = words.translator("check")

# What libphonenumber says of the beginning of a number that may become one.
_INCOMPLETE = (NumberProblem.TOO_SHORT, NumberProblem.AREA_CODE_MISSING)
_LONGEST_STRAY = 12  # letters that are shown of what doesn't belong there


_NOTHING = Normalised()


@dataclass(frozen=True, slots=True)
class Hint:
    """A text, with an icon's name or "" and a tone."""

    text: str
    icon: str = "phone"
    tone: str = "muted"


@dataclass(frozen=True, slots=True)
class TypedNumber:
    """What is known of the text in the field: `found` is libphonenumber's verdict, `region` as far as that is known.

    Nationally written numbers are of `country`. `several`: the numbers in the text, if it is more than one.
    """

    text: str = ""
    country: str | None = None
    found: Normalised = _NOTHING
    region: str = ""
    several: tuple[str, ...] = ()

    @property
    def hint(self) -> Hint:
        """What is said of the number so far."""
        if not self.text.strip():
            return Hint(_tr("Type or paste a number; Enter checks it."), "")
        if self.found.valid:
            return Hint(_where(self.found), "check", "success")
        return Hint(_why_not(self.found, self.text), "circle")

    @property
    def refusal(self) -> str:
        """Why Enter sends nothing."""
        problem = self.found.problem
        if not self.text.strip() or _needs_country(problem, self.text) or _stray(problem, self.text):
            return self.hint.text
        return _tr("Nothing was sent: {}.").format(problem_word(problem))


def typed_number(text: str, country: str | None) -> TypedNumber:
    """Return what is known of a text with a number of `country`, if it is written nationally."""
    verdicts = verdicts_on(text, country or None)
    found = single_number(verdicts)
    if found.valid:
        return TypedNumber(text, country, found, found.region)
    several = tuple(dict.fromkeys(each.found.e164 for each in verdicts if each.found.valid))
    return TypedNumber(text, country, found, region_so_far(text, country), several if len(several) > 1 else ())


def _where(found: Normalised) -> str:
    return _tr("{country} · {line_type}").format(
        country=country_title(found.region), line_type=line_type_word(found.line_type)
    )


def _why_not(found: Normalised, text: str) -> str:
    stray = _stray(found.problem, text)
    odd = _tr("“{}” isn't part of a number.").format(stray) if stray else ""
    if _needs_country(found.problem, text):
        return joining.sentences(odd, _tr("Begin with + and the country code, or choose the country below."))
    if odd:
        return odd
    if found.problem in _INCOMPLETE or (found.problem == NumberProblem.NOT_A_NUMBER and _only_digits(text)):
        return _tr("Not complete yet")
    if problem_of(found.problem)[0] is NumberProblem.NOT_IN_USE:
        return _tr("Not a number so far: {}").format(problem_word(found.problem))
    return _tr("Can't be checked: {}").format(problem_word(found.problem))


def _needs_country(problem: str, text: str) -> bool:
    return problem == NumberProblem.NO_COUNTRY and not text.strip().startswith("+")


def _stray(problem: str, text: str) -> str:
    """Return the stray text between or behind the digits of an invalid number; "" if there is none, or no digit."""
    if problem not in {NumberProblem.NO_COUNTRY, NumberProblem.NOT_A_NUMBER, *_INCOMPLETE} or not any(
        map(str.isdecimal, text)
    ):
        return ""
    start = next((at for at, letter in enumerate(text) if not _only_digits(letter)), len(text))
    return "".join(takewhile(lambda letter: not _only_digits(letter), text[start:]))[:_LONGEST_STRAY]


def _only_digits(text: str) -> bool:
    return all(letter.isdecimal() or letter == "+" or is_separator(letter) for letter in text)


_SERVICES_CHOICE = ""  # no product is named: the service has one of its own for single checks


class AskingBar(QWidget):
    """Emits `asked(number, product)`, the number as a `Normalised`, on Enter or the button, or `refused`.

    `refused` is for numbers that libphonenumber doesn't accept. `typed` is what is known of the number in the field.
    """

    asked = Signal(object, object)
    refused = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._base_url: str | None = None  # of the connection that the products are of
        self.number = NumberEntry()
        self.button = Button(_tr("Check"), "primary", clicked=self.ask)
        self.button.setProperty("scale", "large")
        self.button.setMinimumWidth(112)
        self._badge = RegionBadge()
        self._icon = IconLabel("phone")
        self.hint = Label("", wrap=True)
        self.hint.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.several = Button(_tr("Choose a number…"), clicked=self._choose_of_several)
        self.several.hide()
        self.country_choice = CountryButton(_tr("National numbers"))
        self.product_choice = ChoiceButton(_tr("Product"))
        self.unpriced = Label(price_words(None, ""), "small")
        self.typed = TypedNumber()
        self.number.typed.connect(self._read)
        self.number.returnPressed.connect(self.ask)
        self.country_choice.chosen.connect(self._choose_country)
        self.product_choice.chosen.connect(lambda _product: self._say_price())
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Update country and products; the connection or another page may have changed them."""
        self.country_choice.set_options(
            country_options(), first_country(self._context.services.journal.setting(Setting.COUNTRY))
        )
        self.offer_products()
        self.number.set_region(self.country())

    def offer_products(self) -> None:
        """Offer the products; for another service also its own choice.

        That service's prices, and the products it answers instantly, may be unknown.
        """
        connection = self._context.connection()
        catalogue = shown_catalogue(connection)
        options = product_options(catalogue, self.unit(), local=connection.local)
        first: str = catalogue.default.slug
        if not connection.local:
            options = [(_SERVICES_CHOICE, _tr("The service's own choice")), *options]
            first = _SERVICES_CHOICE
        # What one service calls a product is no choice for another.
        chosen = self.product_choice.current() if connection.base_url == self._base_url else first
        known = {option[0] for option in options}
        self._base_url = connection.base_url
        self.product_choice.set_options(
            options, chosen if chosen in known else first, lead=0 if connection.local else 1
        )
        self._say_price()

    def _say_price(self) -> None:
        """Show the price on the button that pays it, before it is pressed."""
        connection, product = self._context.connection(), self.product()
        price = shown_catalogue(connection).asked(product).price if product else None
        self.unpriced.setVisible(price is None)
        if not self.button.busy:
            message = price_words(price, self.unit()) if price is not None else ""
            self.button.setText(_tr("Check · {}").format(message) if message else _tr("Check"))

    def unit(self) -> str:
        """Return the unit of the prices, "" if unknown."""
        return self._context.services.balances.unit(self._context.connection())

    def country(self) -> str | None:
        """Return the country of nationally written numbers, None if none is chosen."""
        chosen = self.country_choice.current()
        return chosen if isinstance(chosen, str) and chosen != NO_COUNTRY else None

    def product(self) -> str | None:
        """Return the chosen product's slug, None for the service's own choice."""
        chosen = self.product_choice.current()
        return chosen if isinstance(chosen, str) and chosen != _SERVICES_CHOICE else None

    def ask(self) -> None:
        """Check the number in the field; explain and keep one that can't be checked."""
        if self.button.busy:
            return
        if self.typed.found.valid:
            self.asked.emit(self.typed.found, self.product())
        else:
            self.number.setFocus()
            self.refuse()

    def refuse(self) -> None:
        """Explain why the number in the field can't be checked."""
        self.say(self.typed.refusal)
        self.refused.emit()

    def unsay(self) -> None:
        """Go back to the hint about the number, such as when another number's answer is shown."""
        self._show(self.typed.hint)

    def say(self, text: str) -> None:
        """Say why nothing was checked, until the next keystroke."""
        self._show(Hint(text, "warning", "warning"))

    def show_question(self, number: str, product: str | None) -> None:
        """Put an earlier check's number and product into the fields."""
        self.number.set_number(number)
        self.product_choice.set_current(product or _SERVICES_CHOICE)
        self._say_price()

    def set_busy(self, busy: bool) -> None:
        """Show that a check is under way."""
        self.button.set_busy(busy, _tr("Checking…"))
        self._say_price()
        self._allow()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(theme.S)
        first.addWidget(self.number, 1)
        first.addWidget(self.button)
        message = QHBoxLayout()
        message.setSpacing(theme.S)
        message.addStrut(self._badge.sizeHint().height())  # what stands below stays where it is
        message.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        message.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        message.addWidget(self.hint, 1)
        message.addWidget(self.several, 0, Qt.AlignmentFlag.AlignVCenter)
        choices = QHBoxLayout()
        choices.setSpacing(theme.S)
        choices.addWidget(self.country_choice)
        choices.addWidget(self.product_choice)
        choices.addWidget(self.unpriced)
        choices.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(first)
        column.addLayout(message)
        column.addLayout(choices)

    def _choose_country(self, code: object) -> None:
        self._context.services.journal.save_setting(Setting.COUNTRY, code)
        self.number.set_region(self.country())
        self.number.setFocus()

    def _read(self) -> None:
        """Read the number in the field, as it is typed; whoever asks about it later goes by that."""
        text, country = self.number.text(), self.country()
        if (text, country) != (self.typed.text, self.typed.country):
            self.typed = typed_number(text, country)
        self.several.setVisible(bool(self.typed.several))
        self._allow()
        self._show(self.typed.hint)

    def _choose_of_several(self) -> None:
        """Offer each of the numbers in the field; the chosen one replaces them."""
        menu = QMenu(self)
        close_when_chosen(menu)
        menu.setAccessibleName(_tr("The numbers in the field"))
        for number in self.typed.several:
            action = menu.addAction(number)
            action.triggered.connect(lambda _checked=False, number=number: self._take(number))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(corner_below(self.several, menu.sizeHint().width(), at_end=True))

    def _take(self, number: str) -> None:
        self.number.set_number(number)
        self.number.setFocus()

    def _allow(self) -> None:
        if not self.button.busy:
            self.button.setEnabled(self.typed.found.valid)

    def _show(self, hint: Hint) -> None:
        self._badge.show_region(self.typed.region)
        self._icon.setVisible(bool(hint.icon))
        if hint.icon:
            self._icon.set_icon(hint.icon, hint.tone)
        self.hint.setText(hint.text)
        self.hint.set_tone("" if hint.tone == "muted" else hint.tone)
        self.number.setAccessibleDescription(hint.text)


# --- The large field that groups a number while one types it, and says below what it is so far ---


_LONGEST = 64


class NumberEntry(QLineEdit):
    """Emits `typed` after each change, once the digits are grouped. Enter is Qt's `returnPressed`."""

    typed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._region: str | None = None
        self.setProperty("scale", "display")
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(words.tr("Phone number", "check"))
        self.setPlaceholderText(words.tr("e.g. {}", "check").format("+44 20 7946 0958"))
        self.setProperty("blank", True)  # an example isn't written as strongly as a number
        self.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
        make_clearable(self)
        self.textEdited.connect(self._group)
        self.textChanged.connect(self._changed)

    def set_region(self, region: str | None) -> None:
        """Set the country of nationally written numbers, and group the text anew."""
        self._region = region
        self._group()

    def set_number(self, text: str) -> None:
        """Show another number, grouped."""
        self.setText(text)
        self.setCursorPosition(len(text))
        self._group()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Backspace and Delete skip grouping characters, so that each removes a digit."""
        if not self.hasSelectedText() and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            if event.key() == Qt.Key.Key_Backspace:
                self._select_to_digit(-1)
            elif event.key() == Qt.Key.Key_Delete:
                self._select_to_digit(1)
        super().keyPressEvent(event)

    def _select_to_digit(self, by: int) -> None:
        """Select from the cursor to the next digit before (-1) or behind (1) it, for removal."""
        start, text = self.cursorPosition(), self.text()
        beside = -1 if by < 0 else 0
        place = start
        while 0 <= place + beside < len(text) and is_separator(text[place + beside]):
            place += by
        if place != start and 0 <= place + beside < len(text):
            self.setSelection(start, place + by - start)

    def _group(self) -> None:
        found = format_typed(self.text(), self.cursorPosition(), self._region)
        if found.text != self.text():
            self.setText(found.text)
            self.setCursorPosition(found.cursor)
        self.typed.emit()

    def _changed(self, text: str) -> None:
        if self.property("blank") is bool(text):
            theme.set_role(self, blank=not text)
        self.typed.emit()  # also what no key has typed: a screen reader writes, a button clears
