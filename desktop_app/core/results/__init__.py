"""Results read against the numbers that were sent; runs compared; answers used again."""
