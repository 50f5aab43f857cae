"""How parts share the room there is."""
