"""Ways to play; what they share is a clock and a record."""
