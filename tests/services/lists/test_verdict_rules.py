"""The rules of verdicts that a person changed, as the journal's settings have them."""

from __future__ import annotations

import pytest

from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.results import verdict_rule
from tests.services.world import World

SERVICE, PRODUCT = "https://api.example.com/v1", "hlr"


@pytest.mark.parametrize(
    "saved",
    [
        "",
        7,
        [],
        {SERVICE: "x"},
        {SERVICE: [PRODUCT]},
        {SERVICE: {PRODUCT: {"a": "b"}}},
        {SERVICE: {PRODUCT: [["status"]]}},
    ],
    ids=repr,
)
def test_a_damaged_rule_is_passed_over(world: World, saved: object) -> None:
    world.journal.save_setting(Setting.VERDICT_RULES, saved)
    assert verdict_rule(world.journal, SERVICE, PRODUCT) == STANDARD_RULE


def test_what_is_whole_beside_it_holds(world: World) -> None:
    changed = STANDARD_RULE.changed("status", "parked", Verdict.BAD)
    world.journal.save_setting(Setting.VERDICT_RULES, {"other": None, SERVICE: {"x": 1, PRODUCT: changed.as_saved()}})
    assert verdict_rule(world.journal, SERVICE, PRODUCT) == changed
    assert verdict_rule(world.journal, SERVICE, "x") == verdict_rule(world.journal, "other", "x") == STANDARD_RULE
