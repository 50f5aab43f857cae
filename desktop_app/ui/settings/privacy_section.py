"""Settings, Privacy: what is stored where and for how long, and deleting it; the calling hours.

Also the notice that deletes what is due, and asks the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import time
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from desktop_app.core.batches.retention import CHOICES, Due
from desktop_app.core.calling.rules import CallRule
from desktop_app.core.errors import DialproofError
from desktop_app.core.service.policy import Feature
from desktop_app.services.erasing.retention import Retention
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, CountryButton
from desktop_app.ui.parts.fields import FixedNote
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.card import Card, button_row, filled
from desktop_app.ui.parts.layout.scrolled import scrolled_page
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import NO_COUNTRY, by_name, country_names
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("settings")

TASK = "settings delete"


class PrivacySection(QWidget):
    """`data_folder` is where everything is stored, "" if unknown."""

    def __init__(self, context: PageContext, data_folder: str = "") -> None:
        super().__init__()
        self._context = context
        self.kept = KeyValue(_tr("Lists with their answers"))
        self.finished = KeyValue(_tr("of which finished"), below=True)
        self.checks = KeyValue(_tr("Single checks"))
        self.keeping = KeepingChoice(context.services.retention)
        self.delete = Button(_tr("Delete all that is finished…"), "danger", icon="trash", clicked=self._ask)
        self.confirmation = Confirmation("", "", _tr("Keep them"))
        self.confirmation.confirmed.connect(self._delete_all)
        self.confirmation.settled.connect(self.delete.setFocus)
        self.keeping.confirmed.connect(self._delete_due)
        self.said = Banner("success", "")
        self.said.hide()
        lists = Card(_tr("Lists and single checks"))
        lists.add(self.kept, self.finished, self.checks, self.keeping, button_row(self.delete, None))
        lists.add(self.confirmation, self.said)
        saved_keys = context.services.session.policy.allows(Feature.SAVED_KEYS)
        self.calling = CallingCard(context)
        self.area = scrolled_page(_tr("Privacy"), _where(data_folder, saved_keys=saved_keys), lists, self.calling)
        filled(self, self.area)
        for question in (self.confirmation, self.keeping.confirmation):
            question.asked.connect(lambda question=question: self._bring_into_view(question))
        self.refresh()

    def refresh(self) -> None:
        """Update the counts."""
        services = self._context.services
        finished, checks = len(services.verification.finished()), len(services.retention.checks())
        self.kept.set_value(words.number(len(services.journal.batches())))
        self.finished.set_value(words.number(finished))
        self.checks.set_value(words.number(checks))
        self.keeping.refresh()
        if not self.delete.busy:
            self.delete.setEnabled(finished + checks > 0)

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [
            *self.keeping.focus_chain(),
            self.delete,
            self.confirmation.no,
            self.confirmation.yes,
            *self.calling.parts,
        ]

    def _bring_into_view(self, question: QWidget) -> None:
        """Scroll to a question after it was laid out."""
        QTimer.singleShot(0, question, lambda: self.area.ensureWidgetVisible(question))

    def _ask(self) -> None:
        self.said.hide()
        self.keeping.dismiss()
        services = self._context.services
        everything = Due(tuple(services.verification.finished()), tuple(services.retention.checks()))
        question = _tr(
            "Permanently delete {}, with all answers, their history and its backups? Files that you exported "
            "stay. This can't be undone."
        ).format(due_words(everything))
        if services.suppression.any:
            question = joining.sentences(question, _tr("Your suppression lists stay."))
        self.confirmation.set_question(question, _tr("Delete for good"))
        self.confirmation.ask()

    def _delete_all(self) -> None:
        self._start(self._context.services.retention.delete_all())

    def _delete_due(self, due: Due) -> None:
        self._start(self._context.services.retention.delete_due(due))

    def _start(self, deleting: Coroutine[object, object, Due]) -> None:
        self.said.hide()
        self.delete.set_busy(True, _tr("Deleting…"))
        self.keeping.setEnabled(False)  # another deletion would end this one
        self._context.runner.start(TASK, deleting, done=self._deleted, failed=self._failed)

    def _deleted(self, gone: Due) -> None:
        self.delete.set_busy(False)
        self.keeping.setEnabled(True)
        self.refresh()
        if self._context.services.retention.pending:
            self._say("warning", _tr("Deleted: {}. What copies still have of it goes at the next start."), gone)
        else:
            self._say("success", _tr("Deleted for good: {}."), gone)

    def _say(self, tone: Tone, text: str, gone: Due) -> None:
        self.said.set_text(text.format(due_words(gone)), tone)
        self.said.show()

    def _failed(self, error: Exception) -> None:
        self.delete.set_busy(False)
        self.keeping.setEnabled(True)
        self.refresh()
        self.said.set_text(error_words(error)[0], "danger")
        self.said.show()


def _where(data_folder: str, *, saved_keys: bool) -> Card:
    made = Card(_tr("Where it is kept"))
    text = _tr(
        "On this computer only, readable only by you. API keys are in the system keyring; without one, they last until "
        "Dialproof is closed."
    )
    if not saved_keys:
        text = _tr("On this computer only, readable only by you. API keys last until Dialproof is closed.")
    made.add(Label(text, wrap=True))
    if data_folder:
        path = Label(data_folder, "muted", wrap=True).selectable()
        path.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        path.setAccessibleName(_tr("Data folder: {}").format(data_folder))
        row = button_row(path, None, FolderButton(_tr("Open folder"), Path(data_folder)))
        row.setStretch(0, 1)
        made.add(row)
    return made


# The choice of how long lists and single checks are kept, and the question before it deletes the first.


class KeepingChoice(QWidget):
    """Emits `confirmed(due)`: delete these now; the choice is stored then. Otherwise it stays as it was."""

    confirmed = Signal(object)

    def __init__(self, retention: Retention) -> None:
        super().__init__()
        self._retention = retention
        self._wanted: int | None = None
        self._due = Due()
        self.choice = ChoiceButton(_tr("Keep finished lists and checks"))
        self.choice.set_options([(days, kept_words(days)) for days in _offered(retention)], retention.days)
        self.choice.chosen.connect(self._chosen)
        self.hint = Label("", "small", wrap=True)
        self.confirmation = Confirmation("", "", _tr("Keep them"))
        self.confirmation.confirmed.connect(self._confirmed)
        self.confirmation.settled.connect(self._settled)
        message = QVBoxLayout()
        message.setSpacing(theme.XS)
        message.addLayout(button_row(self.choice, None))
        message.addWidget(self.hint)
        if retention.most_days is not None:
            most = _tr("Your organisation has them kept for {days} at most.").format(
                days=kept_words(retention.most_days)
            )
            message.addWidget(FixedNote(most))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.S, 0, theme.S)
        column.setSpacing(theme.S)
        column.addLayout(message)
        column.addWidget(self.confirmation)
        self.refresh()

    def refresh(self) -> None:
        """Show the stored choice."""
        days = self._retention.days
        if self.confirmation.isHidden():
            self.choice.set_current(days)
        self.hint.setText(
            _tr("Lists under way are never deleted automatically.")
            if days is None
            else _tr(
                "Counted from when something last happened to a list. Those under way are never deleted automatically."
            )
        )

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.choice, self.confirmation.no, self.confirmation.yes]

    def dismiss(self) -> None:
        """Dismiss the question: something else is being asked."""
        if not self.confirmation.isHidden():
            self.confirmation.dismiss()

    def ask_due(self) -> None:
        """Ask about data older than the stored choice, if there is any."""
        if self._retention.due(self._retention.days):
            self._chosen(self._retention.days)

    def _chosen(self, value: object) -> None:
        self._wanted = value if isinstance(value, int) else None
        self._due = self._retention.due(self._wanted)
        if self._due and self._wanted is not None:
            self.confirmation.set_question(due_question(self._due, self._wanted), _tr("Delete for good"))
            self.confirmation.ask()
            return
        self._retention.choose(self._wanted)
        self.confirmation.hide()
        self.refresh()

    def _confirmed(self) -> None:
        self._retention.choose(self._wanted, agreed=True)
        self.refresh()
        self.confirmed.emit(self._due)

    def _settled(self) -> None:
        """Show the stored choice again after either answer."""
        self.refresh()
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)


def _offered(retention: Retention) -> list[int | None]:
    """Return the periods to choose from, limited by an organisation's maximum."""
    most = retention.most_days
    if most is None:
        return [None, *CHOICES]
    return [*(days for days in CHOICES if days < most), most]


def due_words(due: Due) -> str:
    """Return "3 lists and 12 single checks", without kinds there are none of."""
    parts = []
    if due.batches or not due.checks:
        parts.append(words.counted(len(due.batches), "%n list", "%n lists"))
    if due.checks:
        parts.append(words.counted(len(due.checks), "%n single check", "%n single checks"))
    return parts[0] if len(parts) == 1 else words.tr("{} and {}", "settings").format(*parts)


def kept_words(days: int | None) -> str:
    """Return the retention period: "30 days", "until I delete them"."""
    if days is None:
        return words.tr("until I delete them", "settings")
    if days == 365:
        return words.tr("a year", "settings")
    return words.counted(days, "%n day", "%n days")


def due_title(due: Due, days: int) -> str:
    """Return what is old enough to be deleted."""
    return words.tr("Finished more than {days} ago: {due}", "settings").format(
        due=due_words(due), days=kept_words(days)
    )


def due_question(due: Due, days: int) -> str:
    """Return the question about what a choice, or the passing of time, would delete."""
    question = words.tr(
        (
            "Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that"
            " age. Files that you exported stay."
        ),
        "settings",
    ).format(due=due_words(due), days=kept_words(days))
    if not due.not_exported:
        return question
    more = words.counted(due.not_exported, "%n list was never exported.", "%n lists were never exported.")
    return joining.sentences(question, more)


_EVERY = 3_600_000  # milliseconds
_TASK = "retention"


class KeepingNotice(QObject):
    """Checks at once and every hour; owned by the shell. `decide()` leads to where a person agrees."""

    def __init__(self, context: PageContext, shell: Shell, decide: Callable[[], object]) -> None:
        super().__init__(shell)
        self._decide = decide
        self._context = context
        self._shell = shell
        self._message: Message | None = None
        self._due = Due()
        timer = QTimer(self)
        timer.setInterval(_EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Delete what may be deleted; ask about what may not yet."""
        if not self._context.runner.running(_TASK):
            self._context.runner.start(_TASK, self._context.services.retention.tidy(), done=self._tidied)

    def _tidied(self, due: Due) -> None:
        if self._message is not None:
            self._shell.strip.withdraw(self._message)
            self._message = None
        days = self._context.services.retention.days
        if not due or days is None:
            return
        self._due = due
        chosen = self._context.services.retention.most_days is None
        if chosen:
            when = words.tr(
                "They are permanently deleted once you agree, and later ones when they reach that age.", "settings"
            )
            act, action = words.tr("Decide…", "settings"), self._decide
        else:
            when = words.tr("They are deleted for good in an hour, as your organisation has set it.", "settings")
            act, action = words.tr("Delete now", "settings"), self._delete
        stay = words.tr("Files that you exported stay.", "settings")
        self._message = Message("warning", due_title(due, days), when, stay, act, lasting=True)
        self._shell.strip.show_message(self._message, action)

    def _delete(self) -> None:
        deleting = self._context.services.retention.delete_due(self._due)
        self._context.runner.start(_TASK, deleting, failed=self._context.show_error)


# --- The calling hours: the rule by which “May be called” is worked out, everywhere and in single countries ---


_TIMES = [time(hour, minute) for hour in range(24) for minute in (0, 30)]


class CallingCard(Card):
    """Stores each change at once; an end that comes before the other moves it.

    What is changed while a country is chosen holds for that alone.
    """

    def __init__(self, context: PageContext) -> None:
        super().__init__(_tr("Calling hours"))
        self._context = context
        self._country = NO_COUNTRY
        rule = self.rule
        self.country = CountryButton(_tr("Hours for"))
        self.country.chosen.connect(self._choose)
        self.usual = Button(_tr("As everywhere"), "link", clicked=self._take_back)
        self.usual.setToolTip(_tr("No hours of its own for this country"))
        self.own = Label("", "small", wrap=True)
        self.begin, self.end = ChoiceButton(_tr("Call from")), ChoiceButton(_tr("Call until"))
        self.begin.chosen.connect(lambda at: self._keep(replace(self.rule, begin=at)))
        self.end.chosen.connect(lambda at: self._keep(replace(self.rule, end=at)))
        self.days = [QCheckBox(words.locale().dayName(day + 1, QLocale.FormatType.ShortFormat)) for day in range(7)]
        for day, box in enumerate(self.days):
            box.setAccessibleName(words.locale().dayName(day + 1))
            box.clicked.connect(self._keep_days)
        self.holidays = QCheckBox(_tr("Also on public holidays there"))
        self.holidays.clicked.connect(lambda wanted: self._keep(replace(self.rule, holidays=wanted)))
        about = _tr(
            "By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called "
            "now” go by it; your own clock and your country's rules may differ."
        )
        self.add(button_row(self.country, self.usual, None))
        self.add(button_row(self.begin, self.end, None), button_row(*self.days, None), self.holidays)
        self.add(self.own, Label(about, "small", wrap=True))
        self._show(rule)

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [self.country, self.usual, self.begin, self.end, *self.days, self.holidays]

    @property
    def rule(self) -> CallRule:
        """The rule that is stored for the country in sight, or for everywhere."""
        return self._whole.of(self._country)

    @property
    def _whole(self) -> CallRule:
        return self._context.services.offline.calling().rule

    def _choose(self, country: str) -> None:
        self._country = country
        self._show(self.rule)

    def _take_back(self) -> None:
        self._store(self._whole.with_country(self._country, None))
        self.country.setFocus(Qt.FocusReason.OtherFocusReason)  # what had it is hidden now
        self._choose(NO_COUNTRY)

    def _show(self, rule: CallRule) -> None:
        own = by_name(country for country, _ in self._whole.countries)
        everywhere = (NO_COUNTRY, _tr("everywhere"), "")
        others = [(code, name, code) for code, name in country_names().items() if code not in own]
        countries = [everywhere, *((code, name, code) for code, name in own.items()), *others]
        self.country.set_options(countries, self._country)
        self.usual.setVisible(self._country in own)
        self.own.setText(_tr("Hours of their own: {}").format(joining.listed(own.values())) if own else "")
        self.own.setVisible(bool(own))
        for day, box in enumerate(self.days):
            box.setChecked(day in rule.days)
        self.holidays.setChecked(rule.holidays)
        every = sorted({*_TIMES, rule.begin, rule.end})
        for choice, at in ((self.begin, rule.begin), (self.end, rule.end)):
            choice.set_options([(each, f"{each:%H:%M}") for each in every], at)

    def _keep_days(self) -> None:
        days = frozenset(day for day, box in enumerate(self.days) if box.isChecked())
        if days:
            self._keep(replace(self.rule, days=days))
        for day, box in enumerate(self.days):  # the last day stays: else nobody could ever be called
            box.setChecked(day in self.rule.days)

    def _keep(self, rule: CallRule) -> None:
        if rule.begin >= rule.end:  # what was not chosen now moves
            later = rule.begin != self.rule.begin
            rule = replace(rule, end=_TIMES[-1]) if later else replace(rule, begin=_TIMES[0])
        if rule.begin < rule.end:
            whole = self._whole
            self._store(whole.with_country(self._country, rule) if self._country else rule)
        self._show(self.rule)

    def _store(self, rule: CallRule) -> None:
        try:
            self._context.services.offline.change_rule(rule)
        except DialproofError as error:
            self._context.show_error(error)
