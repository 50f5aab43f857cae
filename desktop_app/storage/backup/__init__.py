"""Copies the journal, and restores it from those copies."""
