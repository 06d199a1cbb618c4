"""Computer players: how they choose, and by which names they are asked for."""
