"""Finds phone numbers in cells, judges them, and writes them as E.164."""
