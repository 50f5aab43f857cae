"""The window around its pages: header, footer, messages, and the pages' requests to it."""
