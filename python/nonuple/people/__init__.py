"""People as they register: one reader of lists, one register, clubs and federations."""
