"""What is said at the table of a free game."""

from nonuple.texts import Text

HAS_BEGUN = Text("la partie a déjà commencé.", "the game has begun already.")
NAME_TAKEN = Text(
    "« {name} » joue déjà à cette table : dites un autre nom.",
    "`{name}` already plays at this table: say another name.",
)
NOT_BEGUN = Text("la partie n'a pas encore commencé.", "the game has not begun yet.")
NOT_ARRANGED = Text("dites d'abord qui joue, et comment.", "say first who plays, and how.")
NOT_YOUR_SEAT = Text("cette place n'est pas la vôtre.", "this seat is not yours.")
NO_PERSON_THERE = Text(
    "un lien de joueur vaut pour une ou plusieurs places ; indiquez-les d'abord.",
    "a player's link is for one or more seats of people, to be named first.",
)
GAME_NOT_OVER = Text(
    "la partie n'est pas finie : ses lettres ne sont pas encore montrées.",
    "the game is not over: its letters are not shown yet.",
)
