"""What the mocks answer stands in the machine-readable descriptions, where these lie beside the checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .eight import HlrLookup, Infobip, Seven, Twilio

DESCRIPTIONS = Path(__file__).parents[3] / "shared" / "api" / "providers"


def described(name: str) -> dict[str, Any]:
    path = DESCRIPTIONS / name
    if not path.is_file():
        pytest.skip("the description isn't here")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def names_in(value: Any) -> set[str]:
    """All names of fields in an answer."""
    if isinstance(value, list):
        return {name for each in value for name in names_in(each)}
    return {*value, *(name for each in value.values() for name in names_in(each))} if isinstance(value, dict) else set()


def test_twilio_answers_its_published_examples_and_takes_its_parameters() -> None:
    whole = described("twilio_lookups_v2.json")
    lookup = whole["paths"]["/v2/PhoneNumbers/{PhoneNumber}"]["get"]
    examples = lookup["responses"]["200"]["content"]["application/json"]["examples"]
    (packages,) = [each["description"] for each in lookup["parameters"] if each["name"] == "Fields"]
    assert all(name in packages for name in (*Twilio.packages, "validation"))
    told = Twilio().lookup("+447400100001", "line_type_intelligence")
    assert told.keys() == examples["fetchLineTypeIntelligence"]["value"].keys()
    assert names_in(told) <= names_in([each["value"] for each in examples.values()])
    assert whole["components"]["securitySchemes"]["accountSid_authToken"]["scheme"] == "basic"


def test_infobip_answers_its_published_examples() -> None:
    whole = described("infobip-number-lookup.json")
    query = whole["paths"]["/number/1/query"]["post"]
    examples = query["responses"]["200"]["content"]["application/json"]["examples"]
    assert names_in(Infobip.lookup("447400100001")) <= names_in([each["value"] for each in examples.values()])
    asked = query["requestBody"]["content"]["application/json"]["examples"]
    assert [each["value"].keys() for each in asked.values()] == [{"to": []}.keys()]
    refused = whole["components"]["responses"]["ApiException401"]["content"]["application/json"]["example"]
    assert refused == {"requestError": {"serviceException": {"messageId": "UNAUTHORIZED", "text": "Unauthorized"}}}


@pytest.mark.parametrize("product", ["hlr", "mnp"])
def test_seven_answers_what_is_described(product: str) -> None:
    whole = described("seven_openapi.json")
    schema = whole["paths"][f"/lookup/{product}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert names_in(Seven.lookup("+447400100001", product)) <= names_of(schema, whole)
    assert whole["servers"][0]["url"] == Seven.base_url


def names_of(schema: dict[str, Any], whole: dict[str, Any]) -> set[str]:
    """All names of fields that a schema has."""
    if "$ref" in schema:
        schema = whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    found = schema.get("properties", {})
    return {*found, *(name for each in found.values() for name in names_of(each, whole))}


def test_what_a_number_costs_at_hlrlookup_is_what_the_book_says() -> None:
    mock = HlrLookup()
    mock.charged.append(("447400100001", mock.price))
    assert mock.lookup("447400100001")["credits_spent"] == 1
