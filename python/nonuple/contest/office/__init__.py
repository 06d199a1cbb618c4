"""What the organiser does: people, tables, games."""
