"""An event of several games as a server hosts it: entries, tables, rooms, one live ranking."""
