"""The journal, the lists, the keys and the folders they live in."""
