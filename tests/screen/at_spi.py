"""AT-SPI's side of D-Bus: questions to the objects of other programs, many at once.

The interfaces are those of at-spi2-core (xml/Accessible.xml and its neighbours).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tests.systems import NO_JEEPNEY

pytest.importorskip("jeepney", reason=NO_JEEPNEY)

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ATSPI = "org.a11y.atspi"
ANSWER_WITHIN = 30.0  # seconds; a program that is busy so long is a finding
_AT_ONCE = 300  # questions on their way together
_HEARD = 2_000  # latest objects that came to be seen


@dataclass(frozen=True, slots=True)
class Place:
    """Where an object lives: its program's name on the bus, and its path there."""

    owner: str
    path: str


REGISTRY = Place(f"{ATSPI}.Registry", "/org/a11y/atspi/registry")
DESKTOP = Place(f"{ATSPI}.Registry", "/org/a11y/atspi/accessible/root")


@dataclass(frozen=True, slots=True)
class Question:
    """A method of one of an object's interfaces; without a method the property of this name."""

    place: Place
    interface: str
    name: str
    signature: str = ""
    values: tuple[object, ...] = ()
    is_property: bool = False

    def message(self) -> Message:
        """As it goes over the bus."""
        interface = f"{ATSPI}.{self.interface}"
        if self.is_property:
            address = DBusAddress(self.place.path, self.place.owner, "org.freedesktop.DBus.Properties")
            return new_method_call(address, "Get", "ss", (interface, self.name))
        address = DBusAddress(self.place.path, self.place.owner, interface)
        return new_method_call(address, self.name, self.signature or None, self.values)

    def answer_in(self, message: Message) -> Any:
        """What was answered; True where there is nothing in it, None where it was refused."""
        if message.header.message_type is not MessageType.method_return:
            return None
        if self.is_property:
            return message.body[0][1]  # a variant is its signature and its value
        return message.body[0] if message.body else True


def property_of(place: Place, name: str, interface: str = "Accessible") -> Question:
    """Ask for a property."""
    return Question(place, interface, name, is_property=True)


class AtSpi:
    """A connection to the bus of assistive technologies; hears what comes to be seen, and what gets the focus."""

    def __init__(self, address: str) -> None:
        self._bus: DBusConnection = open_dbus_connection(address, auth_timeout=ANSWER_WITHIN)
        self.shown: deque[Place] = deque(maxlen=_HEARD)  # the latest last
        self.focused: Place | None = None
        rule = MatchRule(type="signal", interface=f"{ATSPI}.Event.Object", member="StateChanged")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=ANSWER_WITHIN)
        for state in ("showing", "focused"):
            self.ask(Question(REGISTRY, "Registry", "RegisterEvent", "s", (f"object:state-changed:{state}",)))

    def close(self) -> None:
        """Hear nothing more."""
        self._bus.close()

    def ask(self, question: Question) -> Any:
        """What is answered: None where the object has gone or knows no such thing."""
        return self.ask_all([question])[0]

    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        """The same for many, which costs little more than one."""
        answers: list[Any] = []
        for at in range(0, len(questions), _AT_ONCE):
            answers += self._ask_some(questions[at : at + _AT_ONCE])
        return answers

    def process_of(self, owner: str) -> int:
        """The process that has this name on the bus."""
        message = message_bus.GetConnectionUnixProcessID(owner)
        return int(self._bus.send_and_get_reply(message, timeout=ANSWER_WITHIN).body[0])

    def _ask_some(self, questions: Sequence[Question]) -> list[Any]:
        waiting = {next(self._bus.outgoing_serial): at for at in range(len(questions))}
        asked = (questions[at].message().serialise(serial=serial) for serial, at in waiting.items())
        self._bus.sock.sendall(b"".join(asked))  # at once: the program isn't woken by each
        answers: list[Any] = [None] * len(questions)
        while waiting:
            message = self._bus.receive(timeout=ANSWER_WITHIN)
            at = waiting.pop(message.header.fields.get(HeaderFields.reply_serial, -1), -1)
            if at >= 0:
                answers[at] = questions[at].answer_in(message)
            else:
                self._hear(message)
        return answers

    def _hear(self, message: Message) -> None:
        if message.header.message_type is not MessageType.signal:
            return
        place = Place(message.header.fields[HeaderFields.sender], message.header.fields.get(HeaderFields.path, ""))
        if message.body[:2] == ("showing", 1):
            self.shown.append(place)
        elif message.body[:2] == ("focused", 1):
            self.focused = place
