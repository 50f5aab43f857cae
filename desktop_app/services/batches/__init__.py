"""Runs batches: sends, watches, pauses and resumes them."""
