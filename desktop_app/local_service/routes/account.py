"""GET /balance."""

from __future__ import annotations

from fastapi import APIRouter

from desktop_app.local_service.documents import BalanceAnswer, refusals
from desktop_app.local_service.routes.admitted import Account, ServiceHere

router = APIRouter(tags=["account"])


@router.get("/balance", responses=refusals(401, 429))
def balance(account: Account, service: ServiceHere) -> BalanceAnswer:
    """The account's credits."""
    return BalanceAnswer(balance=str(service.ledger.balance(account)), currency="credits")
