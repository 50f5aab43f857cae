"""Writes CSV and workbooks."""
