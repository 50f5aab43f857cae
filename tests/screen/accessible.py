"""What a screen reader is told about a program, as a tree, and what it can do in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.screen.at_spi import DESKTOP, AtSpi, Place, Question, property_of
from tests.screen.roles import Role, State, role_word

_READ_WHOLE, _READ_FIRST = 120, 40  # of a table or a list with more cells than so many the first ones are read
_LONG = frozenset({Role.LIST, Role.TABLE, Role.TREE, Role.TREE_TABLE})
_LEAVES = frozenset({Role.BUTTON, Role.CHECK_BOX, Role.LABEL, Role.LIST_ITEM, Role.PAGE_TAB, Role.TABLE_CELL})


@dataclass(eq=False, slots=True)
class Thing:
    """An object as it was when it was looked at."""

    place: Place
    name: str
    role: int
    states: frozenset[int]
    parent: Thing | None = None
    children: list[Thing] = field(default_factory=list)

    def all(self) -> Iterator[Thing]:
        """It and all that is below it, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child.all()

    @property
    def usable(self) -> bool:
        """Neither hidden nor greyed."""
        return {State.SHOWING, State.ENABLED} <= self.states

    @property
    def way(self) -> str:
        """Where it stands, in words for a failing test."""
        above = f"{self.parent.way} › " if self.parent else ""
        return f"{above}{role_word(self.role)} “{self.name}”"


class Accessible:
    """One program, seen through AT-SPI alone."""

    def __init__(self, bus: AtSpi, program: Place) -> None:
        self._bus = bus
        self._program = program
        self._is_window: dict[Place, bool] = {}  # of what has come to be seen
        self._classes: dict[Place, str] = {}

    # --- looking ---

    def windows(self) -> list[Place]:
        """Windows and dialogs, and last the pop-ups: Qt tells of those only when they come to be seen."""
        known = _places(self._bus.ask(Question(self._program, "Accessible", "GetChildren")))
        new = [place for place in dict.fromkeys(self._bus.shown) if place not in self._is_window]
        ours = [place for place in new if place.owner == self._program.owner]
        parents = self._bus.ask_all([property_of(place, "Parent") for place in ours])
        self._is_window |= {
            place: parent == (self._program.owner, self._program.path)
            for place, parent in zip(ours, parents, strict=True)
        }
        return [*known, *(place for place, window in self._is_window.items() if window and place not in known)]

    def tops(self) -> list[Thing]:
        """Those windows that can be seen, without what is in them."""
        tops = [thing for thing in self.read(self.windows()) if State.SHOWING in thing.states]
        there = {thing.place for thing in tops}
        self._is_window = {place: window and place in there for place, window in self._is_window.items()}
        return tops

    def look(self) -> list[Thing]:
        """All that can be seen in what is in front, level by level: pop-ups and dialogs, else the window itself.

        Of what has very many children the first are read.
        """
        tops = self.tops()
        tops = level = [top for top in tops if top.role != Role.FRAME] or tops
        while level:
            below = self._below([thing for thing in level if thing.role not in _LEAVES])
            level = []
            for (parent, _), child in zip(below, self.read([place for _, place in below]), strict=True):
                if State.SHOWING in child.states:
                    child.parent = parent
                    parent.children.append(child)
                    level.append(child)
        return tops

    def _below(self, things: Sequence[Thing]) -> list[tuple[Thing, Place]]:
        """The children of all of these, each with its parent."""
        long = [thing for thing in things if thing.role in _LONG]
        counts = self._bus.ask_all([property_of(thing.place, "ChildCount") for thing in long])
        shut = [thing for thing, count in zip(long, counts, strict=True) if (count or 0) > _READ_WHOLE]
        open_ = [thing for thing in things if thing not in shut]
        answers = self._bus.ask_all([Question(thing.place, "Accessible", "GetChildren") for thing in open_])
        asked = [(thing, at) for thing in shut for at in range(_READ_FIRST)]
        first = self._bus.ask_all([Question(t.place, "Accessible", "GetChildAtIndex", "i", (at,)) for t, at in asked])
        found = [(thing, place) for thing, places in zip(open_, answers, strict=True) for place in _places(places)]
        return found + [(thing, Place(*place)) for (thing, _), place in zip(asked, first, strict=True) if place]

    def read(self, places: Sequence[Place]) -> list[Thing]:
        """Each as it is now; of one that has gone meanwhile nothing is known but its place."""
        answers = iter(self._bus.ask_all([question for place in places for question in _about(place)]))
        return [_thing(place, *(next(answers) for _ in _about(place))) for place in places]

    def classes(self, things: Sequence[Thing]) -> list[str]:
        """What the widget of each is in the program: its class or its object's name."""
        new = [thing.place for thing in things if thing.place not in self._classes]
        found = self._bus.ask_all([property_of(place, "AccessibleId") for place in new])
        self._classes |= {place: str(of or "").rpartition(".")[2] for place, of in zip(new, found, strict=True)}
        return [self._classes[thing.place] for thing in things]

    # --- doing ---

    def actions(self, thing: Thing) -> list[str]:
        """The names of what can be done with it, not translated."""
        count = self._bus.ask(property_of(thing.place, "NActions", "Action")) or 0
        asked = [Question(thing.place, "Action", "GetName", "i", (at,)) for at in range(count)]
        return [str(name) for name in self._bus.ask_all(asked)]

    def do(self, thing: Thing, action: str) -> bool:
        """Do it; whether it could be done."""
        names = self.actions(thing)
        at = names.index(action) if action in names else -1
        return at >= 0 and bool(self._bus.ask(Question(thing.place, "Action", "DoAction", "i", (at,))))

    def write(self, thing: Thing, text: str) -> bool:
        """Let a field hold this text."""
        return bool(self._bus.ask(Question(thing.place, "EditableText", "SetTextContents", "s", (text,))))

    def text(self, thing: Thing) -> str:
        """What a field or a label holds."""
        return str(self._bus.ask(Question(thing.place, "Text", "GetText", "ii", (0, -1))) or "")

    def focus(self, thing: Thing) -> bool:
        """Give it the keyboard."""
        return bool(self._bus.ask(Question(thing.place, "Component", "GrabFocus")))

    def select(self, thing: Thing, at: int) -> bool:
        """Select one of its children."""
        return bool(self._bus.ask(Question(thing.place, "Selection", "SelectChild", "i", (at,))))

    def focused(self) -> Thing | None:
        """What has the keyboard, as the program last said."""
        self._bus.ask(property_of(self._program, "Name"))  # what was said before the answer is heard by then
        place = self._bus.focused
        return self.read([place])[0] if place is not None and place.owner == self._program.owner else None


def program_of(bus: AtSpi, process: int) -> Accessible | None:
    """The program that this process is, once it has told the registry of itself."""
    programs = _places(bus.ask(Question(DESKTOP, "Accessible", "GetChildren")))
    ours = next((place for place in programs if bus.process_of(place.owner) == process), None)
    return Accessible(bus, ours) if ours else None


def _places(answer: Any) -> list[Place]:
    return [Place(*each) for each in answer or []]


def _about(place: Place) -> list[Question]:
    return [property_of(place, "Name"), *(Question(place, "Accessible", name) for name in ("GetRole", "GetState"))]


def _thing(place: Place, name: Any, role: Any, states: Any) -> Thing:
    bits = sum(word << (32 * at) for at, word in enumerate(states or []))
    held = frozenset(bit for bit in range(bits.bit_length()) if bits >> bit & 1)
    return Thing(place, str(name or ""), int(role or 0), held)
