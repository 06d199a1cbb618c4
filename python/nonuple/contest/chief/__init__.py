"""What the chief arbiter does."""
