"""Lists as people really have them, each with the truth about it."""
