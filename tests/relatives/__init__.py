"""Services that are related to the document's: each with names and shapes of its own, over real sockets.

They are written from the list of what relatives are known to say, not from the client that has to understand them.
"""
