"""The window; all modules that import Qt are in this package."""

import builtins

# PySide6 puts itself before `import`, and reads the source of each module that is imported from then on: it looks for
# `from __feature__ import …`, of which there is none. That would be a sixth of the start, and 14 MB.
_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _import
