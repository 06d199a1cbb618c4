"""Topping: a whole game of tops in the least time."""
