"""The whole engine against the local service, with faults at every step: the journal and the ledger agree."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from .machine import Engine

# Stories, and steps of each. DIALPROOF_ENGINE_STORIES asks for more of them, DIALPROOF_HYPOTHESIS="new each time"
# for others than always.
_STORIES = int(os.environ.get("DIALPROOF_ENGINE_STORIES", "30"))
_STEPS = 10


def test_no_number_is_charged_twice_without_a_decision_and_none_is_lost() -> None:
    slow_by_nature = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    run_state_machine_as_test(
        Engine,
        settings=settings(max_examples=_STORIES, stateful_step_count=_STEPS, suppress_health_check=slow_by_nature),
    )
