"""The window (Qt)."""
