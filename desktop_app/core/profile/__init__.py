"""The service profile: what a person teaches the program about one service where its own guesses don't fit.

A service profile is a small TOML file. `reading` checks each of its lines, `writing` writes it with explanations, and
`model` has the defaults for whatever a file leaves out. Code that decodes answers (`core.decoding`) or makes requests
asks a `ServiceProfile` and knows nothing of files.
"""
