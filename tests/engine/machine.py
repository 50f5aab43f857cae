"""Everything that may happen to the engine, in any order: rules for hypothesis, and the books compared after each."""

from __future__ import annotations

from collections import deque
from contextlib import ExitStack
from typing import Any

import hypothesis.strategies as st
from hypothesis import event
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from desktop_app.core.batches.batch import Batch, Task, Via, finished
from desktop_app.services.program.failpoints import Moment

from .ending import export, finish
from .faults import CUT, DOUBTFUL, FAULTS, FINE, Endpoint
from .life import STEPS, Stop
from .lists import POOL, SPELLED
from .place import on_a_stage
from .served import ENOUGH
from .stage import Stage

_MOST_LISTS, _MOST_BATCHES = 2, 3
_PRODUCTS = ("phone-validation", "hlr-lookup")

# Nothing goes wrong with about a third of the requests, or a story would seldom come far. Of what goes wrong with
# submissions, half leaves a doubt that somebody may be tempted to settle.
_EACH = {
    endpoint: st.one_of(
        st.just(FINE),
        st.sampled_from(found),
        st.sampled_from((*DOUBTFUL, *CUT) if endpoint is Endpoint.DETECT else found),
    )
    for endpoint, found in FAULTS.items()
}


def script(least: int, most: int) -> st.SearchStrategy[Any]:
    """What becomes of the next requests: of so many submissions, and of some others."""
    others = {endpoint: st.lists(each, max_size=4) for endpoint, each in _EACH.items()}
    return st.fixed_dictionaries(
        {**others, Endpoint.DETECT: st.lists(_EACH[Endpoint.DETECT], min_size=least, max_size=most)}
    )


faults, weather = script(0, 4), script(3, 8)
# Around a submission it matters most whether it arrived.
_AROUND = (Moment.LEAVING.value, Moment.ANSWERED.value)
anywhere = st.builds(Stop, st.sampled_from(STEPS), st.sampled_from((1, 1, 1, 2, 3, 5)), st.booleans(), st.booleans())
around = st.builds(
    Stop, st.sampled_from(_AROUND), st.integers(1, 3), st.sampled_from((True, True, False)), st.booleans()
)
stops = st.one_of(st.none(), anywhere)
stops_on_the_way = st.one_of(anywhere, around, around)
# Which of those there are.
picks = st.integers(0, 7)


class Engine(RuleBasedStateMachine):
    """The real services, HTTP client, journal and lists against the real local service."""

    def __init__(self) -> None:
        super().__init__()
        self._open = ExitStack()
        self.stage: Stage

    @initialize(
        credit=st.sampled_from((10_000, 25, 6)),
        most=st.sampled_from((ENOUGH, 3, 2)),
        texts=st.lists(st.sampled_from(SPELLED), min_size=5, max_size=8),
        size=st.sampled_from((1, 2, None)),
        weather=weather,
        stop=st.none() | around,
    )
    def begin(self, credit: int, most: int, texts: list[str], **more: Any) -> None:
        """Every story has a list that is on its way in bad weather."""
        self.stage = self._open.enter_context(on_a_stage(credit))
        self.stage.restart_service(most)
        batch = self.stage.prepare(self.stage.list_of([POOL[0], *texts]), max_per_task=more["size"])
        self.stage.run(batch, more["weather"], more["stop"])

    def teardown(self) -> None:
        with self._open:
            if hasattr(self, "stage"):
                finish(self.stage)
                for stop in self.stage.ended:
                    event(f"stopped: {stop.where}")

    # --- lists ---

    @rule(
        texts=st.lists(st.sampled_from(SPELLED), max_size=6),
        first=st.sampled_from(POOL),
        max_per_task=st.sampled_from((None, 1, 2, 3)),
        via=st.sampled_from([Via.AUTO, Via.JSON, Via.FILE]),
        product=st.sampled_from(_PRODUCTS),
        stop=stops,
    )
    def prepare(self, texts: list[str], first: str, stop: Stop | None, **order: Any) -> None:
        if len(self.stage.lists) < _MOST_LISTS:
            self.stage.prepare(self.stage.list_of([first, *texts]), stop, **order)

    @precondition(lambda self: self.stage.lists)
    @rule(which=picks, product=st.sampled_from(_PRODUCTS), stop=stops)
    def prepare_again(self, which: int, product: str, stop: Stop | None) -> None:
        """The same list once more: carried on where it isn't finished, else ordered anew."""
        made = list(self.stage.lists.values())[which % len(self.stage.lists)]
        if len(self.stage.batches()) < _MOST_BATCHES:
            self.stage.prepare(made, stop, product=product)

    # --- on their way ---

    @precondition(lambda self: self.stage.batches())
    @rule(which=picks, faults=faults, tries=st.integers(1, 3), go_on=st.booleans(), stop=stops_on_the_way)
    def run(self, which: int, faults: Any, tries: int, go_on: bool, stop: Stop | None) -> None:
        self.stage.run(self._open_batch(which), faults, stop, tries=tries, go_on=go_on)

    @precondition(lambda self: self.stage.batches())
    @rule(which=picks, weather=weather)
    def run_in_bad_weather(self, which: int, weather: Any) -> None:
        """Somebody who decides by the truth, sometimes at the second attempt, carries on as long as it lasts."""
        left = {endpoint: deque(each) for endpoint, each in weather.items()}
        batch = self._open_batch(which)
        for _ in range(4):
            self.stage.run(batch, left, go_on=True)
            for task in self.stage.unknown():
                self.stage.decide_arrived(task, self._wrong_ids()[-1])
            self.stage.settle()

    @precondition(lambda self: self.stage.batches())
    @rule(which=picks, other=picks, faults=faults, stop=stops_on_the_way, processes=st.sampled_from((1, 2)))
    def run_two(self, which: int, other: int, faults: Any, stop: Stop | None, processes: int) -> None:
        run = self.stage.run_both if processes == 1 else self.stage.run_beside
        run(self._open_batch(which), self._batch(other), faults, stop)

    # --- a person ---

    @precondition(lambda self: self.stage.unknown())
    @rule(which=picks, faults=faults, stop=stops)
    def decide_by_the_truth(self, which: int, faults: Any, stop: Stop | None) -> None:
        task = self._unknown(which)
        if arrived := self.stage.truth(task):
            self.stage.decide_arrived(task, arrived, faults, stop)
        else:
            self.stage.decide(task, again=True, stop=stop)

    @precondition(lambda self: self.stage.unknown())
    @rule(which=picks, whose=picks, faults=faults)
    def decide_wrongly(self, which: int, whose: int, faults: Any) -> None:
        ids = self._wrong_ids()
        self.stage.decide_arrived(self._unknown(which), ids[whose % len(ids)], faults)

    @precondition(lambda self: self.stage.unknown())
    @rule(which=picks, again=st.booleans(), stop=stops)
    def decide_without_looking(self, which: int, again: bool, stop: Stop | None) -> None:
        self.stage.decide(self._unknown(which), again=again, stop=stop)

    @precondition(lambda self: self.stage.refused())
    @rule(which=picks, again=st.booleans(), stop=stops)
    def decide_about_a_refusal(self, which: int, again: bool, stop: Stop | None) -> None:
        refused = self.stage.refused()
        self.stage.decide(refused[which % len(refused)], again=again, stop=stop)

    @precondition(lambda self: self.stage.batches())
    @rule(which=picks, stop=stops)
    def repeat(self, which: int, stop: Stop | None) -> None:
        self.stage.repeat(self._batch(which), stop)

    @precondition(lambda self: self.stage.batches())
    @rule(which=picks)
    def export(self, which: int) -> None:
        export(self.stage, self._batch(which))

    # --- what is around it ---

    @rule(what=st.sampled_from(("restart", "restart the service", "pay in", "fail", "wait")), much=st.integers(1, 4))
    def happen(self, what: str, much: int) -> None:
        stage = self.stage
        if what == "restart":
            stage.restart()
        elif what == "restart the service":
            stage.restart_service(ENOUGH if much == 4 else much)
        elif what == "pay in":
            stage.served.grant(5 * much)
        elif what == "fail":
            stage.served.sources[_PRODUCTS[much % 2]].times = 1
        else:  # links expire, windows of the limits pass
            stage.time.clock += 60 * 5 * much

    def _batch(self, which: int) -> Batch:
        batches = self.stage.batches()
        return batches[which % len(batches)]

    def _wrong_ids(self) -> list[str]:
        """One that nobody has, and those of other tasks."""
        return ["t_nobody", *(task.remote_id for task in self.stage.book().tasks.values() if task.remote_id)]

    def _open_batch(self, which: int) -> Batch:
        """One that isn't finished, if there is one."""
        batches = self.stage.batches()
        open_ = [batch for batch in batches if not finished(self.stage.tasks(batch))] or batches
        return open_[which % len(open_)]

    def _unknown(self, which: int) -> Task:
        unknown = self.stage.unknown()
        return unknown[which % len(unknown)]
