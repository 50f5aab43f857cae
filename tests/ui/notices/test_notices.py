"""What is said outside the window, when, and in which words."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.status import status_of
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.errors import ListLost
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.service.products import STANDARD
from desktop_app.core.service.readings import BalanceReading
from desktop_app.core.service.settings import Setting
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.notices.notices import Notice, Notices, NoticesCard
from desktop_app.ui.notices.notifiers import TrayNotifier
from tests.ui.monitor_batches import JOINED, TAKEN, UNKNOWN, bring, write_batch
from tests.ui.small_services import SmallServices


class Told(QObject):
    """A notifier that only remembers."""

    clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Notice] = []
        self.shares: list[float | None] = []

    def show(self, notice: Notice) -> None:
        self.shown.append(notice)

    def progress(self, share: float | None) -> None:
        self.shares.append(share)

    def close(self) -> None:
        self.shares.append(None)


class Counted:
    """Takes the runner's place: the verdicts of a list are counted at once, or can't be (None)."""

    def __init__(self) -> None:
        self.verdicts: VerdictCounts | None = None

    def start(
        self,
        _name: str,
        counting: Coroutine[Any, Any, VerdictCounts],
        *,
        done: Callable[[VerdictCounts], None],
        failed: Callable[[Exception], None],
    ) -> None:
        counting.close()
        if self.verdicts is None:
            failed(ListLost())
        else:
            done(self.verdicts)


@dataclass
class Stage:
    """Notices over a real journal, a window that is in front or not, and where clicks led."""

    small: SmallServices
    counted: Counted = field(default_factory=Counted)
    told: Told = field(default_factory=Told)
    front: bool = False
    opened: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        context = replace(self.small.context, runner=cast("Runner", self.counted))
        self.notices = Notices(
            context, self.told, opened=self.opened.append, titled=self.titles.append, seen=lambda: self.front
        )

    def look(self, **changes: Any) -> None:
        journal = self.small.services.journal
        batches = [replace(batch, **changes) for batch in journal.batches()]
        product = STANDARD.named("carrier-lookup")
        self.notices.look([status_of(batch, journal.tasks(batch.id), product) for batch in batches])


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = Stage(SmallServices(tmp_path))
    yield made
    made.small.services.journal.close()
    made.small.services.rates.close()


def add(stage: Stage, name: str, *tasks: list[E], numbers: int = 100) -> Batch:
    return write_batch(stage.small.services.journal, name, [("GB", numbers, events) for events in tasks])


def go_on(stage: Stage, batch: Batch, events: list[E], **changes: Any) -> None:
    journal = stage.small.services.journal
    for task in journal.tasks(batch.id):
        bring(journal, task, events)
        journal.note(task.id, **changes)


def test_a_list_that_is_over_is_told_by_its_title_and_its_counts(stage: Stage) -> None:
    # GIVEN one list that was over before, and two under way
    add(stage, "before.csv", JOINED)
    customers, leads = add(stage, "customers.csv", TAKEN), add(stage, "leads.csv", TAKEN)
    stage.look()
    assert stage.told.shown == []
    # WHEN both end, one of them with everything
    go_on(stage, customers, JOINED[2:], answered=100)
    go_on(stage, leads, JOINED[2:], answered=98)
    stage.look()
    # THEN each is told once
    assert sorted(notice.text for notice in stage.told.shown) == [
        "“customers.csv”: 100 numbers answered.",
        "“leads.csv”: 98 of 100 numbers answered.",
    ]
    assert {notice.summary for notice in stage.told.shown} == {"A list is verified"}
    stage.look()
    assert len(stage.told.shown) == 2
    # AND a click leads to it
    stage.told.clicked.emit(leads.id)
    assert stage.opened == [leads.id]


def test_a_list_that_is_over_is_told_with_the_verdicts_on_its_rows(stage: Stage) -> None:
    customers, leads = add(stage, "customers.csv", TAKEN), add(stage, "leads.csv", TAKEN)
    stage.look()
    # GIVEN a list whose answers are judged THEN they are told, suppressed rows too, and of problems nobody speaks
    stage.counted.verdicts = VerdictCounts(good=2_412, bad=180, suppressed=17, problem=12)
    go_on(stage, customers, JOINED[2:], answered=100)
    stage.look()
    assert [notice.text for notice in stage.told.shown] == [
        "“customers.csv”: 100 numbers answered. Rows: 2,412 good, 180 bad, 17 suppressed."
    ]
    # AND one without a single answer has no verdicts to count
    go_on(stage, leads, JOINED[2:], answered=0)
    stage.look()
    assert stage.told.shown[-1].text == "“leads.csv”: 0 of 100 numbers answered."


def test_a_list_that_needs_a_person_says_so_and_a_paused_one_nothing(stage: Stage) -> None:
    doubt, refused = add(stage, "doubt.csv", []), add(stage, "refused.csv", [])
    paused = add(stage, "paused.csv", [E.SEND, E.TAKEN], [])
    stage.look()
    go_on(stage, doubt, UNKNOWN)
    go_on(stage, refused, [E.SEND, E.REFUSED])
    stage.small.services.journal.update_batch(paused.id, paused=True)
    stage.look()
    assert sorted((notice.key, notice.summary) for notice in stage.told.shown) == [
        (doubt.id, "A list needs your decision"),
        (refused.id, "A list waits for you"),
    ]


def test_nothing_is_said_to_who_is_there_or_does_not_want_it(stage: Stage, qtbot: QtBot) -> None:
    one, two, three = (add(stage, f"{name}.csv", TAKEN) for name in ("one", "two", "three"))
    stage.look()
    # GIVEN the window in front THEN nothing is said, then or later
    stage.front = True
    go_on(stage, one, JOINED[2:])
    stage.look()
    stage.front = False
    stage.look()
    assert stage.told.shown == []
    # AND nothing where that is switched off, until it is switched on again
    card = NoticesCard(stage.small.services.journal)
    qtbot.addWidget(card)
    assert card.box.isChecked()
    card.box.click()
    go_on(stage, two, JOINED[2:])
    stage.look()
    assert stage.told.shown == []
    card.box.click()
    go_on(stage, three, JOINED[2:])
    stage.look()
    assert [notice.key for notice in stage.told.shown] == [three.id]


def test_a_title_stays_a_title(stage: Stage) -> None:
    batch = add(stage, "list.csv", TAKEN)
    stage.look()
    go_on(stage, batch, JOINED[2:], answered=100)
    stage.look(title="{0} %n\n\u202e" + "x" * 300)
    (notice,) = stage.told.shown
    assert notice.text == "“{0} %n " + "x" * 72 + "…”: 100 numbers answered."


def test_a_balance_that_became_low_is_told_once(stage: Stage) -> None:
    def read(amount: int) -> None:
        stage.small.tell_balance(BalanceReading(Decimal(amount), "credits"))

    read(5)  # no mark is set
    stage.small.services.journal.save_setting(Setting.BALANCE_WARNING, 1_000)
    read(2_000)
    assert stage.told.shown == []
    read(999)
    read(998)
    (notice,) = stage.told.shown
    assert (notice.summary, notice.text) == ("The balance is low", "999 credits left, below your limit of 1,000.")
    stage.told.clicked.emit(notice.key)
    assert stage.opened == [""]
    read(1_000)
    read(3)
    assert len(stage.told.shown) == 2


def test_the_title_and_the_task_bar_say_how_far_it_all_is(stage: Stage) -> None:
    # GIVEN two lists under way, one three times as long, and one that hasn't begun
    short, long = add(stage, "short.csv", TAKEN), add(stage, "long.csv", TAKEN, numbers=300)
    add(stage, "waits.csv", [])
    journal = stage.small.services.journal
    stage.look()
    journal.note(journal.tasks(long.id)[0].id, progress=0.5)
    stage.look()
    # THEN they count by their numbers
    assert (stage.titles[-1], stage.told.shares[-1]) == ("38 % – Dialproof", 0.38)
    message = len(stage.titles)
    stage.look()
    assert len(stage.titles) == message
    # AND at their end nothing is left of it
    for batch in (short, long):
        go_on(stage, batch, JOINED[2:])
    stage.look()
    assert (stage.titles[-1], stage.told.shares[-1]) == ("Dialproof", None)
    stage.notices.close()


def test_without_a_tray_nothing_is_shown() -> None:
    notifier, clicked = TrayNotifier(), list[str]()
    notifier.clicked.connect(clicked.append)
    notifier.show(Notice("b", "A list is verified", "“a.csv”: 3 numbers answered."))
    notifier.progress(0.4)
    notifier._icon.messageClicked.emit()
    assert clicked in ([""], ["b"])  # a screen with a tray has shown it
    notifier.close()
