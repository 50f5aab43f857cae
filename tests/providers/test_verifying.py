"""Two hundred numbers through each service, by its provider file alone: answered, charged as the book says."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, KeyRefused
from desktop_app.services.connections.session import profile_of
from tests.services.world import World

from .connecting import connected, prepared, provider
from .eight import EIGHT, CheckNumber
from .strict import Mock

OF_EACH = pytest.mark.parametrize("kind", EIGHT, ids=lambda kind: kind.slug)
# Of an answer about a number: a column, and what stands in it.
TOLD = {
    "twilio": ("line_type_intelligence.type", "mobile"),
    "telnyx": ("carrier.name", "Vodafone"),
    "bandwidth": ("lineType", "MOBILE"),
    "infobip": ("status.groupName", "DELIVERED"),
    "seven": ("reachable", "reachable"),
    "trestle": ("line_type", "Mobile"),
    "hlrlookup": ("live_status", "LIVE"),
    "checknumber": ("whatsapp", "yes"),
}


def many(mock: Mock) -> int:
    """As many numbers as are verified: the least that the service takes."""
    return CheckNumber.least if isinstance(mock, CheckNumber) else 200


@OF_EACH
async def test_two_hundred_numbers_are_answered_and_charged_once(
    world: World, kind: type[Mock], tmp_path: Path
) -> None:
    mock = kind()
    connection, count = connected(world, mock, provider(mock.slug)), many(mock)
    batch = await prepared(world, connection, mock, count)
    await world.verification.run(batch.id, 1)
    # THEN everything was asked as documented, each number once
    assert mock.wrong == []
    assert sorted(number.lstrip("+") for number, _ in mock.charged) == [each[1:] for each in mock.numbers(count)]
    # AND each row has its answer in the right columns; those that the service doesn't know are said to be unanswered
    unknown = sum(each.endswith("99") for each in mock.numbers(count)) if mock.slug == "bandwidth" else 0
    assert {task.state for task in world.tasks(batch)} <= {TaskState.JOINED, TaskState.SPLIT}
    found = await world.exporting.export(batch.id, tmp_path / "out.csv")
    assert (found.rows, found.answered, found.disagreements) == (count, count - unknown, ())
    rows = table(tmp_path / "out.csv")
    column, value = TOLD[mock.slug]
    answered = [row for row in rows if row["Answer"] == "answered"]
    assert sum(row[column] == value for row in answered) >= 0.9 * count - unknown
    # AND what it was charged is what the book says, or nobody knows: neither a balance nor an answer tells
    charged = world.journal.batch(batch.id).charged
    assert charged is None or charged.amount == mock.spent
    profile = profile_of(connection)
    assert (charged is not None) == (profile.has_balance or bool(profile.answers.cost))
    await world.session.aclose()


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return list(csv.DictReader(lines))


@OF_EACH
async def test_a_wrong_key_costs_one_request(world: World, kind: type[Mock]) -> None:
    mock = kind(key="wrong-0123456789" if len(kind.parts) == 1 else f"{kind.parts[0]}:wrong-0123456789")
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, many(mock))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    assert len(mock.asked) == 1
    assert mock.charged == []
    await world.session.aclose()


@OF_EACH
async def test_a_spent_quota_is_said_within_seconds(world: World, kind: type[Mock]) -> None:
    mock = kind(left=0)
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, many(mock))
    began = world.time.seconds()
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    assert world.time.seconds() - began < 5
    assert mock.charged == []
    assert mock.wrong == []
    await world.session.aclose()
