"""The pieces of the game: board, tiles, notation, formulas, draws, and the search for moves."""
