"""Makes single checks at the realtime endpoint."""
