"""What the machine keeps: the data folder, keys, policy, log, request times."""
