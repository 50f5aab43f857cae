"""Batches and their tasks: a submission's life, when to poll it, how far it has come."""
