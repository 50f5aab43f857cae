"""A connection in use: its key, its limits, its client."""
