"""Helpers that readers and writers of several formats share."""
