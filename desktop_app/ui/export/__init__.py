"""Writes results: format, place, progress."""
