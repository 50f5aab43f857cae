"""The verification API's client: the only place that speaks HTTP."""
