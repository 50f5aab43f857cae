"""A service that is described wrongly: its first task is paid, and nothing else until it has answered.

Of these four, lists were once paid whole before anybody saw that their answers couldn't be read: the submission fits,
the rest of the description doesn't. Once that is put right, what was paid is fetched, and the rest goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.profile.provider import Provider, read_provider
from desktop_app.storage.machine.provider_files import SHIPPED
from tests.services.world import World

from .answers import unknown
from .connecting import connected, prepared
from .eight import Bandwidth, CheckNumber, Infobip
from .strict import Answer, Asked, Mock


class CheckNumberWithUser(CheckNumber):
    """Its earlier API: tasks are asked after by GET, and with the user's ID."""

    def answer(self, asked: Asked) -> Answer:
        task = asked.path.removeprefix("/v1/tasks/")
        if asked.method != "GET" or task not in self.tasks or not self.has_header(asked, "x-api-key", self.parts[0]):
            return super().answer(asked)
        if asked.query != {"user_id": "u-7"}:
            return self.refuse(asked, (400, {"error": "user_id is required"}))
        self.polls[task] = self.polls.get(task, 0) + 1
        return 200, self.told(task)


@dataclass(frozen=True)
class Amiss:
    """A service, and the words that stand for those of its file: `wrong` at first, then `right`.

    `gone`: numbers whose answers came once, where nobody looked for them.
    """

    kind: type[Mock]
    wrong: Mapping[str, str]
    right: Mapping[str, str] = field(default_factory=dict)
    gone: int = 0

    def provider(self, words: Mapping[str, str]) -> Provider:
        text = (SHIPPED / f"{self.kind.slug}.toml").read_text("utf-8")
        for old, new in words.items():
            assert old in text
            text = text.replace(old, new)
        return read_provider(text, self.kind.slug)


def polled(by: str) -> dict[str, str]:
    """Words for a service whose tasks, and then their results, are asked after so."""
    return {f'{name} = "POST /gettasks"': f'{name} = "{by}"' for name in ("task", "result")}


FOUR = {
    "asked after a task without the user": Amiss(
        CheckNumberWithUser, polled("GET /tasks/{task_id}"), polled("GET /tasks/{task_id}?user_id=u-7")
    ),
    "asked after a task by GET": Amiss(CheckNumber, polled("GET /gettasks/{task_id}")),
    "rows in the task": Amiss(
        Bandwidth, {'rows = "data.results"\n': "", 'result = "GET /phoneNumberLookup/bulk/{task_id}"\n': ""}
    ),
    "answers in the reply": Amiss(Infobip, {'in_reply = true\nrows = "results"\n': 'task_id = "bulkId"\n'}, gone=20),
}


@pytest.mark.parametrize("amiss", FOUR.values(), ids=FOUR)
async def test_no_more_than_the_first_task_is_paid_and_put_right_each_number_once(world: World, amiss: Amiss) -> None:
    mock = amiss.kind()
    first, whole = (2000, 5000) if isinstance(mock, CheckNumber) else (20, 200)
    wrong, right = (amiss.provider(words) for words in (amiss.wrong, amiss.right))
    batch = await prepared(world, connected(world, mock, wrong), mock, whole)
    for _ in range(2):  # as often as it is carried on by itself
        with suppress(DialproofError):
            await world.verification.run(batch.id, 1)
        assert len(mock.charged) == first
    task, *rest = world.tasks(batch)
    assert task.state in {TaskState.ACCEPTED, TaskState.FAILED, TaskState.COMPLETED}
    assert task.message
    assert [each.state for each in rest] == [TaskState.PREPARED]
    # WHEN a person corrects what is said of the service, has what was paid fetched, and carries on
    await world.session.save(connected(world, mock, right), mock.key)
    await world.verification.fetch_again(batch.id)
    assert len(mock.charged) == first
    mock.wrong.clear()
    await world.verification.run(batch.id, 1, go_on=True)
    # THEN each number was paid for once, and has its answer unless that came in a reply which nobody kept
    assert mock.wrong == []
    assert len({number for number, _ in mock.charged}) == len(mock.charged) == whole
    assert world.verification.outcome(batch.id).answered == whole - unknown(mock, whole) - amiss.gone
    await world.session.aclose()
