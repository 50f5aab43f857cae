"""The states of the Batch upload page that show_upload.py takes pictures of, by subject."""
