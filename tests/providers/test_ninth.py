"""A ninth service by a text file alone: the one that the guide writes step by step, in a person's own folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop_app.core.errors import BalanceShort, KeyRefused
from desktop_app.core.profile.provider import Provider
from tests.services.world import World

from .connecting import connected, prepared, provider
from .eight import Veriphone

GUIDE = Path(__file__).parents[2] / "docs" / "providers.md"


def steps() -> list[str]:
    """What the guide has a person type, step by step."""
    story = GUIDE.read_text("utf-8").partition("## Step by step")[2].partition("\n## ")[0]
    return re.findall(r"```toml\n(.*?)```", story, re.DOTALL)


@pytest.fixture
def ninth(tmp_path: Path) -> Provider:
    """The service as Dialproof knows it from the file in the person's folder."""
    own = tmp_path / "providers"
    own.mkdir()
    (own / "veriphone.toml").write_text("\n".join(steps()), "utf-8")
    return provider("veriphone", tmp_path)


def test_each_step_says_something(ninth: Provider) -> None:
    assert len(steps()) == 5
    assert (ninth.name, ninth.account, ninth.profile.auth.labels) == ("Veriphone", "", ("API key",))
    assert ninth.profile.probe is not None
    assert ninth.profile.probe.charged


async def test_a_list_is_verified_through_it(world: World, ninth: Provider, tmp_path: Path) -> None:
    mock = Veriphone()
    batch = await prepared(world, connected(world, mock, ninth), mock, 60)
    await world.verification.run(batch.id, 1)
    assert mock.wrong == []
    assert sorted(number for number, _ in mock.charged) == mock.numbers(60)
    found = await world.exporting.export(batch.id, tmp_path / "out.csv")
    assert (found.answered, found.disagreements) == (60, ())
    assert (tmp_path / "out.csv").read_text("utf-8-sig").count("mobile") == 60
    await world.session.aclose()


async def test_a_wrong_key_costs_one_request_and_spent_credits_are_said(world: World, ninth: Provider) -> None:
    mock = Veriphone(key="wrong-0123456789", left=0)
    connection = connected(world, mock, ninth)
    batch = await prepared(world, connection, mock, 60)
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    assert len(mock.asked) == 1
    mock.key = mock.parts[0]
    await world.session.save(connection, mock.key)
    world.put_right(batch)
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    assert mock.charged == []
    await world.session.aclose()
