"""Counts what a report says of a list."""
