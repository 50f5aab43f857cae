"""The Balance page: the amount, its course, what each list cost, requests left."""
