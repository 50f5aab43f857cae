"""CSV, TSV and plain text."""
