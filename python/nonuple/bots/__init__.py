"""Programs of others that play: they are asked over standard input and answer over standard output."""
