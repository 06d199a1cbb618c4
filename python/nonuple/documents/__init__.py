"""What a room prints: one model of a page, drawn as PDF, as HTML and as text.

A document is made from plain values (`values`) by the module of its kind: `slips`, `notes`, `sheets`,
`places`, `games`, `wall`, `appeal`, `lists`. `game_source` and `contest_source` read those values from games
and contests. Nothing that a person typed is ever taken for markup: it travels to the press as data.
"""
