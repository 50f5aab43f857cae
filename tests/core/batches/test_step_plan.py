"""A plan of steps is read as a person writes it, kept, and holds to what was said beforehand."""

from __future__ import annotations

import json
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.step_plan import PlannedStep, StepPlan, read_step
from desktop_app.core.errors import UsageError


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("hlr-lookup", PlannedStep("hlr-lookup")),
        ("hlr-lookup for line type=mobile", PlannedStep("hlr-lookup", "", ("line type=mobile",))),
        (
            "a at https://host/api/v1/ for line type=mobile, voip and status=absent",
            PlannedStep("a", "https://host/api/v1", ("line type=mobile, voip", "status=absent")),
        ),
        ("a at LOCAL", PlannedStep("a", "local")),
        (
            " a  for verdict=doubtful or unanswered",
            PlannedStep("a", "", ("verdict=doubtful", "unanswered")),
        ),
    ],
)
def test_a_step_is_read_as_it_is_written(text: str, step: PlannedStep) -> None:
    assert read_step(text) == step
    assert read_step(str(step)) == step


@pytest.mark.parametrize(
    "text", ["", "a b", "a for", "a for mobile", "a for line type=purple", "a at http:/x", "a for verdict=fine"]
)
def test_what_cant_be_meant_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        read_step(text)


PLAN = StepPlan((PlannedStep("a"), PlannedStep("b", "local", ("unanswered",))), (Decimal("2.50"), None), ask=False)


def test_a_plan_is_kept_whole_and_knows_what_is_left() -> None:
    begun = replace(PLAN, begun=("1f3a9c2e",))
    for plan in (PLAN, begun, replace(begun, over=True, ask=True, again=True)):
        assert StepPlan.from_saved(json.loads(json.dumps(plan.as_saved()))) == plan
    assert [each.product for each in PLAN.left] == ["a", "b"]
    assert [each.product for each in begun.left] == ["b"]
    assert replace(begun, over=True).left == ()


def test_a_step_costs_no_more_than_was_said() -> None:
    assert PLAN.within(Decimal("2.5"))
    assert not PLAN.within(Decimal("2.51"))
    assert not PLAN.within(None)
    assert replace(PLAN, begun=("1f3a9c2e",)).within(Decimal(100))  # nobody could say


def test_ordered_again_a_plan_keeps_what_has_begun() -> None:
    begun = replace(PLAN, begun=("1f3a9c2e",))
    assert PLAN.taken_over(None) == PLAN.taken_over(PLAN) == PLAN
    assert replace(PLAN, again=True).taken_over(begun) == replace(begun, again=True)
    assert replace(PLAN, steps=PLAN.steps[:1]).taken_over(begun) == begun
