"""A duplicate game, turn by turn."""
