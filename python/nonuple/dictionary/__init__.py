"""Definitions from a source that the person has: none is shipped, none is made up."""
