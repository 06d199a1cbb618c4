"""Hosting activities: rooms in memory, who may come in, the clock, and what is settled by itself."""
