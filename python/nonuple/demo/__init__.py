"""A room of simulated people."""
