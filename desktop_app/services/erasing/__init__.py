"""Deleting: with a way back, by age, and off the disk for good."""
