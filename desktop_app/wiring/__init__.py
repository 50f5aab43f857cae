"""Builds the services from their adapters, for either face of the program."""
