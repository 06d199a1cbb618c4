"""Routes of free games alone."""
