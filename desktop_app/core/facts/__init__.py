"""What is known of a number without asking anybody: from the numbering plans, offline and free."""
