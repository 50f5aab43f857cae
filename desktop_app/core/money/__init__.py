"""Money: what a list would cost, what it was charged, and what lists under way will still take."""
