"""The eight services that come with the program, made from their published descriptions, and a ninth."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, ClassVar

from .strict import Answer, Asked, Mock, only

_TASK = "004223a0-8b17-41b1-bf81-20732adf5590"
# Where the results of tasks lie that are files.
FILES = "https://files.example"


class Twilio(Mock):
    """Lookup v2: Basic, GET, one package a request. Errors have a code; those of a package stand in a 200."""

    slug, base_url, product = "twilio", "https://lookups.twilio.com/v2", "line_type_intelligence"
    parts = ("AC0123456789abcdef0123456789abcdef", "t0k3n+/=&0123456789")
    packages = (
        "caller_name", "sim_swap", "call_forwarding", "line_status", "line_type_intelligence", "identity_match",
        "reassigned_number", "sms_pumping_risk", "phone_number_quality_score", "pre_fill",
    )  # fmt: skip
    told: ClassVar[dict[str, Any]] = {
        "line_type_intelligence": {
            "error_code": None, "mobile_country_code": "234", "mobile_network_code": "15",
            "carrier_name": "Vodafone", "type": "mobile",
        },
        "line_status": {"status": "active", "error_code": None},
    }  # fmt: skip

    def answer(self, asked: Asked) -> Answer:
        if not self.has_basic(asked):
            return 401, _twilio(20003, "Authenticate", 401)
        number = re.fullmatch(r"/v2/PhoneNumbers/(\+[1-9]\d{6,14})", asked.path)
        if number is None:
            return self.refuse(asked, (404, _twilio(20404, "The requested resource was not found", 404)))
        if asked.method != "GET" or asked.fields:
            return self.refuse(asked, (405, _twilio(20004, "Method not allowed", 405)))
        package = asked.query.get("Fields", "validation")
        if not only(asked.query, "Fields", "CountryCode", least=0) or package not in {*self.packages, "validation"}:
            return self.refuse(asked, (400, _twilio(60600, "Invalid parameter", 400)))
        free = Decimal(0) if package == "validation" else None
        spent = 429, _twilio(60611, "Package quota reached", 429)
        return self.sold(number[1], free, lambda: self.lookup(number[1], package), spent)

    def lookup(self, number: str, package: str) -> dict[str, Any]:
        """Return a published answer, for a number: one that ends in 7 has an error of the package."""
        body: dict[str, Any] = {
            "calling_country_code": "44", "country_code": "GB", "phone_number": number, "national_format": "0",
            "valid": True, "validation_errors": None, **dict.fromkeys(self.packages),
            "url": f"{self.base_url}/PhoneNumbers/{number}",
        }  # fmt: skip
        if package in self.told:
            body[package] = dict(self.told[package])
            if number.endswith("7"):
                body[package] = {**dict.fromkeys(body[package]), "error_code": 60600}
        return body


def _twilio(code: int, message: str, status: int) -> dict[str, Any]:
    return {
        "code": code,
        "message": message,
        "more_info": f"https://www.twilio.com/docs/errors/{code}",
        "status": status,
    }


class Telnyx(Mock):
    """Number Lookup: Bearer, GET; the answer in `data`, errors in a list; a balance."""

    slug, base_url, product = "telnyx", "https://api.telnyx.com/v2", "carrier"

    def answer(self, asked: Asked) -> Answer:
        if not self.has_header(asked, "authorization", f"Bearer {self.parts[0]}"):
            return 401, _telnyx("10009", "Authentication failed", "Could not understand the provided credentials.")
        if (asked.method, asked.path) == ("GET", "/v2/balance") and not asked.query:
            left = f"{Decimal(1000) - self.spent:.4f}"
            told = {"record_type": "balance", "pending": "0.00", "balance": left, "credit_limit": "0.00"}
            return 200, {"data": {**told, "available_credit": left, "currency": "USD"}}
        number = re.fullmatch(r"/v2/number_lookup/(\+[1-9]\d{6,14})", asked.path)
        if number is None or asked.method != "GET":
            return self.refuse(asked, (404, _telnyx("10005", "Resource not found", "It could not be found.")))
        if not only(asked.query, "type") or asked.query["type"] not in {"carrier", "caller-name"}:
            return self.refuse(asked, (400, _telnyx("10015", "Bad Request", "Unknown parameter")))
        spent = 402, _telnyx("20100", "Insufficient funds", "Your balance is not enough for this request.")
        return self.sold(number[1], None, lambda: {"data": self.lookup(number[1])}, spent)

    @staticmethod
    def lookup(number: str) -> dict[str, Any]:
        carrier = {
            "error_code": None, "mobile_country_code": "234", "mobile_network_code": "15", "name": "Vodafone",
            "type": "mobile",
        }  # fmt: skip
        ported = {"ported_date": "2017-10-20", "ported_status": "Y", "line_type": "mobile", "spid": "073H"}
        return {
            "caller_name": None, "carrier": carrier, "country_code": "GB", "fraud": None, "national_format": "0",
            "phone_number": number, "portability": ported, "record_type": "number_lookup",
        }  # fmt: skip


def _telnyx(code: str, title: str, detail: str) -> dict[str, Any]:
    return {"errors": [{"code": code, "title": title, "detail": detail}]}


@dataclass
class Bandwidth(Mock):
    """Bulk lookup: Basic, JSON, tasks whose rows stand in their status. Numbers of the USA and Canada alone."""

    tasks: dict[str, list[str]] = field(default_factory=dict)
    polls: dict[str, int] = field(default_factory=dict)

    slug, base_url, product = "bandwidth", "https://api.bandwidth.com/v2/accounts/9912345", "phoneNumberLookup"
    account, parts = "9912345", ("api-user-01", "p4ss:word&0123456789")

    def numbers(self, count: int) -> list[str]:
        return [f"+1919610{at:04}" for at in range(count)]

    def answer(self, asked: Asked) -> Answer:
        if not self.has_basic(asked):
            return 401, _bandwidth([], None, [{"type": "authentication", "description": "Credentials are invalid."}])
        bulk = "/v2/accounts/9912345/phoneNumberLookup/bulk"
        if (asked.method, asked.path) == ("POST", bulk) and not asked.query:
            return self.submitted(asked)
        task = asked.path.removeprefix(f"{bulk}/")
        if asked.method != "GET" or task not in self.tasks or asked.query:
            errors = [{"type": "NumberInventory", "description": "The request was not found.", "code": "NOT-FOUND"}]
            answer = 404, _bandwidth([], None, errors)
            return answer if task.startswith("00000000") else self.refuse(asked, answer)
        self.polls[task] = self.polls.get(task, 0) + 1
        if self.polls[task] < 2:
            return 200, _bandwidth([], (task, "IN_PROGRESS"), [])
        return self.finished(task)

    def submitted(self, asked: Asked) -> Answer:
        numbers: Any = asked.fields.get("phoneNumbers")
        e164 = isinstance(numbers, list) and all(re.fullmatch(r"\+1\d{10}", each) for each in numbers)
        if asked.kind != "application/json" or set(asked.fields) != {"phoneNumbers"} or not e164:
            return self.refuse(asked, (400, _bandwidth([], None, [{"type": "validation", "description": "Bad body"}])))
        if not 0 < len(numbers) <= 15_000:
            return 400, _bandwidth([], None, [{"type": "validation", "description": "At most 15000 phone numbers."}])
        if self.faults:
            return self.faults.pop(0)
        if len(numbers) > self.left:
            return 402, _bandwidth([], None, [{"type": "payment", "description": "Insufficient funds."}])
        task = f"{len(self.tasks):08x}{_TASK[8:]}"
        self.tasks[task], self.left = numbers, self.left - len(numbers)
        self.charged += [(each, self.price) for each in numbers]
        return 202, _bandwidth([], (task, "IN_PROGRESS"), [])

    def finished(self, task: str) -> Answer:
        """Return the rows; numbers that end in 99 aren't known to it."""
        unknown = [each for each in self.tasks[task] if each.endswith("99")]
        rows = [
            {
                "phoneNumber": each, "lineType": "MOBILE", "messagingProvider": "Verizon Wireless",
                "voiceProvider": "Verizon Wireless", "countryCodeA3": "USA",
            }
            for each in self.tasks[task] if each not in unknown
        ]  # fmt: skip
        lacking = {
            "code": "NO-MATCH", "description": "The following TNs could not be found in the Number Industry data",
            "meta": {"phoneNumbers": unknown, "message": "Invalid TNs", "code": 1001}, "type": "NumberInventory",
        }  # fmt: skip
        state = "PARTIAL_COMPLETE" if unknown else "COMPLETE"
        return 200, _bandwidth(rows, (task, state), [lacking] if unknown else [])


def _bandwidth(rows: list[Any], task: tuple[str, str] | None, errors: list[Any]) -> dict[str, Any]:
    data = {"requestId": task[0], "status": task[1], "results": rows} if task else None
    return {"links": [], "data": data, "errors": errors}


class Infobip(Mock):
    """Number Lookup: `App` and the key, POST JSON, answers in a list; a balance."""

    slug, account, product = "infobip", "xyz123", "number-lookup"
    base_url = "https://xyz123.api.infobip.com"

    def answer(self, asked: Asked) -> Answer:
        if not self.has_header(asked, "authorization", f"App {self.parts[0]}"):
            return 401, _infobip("UNAUTHORIZED", "Unauthorized")
        if (asked.method, asked.path) == ("GET", "/account/1/balance"):
            return 200, {"balance": float(Decimal(1000) - self.spent), "currency": "EUR"}
        numbers = asked.fields.get("to")
        if (asked.method, asked.path, asked.kind) != ("POST", "/number/1/query", "application/json") or asked.query:
            return self.refuse(asked, (404, _infobip("NOT_FOUND", "Not found")))
        if set(asked.fields) != {"to"} or not isinstance(numbers, list) or not 0 < len(numbers) <= 1000:
            return self.refuse(asked, (400, _infobip("BAD_REQUEST", "Bad request")))
        if not all(isinstance(each, str) and re.fullmatch(r"[1-9]\d{6,14}", each) for each in numbers):
            return self.refuse(asked, (400, _infobip("BAD_REQUEST", "Bad request")))
        spent = 403, _infobip("NOT_ENOUGH_CREDITS", "Not enough credits.")
        rows = [*map(self.lookup, numbers)]
        return self.sold_all(numbers, lambda _: None, lambda: {"results": rows, "bulkId": "BULK-ID-123-xyz"}, spent)

    @staticmethod
    def lookup(number: str) -> dict[str, Any]:
        network = {
            "networkName": "Vodafone", "networkPrefix": "7400", "countryName": "United Kingdom", "countryPrefix": "44",
            "networkId": 123,
        }  # fmt: skip
        status = {"groupId": 3, "groupName": "DELIVERED", "id": 5, "name": "DELIVERED_TO_HANDSET"}
        error = {"groupId": 0, "groupName": "Ok", "id": 0, "name": "NO_ERROR", "permanent": False}
        return {
            "to": number, "mccMnc": "23415", "imsi": "234150000000000", "originalNetwork": network, "ported": False,
            "roaming": False, "servingMSC": "447000", "status": status, "error": error,
        }  # fmt: skip


def _infobip(code: str, text: str) -> dict[str, Any]:
    return {"requestError": {"serviceException": {"messageId": code, "text": text}}}


class Seven(Mock):
    """Lookups: a header, GET; some answers say in a 200 whether they succeeded; a balance."""

    slug, base_url, product = "seven", "https://gateway.seven.io/api", "hlr"

    def answer(self, asked: Asked) -> Answer:
        if not self.has_header(asked, "x-api-key", self.parts[0]):
            return 401, {
                "success": False,
                "code": 900,
                "error_text": "Authentication failed. Please check your API key",
            }
        if (asked.method, asked.path) == ("GET", "/api/balance") and not asked.query:
            return 200, {"amount": float(Decimal(1000) - self.spent), "currency": "EUR"}
        found = re.fullmatch(r"/api/lookup/(hlr|mnp|format|rcs|cnam)", asked.path)
        if found is None or asked.method != "GET":
            return self.refuse(asked, (404, {"success": False, "error_text": "not found"}))
        number = asked.query.get("number", "")
        if not only(asked.query, "number") or not re.fullmatch(r"\+[1-9]\d{6,14}", number):
            return self.refuse(asked, (400, {"success": False, "code": 202, "error_text": "number invalid"}))
        spent = 200, {"success": False, "code": 500}
        return self.sold(number, None, lambda: self.lookup(number, found[1]), spent)

    @staticmethod
    def lookup(number: str, product: str) -> dict[str, Any]:
        carrier = {"network_code": "23415", "name": "Vodafone", "country": "GB", "network_type": "mobile"}
        if product == "mnp":
            told = {
                "country": "GB", "number": number, "national_format": "0", "international_formatted": number,
                "network": "Vodafone", "mccmnc": "23415", "isPorted": False, "network_type": "mobile",
            }  # fmt: skip
            return {"code": 100, "success": True, "price": 0.005, "mnp": told}
        return {
            "international_formatted": number, "country_name": "United Kingdom", "country_code": "GB",
            "international_format_number": number.lstrip("+"), "national_format_number": "0", "country_prefix": "44",
            "current_carrier": carrier, "original_carrier": carrier, "lookup_outcome": "1",
            "lookup_outcome_message": "Success", "valid_number": "valid", "reachable": "reachable",
            "roaming": {"status": "not_roaming"},
        }  # fmt: skip


class Trestle(Mock):
    """Phone Validation 3.0: a header, GET; a 200 may be partial; a 429 may be the month's quota."""

    slug, base_url, product = "trestle", "https://api.trestleiq.com/3.0", "phone_intel"

    def answer(self, asked: Asked) -> Answer:
        if not self.has_header(asked, "x-api-key", self.parts[0]):
            return 403, {"errorCode": "INVALID_API_KEY", "message": "The API key is missing or invalid."}
        if (asked.method, asked.path) != ("GET", "/3.0/phone_intel"):
            return self.refuse(asked, (404, {"errorCode": "NOT_FOUND", "message": "No such product."}))
        known = only(asked.query, "phone", "phone.country_hint", "add_ons", "source_id")
        if not known or not re.fullmatch(r"\+[1-9]\d{6,14}", asked.query["phone"]):
            return self.refuse(asked, (400, {"errorCode": "BAD_REQUEST", "message": "Invalid format."}))
        hint = "Upgrade your plan or wait for the next billing cycle."
        message = "Your API quota for this billing period has been exhausted."
        spent = 429, {"errorCode": "QUOTA_EXCEEDED", "message": message, "hint": hint}
        return self.sold(asked.query["phone"], None, lambda: self.lookup(asked.query), spent)

    @staticmethod
    def lookup(query: dict[str, str]) -> dict[str, Any]:
        """Return a published answer; of a number that ends in 7 not all of it could be found."""
        partial = {"name": "InternalError", "message": "Could not retrieve entire response"}
        risk = {"litigator_checks": {"phone.is_litigator_risk": False}} if "add_ons" in query else None
        return {
            "id": "Phone.3dbb6fef-a2df-4b08-cfe3-bc7128b6f5b4", "phone_number": query["phone"], "is_valid": True,
            "activity_score": 57, "country_calling_code": "44", "country_code": "GB", "country_name": "United Kingdom",
            "line_type": "Mobile", "carrier": "Vodafone", "is_prepaid": False, "add_ons": risk,
            "error": partial if query["phone"].endswith("7") else None, "warnings": [], "source_id": None,
        }  # fmt: skip


class HlrLookup(Mock):
    """API v2: two keys in the body, POST JSON; what a number cost stands in its answer; landlines are free."""

    slug, base_url, product = "hlrlookup", "https://api.hlrlookup.com/apiv2", "hlr"
    parts = ("k3y-0123456789", "s3cret:0123456789")
    optional = (
        "save_to_cache", "input_format", "output_format", "cache_days_global", "cache_days_private", "get_ported_date",
        "get_landline_status", "usa_status",
    )  # fmt: skip

    def __post_init__(self) -> None:
        super().__post_init__()
        self.price = Decimal(1)

    def answer(self, asked: Asked) -> Answer:
        found = re.fullmatch(r"/apiv2/(hlr|mnp|validate)", asked.path)
        if found is None or asked.method != "POST" or asked.kind != "application/json" or asked.query or asked.headers:
            return self.refuse(asked, (404, b""))
        if (asked.fields.get("api_key"), asked.fields.get("api_secret")) != self.parts:
            return 401, {"error": "UNAUTHORIZED", "message": "Invalid api_key or api_secret"}
        requests = asked.fields.get("requests")
        if set(asked.fields) != {"api_key", "api_secret", "requests"} or not isinstance(requests, list):
            return self.refuse(asked, (400, {"error": "BAD_REQUEST", "message": "Unknown parameter"}))
        if not 0 < len(requests) <= 80 or not all(only(each, "telephone_number", *self.optional) for each in requests):
            return self.refuse(asked, (400, {"error": "BAD_REQUEST", "message": "Invalid requests"}))
        numbers = [each["telephone_number"] for each in requests]
        spent = 402, {"error": "INSUFFICIENT_CREDIT", "message": "You do not have enough credit"}
        return self.sold_all(numbers, self.free, lambda: {"body": {"results": [*map(self.lookup, numbers)]}}, spent)

    @staticmethod
    def free(number: str) -> Decimal | None:
        """Return 0 for the company's own landline, which costs nothing."""
        return Decimal(0) if number == "441133910781" else None

    def lookup(self, number: str) -> dict[str, Any]:
        network = {
            "name": "Vodafone", "mccmnc": "23415", "country_name": "United Kingdom", "country_iso3": "GBR",
            "area": "United Kingdom", "country_prefix": "44",
        }  # fmt: skip
        return {
            "error": "NONE", "uuid": "f066f711-4043-4d54-847d-c273e6491881",
            "request_parameters": {"telephone_number": number, "save_to_cache": "YES"},
            "credits_spent": int(self.price if self.free(number) is None else 0), "detected_telephone_number": number,
            "formatted_telephone_number": "", "live_status": "LIVE", "original_network": "AVAILABLE",
            "original_network_details": network, "current_network": "AVAILABLE", "current_network_details": network,
            "is_ported": "NO", "timestamp": "2022-09-08T10:56:03Z", "telephone_number_type": "MOBILE",
        }  # fmt: skip


@dataclass
class CheckNumber(Mock):
    """v1: a header, forms; a task of at least 2,000 numbers is uploaded, asked after by POST, and leads to a file."""

    tasks: dict[str, list[str]] = field(default_factory=dict)
    polls: dict[str, int] = field(default_factory=dict)

    slug, base_url, product = "checknumber", "https://api.checknumber.ai/v1", "ws"
    least = 2000

    def answer(self, asked: Asked) -> Answer:
        if asked.url == FILES and asked.method == "GET":
            assert not asked.headers, "a key that went elsewhere"
            numbers = self.tasks[asked.path.strip("/").removesuffix(".csv")]
            return 200, "Number,whatsapp\n" + "".join(f"{each},yes\n" for each in numbers), {"Content-Type": "text/csv"}
        if not self.has_header(asked, "x-api-key", self.parts[0]):
            return 401, {"error": "Unauthorized", "message": "invalid API key"}
        form = asked.method == "POST" and asked.kind == "multipart/form-data" and not asked.query
        if form and asked.path == "/v1/tasks" and set(asked.fields) == {"file", "task_type"}:
            return self.submitted(asked)
        if form and asked.path == "/v1/gettasks" and set(asked.fields) == {"task_id"}:
            task = asked.fields["task_id"]
            if task in self.tasks:
                self.polls[task] = self.polls.get(task, 0) + 1
                return 200, self.told(task)
            if task == "dialproof-connection-test":
                return 404, {"error": "task not found"}
        return self.refuse(asked, (404, {"error": "not found"}))

    def submitted(self, asked: Asked) -> Answer:
        numbers = asked.fields["file"].split()
        if asked.fields["task_type"] != "ws" or not all(re.fullmatch(r"\+[1-9]\d{6,14}", each) for each in numbers):
            return self.refuse(asked, (400, {"error": "invalid file"}))
        if len(numbers) < self.least:
            return 400, {"error": f"at least {self.least} numbers"}
        if self.faults:
            return self.faults.pop(0)
        if len(numbers) > self.left:
            return 402, {"error": "insufficient balance"}
        task, self.left = f"cs9viu7i61pkfs4oav{len(self.tasks):02}", self.left - len(numbers)
        self.tasks[task] = numbers
        self.charged += [(each, self.price) for each in numbers]
        return 200, self.told(task)

    def told(self, task: str) -> dict[str, Any]:
        """Return a task as it stands: pending, then processing, then exported with its file's address."""
        states = ("pending", "processing", "exported")
        state, total = states[min(self.polls.get(task, 0), 2)], len(self.tasks[task])
        done = total if state == "exported" else 0
        address = {"result_url": f"{FILES}/{task}.csv"} if state == "exported" else {}
        times = dict.fromkeys(("created_at", "updated_at"), "2024-10-19T18:24:56.450567423Z")
        counts = {"total": 0 if state == "pending" else total, "success": done, "failure": 0}
        return {**times, "task_id": task, "user_id": "test", "status": state, **counts, **address}


class Veriphone(Mock):
    """The ninth: Bearer, GET, a credit for each answer."""

    slug, base_url, product = "veriphone", "https://api.veriphone.io/v2", "verify"

    def answer(self, asked: Asked) -> Answer:
        if not self.has_header(asked, "authorization", f"Bearer {self.parts[0]}"):
            return 401, _veriphone(401, "Unauthorized", "API key or token required")
        if (asked.method, asked.path) != ("GET", "/v2/verify"):
            return self.refuse(asked, (404, _veriphone(404, "NotFound", "not found")))
        if not only(asked.query, "phone", "default_country") or not asked.query["phone"].startswith("+"):
            return self.refuse(asked, (400, _veriphone(400, "BadRequest", "invalid input")))
        spent = 402, _veriphone(402, "PaymentRequired", "Insufficient credits")
        return self.sold(asked.query["phone"], None, lambda: self.lookup(asked.query["phone"]), spent)

    @staticmethod
    def lookup(number: str) -> dict[str, Any]:
        return {
            "status": "success", "phone": number, "phone_valid": True, "phone_type": "mobile",
            "phone_region": "United Kingdom", "country": "United Kingdom", "country_code": "GB", "country_prefix": "44",
            "international_number": number, "local_number": "0", "e164": number, "carrier": "Vodafone",
        }  # fmt: skip


def _veriphone(code: int, kind: str, message: str) -> dict[str, Any]:
    return {"status": "error", "code": code, "type": kind, "message": message}


EIGHT: tuple[type[Mock], ...] = (Twilio, Telnyx, Bandwidth, Infobip, Seven, Trestle, HlrLookup, CheckNumber)
