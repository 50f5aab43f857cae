"""Turns files into lists and batches; shows, re-reads, compares and exports their results."""
