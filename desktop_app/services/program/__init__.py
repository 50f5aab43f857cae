"""What window and command line share: the services in one hand, updates, the log, the self-test."""
