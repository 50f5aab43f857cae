"""Words for a person: numbers, times, errors, names, in their language."""
