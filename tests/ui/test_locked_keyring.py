"""A key that is there, in a keyring that is locked: the window says so, and not that there is none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.core.connection import Connection
from desktop_app.core.errors import KeyLocked, KeyMissing

from .open_window import Opened, opened


def test_a_locked_keyring_is_told_apart_from_a_key_that_is_missing(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        team = Connection("http://127.0.0.1:9/api/v1", "Team account")
        await at.desk.session.save(team, "key")
        at.desk.session.choose(team)
        # WHEN the keyring isn't unlocked
        at.window._standstill.connection_failed(KeyLocked(origin=team.origin))
        # THEN it is said, with both ways on
        assert at.shell.header.connection.text() == "Team account · keyring locked"
        message = at.shell.strip.message
        assert message is not None
        assert "is in the system keyring, which is locked" in message.what
        assert "Unlock the keyring and try again" in message.more
        assert message.action_text == "Enter key…"
        # AND where there is no key, the button is the only way
        at.window._standstill.connection_failed(KeyMissing(origin=team.origin))
        assert at.shell.header.connection.text() == "Team account · no key"
        message = at.shell.strip.message
        assert message is not None
        assert message.more == ""

    opened(themed, tmp_path / "home", story)
