"""Counts the values of a column."""
