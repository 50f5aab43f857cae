"""A whole life of a list for each way that a key can go: no part of it is anywhere on the disk, or in what is said."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from desktop_app.api import HttpClient
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.profile.writing import written
from desktop_app.core.text.key_forms import KeyMask
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.machine.home import open_home
from desktop_app.ui.crash.report import fault_of
from desktop_app.wiring.services import keep_log
from tests.api.strict_service import KINDS, Kind
from tests.cli.fake_service import FakeService, Request
from tests.services.world import World, told

from .searching import found_in, spellings
from .test_full_run import NUMBERS, life_of_a_list, logged, service

__all__ = ["logged", "service"]  # fixtures


@pytest.mark.parametrize("kind", [each for each in KINDS if each.profile], ids=lambda kind: kind.name)
def test_no_part_of_a_key_is_anywhere_after_a_full_run_with_failures(
    kind: Kind, service: FakeService, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    forms = sorted({form for part in (*kind.parts, kind.key) for form in spellings(part)} | set(kind.headers.values()))
    out = tmp_path / "out"
    out.mkdir()
    opened = open_home(tmp_path / "home")
    keep_log(opened)
    world, profile = World(opened.path), read_profile(kind.profile)
    world.client = partial(HttpClient, profile=profile)
    refused: list[str] = []

    def admits(request: Request) -> bool:
        fits = kind.admits(request.method, request.path, request.headers, request.body)
        if not fits and request.endpoint not in {"download", "elsewhere"}:
            refused.append(request.endpoint)
        return fits

    # GIVEN a service that admits nothing but its documented way, and quotes the key wherever it can
    service.admits = admits
    quoted = " | ".join([*forms, *NUMBERS])
    message = told(life_of_a_list(world, service, out, key=kind.key, quoted=quoted, profile=kind.profile))
    Backups(opened.backups, lambda: datetime.now(UTC)).keep(opened.journal, always=True)
    world.close()
    # WHEN the profile is exported, and a fault is reported that has the key in its words
    (out / "profile.toml").write_text(written(profile), "utf-8")
    fault = ValueError(quoted)
    (out / "report.txt").write_text(str(fault_of(fault)), "utf-8")
    printed = capfd.readouterr()
    # THEN no part of it is in any file, sentence or print
    assert refused == []
    assert found_in(tmp_path, forms) == []
    shown = " ".join([*message, printed.out, printed.err])
    assert [form for form in forms if form in shown] == []
    assert set(service.numbers) == set(NUMBERS)


def test_a_part_that_is_too_short_for_a_secret_is_hidden_with_the_rest_alone() -> None:
    mask = KeyMask("12:a-long-enough-secret")
    assert mask.in_text("12 of 12: a-long-enough-secret; 12:a-long-enough-secret") == "12 of 12: [key]; [key]"
