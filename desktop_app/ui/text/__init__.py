"""Words for a person, in their language: numbers, times, errors, names."""
