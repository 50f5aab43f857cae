"""Batches and their tasks: the life of a submission, when to ask, how far it is."""
