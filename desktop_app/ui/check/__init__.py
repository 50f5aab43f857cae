"""The Single check page: one number, its answer explained, and the history."""
