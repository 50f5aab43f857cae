"""Reads balances and works out what batches were charged."""
