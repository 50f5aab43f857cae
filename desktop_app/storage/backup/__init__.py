"""Copies of the journal, and its recovery from them."""
