"""What answers of different services have in common is found under whatever name, and has one set of values."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop_app.core.detection.json_rows import table_of
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.results.standard_columns import StandardColumns, TaughtColumn, place_of, standard_at
from desktop_app.core.results.standard_words import TITLES, VALUES, Standard, network_code, standard_value
from desktop_app.core.results.verdict import Judge, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.local_service.sources import standard_sources

REACHABLE, REGISTERED, LINE_TYPE, NETWORK = "reachable", "registered", "line_type", "network"
MCC_MNC, PORTED, ROAMING, RISK = "mcc_mnc", "ported", "roaming", "risk"

# Answers as services describe them, and what they have in common; what isn't there, nothing is said of.
ANSWERS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "line type intelligence": (
        {
            "phone_number": "+14159929960",
            "valid": True,
            "line_type_intelligence": {
                "mobile_country_code": "240",
                "mobile_network_code": "38",
                "carrier_name": "Twilio - SMS/MMS-SVR",
                "type": "nonFixedVoip",
                "error_code": None,
            },
        },
        {LINE_TYPE: "voip", NETWORK: "Twilio - SMS/MMS-SVR", MCC_MNC: "240-38"},
    ),
    "line status": ({"line_status": {"status": "inactive", "error_code": None}}, {REACHABLE: "no"}),
    "pumping risk": (
        {"sms_pumping_risk": {"carrier_risk_category": "low", "sms_pumping_risk_score": 61}},
        {RISK: "medium"},
    ),
    "carrier and portability": (
        {
            "carrier": {"name": "T-Mobile USA", "type": "mobile", "mcc": "310", "mnc": "260"},
            "portability": {"lrn": "1", "ported_status": "Y"},
        },
        {LINE_TYPE: "mobile", NETWORK: "T-Mobile USA", MCC_MNC: "310-260", PORTED: "yes"},
    ),
    "bulk rows": (
        {"lineType": "VOIP-FIXED", "messagingProvider": "Verizon", "latestMessageDeliveryStatus": "DEACTIVATED"},
        {LINE_TYPE: "voip", NETWORK: "Verizon", REACHABLE: "no"},
    ),
    "never ported": (
        {
            "mccMnc": "22801",
            "imsi": "228011234567890",
            "originalNetwork": {"networkName": "Swisscom"},
            "ported": False,
            "roaming": True,
            "roamingNetwork": {"networkName": "Orange"},
            "status": {"groupName": "DELIVERED", "name": "DELIVERED_TO_HANDSET"},
            "error": {"name": "EC_ABSENT_SUBSCRIBER"},
        },
        {REACHABLE: "no", NETWORK: "Swisscom", MCC_MNC: "228-01", PORTED: "no", ROAMING: "yes"},
    ),
    "ported to": (
        {
            "mccMnc": "22802",
            "originalNetwork": {"networkName": "Swisscom"},
            "portedNetwork": {"networkName": "Sunrise"},
            "ported": True,
            "roaming": False,
            "error": {"name": "NO_ERROR"},
        },
        {REACHABLE: "yes", NETWORK: "Sunrise", MCC_MNC: "228-02", PORTED: "yes", ROAMING: "no"},
    ),
    "current and original carrier": (
        {
            "current_carrier": {"network_code": "26207", "name": "o2", "network_type": "mobile"},
            "original_carrier": {"network_code": "26201", "name": "Telekom", "network_type": "fixed_line"},
            "reachable": "undeliverable",
            "ported": "assumed_not_ported",
            "roaming": {"status": "not_roaming", "roaming_network_code": "26201"},
        },
        {REACHABLE: "no", LINE_TYPE: "mobile", NETWORK: "o2", MCC_MNC: "262-07", PORTED: "no", ROAMING: "no"},
    ),
    "live status": (
        {
            "live_status": "ABSENT_SUBSCRIBER",
            "telephone_number_type": "MOBILE",
            "current_network": "AVAILABLE",
            "current_network_details": {"name": "EE", "mccmnc": "23430"},
            "original_network_details": {"name": "O2", "mccmnc": "23410"},
            "is_ported": "YES",
        },
        {REACHABLE: "no", LINE_TYPE: "mobile", NETWORK: "EE", MCC_MNC: "234-30", PORTED: "yes"},
    ),
    "names with hyphens": (
        {
            "number-type": "fixed-line",
            "hlr-status": "fixed-line",
            "hlr-valid": False,
            "mcc": "",
            "mnc": "",
            "current-network": "",
            "origin-network": "BANDWIDTH.COM",
            "is-ported": False,
            "is-roaming": False,
        },
        {
            REACHABLE: "unknown",
            LINE_TYPE: "fixed line",
            NETWORK: "BANDWIDTH.COM",
            MCC_MNC: "",
            PORTED: "no",
            ROAMING: "no",
        },
    ),
    "messengers": ({"WhatsApp": "YES"}, {REGISTERED: "yes"}),
    "scores": ({"fraud_score": 92, "active": True, "carrier": "O2"}, {RISK: "high", REACHABLE: "yes", NETWORK: "O2"}),
    "a status that isn't the line's": ({"status": "success", "valid": "yes", "type": "x"}, {LINE_TYPE: "unknown"}),
    "what the range was given to": ({"original_carrier": "O2"}, {}),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_answers_of_all_services_have_the_same_columns_and_values(name: str) -> None:
    answer, expected = ANSWERS[name]
    names, values = table_of([answer])
    columns = StandardColumns(names)
    assert {str(meaning): said for meaning, said in zip(columns, columns.of(values), strict=True)} == expected
    assert columns.titles == [TITLES[Standard(each)] for each in Standard if each in expected]
    # AND without an answer nothing is said
    assert set(columns.of(())) <= {""}
    assert set(columns.of([""] * len(names))) <= {""}


def test_the_local_service_says_standard_values_itself() -> None:
    found = {}
    for slug, source in standard_sources().items():
        columns = StandardColumns(source.fields)
        for number in (f"+4479111234{at:02}" for at in range(50)):
            answer = source.answer(number)
            for meaning, said in zip(columns, columns.of([answer[each] for each in source.fields]), strict=True):
                own = answer.get(str(meaning), said)
                assert said == own or (meaning is Standard.NETWORK and (said, own) == ("", "unknown"))
        columns.leave_out_same()
        found[slug] = [str(each) for each in columns]
    assert {slug: each for slug, each in found.items() if each} == {"hlr-lookup": [REACHABLE]}


def test_each_meaning_has_one_set_of_values() -> None:
    random = Random(1)  # noqa: S311 - data of a test
    for meaning, values in VALUES.items():
        assert [standard_value(meaning, each, {}) for each in values] == list(values)
        for _ in range(300):
            text = "".join(random.choices("aeinoprt-_ 10", k=random.randint(0, 6)))
            assert standard_value(meaning, text, {}) in ("", *values)


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (["26201"], "262-01"),
        (["310260"], "310-260"),
        (["262-01"], "262-01"),
        (["262", "1"], "262-01"),
        (["262", "01"], "262-01"),
        (["262", "26201"], "262-01"),
        (["", "01"], ""),
        (["262", ""], ""),
        (["n/a"], ""),
        (["", "262", "07"], "262-07"),
    ],
)
def test_network_codes_are_spelled_alike(values: list[str], code: str) -> None:
    assert network_code(values) == code


def test_a_profile_says_which_fields_and_values_are_meant() -> None:
    taught = read_profile("""
        [meanings]
        ported = "mnp"
        network = ["net now", "net before"]
        [meanings.reachable]
        field = "Answer"
        yes = ["A", 1]
        no = "absent"
        [meanings.line_type]
        landline = "PSTN line"
    """).meanings
    names = ("answer", "MNP", "net_before", "net_now", "hlr_status", "line_type")
    columns = StandardColumns(names, taught)
    assert columns.of(("a", "Y", "O2", "", "dead", "pstn LINE")) == ["yes", "fixed line", "O2", "yes"]
    assert columns.of(("ABSENT", "", "", "EE", "", "x")) == ["no", "unknown", "EE", ""]
    # What a result lacks is found by itself.
    assert StandardColumns(("hlr_status",), taught).of(("dead",)) == ["no"]
    # AND verdicts go by what was taught; who is absent stays doubtful
    judge = Judge(names, VerdictRule(taught=taught))
    verdicts = [judge.answer((said, *[""] * 5)).verdict for said in ("A", "absent", "0", "what")]
    assert verdicts == [Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD, Verdict.UNKNOWN]
    changed = VerdictRule(taught=taught).changed("answer", "a", Verdict.BAD)
    assert Judge(names, changed).answer(("A", *[""] * 5)).verdict is Verdict.BAD
    assert changed.unchanged() == VerdictRule(taught=taught)


def test_standard_columns_have_places_of_their_own() -> None:
    assert [standard_at(place_of(each)) for each in Standard] == list(Standard)
    assert [standard_at(place) for place in (0, 3, -1 - len(Standard))] == [None] * 3
    assert StandardColumns(("x",), {Standard.RISK: TaughtColumn(("y",))}) == {}
