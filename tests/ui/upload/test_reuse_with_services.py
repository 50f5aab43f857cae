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


def test_a_newer_file_refreshes_the_former_list_with_what_is_new_alone(home: Path) -> None:
    async def story(window: Window) -> None:
        services, view = window.services, window.page.view

        async def opened(count: int, name: str) -> None:
            (window.home / name).write_text(numbers(count))
            window.page.open_file(window.home / name)
            await window.read()
            await window.until(lambda: not window.runner.running("upload.read") and view.panel.send.isEnabled())

        # GIVEN a list of eight numbers that was verified
        await opened(8, "customers 2026-10.csv")
        assert not view.refresh.isVisible()
        view.panel.send.click()
        await window.until(lambda: bool(services.journal.batches()) and not window.runner.running("upload.send"))
        (first,) = services.journal.batches()
        await services.verification.run(first.id)
        # WHEN a newer one of ten is opened, THEN refreshing is offered
        await opened(10, "customers 2026-11.csv")
        await window.until(view.refresh.isVisible)
        view.refresh.click()
        dialog = window.page.refreshing
        assert dialog is not None
        await window.until(lambda: dialog.counts is not None)
        assert "new: 2" in dialog.parts.text()
        assert "8 numbers are fresh. 2 numbers are asked." in dialog.count.text()
        assert dialog.cost.text()
        # WHEN a person agrees, THEN two numbers are sent, and every one has its answer
        dialog.send.click()
        await window.until(lambda: len(services.journal.batches()) > 1 and not window.runner.running("upload.send"))
        second = services.journal.batches()[0]
        assert sum(task.numbers for task in services.journal.tasks(second.id)) == 2
        assert services.refreshing.former_of(second.id) == first.id
        await services.verification.run(second.id)
        sums = await services.exporting.export(second.id, window.home / "out.csv")
        assert (sums.sent, sums.answered, sums.reused, sums.disagreements) == (2, 2, 8, ())
        assert not window.page.model.has_unsent

    play(home, story)
