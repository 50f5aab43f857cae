"""What a list through each of the mocks comes to: how many numbers, where their answers stand, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.core.money.charged import Charged
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import profile_of

from .eight import CheckNumber
from .strict import Mock

# Of an answer about a number: columns, and what stands in each.
TOLD: Mapping[str, Mapping[str, str]] = {
    "twilio": {"line_type_intelligence.type": "mobile", "line_type_intelligence.carrier_name": "Vodafone"},
    "telnyx": {"carrier.name": "Vodafone", "portability.ported_date": "2017-10-20"},
    "bandwidth": {"lineType": "MOBILE", "messagingProvider": "Verizon Wireless"},
    "infobip": {"status.groupName": "DELIVERED", "originalNetwork.networkName": "Vodafone"},
    "seven": {"reachable": "reachable", "current_carrier.name": "Vodafone"},
    "trestle": {"line_type": "Mobile", "activity_score": "57"},
    "hlrlookup": {"live_status": "LIVE", "current_network_details.mccmnc": "23415"},
    "checknumber": {"whatsapp": "yes"},
}
# The same in the columns that services have in common.
IN_COMMON: Mapping[str, Mapping[str, str]] = {
    "twilio": {"Line type": "mobile", "Network": "Vodafone", "MCC/MNC": "234-15"},
    "telnyx": {"Line type": "mobile", "Network": "Vodafone", "MCC/MNC": "234-15", "Ported": "yes"},
    "bandwidth": {"Line type": "mobile", "Network": "Verizon Wireless"},
    "infobip": {"Reachable": "yes", "Network": "Vodafone", "MCC/MNC": "234-15", "Ported (Dialproof)": "no"},
    "seven": {"Reachable (Dialproof)": "yes", "Line type": "mobile", "MCC/MNC": "234-15", "Roaming": "no"},
    "trestle": {"Line type": "mobile", "Network": "Vodafone"},
    "hlrlookup": {"Reachable": "yes", "Line type": "mobile", "Network": "Vodafone", "Ported": "no"},
    "checknumber": {"Registered": "yes"},
}
# Where an answer says which number it is of.
_OWN = {"hlrlookup": "detected_telephone_number"}


def many(mock: Mock) -> int:
    """As many numbers as are verified: two hundred, or the least that the service takes."""
    return CheckNumber.least if isinstance(mock, CheckNumber) else 200


def unknown(mock: Mock, count: int) -> int:
    """How many of them the service doesn't know: those are charged, and have no answer."""
    return sum(each.endswith("99") for each in mock.numbers(count)) if mock.slug == "bandwidth" else 0


def look_at(mock: Mock, rows: Sequence[Mapping[str, str]], told: Mapping[str, str]) -> None:
    """Each number has its row in the list's order, answered in these columns; was asked for once, and as documented."""
    numbers = [row["Phone (E.164)"] for row in rows]
    count = len(numbers)
    assert mock.wrong == []
    assert numbers == mock.numbers(count)
    assert sorted(number.lstrip("+") for number, _ in mock.charged) == [each[1:] for each in numbers]
    answered = [row for row in rows if row["Answer"] == "answered"]
    assert len(answered) == count - unknown(mock, count)
    # Of one in ten, Twilio's package has an error in place of an answer.
    lacking = count // 10 if mock.slug == "twilio" else 0
    for column, value in told.items():
        assert sum(row[column] == value for row in answered) == len(answered) - lacking, column
    assert {row.get("Verdict", "good") for row in answered} == {"good"}
    if own := _OWN.get(mock.slug):
        assert all(row[own] == row["Phone (E.164)"].lstrip("+") for row in answered)


def look_at_charge(mock: Mock, connection: Connection, charged: Charged | None) -> None:
    """What a list was charged is what the book says; or nobody knows, as neither a balance nor an answer tells."""
    profile = profile_of(connection)
    assert (charged is not None) == (profile.has_balance or bool(profile.answers.cost))
    assert charged is None or charged.amount == mock.spent
