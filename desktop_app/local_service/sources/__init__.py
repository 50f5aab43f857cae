"""Holds the sources of answers: one small Protocol, and the source for each product."""
