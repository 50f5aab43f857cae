"""The Balance page: the amount, its history, the cost of each list, requests left."""
