"""Events of several games: people, entries, tables, rankings, centres; values in, values out."""
