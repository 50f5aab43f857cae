"""Draws what an organisation has fixed for a computer, and what is told of a new version.

    python tests/ui/show/show_policy.py folder [--dark]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtWidgets import QApplication

from desktop_app.core.errors import PolicyBroken
from desktop_app.core.service.policy import NO_POLICY, Feature, Policy
from desktop_app.core.service.policy_reading import PolicyWrong, read_policy
from desktop_app.ui.check.page import CheckPage
from desktop_app.ui.look import theme
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from desktop_app.ui.start.start_trouble import trouble_box
from tests.ui.looking.camera import Camera, arguments, look_of
from tests.ui.small_services import SmallServices, until

ANNOUNCED = b'{"version": "1.2", "page": "https://releases.example.com/1.2"}'
UPDATES = "https://releases.example.com/latest.json"
STRICT = Policy(
    "https://api.example.com/api/v1",
    "Customer data quality",
    '[answers]\ntask_id = "data.token"\n',
    most_days=60,
    updates=UPDATES,
    off=frozenset(Feature) - {Feature.LOCAL_SERVICE},
)


async def settings(camera: Camera, look: str, name: str, policy: Policy, release: bytes = ANNOUNCED) -> None:
    """The sections in which something is fixed, and what About says of a new version."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as place:
        small = SmallServices(Path(place), policy)
        small.release = release
        dialog = SettingsDialog(small.context, Appearance(app, look), data_folder="/home/anna/.local/share/dialproof")
        dialog.show()
        updates = dialog.about.updates
        if policy is STRICT:
            camera.take(f"{name}-connection", dialog)
            dialog.connection.edit(None)
            await asyncio.sleep(0.5)
            camera.take(f"{name}-form", dialog)
            steps = dialog.connection.form.look_closer()
            await asyncio.sleep(0.5)
            camera.take(f"{name}-trial", steps)
            steps.reject()
            dialog.connection.leave_form()
            for section in ("appearance", "privacy"):
                dialog.show_section(section)
                camera.take(f"{name}-{section}", dialog)
            page = CheckPage(small.context)
            page.resize(1120, 600)
            page.show()
            camera.take(f"{name}-check", page)
            page.close()
            menu = connection_menu(small.context, lambda _: None)
            menu.popup(dialog.pos())
            camera.take(f"{name}-menu", menu)
            menu.close()
        dialog.show_section("about")
        camera.take(f"{name}-about", dialog)
        if policy.updates and policy.allows(Feature.UPDATE_CHECK):
            updates.now.click()
            await until(lambda: not updates.now.busy)
            camera.take(f"{name}-about-told", dialog)
            small.services.updating.installed = ""
            updates.now.click()
            await until(lambda: not updates.now.busy)
            camera.take(f"{name}-about-no-release", dialog)
        dialog.close()
        await small.runner.aclose()
        await small.services.aclose()


def broken(camera: Camera) -> None:
    """What is told instead of a window."""
    try:
        read_policy('[connection]\nbase_ulr = "https://api.example.com"\n', str)
    except PolicyWrong as error:
        box = trouble_box(PolicyBroken(name="/etc/dialproof/policy.toml", reason=str(error)))
        box.show()
        camera.take("broken", box)
        box.close()


def main() -> None:
    wanted = arguments().parse_args()
    app = QApplication(sys.argv[:1])
    theme.apply(app, wanted.dark, wanted.high)
    camera = Camera(wanted)
    look = look_of(wanted)
    asyncio.run(settings(camera, look, "strict", STRICT))
    asyncio.run(settings(camera, look, "none", NO_POLICY))
    asyncio.run(settings(camera, look, "address", Policy(updates=UPDATES)))
    asyncio.run(settings(camera, look, "refused", Policy(updates=UPDATES), b"<html>"))
    broken(camera)


if __name__ == "__main__":
    main()
