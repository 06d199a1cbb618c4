"""Slips: what a player hands in, how it can be understood, and what each rulebook decides about it."""
