"""The journal: what was sent and what came back."""
