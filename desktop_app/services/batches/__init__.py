"""Batches on their way: sent, watched, paused, carried on."""
