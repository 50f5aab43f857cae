"""A number checked as a person does it."""

from __future__ import annotations

from desktop_app.ui.check.page import CheckPage
from tests.ui.small_services import until


async def ask(page: CheckPage, number: str = "+442079460958", product: str = "") -> None:
    """Enter a number, with a product where that matters, and wait for what comes of it."""
    if product:
        page.bar.show_question(number, product)
    else:
        page.bar.number.set_number(number)
    page.bar.ask()
    await until(lambda: not page.bar.button.busy)
