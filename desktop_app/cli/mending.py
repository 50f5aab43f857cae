"""Tells how the numbers of a list that have a problem could be mended, and mends those that a person named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from desktop_app.cli.talking import Talk, counted
from desktop_app.core.errors import UsageError
from desktop_app.core.numbers.mending import is_perhaps, known_pattern, pattern_in_words
from desktop_app.core.rows.corrections import Suggested, TakeSuggestions
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.program.services import Services

# The most countries named of a pattern.
_MOST_COUNTRIES = 3


def patterns_named(text: str) -> tuple[str, ...]:
    """Return the patterns of “lost-zero,words”. Raise UsageError for a name that is none."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    for name in names:
        if not known_pattern(name):
            reason = tr_text("“{name}” is none of the patterns that “dialproof inspect --suggest” names.", name=name)
            raise UsageError(reason=reason)
    return names


async def mended(services: Services, found: ReadList, patterns: Sequence[str], talk: Talk) -> ReadList:
    """Mend the numbers that the patterns suggest something for, and say how many; return the list as it is then."""
    suggested = await services.mending.suggest(found.list_id, talk.progress)
    counts = {group.pattern: group.count for group in suggested.groups}
    for pattern in patterns:
        if not counts.get(pattern):
            talk.say(f"Nothing to mend by “{pattern}”.")
    done = await services.mending.mend(found.list_id, TakeSuggestions(tuple(patterns)))
    if done.changed:
        names = ", ".join(f"{counts[name]:,} by “{name}”" for name in patterns if counts.get(name))
        talk.say(f"Mended {counted(done.changed, 'number')}: {names}. Your own columns stay as they are.")
    return replace(found, understanding=done.understanding)


def suggested_as_json(suggested: Suggested) -> dict[str, Any]:
    """Return what `inspect --suggest --json` adds."""
    groups = [
        {
            "pattern": group.pattern,
            "numbers": group.count,
            "ambiguous": is_perhaps(group.pattern),
            "countries": dict(group.countries),
            "examples": [
                {"row": each.row, "raw": each.raw, "text": each.text, "e164": each.e164} for each in group.examples
            ],
        }
        for group in suggested.groups
    ]
    return {"suggestions": groups, "not_mendable": suggested.lost}


def suggested_in_words(suggested: Suggested) -> list[str]:
    """List the patterns with their counts and an example each."""
    lines = ["Could be mended, by “dialproof verify --mend PATTERN,PATTERN”:"] if suggested.groups else []
    for group in suggested.groups:
        example = group.examples[0]
        countries = ", ".join(list(group.countries)[:_MOST_COUNTRIES])
        other = "; the same cells can be read otherwise" if is_perhaps(group.pattern) else ""
        count = counted(group.count, "number")
        lines += [
            f"  {group.pattern}: {count} ({pattern_in_words(group.pattern)}; {countries}{other}),",
            f"    as in row {example.row}: {example.raw!r} to {example.e164}",
        ]
    if not suggested.groups:
        lines.append("Nothing is suggested for the numbers with a problem.")
    if suggested.lost:
        lines.append(f"{counted(suggested.lost, 'number')} lost digits in Excel; nothing restores these.")
    return lines
