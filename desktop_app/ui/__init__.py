"""The window; all modules that import Qt are in this package."""

import builtins

# PySide6 wraps `import`, and then reads the source of each imported module to look for `from __feature__ import …`,
# which we never use. That would cost a sixth of the start, and 14 MB.
_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _import
