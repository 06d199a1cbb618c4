"""Duplicate alone: a game behind a mask, one's own word before the retained one."""
