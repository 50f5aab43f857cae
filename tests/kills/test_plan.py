"""What is drawn for the rounds."""

from __future__ import annotations

from desktop_app.services.program.failpoints import Moment

from .plan import FEWEST, MOMENTS, planned

SOME = range(60)


def test_the_same_seed_draws_the_same_rounds() -> None:
    assert [planned(7, index) for index in SOME] == [planned(7, index) for index in SOME]
    assert planned(7, 30) != planned(8, 30)


def test_the_fewest_rounds_come_to_every_moment() -> None:
    fixed = {kill.moment for index in range(FEWEST) for kill in planned(1, index).kills}
    assert fixed == {None, *MOMENTS}


def test_rounds_are_of_many_kinds() -> None:
    rounds = [planned(3, index) for index in SOME]
    kills = [kill for plan in rounds for kill in plan.kills]
    assert {len(plan.kills) for plan in rounds} == {2, 3, 4}
    assert {kill.group for kill in kills} == {True, False}
    assert {kill.times for kill in kills} > {1, 2}
    assert {plan.via for plan in rounds} == {"auto", "json", "file"}
    assert {plan.second_list for plan in rounds} == {True, False}
    assert any(plan.service_killed for plan in rounds)
    assert any("dying" in plan.trouble for plan in rounds)


def test_what_can_only_happen_to_large_or_doubtful_tasks_gets_such() -> None:
    for plan in (planned(4, index) for index in SOME):
        moments = {kill.moment for kill in plan.kills}
        if moments & {Moment.REFUSED, Moment.DIVIDED}:
            assert plan.most is None or plan.most > 12
        if moments & {Moment.DOUBTED, Moment.DECIDED}:
            assert {"unheard", "unsaid"} & set(plan.trouble)
