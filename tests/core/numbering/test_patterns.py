"""The metadata's dialect of regular expressions means here what it means to `re`."""

from __future__ import annotations

import re
from random import Random

import phonenumbers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phonenumbers import PhoneMetadata

from desktop_app.core.numbering.acceptors import Acceptors
from desktop_app.core.numbering.beginnings import KINDS
from desktop_app.core.numbering.patterns import UnknownDialect, parsed
from desktop_app.core.numbering.stripping import ODD, PrefixAutomaton, Rewrite


def seeded(seed: str) -> Random:
    """The same numbers every time."""
    return Random(seed)  # noqa: S311 - not for secrets


def all_metadata() -> list[PhoneMetadata]:
    codes = phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items()
    found = [PhoneMetadata.metadata_for_region_or_calling_code(code, region) for code, all_ in codes for region in all_]
    return [each for each in found if each is not None]


def national_patterns() -> list[str]:
    descriptions = [getattr(each, name) for each in all_metadata() for name in ("general_desc", *KINDS)]
    return sorted({each.national_number_pattern for each in descriptions if each and each.national_number_pattern})


PATTERNS = national_patterns()
LEADING = sorted({each.leading_digits for each in all_metadata() if each.leading_digits})
NATIONAL_PREFIXES = sorted(
    {
        (each.national_prefix_for_parsing, each.national_prefix_transform_rule or "")
        for each in all_metadata()
        if each.national_prefix_for_parsing
    }
)
INTERNATIONAL_PREFIXES = sorted({each.international_prefix for each in all_metadata() if each.international_prefix})


def random_digits(random: Random, most: int) -> str:
    return "".join(random.choice("0123456789") for _ in range(random.randint(0, most)))


def near_matches(pattern: str, acceptors: Acceptors, random: Random, count: int) -> list[str]:
    """Full matches, found by walking where a match is still possible, and what becomes of them with a digit changed."""
    found = []
    for _ in range(count):
        state, digits = acceptors.compiled(pattern), ""
        while ways := [digit for digit in range(10) if acceptors.rows[state][digit]]:
            if acceptors.accepts[state] and random.random() < 0.3:
                break
            digit = random.choice(ways)
            state, digits = acceptors.rows[state][digit], f"{digits}{digit}"
        at = random.randint(0, len(digits))
        found += [digits, digits[:at] + random.choice("0123456789") + digits[at + 1 :], digits[:at], digits + "0"]
    return found


def test_every_pattern_of_the_metadata_matches_what_re_matches() -> None:
    acceptors, random = Acceptors(), seeded("all")
    for pattern in PATTERNS + LEADING:
        compiled = re.compile(pattern)
        samples = near_matches(pattern, acceptors, random, 12) + [random_digits(random, 14) for _ in range(12)]
        for digits in samples:
            assert acceptors.fullmatch(pattern, digits) == bool(compiled.fullmatch(digits)), (pattern, digits)


def test_patterns_are_many_and_states_are_shared() -> None:
    acceptors = Acceptors()
    for pattern in PATTERNS:
        acceptors.compiled(pattern)
    assert len(PATTERNS) > 1_000
    assert len(acceptors.rows) < 10_000
    assert len(set(zip(acceptors.accepts, acceptors.rows, strict=True))) == len(acceptors.rows)


def rewritten_by_re(pattern: str, transform: str, digits: str) -> str | None:
    """The steps of `_maybe_strip_national_prefix_carrier_code` that take off and put on; None for nothing."""
    match = re.compile(pattern).match(digits)
    if match is None:
        return None
    groups = match.groups()
    if not transform or groups[-1] is None:
        return digits[match.end() :]
    return re.sub(pattern, transform, digits, count=1)


def rewritten(prefix: PrefixAutomaton, digits: str) -> str | Rewrite | None:
    rewrite = prefix.match(prefix.after(prefix.start, digits))
    return rewrite if rewrite is None or rewrite is ODD else rewrite.prepended + digits[rewrite.dropped :]


def beginnings(pattern: str, random: Random) -> list[str]:
    """Digits that have to do with a prefix pattern: its own literals, mixed with random ones."""
    literals = re.findall(r"\d+", re.sub(r"\{[^}]*\}|\[[^]]*\]", " ", pattern)) or ["0"]
    lengths = [int(each) for each in re.findall(r"\{(\d+)", pattern)] or [0]
    found = []
    for _ in range(400):
        parts = [random.choice([*literals, random_digits(random, 2)]) for _ in range(random.randint(0, 3))]
        rest = random_digits(random, 12) if random.random() < 0.5 else f"{random.randrange(10**9):09}"[: lengths[0] + 1]
        found.append("".join(parts) + rest)
    return found


@pytest.mark.parametrize(("pattern", "transform"), NATIONAL_PREFIXES)
def test_national_prefixes_are_taken_off_as_re_does(pattern: str, transform: str) -> None:
    prefix, random = PrefixAutomaton(pattern, transform or None), seeded(pattern)
    odd = 0
    for digits in beginnings(pattern, random):
        found = rewritten(prefix, digits)
        odd += found is ODD
        assert found is ODD or found == rewritten_by_re(pattern, transform, digits), digits
    assert not odd or transform == r"9\1", "only Argentina's 15 is odd"


@pytest.mark.parametrize("pattern", INTERNATIONAL_PREFIXES)
def test_international_prefixes_are_taken_off_as_re_does(pattern: str) -> None:
    prefix = PrefixAutomaton(pattern)
    for digits in beginnings(pattern, seeded(pattern)):
        assert rewritten(prefix, digits) == rewritten_by_re(pattern, "", digits), digits


@given(st.sampled_from([pattern for pattern, _ in NATIONAL_PREFIXES] + INTERNATIONAL_PREFIXES), st.data())
def test_prefixes_of_any_digits(pattern: str, data: st.DataObject) -> None:
    digits = data.draw(st.from_regex(pattern, fullmatch=True).filter(str.isascii)).strip() + data.draw(
        st.text("0123456789", max_size=4)
    )
    assert rewritten(PrefixAutomaton(pattern), digits) == rewritten_by_re(pattern, "", digits)


def test_the_first_branch_wins_as_in_re() -> None:
    assert rewritten(PrefixAutomaton("0|0123"), "012345") == "12345"
    assert rewritten(PrefixAutomaton("0123|0"), "012345") == "45"
    assert rewritten(PrefixAutomaton("0(?:12)?"), "0123") == "3"
    assert rewritten(PrefixAutomaton("([2-9]\\d{6})$|1", "246\\1"), "4161234") == "2464161234"
    assert rewritten(PrefixAutomaton("([2-9]\\d{6})$|1", "246\\1"), "41612345") is None
    assert rewritten(PrefixAutomaton("([2-9]\\d{6})$|1", "246\\1", prepends=False), "4161234") is ODD
    assert rewritten(PrefixAutomaton(None), "123") is None


@pytest.mark.parametrize(
    "pattern",
    ["1*", "1+", "(", ")", "[", "[12", "1{", "1{2", "^1", "1.2", "(?=1)", "\\1", "1??", "[a-z]", "(1|2){2}", "?"],
)
def test_what_lies_beyond_the_profile_is_refused(pattern: str) -> None:
    with pytest.raises(UnknownDialect):
        parsed(pattern)


@pytest.mark.parametrize("rule", [r"9\2", r"\1\1", "9", r"x\1"])
def test_odd_transform_rules_are_refused(rule: str) -> None:
    with pytest.raises(UnknownDialect):
        PrefixAutomaton("0(1)", rule)
