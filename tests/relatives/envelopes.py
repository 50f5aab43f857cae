"""What services wrap their answers in."""

from __future__ import annotations

from typing import Any


def in_data(data: Any) -> dict[str, Any]:
    return {"data": data}


def in_code(data: Any) -> dict[str, Any]:
    return {"code": 0, "msg": "ok", "data": data}


def in_success(data: Any) -> dict[str, Any]:
    return {"success": True, "result": data}
