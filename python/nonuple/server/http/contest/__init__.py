"""What is asked of contests alone."""
