"""The settings dialog and the connection menu."""
