"""What has changed from one run of a list to another: chosen, compared, looked at, written."""
