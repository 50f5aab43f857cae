"""Takes the API key out of the environment, so that no child process has it.

Children read files of strangers, and the desktop opens other programs from here.
"""

from __future__ import annotations

import os
import sys

KEY_VARIABLE = "DIALPROOF_API_KEY"


class _Given:
    key = ""


def take_given_key() -> str:
    """Return the value of `DIALPROOF_API_KEY`, "" for none, and remove it from this process's environment."""
    key = _Given.key = os.environ.get(KEY_VARIABLE, "")
    if KEY_VARIABLE in os.environ:
        _wipe()
        del os.environ[KEY_VARIABLE]
    return key


def with_given_key(environment: dict[str, str]) -> dict[str, str]:
    """Return an environment with the key for this program's next start, which removes it again."""
    return {**environment, KEY_VARIABLE: _Given.key} if _Given.key else environment


def _wipe() -> None:
    """Overwrite the value in the system's record of the initial environment, which it shows (/proc/PID/environ)."""
    if sys.platform == "win32":
        return
    import ctypes

    getenv = ctypes.CDLL(None).getenv
    getenv.restype = ctypes.c_void_p
    if (there := getenv(KEY_VARIABLE.encode())) is not None:
        ctypes.memset(there, 0, len(ctypes.string_at(there)))
