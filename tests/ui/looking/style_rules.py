"""A style sheet read as rules, and what holds of a control in a state: enough of CSS for our own one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

_BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r"(?P<kind>\w+)(?P<attributes>(?:\[[^\]]*\])*)(?:::(?P<part>[\w-]+))?(?P<states>(?::[\w-]+)*)")


@dataclass(frozen=True)
class Rule:
    """One selector and what it says: `QPushButton[kind="chip"]:hover { background: … }`."""

    kind: str
    attributes: frozenset[str] = frozenset()
    states: frozenset[str] = frozenset()
    part: str = ""
    says: dict[str, str] = field(default_factory=dict, compare=False)

    def holds_of(self, other: Rule) -> bool:
        """Whether it holds wherever the other does."""
        same = (self.kind, self.part) == (other.kind, other.part)
        return same and self.attributes <= other.attributes and self.states <= other.states

    @property
    def weight(self) -> int:
        """The more it names, the more it counts."""
        return len(self.attributes) + len(self.states)

    def __str__(self) -> str:
        part = f"::{self.part}" if self.part else ""
        return self.kind + "".join(sorted(self.attributes)) + part + "".join(f":{each}" for each in sorted(self.states))


def rules(sheet: str) -> list[Rule]:
    """All of them, in their order; those of a control within another are left out."""
    found: list[Rule] = []
    for selectors, body in _BLOCK.findall(sheet):
        says = dict(line.strip().split(": ", 1) for line in body.split(";") if ": " in line)
        for selector in selectors.split(","):
            match = _SELECTOR.fullmatch(selector.strip())
            if match is not None:
                attributes = frozenset(re.findall(r"\[[^\]]*\]", match["attributes"]))
                states = frozenset(match["states"].split(":")) - {""}
                found.append(Rule(match["kind"], attributes, states, match["part"] or "", says))
    return found


def in_force(wanted: Rule, sheet: Sequence[Rule]) -> dict[str, str]:
    """What all rules together say where `wanted` holds."""
    holding = [rule for rule in sheet if rule.holds_of(wanted)]
    looks: dict[str, str] = {}
    for rule in sorted(holding, key=lambda rule: rule.weight):
        if "border" in rule.says:
            looks.pop("border-color", None)
        looks |= rule.says
    return looks
