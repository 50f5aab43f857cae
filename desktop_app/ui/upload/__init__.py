"""The Batch upload page: a file or pasted numbers become a list, looked at before it is sent."""
