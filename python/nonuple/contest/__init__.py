"""A contest: players at their tables, arbiters with theirs, and the games they play."""
