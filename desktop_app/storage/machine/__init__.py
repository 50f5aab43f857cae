"""The machine's part of storage: data folder, keys, policy, log, request times."""
