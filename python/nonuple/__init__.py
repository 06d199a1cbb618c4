"""Nonuple: French duplicate word-game play."""
