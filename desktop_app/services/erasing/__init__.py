"""Deletes lists and checks: with undo, by age, and off the disk for good."""
