"""Suppression lists: one SQLite file each, and the marks that they leave in a list's own file."""
