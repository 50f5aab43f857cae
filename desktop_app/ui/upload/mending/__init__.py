"""Rows with a problem, corrected where they stand."""
