"""The verification API, implemented here, for machines without an account."""
