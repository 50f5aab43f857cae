"""The Single check page: one number, its explained answer, and the history of checks."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.errors import AnswerNotUnderstood, CheckUnanswered, KeyMissing, KeyRefused, ServiceUnreachable
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.typing_format import international
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.rates import RateGroup
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.lists.results import taught_by
from desktop_app.ui.check.answer_card import AnswerCard
from desktop_app.ui.check.asking_bar import AskingBar
from desktop_app.ui.check.check_words import ServiceTerms, asked_product
from desktop_app.ui.check.history_card import HistoryCard
from desktop_app.ui.check.under_way import CheckUnderWay, SuppressedNumber
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import Trouble
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Confirmation, EmptyState
from desktop_app.ui.parts.button import FocusLoan
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.parts.tables.copying import copy_rows
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import price_words

_tr = words.translator("check")

_SIDE = 316
_MOMENTS = 5000  # milliseconds after which “now” is said anew


class CheckPage(QWidget):
    """Enter checks a number; the answer is shown below, the history beside."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._account = context.account()
        self._asked: tuple[Normalised, str | None] = (Normalised(), None)  # number and product of the last check
        self.bar = AskingBar(context)
        self.busy = CheckUnderWay(context, self.bar)
        self.trouble = Trouble(self._try_again, context.connect)
        self.suppressed_question = Question(_tr("Don't check"), "accent")
        self.suppressed = SuppressedNumber(
            context, self.suppressed_question, self._begin, self.bar.say, self._context.show_error
        )
        self.cost_question = Question(_tr("Don't check"), "accent")
        self.delete_question = Question(_tr("Keep"), "danger")
        self.history = HistoryCard()
        allowed = context.services.session.policy.allows(Feature.REALTIME_CHECKS)
        self.bar.setEnabled(allowed)
        if not allowed:
            self.bar.hide()  # what can't be used doesn't ask for a number
        self.place = AnswerPlace(allowed=allowed)
        self.answer, self.empty = self.place.answer, self.place.empty
        self._clock = QTimer(self)
        self._clock.setInterval(_MOMENTS)
        self._clock.timeout.connect(self._say_when)
        self._lay_out()
        self.bar.asked.connect(self._asked_for)
        self.bar.refused.connect(self._put_away)
        self.busy.cancelled.connect(self._cancel)
        BusyFocus(self.busy, self.bar.number, self.answer)
        self.history.chosen.connect(self._show_again)
        self.history.deleted.connect(self._ask_to_delete)
        self.answer.deleted.connect(lambda entry: self._ask_to_delete([entry]))
        for card in (self.answer, self.history):
            card.again.connect(self._ask_again)
            card.copied.connect(_copy)
        self.cost_question.agreed.connect(self._again)
        self.delete_question.agreed.connect(self._delete)
        context.on_account(self.show_account)
        bind("check.find", self, self.history.search.setFocus, when=self.history.search.isVisible)
        bind("check.again", self, self.answer.again_button.click, when=self.answer.again_button.isVisible)
        self._take_terms()
        self.history.show_history(self._entries())
        if not allowed:
            self.history.switch_off()

    def _asked_for(self, number: Normalised, product: str | None) -> None:
        """Check a number, but ask before paying again if Enter repeats the check whose answer is shown."""
        shown = self.place.shown
        same = shown is not None and (shown.product or None) == product
        if shown is not None and same and shown.number == number.e164:
            self._ask_again(shown)
        else:
            self.check(number, product)

    def check(self, number: Normalised, product: str | None) -> None:
        """Have one number checked, once a person agrees if it is suppressed; do nothing while a check is under way."""
        if self.busy.running:
            return
        self._asked = (number, product)
        self.cost_question.hide()
        self.trouble.hide()
        self.suppressed.look(number, product)

    def _begin(self, number: Normalised, product: str | None) -> None:
        self.busy.begin(number, product, self._answered, self._failed)

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the field on showing, with the country that other pages may have changed."""
        super().showEvent(event)
        self._take_terms()
        self._say_when()
        self._clock.start()
        self.bar.refresh()
        self.bar.number.setFocus()
        self.bar.number.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop updating the times while hidden."""
        super().hideEvent(event)
        self._clock.stop()

    def _lay_out(self) -> None:
        main = QVBoxLayout()
        main.setSpacing(theme.S + theme.XS)
        questions = self.suppressed_question, self.cost_question, self.delete_question
        for widget in (self.bar, self.busy, self.trouble, *questions):
            main.addWidget(widget)
        main.addWidget(self.place, 1)
        self.history.setFixedWidth(_SIDE)
        row = QHBoxLayout(self)
        row.setSpacing(theme.S + theme.XS)
        row.addLayout(main, 1)
        row.addWidget(self.history)
        page_lowness(self, row)

    def _say_when(self) -> None:
        if any(entry.state is CheckState.SENDING for entry in self.history.model.rows):
            self._reload()
        self.answer.say_when()
        self.history.table.viewport().update()

    def _take_terms(self) -> None:
        """Name products and judge answers as the connection does now: a rule may have changed meanwhile."""
        connection = self._context.connection()
        rules = self._context.services.results.rules(connection.base_url)
        terms = ServiceTerms(shown_catalogue(connection), rules, taught_by(connection))
        if terms != self.answer.terms:
            self.answer.show_terms(terms)
            self.history.show_terms(terms)

    def _entries(self) -> list[CheckEntry]:
        return self._context.services.checking.history(self._context.connection())

    def _reload(self) -> None:
        """Reload: a check under way, here or in another Dialproof, may have ended."""
        entries, shown = self._entries(), self.answer.entry
        self.history.show_history(entries)
        now = next((entry for entry in entries if shown is not None and entry.id == shown.id), None)
        if now is not None and now != shown:
            self.answer.show_entry(now)

    def _answered(self, entry: CheckEntry) -> None:
        self.place.show_entry(entry, left=self._left_by_the_service(entry))
        self.history.show_history(self._entries(), entry.id)
        self._context.refresh_balance()

    def _left_by_the_service(self, entry: CheckEntry) -> int | None:
        """Return how many checks the service has left, if fewer than the footer's own count says.

        The service's count may refill before a minute is over, and other programs may use the key.
        """
        allowed = self._context.services.balances.allowances(self._context.connection())[RateGroup.CHECKS]
        here = allowed.limit - len(allowed.started)
        return entry.remaining if entry.remaining is not None and entry.remaining < here else None

    def _failed(self, error: Exception) -> None:
        entries = self._entries()
        if isinstance(error, CheckUnanswered | AnswerNotUnderstood) and entries:
            self.place.show_entry(entries[0])  # the history has it as unknown, with what is to be said
            self.history.show_history(entries, entries[0].id)
            self._context.refresh_balance()
            return
        self.history.show_history(entries)
        self.place.clear()
        self.history.select(None)
        self.trouble.show_error(error)
        accepted = isinstance(error, KeyRefused) and error.forbidden  # the key, though not for this
        if isinstance(error, KeyMissing | KeyRefused | ServiceUnreachable) and not accepted:
            self._context.tell_account()

    def _put_away(self) -> None:
        """Hide the answer, which would be taken for the number now typed; the history keeps it."""
        self.cost_question.hide()
        self.suppressed_question.hide()
        if self.place.shown is not None:
            self.place.clear()
            self.history.select(None)

    def _cancel(self) -> None:
        self.busy.stop()
        self._context.refresh_balance()
        self._reload()
        self.bar.say(_tr("Cancelled. If it had already been sent, the history shows what became of it."))

    def _try_again(self) -> None:
        self.check(*self._asked)

    def _ask_again(self, entry: CheckEntry) -> None:
        """Ask before a check that costs again; only one check runs at a time."""
        if self.busy.running:
            self.bar.say(_tr("One check at a time: wait for the answer, or cancel it."))
            return
        price = self.answer.terms.catalogue.asked(asked_product(entry)).price
        self.delete_question.hide()
        question = again_words(entry, price, self.bar.unit())
        self.cost_question.ask_about(entry, question, _tr("Check again"))

    def _ask_to_delete(self, entries: list[CheckEntry]) -> None:
        self.cost_question.hide()
        if over := [entry for entry in entries if entry.state is not CheckState.SENDING]:
            self.delete_question.ask_about(over, *delete_words(over))

    def _delete(self, entries: list[CheckEntry]) -> None:
        shown = self.answer.entry
        deleting = self._context.services.retention.delete_checks(entries)
        self._context.runner.start("delete checks", deleting, done=self._deleted, failed=self._context.show_error)
        if shown is not None and shown.id in {entry.id for entry in entries}:
            self.answer.entry = None
            self.place.invite()
        self.bar.number.setFocus()

    def _deleted(self, erased: bool) -> None:
        self.history.show_history(self._entries())
        if not erased:
            self._context.show_info(_tr("Deleted. A remaining copy on this disk is removed at the next start."))

    def _again(self, entry: CheckEntry) -> None:
        another = entry.base_url != self._context.connection().base_url  # whose price nobody was told
        if self.busy.running or another:
            return
        self.bar.show_question(entry.number, entry.product or None)
        found = self.bar.typed.found
        if found.valid:
            self.check(found, entry.product or None)
        else:  # the rules for numbers have changed since
            self.bar.refuse()

    def _show_again(self, entry: CheckEntry) -> None:
        self.trouble.hide()
        self.cost_question.hide()
        self.delete_question.hide()
        self.bar.unsay()
        self.place.show_entry(entry)

    def show_account(self, status: AccountStatus) -> None:
        """Show prices in the account's unit, and no trouble about a key that has been accepted since."""
        before, self._account = self._account, status
        if status.begins_anew(before):
            self._other_connection()
        elif status.read_at != before.read_at:
            self.bar.offer_products()
            if self.trouble.lacks_key:
                self.trouble.hide()
                self.place.invite()

    def _other_connection(self) -> None:
        self.busy.stop()
        for of_the_other in (self.trouble, self.suppressed_question, self.cost_question, self.delete_question):
            of_the_other.hide()
        self.bar.refresh()
        self._take_terms()
        self.history.show_history(self._entries())
        self.place.invite()


def _copy(copied: str | list[list[str]]) -> None:
    """Copy a text, or the rows of a table."""
    if isinstance(copied, str):
        QGuiApplication.clipboard().setText(copied)
    else:
        copy_rows(copied)


# --- What stands below the question: an answer, an invitation to ask, or nothing ---


class AnswerPlace(QStackedWidget):
    """`answer` is the card, `empty` invites to a check; `allowed`: single checks aren't switched off."""

    def __init__(self, *, allowed: bool) -> None:
        super().__init__()
        self.answer = AnswerCard()
        self.empty = _invitation() if allowed else _switched_off()
        self._nothing = QWidget()  # beside trouble neither an invitation nor another number's answer
        for widget in (self.empty, self.answer, self._nothing):
            self.addWidget(widget)

    @property
    def shown(self) -> CheckEntry | None:
        """The check whose answer is shown, or None."""
        return self.answer.entry if self.currentWidget() is self.answer else None

    def show_entry(self, entry: CheckEntry, *, left: int | None = None) -> None:
        """Show a check's answer; `left`: checks left at the service."""
        self.answer.show_entry(entry, left=left)
        self.setCurrentWidget(self.answer)

    def invite(self) -> None:
        """Invite to the next check."""
        self.setCurrentWidget(self.empty)

    def clear(self) -> None:
        """Show nothing."""
        self.setCurrentWidget(self._nothing)


def _invitation() -> EmptyState:
    return EmptyState(
        "phone",
        _tr("Check one number"),
        _tr("The answer arrives at once, with every field explained."),
    )


def _switched_off() -> EmptyState:
    return EmptyState(
        "lock",
        _tr("Single checks are switched off"),
        _tr("Your organisation has set it so."),
    )


# Where the focus is while a check is under way: never on whatever happens to stand beside “Check again”.


class BusyFocus(QObject):
    """Moves the focus from the disabled “Check again” to `field`, to Cancel once that is shown, and back."""

    def __init__(self, under_way: CheckUnderWay, field: QWidget, answer: AnswerCard) -> None:
        super().__init__(under_way)
        self._cancel, self._field, self._answer = under_way.cancel, field, answer
        self._back: QWidget = field
        self._loan = FocusLoan(answer.again_button)
        under_way.begun.connect(self._begun)
        under_way.slow.connect(self._slow)
        under_way.ended.connect(self._ended)

    def _begun(self) -> None:
        held = self._has(self._answer.again_button)
        self._back = self._answer.again_button if held else self._field
        if held:
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._loan.lend()
        self._answer.set_busy(True)

    def _slow(self) -> None:
        self._loan.give_back(self._cancel)  # not where the person types in the field meanwhile
        if self._has(self._cancel):
            self._loan.lend()

    def _ended(self) -> None:
        self._answer.set_busy(False)
        self._loan.give_back(self._back)
        if self._has(self._cancel):  # the person has pressed it, and it goes now
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has(self, widget: QWidget) -> bool:
        return self._answer.window().focusWidget() is widget


class Question(Confirmation):
    """Emits `agreed(subject)` after a yes about what was asked; returns the focus to the previous widget."""

    agreed = Signal(object)

    def __init__(self, keep: str, tone: str) -> None:
        super().__init__("", "", keep, tone=tone)
        self._before: QWidget | None = None
        self._subject: object = None
        self.confirmed.connect(lambda: self.agreed.emit(self._subject))
        self.settled.connect(self._give_back)

    def ask_about(self, subject: object, question: str, act: str) -> None:
        """Ask about `subject`, with the focus on the harmless answer; `act` is the text of the other one."""
        self._subject = subject
        self.set_question(question, act)
        if self.isHidden():
            self._before = self.window().focusWidget()
        self.ask()

    def _give_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)


def again_words(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    """Return the question about repeating a check, with its cost; `price` None if unknown."""
    question = _tr("Check {number} again? {cost}")
    return question.format(number=international(entry.number), cost=_cost(entry, price, unit))


def delete_words(entries: Sequence[CheckEntry]) -> tuple[str, str]:
    """Return the question, and the text of its button."""
    if len(entries) == 1:
        question = _tr("Delete the check of {number}, with its answer? This can't be undone.")
        return question.format(number=international(entries[0].number)), _tr("Delete")
    count = len(entries)
    question = words.counted(
        count,
        "Delete %n check, with its answer? This can't be undone.",
        "Delete %n checks, with their answers? This can't be undone.",
    )
    return question, words.counted(count, "Delete %n check", "Delete %n checks")


def _cost(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    if price is None and not asked_product(entry):
        message = _tr("It will be charged again; the service chooses the product, and so what it costs.")
    elif price is None:
        message = _tr("It will be charged again; what it costs isn't known.")
    else:
        message = _tr("It costs another {price}.").format(price=price_words(price, unit))
    if entry.state is CheckState.UNKNOWN:
        return joining.sentences(message, _tr("It isn't known whether the previous one was charged."))
    return message
