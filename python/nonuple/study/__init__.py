"""Learning: drills made from a word list, when each card comes back, and a person's own diary."""
