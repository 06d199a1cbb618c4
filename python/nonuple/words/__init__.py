"""The word list as a value: what is admitted, patterns, spelling."""
