"""Before it is sent: what it takes, what speaks against it, and handing it over."""
