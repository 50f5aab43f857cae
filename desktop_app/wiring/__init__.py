"""Builds the services from their adapters, for the window and the command line."""
