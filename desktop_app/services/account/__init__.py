"""The balance, and what batches were charged."""
