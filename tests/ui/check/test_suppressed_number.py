"""A number on a suppression list is checked only once a person says so."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.service.policy import Policy, Suppressed
from desktop_app.ui.check.page import CheckPage
from tests.ui.small_services import SmallServices, until


async def suppress(small: SmallServices, folder: Path) -> None:
    file = folder / "out.csv"
    file.write_text("Mobile\n+442079460958\n", "utf-8")
    read = await small.services.intake.read(file, ReadOptions())
    await small.services.suppression.add(read, "Opt-outs")


async def test_a_suppressed_number_is_asked_about_first(small: SmallServices, page: CheckPage, tmp_path: Path) -> None:
    await suppress(small, tmp_path)
    # WHEN it is entered
    page.bar.number.set_number("+442079460958")
    page.bar.ask()
    await until(page.suppressed_question.isVisible)
    # THEN nothing is sent until a person wants it all the same
    assert "This number is on the suppression list Opt-outs since " in page.suppressed_question.question()
    assert page.focusWidget() is page.suppressed_question.no
    assert small.answers.asked == []
    page.suppressed_question.yes.click()
    await until(lambda: bool(small.answers.asked) and not page.bar.button.busy)
    # AND another number goes without a question
    page.bar.number.set_number("+442079460959")
    page.bar.ask()
    await until(lambda: len(small.answers.asked) == 2 and not page.bar.button.busy)


async def test_a_policy_has_it_not_checked(small: SmallServices, page: CheckPage, tmp_path: Path) -> None:
    await suppress(small, tmp_path)
    small.services.session.policy = Policy(suppression=Suppressed(optional=False))
    page.bar.number.set_number("+442079460958")
    page.bar.ask()
    await until(lambda: "Your organisation has it not checked." in page.bar.hint.text())
    assert small.answers.asked == []
