"""What a player does."""
