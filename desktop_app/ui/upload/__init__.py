"""The Batch upload page: turns a file or pasted numbers into a list, to be checked before it is sent."""
