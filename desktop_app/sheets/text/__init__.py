"""Reads CSV, TSV and plain text."""
