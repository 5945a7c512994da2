"""The stage: live tables. Who sits where, whose turn it is, what the bots do; it knows no HTTP."""
