"""How one service names things: what a person teaches the program where its own guesses don't fit.

A dialect is a small TOML file. `reading` checks every line of it, `writing` explains every line of it,
`model` has the defaults: whatever a file leaves out. Who decodes answers (`core.decoding`) or makes
requests asks a `Dialect` and knows nothing of files.
"""
