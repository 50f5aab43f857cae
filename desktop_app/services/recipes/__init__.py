"""Recipes: keeps them, runs them with files, and watches folders and times for them."""
