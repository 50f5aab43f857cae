"""Reusing answers from the page to the local service: real files, child processes, the service's own account."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.results.reuse import REUSED_COLUMN
from tests.ui.upload.test_upload_with_services import Window, home, play

__all__ = ["home"]  # the fixture


def numbers(count: int) -> str:
    return "Name,Mobile\n" + "".join(f"N{at},+447400{at:06}\n" for at in range(count))


def test_only_the_new_numbers_of_a_list_are_sent_and_a_known_list_is_there_at_once(home: Path) -> None:
    async def story(window: Window) -> None:
        services, panel = window.services, window.page.view.panel

        async def sent(count: int, name: str) -> str:
            (window.home / name).write_text(numbers(count))
            window.page.open_file(window.home / name)
            await window.read()
            await window.until(lambda: not window.runner.running("upload.read") and panel.send.isEnabled())
            known = len(services.journal.batches())
            if known:
                await window.until(panel.reuse.isVisible)
                panel.reuse.age._choose(30)
            panel.send.click()
            await window.until(
                lambda: len(services.journal.batches()) > known and not window.runner.running("upload.send")
            )
            return services.journal.batches()[0].id

        # GIVEN a list of eight numbers that was verified
        first = await sent(8, "first.csv")
        await services.verification.run(first)
        before = (await services.balances.read(services.session.current())).amount
        # WHEN one of ten is opened, and answers may be a month old
        second = await sent(10, "second.csv")
        assert sum(task.numbers for task in services.journal.tasks(second)) == 2
        await services.verification.run(second)
        # THEN two numbers were paid, and every one has its answer
        assert before - (await services.balances.read(services.session.current())).amount == 2
        sums = await services.exporting.export(second, window.home / "out.csv")
        assert (sums.sent, sums.answered, sums.reused, sums.disagreements) == (2, 2, 8, ())
        assert REUSED_COLUMN in (window.home / "out.csv").read_text("utf-8-sig").splitlines()[0]
        # AND one that is known through and through goes to its results
        third = await sent(9, "third.csv")
        assert services.journal.tasks(third) == []
        assert ("results", third) in window.told
        assert ("run", third) not in window.told

    play(home, story)
