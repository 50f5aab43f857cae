"""A connection: its address, products, limits and answers, and what an organisation has fixed."""
