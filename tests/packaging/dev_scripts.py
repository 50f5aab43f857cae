"""Loads packaging/dev.py and its neighbours, which are scripts beside the project and no package of it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "packaging" / "dev.py"


def load(name: str) -> ModuleType:
    """Return one of the scripts as a module; they import each other by the same names."""
    if str(SCRIPT.parent) not in sys.path:
        sys.path.insert(0, str(SCRIPT.parent))
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, SCRIPT.with_name(f"{name}.py"))
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]
