"""What the stories of the page have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.core.service.connection import Connection
from desktop_app.ui.check.page import CheckPage
from tests.ui.small_services import SmallServices

Story = Callable[[SmallServices, CheckPage], Awaitable[None]]
TEAM = Connection("https://api.example.com/api/v1", "Team")
