"""Detects a table's header and columns from its first rows, and which column has the phone numbers."""
