"""Rated turns: each is a puzzle with a difficulty, each attempt at its top a match of it with a player."""
