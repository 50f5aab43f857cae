"""The Single check page: one number, its explained answer, and the history."""
