"""Knows countries by code and name, finds the column that names them, and estimates which country a list is from."""
