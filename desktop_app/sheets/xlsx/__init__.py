"""XLSX and XLSM, read as a stream."""
