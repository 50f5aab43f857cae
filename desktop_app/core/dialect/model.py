"""Defines the service profile, with the API document's own names as defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from desktop_app.core.batches.polling import USUAL, Polling
from desktop_app.core.dialect.places import Place
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About

# Stands for the task's identifier in a path.
TASK_ID = "{task_id}"


@dataclass(frozen=True, slots=True)
class Paths:
    """The paths of the endpoints, below the connection's address; `{task_id}` stands for the task's identifier."""

    balance: str = "/balance"
    detect: str = "/detect"
    detect_file: str = "/detect/file"
    task: str = "/tasks/{task_id}"
    result: str = "/tasks/{task_id}/result"
    check: str = "/realtime/check/phone"


@dataclass(frozen=True, slots=True)
class Requests:
    """The names of fields that are sent; "" means not sent. `upload_header` is the first line of an uploaded list.

    `extra` is sent with each submission and single check, `extra_for` with those of one product, by its slug.
    """

    product: str = "product"
    country: str = "country"
    phones: str = "phones"
    upload: str = "file"
    upload_product: str = "product"
    upload_country: str = "country"
    upload_header: str = "number"
    phone: str = "phone"
    phone_product: str = "product"
    phone_country: str = "country"
    plus: bool = True
    extra: Mapping[str, Any] = field(default_factory=dict)
    extra_for: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def number(self, e164: str) -> str:
        """Return a number as the service wants it."""
        return e164 if self.plus else e164.lstrip("+")

    def extras(self, product: str | None) -> dict[str, Any]:
        """Return the further fields of a request, for a product."""
        return {**self.extra, **(self.extra_for.get(product, {}) if product else {})}


@dataclass(frozen=True, slots=True)
class Answers:
    """The places of values in answers: the first that exists counts. If empty, the program searches by itself."""

    task_id: tuple[Place, ...] = ()
    status: tuple[Place, ...] = ()
    progress: tuple[Place, ...] = ()
    message: tuple[Place, ...] = ()
    cost: tuple[Place, ...] = ()
    balance: tuple[Place, ...] = ()
    currency: tuple[Place, ...] = ()
    result: tuple[Place, ...] = ()
    check: tuple[Place, ...] = ()
    error: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Dialect:
    """A service profile: a service's own names, words and limits.

    `statuses` has its words for states, as `decoding.fields.squashed`. `limits` are requests a minute. `least_numbers`
    and `most_numbers` bound the numbers of a task, None where nobody has said. `polling` is how often to poll a task,
    `result` how to read its file. `refusals` maps the words of its refusals to their causes.
    """

    paths: Paths = field(default_factory=Paths)
    requests: Requests = field(default_factory=Requests)
    answers: Answers = field(default_factory=Answers)
    statuses: Mapping[str, TaskStatus] = field(default_factory=dict)
    limits: Mapping[RateGroup, int] = field(default_factory=lambda: LIMITS)
    least_numbers: int | None = None
    most_numbers: int | None = None
    polling: Polling = USUAL
    result: ResultForm = field(default_factory=ResultForm)
    refusals: Mapping[str, About] = field(default_factory=dict)


DEFAULT = Dialect()
