"""What is asked of an event alone: its rooms, lists of entries, what is published."""
