"""Questions of which only the last is asked, and which answers are told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from desktop_app.ui.results.latest import Latest
from tests.ui.monitor_stage import Stage, play

pytestmark = pytest.mark.usefixtures("themed")


@pytest.mark.parametrize("between", [False, True])
def test_what_is_asked_all_the_time_is_told_in_between_where_that_is_wanted(tmp_path: Path, between: bool) -> None:
    async def story(stage: Stage) -> None:
        latest: Latest[str] = Latest(stage.runner, "a question", between=between)
        gates, found = [asyncio.Event() for _ in range(4)], list[str]()

        def ask(at: int) -> None:
            async def answer() -> str:
                await gates[at].wait()
                return f"answer {at}"

            latest.ask(answer, found.append, lambda error: found.append(str(error)))

        # GIVEN a question, and another one before it is answered
        ask(0)
        ask(1)
        gates[0].set()
        gates[1].set()
        await stage.until(lambda: "answer 1" in found)
        assert found == (["answer 0", "answer 1"] if between else ["answer 1"])
        # AND of what was dropped nothing is told, though another one waits
        found.clear()
        ask(2)
        latest.drop()
        ask(3)
        gates[2].set()
        gates[3].set()
        await stage.until(lambda: found)
        assert found == ["answer 3"]

    play(tmp_path, story)
