"""Draws what an organisation has fixed for a computer, and what is told of a new version.

    python -m tests.ui.show.show_policy folder [--dark]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio

from desktop_app.core.errors import PolicyBroken
from desktop_app.core.service.policy import NO_POLICY, Feature, Policy
from desktop_app.core.service.policy_reading import PolicyWrong, read_policy
from desktop_app.ui.check.page import CheckPage
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from desktop_app.ui.start.start_trouble import trouble_box
from tests.ui.looking.camera import Camera
from tests.ui.show.studio import Studio, take_pictures
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


async def settings(studio: Studio, name: str, policy: Policy, release: bytes = ANNOUNCED) -> None:
    """The sections in which something is fixed, and what About says of a new version."""
    camera, small = studio.camera, SmallServices(studio.folder / name, policy)
    small.release = release
    dialog = SettingsDialog(
        small.context, Appearance(studio.app, studio.look), data_folder="/home/anna/.local/share/dialproof"
    )
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
    await small.aclose()


def broken(camera: Camera) -> None:
    """What is told instead of a window."""
    try:
        read_policy('[connection]\nbase_ulr = "https://api.example.com"\n', str)
    except PolicyWrong as error:
        box = trouble_box(PolicyBroken(name="/etc/dialproof/policy.toml", reason=str(error)))
        box.show()
        camera.take("broken", box)
        box.close()


async def draw(studio: Studio) -> None:
    await settings(studio, "strict", STRICT)
    await settings(studio, "none", NO_POLICY)
    await settings(studio, "address", Policy(updates=UPDATES))
    await settings(studio, "refused", Policy(updates=UPDATES), b"<html>")
    broken(studio.camera)


if __name__ == "__main__":
    take_pictures(draw, pumped=True)
