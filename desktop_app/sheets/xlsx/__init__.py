"""Reads XLSX and XLSM as a stream."""
