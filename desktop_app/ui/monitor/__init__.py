"""The Task monitor: batches with their tasks, what happened to them, and what a person must decide."""
