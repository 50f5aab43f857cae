"""Whatever happens in whichever order: credits add up, and each number is answered once."""

from __future__ import annotations

import shutil
import tempfile
from itertools import pairwise
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desktop_app.local_service.accounts import CreditShort
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import CATALOGUE, Product
from desktop_app.local_service.sources import DOWN, SourceDown
from tests.in_memory import memory
from tests.thorough import examples

from .calling import Hands, settings_for

OPENING = 60
PHONES = st.sampled_from([f"+4474001234{number}" for number in range(10, 30)] + ["bad", DOWN])


class Promises(RuleBasedStateMachine):
    """A service that is used, stopped in the middle, and opened again, with a model of what it owes."""

    @initialize()
    def open(self) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=memory()))
        self.clock = Hands()
        self.spent = 0
        self.sent: dict[str, tuple[Product, list[str]]] = {}
        self.service = self.opened()

    def opened(self) -> Service:
        return Service(settings_for(self.folder, opening_credits=OPENING, chunk=2), clock=self.clock, ticks=self.clock)

    @rule(product=st.sampled_from(CATALOGUE), phones=st.lists(PHONES, min_size=1, max_size=6))
    def submit(self, product: Product, phones: list[str]) -> None:
        distinct = list(dict.fromkeys(phones))
        cost = product.price * len(distinct)
        try:
            task = self.service.submit("local", product, "GB", phones)
        except CreditShort:
            assert cost > OPENING - self.spent
            return
        self.spent += cost
        self.sent[task.id] = (product, distinct)

    @rule(product=st.sampled_from(CATALOGUE), phone=PHONES)
    def check(self, product: Product, phone: str) -> None:
        try:
            self.service.check("local", product, phone)
        except CreditShort:
            assert OPENING - self.spent < product.price
        except SourceDown:
            assert phone == DOWN
        else:
            self.spent += product.price

    @rule()
    def work(self) -> None:
        self.clock.pass_(1)
        self.service.worker.step()
        self.settle()

    @rule()
    def die_and_come_back(self) -> None:
        """No close: what a killed process leaves is what is in the store."""
        abandoned, self.service = self.service, self.opened()
        abandoned.database.close()

    @precondition(lambda self: self.sent)
    @rule()
    def finish(self) -> None:
        self.service.worker.drain()
        self.settle()
        for task_id, (_, phones) in self.sent.items():
            task = self.service.tasks.find("local", task_id)
            assert task is not None
            assert task.state == "completed"
            assert [number for number, _ in self.service.tasks.rows(task)] == phones

    def settle(self) -> None:
        """A failed task owes nothing more."""
        for task_id, (product, phones) in list(self.sent.items()):
            task = self.service.tasks.find("local", task_id)
            assert task is not None
            if task.state == "failed":
                assert DOWN in phones
                self.spent -= product.price * len(phones)
                del self.sent[task_id]

    @invariant()
    def credits_add_up(self) -> None:
        entries = self.service.ledger.entries("local")
        assert sum(entry.amount for entry in entries) == self.service.ledger.balance("local") == OPENING - self.spent
        for before, after in pairwise(entries):
            assert after.balance == before.balance + after.amount

    @invariant()
    def progress_is_what_is_answered(self) -> None:
        for task_id in self.sent:
            task = self.service.tasks.find("local", task_id)
            assert task is not None
            assert len(list(self.service.tasks.rows(task))) == task.processed <= task.total

    def teardown(self) -> None:
        if hasattr(self, "service"):
            self.service.close()
            shutil.rmtree(self.folder)


TestPromises = Promises.TestCase
TestPromises.settings = settings(
    max_examples=examples(40), stateful_step_count=25, deadline=None, derandomize=True, database=None
)
