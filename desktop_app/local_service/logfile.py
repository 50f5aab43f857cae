"""The service's log: one rotating file, without keys and without full numbers."""

from __future__ import annotations

import logging
import os
import re
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from desktop_app.core.phone import masked_text
from desktop_app.local_service.keys import PREFIX

NAME = "service.log"
MOST_BYTES = 1_000_000
KEPT = 2

_KEY = re.compile(re.escape(PREFIX) + r"[\w-]{8,}")


class MaskingFormatter(logging.Formatter):
    """A net under the rule that neither is logged: masks keys and whatever looks like a number."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, traceback included, masked."""
        line = _KEY.sub(PREFIX + "…", super().format(record))
        return masked_text(line)


class PrivateLog(RotatingFileHandler):
    """Each of its files, also one that comes after another was turned over, is its owner's alone."""

    def _open(self) -> TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(descriptor, "a", encoding=self.encoding, errors=self.errors)


def open_log(folder: Path, logger: logging.Logger) -> logging.Handler:
    """Have `logger` write to `folder`; remove and close the handler to end it. Raises `OSError`."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / NAME
    handler = PrivateLog(path, maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8")
    handler.setFormatter(MaskingFormatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    return handler
