"""Readers and writers, on real files."""
