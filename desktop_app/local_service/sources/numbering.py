"""Answers from libphonenumber's metadata: what numbering plans really say, without asking any network.

The library's parts for places, carriers and time zones are big (geocoder 0.5 s to load), so they are loaded with the
first answer that needs them.
"""

from __future__ import annotations

from dataclasses import dataclass

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberType

from desktop_app.core.numbers.phone import line_type_names, normalise
from desktop_app.local_service.sources.source import NOT_E164, is_e164

LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class _Valid:
    """A valid number. `kind` is libphonenumber's type, which costs as much to find as parsing, so it is found once."""

    parsed: PhoneNumber
    region: str
    kind: int

    @property
    def line_type(self) -> str:
        return line_type_names().get(self.kind, "unknown")

    @property
    def geographical(self) -> bool:
        country_code = self.parsed.country_code or 0
        return bool(phonenumbers.phonenumberutil.is_number_type_geographical(self.kind, country_code))


def _valid(number: str) -> _Valid | None:
    """Return the number; None if it isn't valid: libphonenumber knows a type for valid numbers only."""
    if not is_e164(number):
        return None
    try:
        parsed = phonenumbers.parse(number, None)
    except NumberParseException:
        return None
    kind = phonenumbers.number_type(parsed)
    region = phonenumbers.region_code_for_number(parsed)
    if kind == PhoneNumberType.UNKNOWN or region is None:
        return None
    return _Valid(parsed, region, kind)


def _zones(number: _Valid) -> str:
    from phonenumbers import timezone

    if number.geographical:
        zones = timezone.time_zones_for_geographical_number(number.parsed)
    else:
        zones = timezone.time_zones_for_number(number.parsed)
    return " ".join(zone for zone in zones if zone != timezone.UNKNOWN_TIMEZONE)


def _place(number: _Valid) -> str:
    from phonenumbers import geocoder

    if number.geographical:
        return geocoder.description_for_valid_number(number.parsed, LANGUAGE)
    return geocoder.description_for_number(number.parsed, LANGUAGE)


def _why_not(number: str) -> str:
    """Return why the number isn't valid, by `desktop_app.core.numbers.phone`, so that both sides use the same words."""
    if not is_e164(number):
        return NOT_E164
    return normalise(number).problem or "not in use"


class PhoneValidation:
    """Answers the product `phone-validation`. `valid` is yes or no; if no, `reason` is set and the rest is empty.

    `time_zones` are IANA names separated by spaces, `place` is an area or country name in English, `country_code` is
    the calling code without a plus.
    """

    fields = (
        "valid",
        "reason",
        "region",
        "country_code",
        "line_type",
        "national_format",
        "international_format",
        "time_zones",
        "place",
    )

    def answer(self, number: str) -> dict[str, str]:
        """Return what the numbering plan says about the number."""

        found = _valid(number)
        if found is None:
            return dict.fromkeys(self.fields, "") | {"valid": "no", "reason": _why_not(number)}
        return {
            "valid": "yes",
            "reason": "",
            "region": found.region,
            "country_code": str(found.parsed.country_code),
            "line_type": found.line_type,
            "national_format": phonenumbers.format_number(found.parsed, PhoneNumberFormat.NATIONAL),
            "international_format": phonenumbers.format_number(found.parsed, PhoneNumberFormat.INTERNATIONAL),
            "time_zones": _zones(found),
            "place": _place(found),
        }


class CarrierLookup:
    """Answers the product `carrier-lookup`. `original_carrier` is the carrier that the number's range was given to.

    `mobile_portable` is yes if numbers of that region may have moved to another carrier since, so that the original
    carrier need not be the present one.
    """

    fields = ("valid", "region", "line_type", "original_carrier", "mobile_portable")

    def answer(self, number: str) -> dict[str, str]:
        """Return the carrier that the number's range was given to."""
        from phonenumbers import carrier

        found = _valid(number)
        if found is None:
            return dict.fromkeys(self.fields, "") | {"valid": "no"}
        return {
            "valid": "yes",
            "region": found.region,
            "line_type": found.line_type,
            "original_carrier": carrier.name_for_number(found.parsed, LANGUAGE),
            "mobile_portable": "yes" if phonenumbers.is_mobile_number_portable_region(found.region) else "no",
        }
