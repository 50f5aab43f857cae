"""Holds what window and command line share: all services together, updates, the log, the self-test."""
