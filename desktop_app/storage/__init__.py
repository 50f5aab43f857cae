"""Stores the journal, the lists, the keys and the folders that hold them."""
