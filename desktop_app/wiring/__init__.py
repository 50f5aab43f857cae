"""Builds the services from their adapters, for either face of the program."""

from desktop_app.wiring.desk import open_desk

__all__ = ["open_desk"]
