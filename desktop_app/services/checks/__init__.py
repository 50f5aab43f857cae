"""Single checks at the realtime endpoint."""
