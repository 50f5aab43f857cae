"""Defines the service profile, with the API document's own names as defaults, and places in an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from desktop_app.core.batches.polling import USUAL, Polling
from desktop_app.core.profile.auth import Auth
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, Taught
from desktop_app.core.service.rates import LIMITS, OWN_LIMITS, RateGroup
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About
from desktop_app.core.text.translatable import tr_text

# Field names and list indexes, from the outside in.
Place = tuple[str | int, ...]

_LONGEST, _DEEPEST = 200, 12
# A field's name, in quotation marks if it has dots; then list indexes.
_STEP = re.compile(r'(?:([^.\[\]"]+)|"([^"]+)")?((?:\[\d{1,4}\])*)')
_INDEX = re.compile(r"\[(\d+)\]")


def parse_place(text: str) -> Place:
    """Return the place that a text names. Raise `ValueError`, which says what is wrong."""
    if not text.strip() or len(text) > _LONGEST or not text.isprintable():
        raise ValueError(tr_text("it names no field: write names with dots between them, such as data.task_id"))
    steps: list[str | int] = []
    at = 0
    while at <= len(text):
        step = _STEP.match(text, at)
        end = step.end() if step else at
        if step is None or end == at or (end < len(text) and text[end] != "."):
            raise ValueError(
                tr_text("“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places", text=text)
            )
        name = step[1] or step[2]
        steps += [name.strip()] if name else []
        steps += [int(index) for index in _INDEX.findall(step[3])]
        at = end + 1
    if len(steps) > _DEEPEST:
        raise ValueError(tr_text("it leads deeper than {most} steps", most=_DEEPEST))
    return tuple(steps)


def place_text(place: Place) -> str:
    """Return a place as `parse_place` takes it."""
    text = ""
    for step in place:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            name = f'"{step}"' if re.search(r"[.\[\]]", step) else step
            text += f".{name}" if text else name
    return text


def either(places: Sequence[Place]) -> str:
    """Return the places that were searched, as text: "data.id or data.token"."""
    first, *others = map(place_text, places)
    whole = first
    for other in others:
        whole = tr_text("{all} or {other}", all=whole, other=other)
    return whole


def value_at(raw: Any, places: Iterable[Place]) -> Any:
    """Return the value at the first of `places` that exists and isn't null; None if none does."""
    return next((value for place in places if (value := _at(raw, place)) is not None), None)


def _at(value: Any, place: Place) -> Any:
    for step in place:
        if isinstance(step, int):
            value = value[step] if isinstance(value, list) and step < len(value) else None
        else:
            value = _named(value, step) if isinstance(value, dict) else None
    return value


def _named(value: dict[str, Any], name: str) -> Any:
    """Return the field of this exact name, else the first that differs only in letter case."""
    if name in value:
        return value[name]
    folded = name.casefold()
    return next((found for key, found in value.items() if key.casefold() == folded), None)


# Stand for values in an address and in `each`: the task's identifier, a number, a product's slug, a country's code; how
# many numbers a quote is for.
TASK_ID, NUMBER, PRODUCT, COUNTRY, COUNT = "{task_id}", "{number}", "{product}", "{country}", "{count}"
_POSTED = frozenset({"detect", "detect_file", "check"})


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A request's method, and its address below the connection's: a path, perhaps with a query."""

    method: str
    address: str


@dataclass(frozen=True, slots=True)
class Paths:
    """The addresses of the endpoints, as a person writes them: a path, or a method, a space, and a path with a query.

    Placeholders such as `{task_id}` stand for values. `quote`: what numbers would cost. "" means that there is none; a
    service without `detect` has single checks alone.
    """

    balance: str = "/balance"
    detect: str = "/detect"
    detect_file: str = "/detect/file"
    task: str = "/tasks/{task_id}"
    result: str = "/tasks/{task_id}/result"
    check: str = "/realtime/check/phone"
    quote: str = ""

    def endpoint(self, name: str) -> Endpoint:
        """Return an endpoint by its name here. Without a method, it is the document's."""
        method, _, address = getattr(self, name).rpartition(" ")
        return Endpoint(method or ("POST" if name in _POSTED else "GET"), address)


class BodyForm(StrEnum):
    """How the fields of a request are written. An uploaded list is always a form."""

    JSON = "json"
    FORM = "form"
    URLENCODED = "urlencoded"


@dataclass(frozen=True, slots=True)
class Requests:
    """The names of fields that are sent; "" means not sent. `upload_header` is the first line of an uploaded list.

    `task` names the task where its address doesn't. `idempotency` is the header for a submission's own key. Numbers are
    sent as a list: of texts, of objects shaped as `each`, or as one text with `joined` between them. `phone_list`: a
    single check sends such a list, too. `extra` is sent with each submission and single check, `extra_for` with those
    of one product, by its slug.
    """

    body: BodyForm = BodyForm.JSON
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
    phone_list: bool = False
    task: str = ""
    idempotency: str = ""
    count: str = "count"
    quote_token: str = ""
    plus: bool = True
    joined: str = ""
    each: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    extra_for: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def number(self, e164: str) -> str:
        """Return a number as the service wants it."""
        return e164 if self.plus else e164.lstrip("+")

    def numbers(self, e164s: Sequence[str], product: str, country: str) -> Any:
        """Return several numbers as the service wants them."""
        texts = list(map(self.number, e164s))
        if self.each:
            return [_shaped(self.each, {NUMBER: text, PRODUCT: product, COUNTRY: country}) for text in texts]
        return self.joined.join(texts) if self.joined else texts

    def in_each(self, placeholder: str) -> bool:
        """Return True if `each` says a value of every number."""
        return any(placeholder in text for value in self.each.values() for text in _texts_of(value))

    def extras(self, product: str | None) -> dict[str, Any]:
        """Return the further fields of a request, for a product."""
        return {**self.extra, **(self.extra_for.get(product, {}) if product else {})}


def _texts_of(value: Any) -> list[str]:
    return [text for text in (value if isinstance(value, list) else [value]) if isinstance(text, str)]


def _shaped(value: Any, values: Mapping[str, str]) -> Any:
    """Return a value of `each` with its placeholders filled. A field that would be empty is left out."""
    if isinstance(value, str):
        return re.sub("|".join(map(re.escape, values)), lambda found: values[found[0]], value)
    if isinstance(value, list):
        return [each for one in value if (each := _shaped(one, values)) != "" or one == ""]
    if isinstance(value, Mapping):
        filled = {name: _shaped(one, values) for name, one in value.items()}
        return {name: each for name, each in filled.items() if each != "" or value[name] == ""}
    return value


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
    quote: tuple[Place, ...] = ()
    quote_token: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an answer says whether a request succeeded, whatever its status: by the value at a place, in any letter case.

    Where only the values of `success` are given, any other is a failure.
    """

    at: tuple[Place, ...] = ()
    success: tuple[str, ...] = ()
    failure: tuple[str, ...] = ()

    def said(self, raw: Any) -> bool | None:
        """Return what an answer says; None if it has no such place, or says nothing there."""
        value = value_at(raw, self.at)
        if value is None or isinstance(value, list | dict):
            return None
        text = (str(value) if not isinstance(value, bool) else str(value).lower()).strip().casefold()
        if text in self.success:
            return True
        return False if text in self.failure or (self.success and not self.failure) else None


@dataclass(frozen=True, slots=True)
class Probe:
    """What a connection test asks in place of the balance: a check of a `number`, or after a `task` that isn't there.

    `charged`: the check may cost something. An answer that the task is unknown shows that address and key are right.
    """

    number: str = ""
    product: str = ""
    charged: bool = True
    task: str = ""


@dataclass(frozen=True, slots=True)
class ServiceProfile:
    """A service profile: a service's own names, words and limits. `auth` says how the key goes, and never has it.

    `in_reply`: the answers come in the reply to a submission, and there is no task to ask about. `statuses` has its
    words for states, as `decoding.fields.squashed`. `limits` are requests a minute, `per_second`
    those of a second, of all groups, `at_once` those under way together. `least_numbers` and `most_numbers` bound the
    numbers of a task. These are None where nobody has said. `polling` is how often to poll a task, `result` how to read
    its file. `refusals` maps the words of its refusals to their causes. `probe` is what a connection test asks; None
    for the balance. `meanings` are its names and values for what answers of all services have in common.
    """

    auth: Auth = field(default_factory=Auth)
    paths: Paths = field(default_factory=Paths)
    requests: Requests = field(default_factory=Requests)
    answers: Answers = field(default_factory=Answers)
    in_reply: bool = False
    outcome: Outcome = field(default_factory=Outcome)
    statuses: Mapping[str, TaskStatus] = field(default_factory=dict)
    limits: Mapping[RateGroup, int] = field(default_factory=lambda: LIMITS)
    per_second: int | None = None
    at_once: int | None = None
    least_numbers: int | None = None
    most_numbers: int | None = None
    polling: Polling = USUAL
    result: ResultForm = field(default_factory=ResultForm)
    refusals: Mapping[str, About] = field(default_factory=dict)
    probe: Probe | None = None
    meanings: Taught = field(default_factory=lambda: NOTHING_TAUGHT)

    @property
    def has_balance(self) -> bool:
        """True unless the service has no balance that could be read."""
        return bool(self.paths.balance)

    @property
    def requests_a_minute(self) -> Mapping[RateGroup, int]:
        """The requests a minute by group that its limits come to."""
        most = 60 * (self.per_second or max(self.limits.values()))
        return {group: min(limit, most) for group, limit in self.limits.items()}

    @property
    def has_tasks(self) -> bool:
        """True if the service takes lists; False if it has single checks alone."""
        return bool(self.paths.detect)

    def tells_country(self, endpoint: str) -> bool:
        """Return True if a submission through an endpoint, `detect` or `detect_file`, may name a country."""
        names = self.requests
        named = names.upload_country if endpoint == "detect_file" else names.country or names.in_each(COUNTRY)
        return bool(named) or COUNTRY in self.paths.endpoint(endpoint).address


DEFAULT = ServiceProfile()
# Of the local service while this program runs it: a request there takes some milliseconds of this computer's own time.
OWN = ServiceProfile(limits=OWN_LIMITS, polling=Polling(first=0.03, longest=2.0))
