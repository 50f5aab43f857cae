"""Masks API keys in text, prepares text for spreadsheets, searches it, and keeps sentences translatable."""
