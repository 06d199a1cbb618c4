"""Duplicate in the family, as the box has it: no slips, everybody announces, one keeps the book."""
