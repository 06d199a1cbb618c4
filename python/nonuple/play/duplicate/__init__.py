"""A duplicate game, turn by turn: commands in, events out, everything else derived."""
