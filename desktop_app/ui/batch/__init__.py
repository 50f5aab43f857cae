"""What several pages show of a batch: how it is, what it would take, sending the unanswered again."""
