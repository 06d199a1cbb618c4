"""The ledger of a game: what everybody has, derived from the verdicts whenever it is asked for."""
