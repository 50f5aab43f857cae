"""Declares what the services need from outside, as Protocols; the adapters beside this ring provide them."""

from __future__ import annotations

from desktop_app.services.ports.client import ByteProgress, MakeClient, VerificationClient
from desktop_app.services.ports.clock import Time
from desktop_app.services.ports.jobs import Job, JobRunner
from desktop_app.services.ports.journal import BalanceEntry, Changed, Journal
from desktop_app.services.ports.keys import Keys
from desktop_app.services.ports.lists import Lists, OpenList
from desktop_app.services.ports.local_service import LocalServiceHandle, StartLocalService
from desktop_app.services.ports.log_lines import LogLines, LogMark, LogPiece
from desktop_app.services.ports.progress import FirstRows, Progress, WorkProgress
from desktop_app.services.ports.rate_log import RateLog
from desktop_app.services.ports.traces import NoTraces, Traces

__all__ = [
    "BalanceEntry",
    "ByteProgress",
    "Changed",
    "FirstRows",
    "Job",
    "JobRunner",
    "Journal",
    "Keys",
    "Lists",
    "LocalServiceHandle",
    "LogLines",
    "LogMark",
    "LogPiece",
    "MakeClient",
    "NoTraces",
    "OpenList",
    "Progress",
    "RateLog",
    "StartLocalService",
    "Time",
    "Traces",
    "VerificationClient",
    "WorkProgress",
]
