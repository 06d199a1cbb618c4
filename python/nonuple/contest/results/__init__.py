"""What verdicts come to: rankings, notes, tables."""
