"""The words about a check: its headline, its product, and its answer as it is copied."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import region_so_far
from desktop_app.core.results.check_answers import check_verdict
from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, Taught
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.service.products import STANDARD, Catalogue
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.field_words import label_of, value_words
from desktop_app.ui.text.product_words import product_name
from desktop_app.ui.text.verdict_words import LOOKS, verdict_word, why_words

_tr = words.translator("check")


@dataclass(frozen=True, slots=True)
class ServiceTerms:
    """What a connection's checks are shown by: its products, and what judges their answers.

    `rules` are those that a person changed, by product; `taught` is what the profile says of the service's values.
    """

    catalogue: Catalogue = STANDARD
    rules: Mapping[str, VerdictRule] = field(default_factory=dict)
    taught: Taught = field(default_factory=lambda: NOTHING_TAUGHT)

    def rule(self, product: str) -> VerdictRule:
        """Return the rule by which a product's answers are judged."""
        return replace(self.rules.get(product, STANDARD_RULE), taught=self.taught)


STANDARD_TERMS = ServiceTerms()


@dataclass(frozen=True, slots=True)
class Headline:
    """A text with an icon and a tone: the verdict on a checked number and why, or why there is no answer."""

    text: str
    icon: str
    tone: str


_BAD, _DOUBT, _PLAIN = ("cross", "danger"), ("warning", "warning"), ("info", "muted")
_NOT_ANSWERED = {
    CheckState.UNKNOWN: (tr_noop("Not known whether charged"), *_DOUBT),
    CheckState.REFUSED: (tr_noop("Refused, nothing charged"), *_BAD),
    CheckState.SENDING: (tr_noop("Waiting for the answer"), "clock", "muted"),
    CheckState.UNSENT: (tr_noop("Not sent"), *_PLAIN),
}


def headline(entry: CheckEntry, terms: ServiceTerms) -> Headline:
    """Return the verdict on a check's number with its reason, or why the check has no answer."""
    if entry.state is not CheckState.ANSWERED:
        text, icon, tone = _NOT_ANSWERED[entry.state]
        return Headline(_tr(text), icon, tone)
    judged = check_verdict(entry, terms.rule(_slug(entry)))
    word = verdict_word(judged.verdict)
    return Headline(f"{word[:1].upper()}{word[1:]} · {why_words(judged)}", *LOOKS[judged.verdict])


def why_not(entry: CheckEntry) -> str:
    """Return the full explanation for a check without an answer; "" for an answered one."""
    if entry.state is CheckState.UNKNOWN:
        message = _tr("It is not known whether this check was charged: it was sent, and no answer came ({}).")
        on = _tr("The balance may show it. Nothing is sent again by itself; asking again is a new check.")
        return joining.sentences(message.format(stored_words.shown(entry.message)), on)
    if entry.state is CheckState.REFUSED:
        return stored_words.shown(entry.message)
    return _tr("It is on its way.") if entry.state is CheckState.SENDING else ""


def product_words(entry: CheckEntry, catalogue: Catalogue) -> str:
    """Return the product's name, or that the service chose; an unlisted product keeps its built-in name."""
    if not entry.product:
        return _tr("The service's own choice")
    named = catalogue if catalogue.named(entry.product) else STANDARD
    return product_name(named.title(entry.product))


def asked_product(entry: CheckEntry) -> str:
    """Return the slug of the product that a check was for: where the service chose it, what its answer names, or ""."""
    named = entry.answer.get("product")
    return entry.product or (named if isinstance(named, str) else "")


# --- Answers as they are copied: as lines of text, or as a table for a spreadsheet program ---


# What services call where a number belongs, in the order in which it counts as the country.
_COUNTRIES = ("country", "region")


def answer_text(entry: CheckEntry, terms: ServiceTerms) -> str:
    """Return an answer as text: the number, the product if known, then a line for each field with a value."""
    lines = [entry.number]
    if _slug(entry):
        lines.append(joining.named(label_of("product"), _product(entry, terms.catalogue)))
    for name, value in entry.answer.items():
        message = value_words(name, value)
        if message and name not in {"number", "product"}:
            lines.append(joining.named(label_of(name), message))
    return "\n".join(lines)


def answers_table(entries: Sequence[CheckEntry], terms: ServiceTerms) -> list[list[str]]:
    """Return a row of titles and a row for each check, with a column for every field that any of them has."""
    titles = [_tr("Number"), _tr("Country"), _tr("Product"), _tr("Checked"), _tr("Result")]
    country = next((name for name in _COUNTRIES if any(entry.answer.get(name) for entry in entries)), "")
    above = {"number", "product", country}
    names = list(dict.fromkeys(name for entry in entries for name in entry.answer if name not in above))
    lines = [[*titles, *map(label_of, names)]]
    for entry in entries:
        where = str(entry.answer.get(country) or region_so_far(entry.number))
        about = [entry.number, where, _product(entry, terms.catalogue)]
        about += [words.local_time(entry.at), headline(entry, terms).text]
        lines.append([*about, *(value_words(name, entry.answer.get(name)) for name in names)])
    return lines


def _slug(entry: CheckEntry) -> str:
    """Return the requested product, else the one the service says it chose."""
    message = entry.answer.get("product")
    return entry.product or (message if isinstance(message, str) else "")


def _product(entry: CheckEntry, catalogue: Catalogue) -> str:
    return product_words(replace(entry, product=_slug(entry)), catalogue)


# What an action of the history copies, by its name: a text, or the rows of a table.
FORMS: dict[str, Callable[[Sequence[CheckEntry], ServiceTerms], str | list[list[str]]]] = {
    "number": lambda entries, _: "\n".join(entry.number for entry in entries),
    "text": lambda entries, terms: "\n\n".join(answer_text(entry, terms) for entry in entries),
    "table": answers_table,
}
