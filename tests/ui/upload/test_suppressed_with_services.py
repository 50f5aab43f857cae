"""Suppressed numbers from the page to the local service: said before sending, never sent, and apart in the results."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.ui.suppression.watch import SuppressionWatch
from desktop_app.ui.upload.rows.preview_table import STATUS, PreviewModel
from tests.ui.upload.test_reuse_with_services import numbers
from tests.ui.upload.test_upload_with_services import Window, home, play

__all__ = ["home"]  # the fixture


def statuses(window: Window) -> list[tuple[str, str]]:
    """What the rows on the page say of their numbers, and the tip of that."""
    model = window.page.view.table.model()
    assert isinstance(model, PreviewModel)
    (column,) = (each for each in model.columns if each.key == STATUS)
    rows = [row for at in range(model.row_count()) if (row := model.row_at(at)) is not None]
    assert column.tip is not None
    return [(column.text(row), column.tip(row)) for row in rows]


def test_suppressed_numbers_are_said_and_not_sent(home: Path) -> None:
    async def story(window: Window) -> None:
        services, panel = window.services, window.page.view.panel
        # GIVEN a suppression list with three of a list's numbers
        (window.home / "out.csv").write_text("Mobile\n+447400000001\n+447400000003\n+447400000005\n")
        read = await services.intake.read(window.home / "out.csv", ReadOptions())
        added = await services.suppression.add(read, "Opt-outs", "asked for it")
        # WHEN the list is opened
        (window.home / "list.csv").write_text(numbers(8))
        window.page.open_file(window.home / "list.csv")
        await window.read()
        await window.until(panel.suppression.isVisible)
        # THEN it is said how many aren't sent, and the button is without them
        assert panel.suppression.note.text() == "3 numbers are on the suppression list Opt-outs: not sent."
        assert panel.estimate is not None
        assert panel.estimate.numbers == 5
        # AND the rows say which these are, and since when
        assert [told for told, _ in statuses(window)].count("suppressed") == 3
        assert "on the suppression list Opt-outs since" in next(
            tip for told, tip in statuses(window) if told == "suppressed"
        )
        # WHEN the list is switched off for this one, THEN all would be sent
        panel.suppression._switch(added.id, on=False)
        await window.until(lambda: panel.estimate is not None and panel.estimate.numbers == 8)
        assert panel.suppression.note.text() == "Switched off: Opt-outs."
        assert "suppressed" not in {told for told, _ in statuses(window)}
        panel.suppression._switch(added.id, on=True)
        await window.until(lambda: panel.estimate is not None and panel.estimate.numbers == 5)
        # WHEN it is sent
        panel.send.click()
        await window.until(lambda: len(services.journal.batches()) == 1 and not window.runner.running("upload.send"))
        (batch,) = services.journal.batches()
        before = (await services.balances.read(services.session.current())).amount
        await services.verification.run(batch.id)
        # THEN these were neither sent nor paid, and stand apart in the results
        assert before - (await services.balances.read(services.session.current())).amount == 5
        verdicts = (await services.results.standing(batch.id)).verdicts
        assert (verdicts.suppressed, verdicts.rows) == (3, 8)
        assert verdicts.each()[Verdict.NOT_SENT] == 0
        sums = await services.exporting.export(batch.id, window.home / "result.xlsx")
        assert (sums.suppressed, sums.disagreements) == (3, ())

    play(home, story)


def test_a_list_that_the_command_line_deletes_suppresses_no_more_on_the_page(home: Path) -> None:
    async def story(window: Window) -> None:
        services, panel = window.services, window.page.view.panel
        (window.home / "out.csv").write_text("Mobile\n+447400000001\n")
        read = await services.intake.read(window.home / "out.csv", ReadOptions())
        added = await services.suppression.add(read, "Opt-outs", "")
        (window.home / "list.csv").write_text(numbers(3))
        window.page.open_file(window.home / "list.csv")
        await window.read()
        await window.until(panel.suppression.isVisible)
        # WHEN another process deletes it
        (services.folder / "suppression" / f"{added.id}.sqlite").unlink()
        watch = SuppressionWatch(window.page._context, window.page)
        watch.look()
        # THEN all are to be sent
        await window.until(lambda: panel.suppression.isHidden() and panel.estimate is not None)
        assert panel.estimate is not None
        assert panel.estimate.numbers == 3

    play(home, story)
