"""What is asked of the centres of an event alone: their games, their key, what they send."""
