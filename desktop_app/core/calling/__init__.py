"""When a number may be called, by its time zones and a rule that a person can change; offline."""
