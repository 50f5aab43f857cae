"""The Task monitor: batches with their tasks, their events, and decisions for a person."""
