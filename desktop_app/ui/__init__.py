"""The window; all modules that import Qt are in this package. It imports Qt's binding, but puts off most of it.

PySide6 compiles the sources of its signatures at each start: what writes type stubs, and words errors about wrong
arguments. With what they import, that was a fifth of the time to the first paint. Each is loaded when it is first used.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from importlib.machinery import ModuleSpec
from threading import RLock
from types import ModuleType
from typing import Any

# By the package that they are in; PySide6 itself asks for all of them.
_LATE = {
    "shibokensupport.signature": frozenset({"errorhandler", "layout", "mapping", "parser"}),
    "shibokensupport.signature.lib": frozenset({"enum_sig", "pyi_generator", "tool"}),
}
_LATE_STANDARD = ("inspect", "ipaddress", "tempfile", "textwrap", "traceback")
_loading = RLock()
_import = builtins.__import__


def import_binding() -> None:
    """Import PySide6, unless that was done already, and have `import` be Python's own again.

    PySide6 wraps it, and then reads the source of each imported module to look for `from __feature__ import …`, which
    we never use. That would cost a sixth of the start, and 14 MB.
    """
    for name in _LATE_STANDARD:
        if name not in sys.modules:
            _put_off(name)
    vars(builtins)["__import__"] = _imported
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        vars(builtins)["__import__"] = _import


def _imported(name: str, scope: Any = None, local: Any = None, fromlist: Any = (), level: int = 0) -> ModuleType:
    """Import as Python does, but put off the binding's late modules."""
    if name in _LATE and fromlist and name in sys.modules:
        for each in _LATE[name].intersection(fromlist).difference(vars(sys.modules[name])):
            _put_off(each, sys.modules[name])
    if name == "PySide6.support.feature":  # what is imported right before `import` is wrapped
        vars(builtins)["__feature_import__"] = _import
    return _import(name, scope, local, fromlist, level)


def _put_off(name: str, package: ModuleType | None = None) -> None:
    """Have a module ready that is loaded when first used, if there is such a one."""
    whole = f"{package.__name__}.{name}" if package else name
    specs = (finder.find_spec(whole, package.__path__ if package else None) for finder in sys.meta_path)
    spec = next(filter(None, specs), None)
    if spec is None or spec.loader is None:
        return
    module: Any = LateModule(spec)
    sys.modules[whole] = module
    if package:
        setattr(package, name, module)
    if name == "mapping":  # PySide6 looks for this one among the names that are there, and ends the process without it

        def update_mapping() -> None:
            module.load_now()
            module.update_mapping()

        module.update_mapping = update_mapping


class LateModule(ModuleType):
    """A module whose code runs when one of its names is first asked for."""

    def __init__(self, spec: ModuleSpec) -> None:
        super().__init__(spec.name)
        self.__spec__, self.__loader__, self.__package__ = spec, spec.loader, spec.parent
        if spec.has_location:
            self.__file__, self.__cached__ = spec.origin, spec.cached
        self._put_off: ModuleSpec | None = ModuleSpec(spec.name, spec.loader)  # PySide6 gives its own another name

    @property
    def put_off(self) -> bool:
        """True as long as its code hasn't run."""
        return self._put_off is not None

    def __getattr__(self, name: str) -> Any:
        """Run the code, then return what it has defined. Who looks through all modules doesn't make it run."""
        if name.startswith("__"):
            raise AttributeError(name)
        self.load_now()
        try:
            return vars(self)[name]
        except KeyError:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}") from None

    def load_now(self) -> None:
        """Run its code, unless that was done."""
        with _loading:
            spec, self._put_off = self._put_off, None
            if spec is not None and spec.loader is not None:
                kept, self.__spec__ = self.__spec__, spec
                spec.loader.exec_module(self)
                self.__spec__ = kept


import_binding()
