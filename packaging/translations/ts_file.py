"""A language's translations as Qt Linguist keeps them: `resources/translations/dialproof_de.ts`.

What Linguist marks "unfinished" though it has a text, a draft, isn't kept apart: the next update takes it as done.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from translations.sources import Source, Texts

Key = tuple[str, str]
# How many forms Qt asks for, in its order: it is the language that decides which number takes which.
FORMS = {"de": 2, "es": 2, "fr": 2, "pt_BR": 2, "zh_CN": 1}


@dataclass
class Translation:
    """The forms of one text, a single one unless it counts something; "" where there is none yet."""

    forms: list[str]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return all(self.forms)


def read(path: Path) -> dict[Key, Translation]:
    """What is translated already, by context and text; nothing of a file that isn't there."""
    if not path.exists():
        return {}
    found: dict[Key, Translation] = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            sentence = message.find("translation")
            forms = (
                []
                if sentence is None
                else [form.text or "" for form in sentence.iter("numerusform")] or [sentence.text or ""]
            )
            found[context.findtext("name", ""), message.findtext("source", "")] = Translation(forms)
    return found


def write(path: Path, language: str, texts: Texts, known: dict[Key, Translation]) -> int:
    """All of `texts` with what is `known` of them, in their order; says how many aren't translated."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    missing = 0
    for name, keys in groupby(texts, lambda key: key[0]):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for key in keys:
            forms = fitting(texts[key], language, known.get(key))
            missing += not all(forms)
            _add(context, key[1], texts[key], forms)
    ET.indent(root, " ")
    body = ET.tostring(root, "unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")
    return missing


def fitting(source: Source, language: str, known: Translation | None) -> list[str]:
    """As many forms as the language wants of this text; empty where they aren't known."""
    wanted = FORMS[language] if source.plural else 1
    return known.forms if known is not None and len(known.forms) == wanted else [""] * wanted


def _add(context: ET.Element, text: str, source: Source, forms: list[str]) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if source.plural else {})
    for place in source.places:
        ET.SubElement(message, "location", filename=f"../../{place}")
    ET.SubElement(message, "source").text = text
    sentence = ET.SubElement(message, "translation", {} if all(forms) else {"type": "unfinished"})
    if not source.plural:
        sentence.text = forms[0]
        return
    for form in forms:
        ET.SubElement(sentence, "numerusform").text = form
