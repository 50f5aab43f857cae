"""Pure values and rules: no Qt, no HTTP, no files, no asyncio."""
