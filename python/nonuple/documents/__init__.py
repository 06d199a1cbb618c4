"""What a room prints: one model of a page, drawn as PDF, as HTML and as text.

A document is made from plain values by the module of its kind (`slips`, `notes`, `sheets`, ...); `sources` reads
those values from contests, games and lists. Nothing that a person typed is ever taken for markup: it travels
to the press as data.
"""
