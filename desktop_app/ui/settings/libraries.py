"""What the program is made of, under which licence each (ARCHITECTURE.md has why)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version


@dataclass(frozen=True, slots=True)
class Library:
    """`package` is the name under which it is installed, "" where it is part of the program."""

    name: str
    licence: str
    package: str = ""

    @property
    def version(self) -> str:
        """As it is installed, "" where that isn't known."""
        return _installed(self.package) if self.package else ""


@cache  # it is asked for by each paint
def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


LIBRARIES = (
    Library("Qt for Python", "LGPL 3", "PySide6-Essentials"),
    Library("qasync", "BSD 2-Clause", "qasync"),
    Library("HTTPX", "BSD 3-Clause", "httpx"),
    Library("idna", "BSD 3-Clause", "idna"),
    Library("truststore", "MIT", "truststore"),
    Library("FastAPI", "MIT", "fastapi"),
    Library("Uvicorn", "BSD 3-Clause", "uvicorn"),
    Library("python-multipart", "Apache 2.0", "python-multipart"),
    Library("openpyxl", "MIT", "openpyxl"),
    Library("defusedxml", "PSF 2.0", "defusedxml"),
    Library("python-calamine", "MIT", "python-calamine"),
    Library("chardet", "0BSD", "chardet"),
    Library("olefile", "BSD 2-Clause", "olefile"),
    Library("msoffcrypto-tool", "MIT", "msoffcrypto-tool"),
    Library("phonenumbers (libphonenumber)", "Apache 2.0", "phonenumbers"),
    Library("keyring", "MIT", "keyring"),
    Library("platformdirs", "MIT", "platformdirs"),
    Library("filelock", "MIT", "filelock"),
    Library("SecretStorage (Linux)", "BSD 3-Clause", "secretstorage"),
    Library("jeepney (Linux)", "MIT", "jeepney"),
    Library("Inter (font)", "OFL 1.1"),
)
