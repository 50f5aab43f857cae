"""What services say instead of a task's id: where they may have taken and charged it, and where they surely did not."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Saying:
    """An answer to a submission: JSON, or text where `body` is one."""

    status: int
    body: Any

    @property
    def text(self) -> str:
        return self.body if isinstance(self.body, str) else json.dumps(self.body, ensure_ascii=False)

    def __str__(self) -> str:
        return f"{self.status} {self.text}"[:100]


def _page(title: str) -> str:
    return f"<!doctype html><html><head><title>{title}</title></head><body></body></html>"


def _error(message: str, code: str = "no") -> dict[str, Any]:
    return {"error": {"code": code, "message": message}}


# A service that had charged a submission answered so, and the program believed that it was refused.
_FOOLED = [
    Saying(200, {"code": 1, "msg": "success", "data": {"order_no": "A-77120"}}),
    Saying(200, {"code": "10000", "msg": "Success"}),
    Saying(200, {"code": 50000, "msg": "Internal server error"}),
    Saying(200, {"code": -1, "msg": "system busy, please check later"}),
    Saying(200, {"success": False, "message": "upstream timeout, the request may have been processed"}),
    Saying(200, {"status": "error", "message": "Gateway timeout"}),
    Saying(200, _error("The carrier did not answer", "UPSTREAM_TIMEOUT")),
    Saying(409, _error("task already exists") | {"task_id": "t_known_there"}),
    Saying(409, _error("already being processed")),
    Saying(499, ""),
    Saying(460, ""),
    Saying(200, {"code": 429, "msg": "too many requests"}),
    Saying(200, _error("Time limit exceeded while processing the batch")),
    Saying(400, _error("Time limit exceeded while processing the batch")),
    Saying(200, _error("batch limit reached: this batch was already submitted")),
    Saying(400, _error("batch limit reached: this batch was already submitted")),
    Saying(200, {"success": False}),
]
_MORE = [
    Saying(200, {"success": False, "message": "Not today."}),
    Saying(200, {"code": 7, "msg": "failed"}),
    Saying(200, {"code": 0, "msg": "ok", "data": {"serial": "S-1"}}),
    Saying(200, {"status": "error"}),
    Saying(200, {"code": 1000, "msg": "操作成功"}),
    Saying(200, {"code": 9999, "msg": "系统繁忙，请稍后再试"}),
    Saying(200, {"code": 3, "msg": "请求超时"}),
    Saying(200, {"code": 4, "msg": "订单已存在"}),
    Saying(200, {"errors": ["3 invalid phone numbers were skipped"]}),
    Saying(200, {"error": "unknown country for some numbers, the rest was taken"}),
    Saying(200, {"code": 460, "msg": "stopped"}),
    Saying(200, {"code": 409, "msg": "conflict"}),
    Saying(200, {"ok": False, "error": "ServiceUnavailable"}),
    Saying(200, {"code": 400, "msg": "order created", "order_no": "77"}),
    Saying(400, {"error": "Duplicate request"}),
    Saying(400, {"message": "Request already accepted"}),
    Saying(400, {"error": "timeout"}),
    Saying(400, {"error": "GatewayTimeout"}),
    Saying(400, {"success": True, "message": "see the dashboard"}),
    Saying(400, {"error": "bad_request", "detail": "upstream connect error or disconnect before headers"}),
    Saying(400, {"error": "x", "task": {"task_id": "t_9", "state": "queued"}}),
    Saying(400, "request timed out"),
    Saying(400, {"message": "Déjà traité"}),
    Saying(402, {"error": "payment is processing, the task is queued"}),
    Saying(403, {"error": "temporarily unavailable"}),
    Saying(403, _page("504 Gateway Time-out")),
    Saying(404, {"error": "backend not found", "message": "internal error"}),
    Saying(404, {"message": "no upstream available"}),
    Saying(405, {"error": "the batch is being processed"}),
    Saying(413, {"error": "time limit exceeded"}),
    Saying(413, {"error": "too large, or the batch exists already"}),
    Saying(422, {"detail": "the batch could not be processed in time"}),
    Saying(422, {"detail": "a batch with these numbers is pending"}),
    Saying(422, {"detail": [{"msg": "idempotency key was used with success", "loc": ["body"]}]}),
    Saying(429, {"error": "this batch was already submitted"}),
    Saying(429, {"error": "upstream rate limit, your request may have been processed"}),
    Saying(410, _error("gone")),
    Saying(418, ""),
    Saying(421, ""),
    Saying(423, {"error": "locked"}),
    Saying(424, {"error": "failed dependency"}),
    Saying(425, {"error": "too early"}),
    Saying(444, ""),
    Saying(498, ""),
    Saying(520, ""),
    Saying(524, _page("A timeout occurred")),
    Saying(408, ""),
    Saying(500, _error("boom")),
    Saying(503, ""),
    Saying(302, ""),
    Saying(200, ""),
    Saying(200, _page("Sign in")),
]
TAKEN = [*_FOOLED, *_MORE]

# Sentences of real services, and of statuses that can't be meant otherwise.
SURE = [
    Saying(400, _error("country: not served.")), Saying(400, ""), Saying(400, _page("400 Bad Request")),
    Saying(400, {"error": "This product does not exist."}), Saying(400, {"error": "Duplicate phone numbers found"}),
    Saying(400, {"message": "timestamp is missing"}), Saying(400, {"error": "only one number at a time"}),
    Saying(400, {"api-error": 13, "api-error-msg": "HLR LIMIT REACHED. CARD DECLINED"}),
    Saying(400, {"api-error": 16, "api-error-msg": "FREE PLAN LIMIT EXCEEDED"}),
    Saying(400, {"api-error": 19, "api-error-msg": "MAXIMUM ACCOUNT CREDIT LIMIT REACHED. PAYMENT METHOD DECLINED"}),
    Saying(401, {"code": 20003, "message": "Authenticate", "more_info": "https://docs.example/timeout", "status": 401}),
    Saying(401, {"message": "No API key found in request"}), Saying(401, "Invalid login details"),
    Saying(401, {"error": "This key has already been revoked"}), Saying(401, {"message": "Unauthorized"}),
    Saying(402, {"error": "Free trial already used up"}), Saying(402, {"error": "Add credit."}), Saying(402, ""),
    Saying(402, {"error": "no balance exists for this account"}),
    Saying(403, {"error": "Your account is pending approval"}), Saying(403, _error("Not for you.")), Saying(403, ""),
    Saying(403, {"error": "This product is for internal use"}),
    Saying(403, {"error": "This product is unavailable in your country"}),
    Saying(404, _error("No such address.")), Saying(404, _page("Not Found")),
    Saying(405, {"detail": "Method Not Allowed"}), Saying(406, ""), Saying(411, ""), Saying(414, ""), Saying(416, ""),
    Saying(413, _page("413 Request Entity Too Large")), Saying(413, {"error": "A task may have fewer numbers."}),
    Saying(415, {"title": "Unsupported Media Type"}), Saying(422, {"detail": "Unprocessable Entity"}),
    Saying(422, {"detail": [{"loc": ["body", "phones_file"], "msg": "field required", "type": "missing"}]}),
    Saying(422, {"detail": "at most 2 phones"}), Saying(422, {"detail": "at least 500 numbers"}),
    Saying(422, {"message": "Unable to process the contained instructions"}),
    Saying(426, ""), Saying(431, ""), Saying(451, ""),
    Saying(429, ""), Saying(429, {"error": "Too many requests, please try again later"}),
    Saying(429, {"message": "Rate limit exceeded, retry in 30 seconds"}),
    Saying(429, {"message": "Too many concurrent tasks are being processed"}),
    Saying(429, {"error": {"code": "QUOTA_EXCEEDED", "message": "Monthly quota exceeded"}}),
    Saying(429, {"message": "Your API quota for this billing period has been exhausted."}),
    Saying(200, {"success": False, "error": {"code": 101, "type": "invalid_access_key",
                 "info": "You have not supplied a valid API Access Key."}}),
    Saying(200, {"success": False, "error": {"code": 104, "info":
                 "Your monthly usage limit has been reached. Please upgrade your Subscription Plan."}}),
    Saying(200, {"success": False, "message": "usage limit has been reached"}),
    Saying(200, {"code": 1001, "msg": "invalid api key"}), Saying(200, {"code": 401, "msg": "who?"}),
    Saying(200, {"code": 402, "msg": "top up"}), Saying(200, {"code": 4002, "msg": "余额不足"}),
    Saying(200, {"success": False, "error": "INSUFFICIENT_CREDIT"}),
    Saying(200, {"code": 7, "msg": "unknown product"}), Saying(200, {"code": 9, "msg": "too many numbers"}),
    Saying(200, {"code": 8, "msg": "missing required parameter: phones"}),
]  # fmt: skip
