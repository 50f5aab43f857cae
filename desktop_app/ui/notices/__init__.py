"""Information outside the window: desktop notices, and progress on the task bar and in the title."""
