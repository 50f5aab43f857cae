"""Where answers come from: one small Protocol, and who answers for which product."""
