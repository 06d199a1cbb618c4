"""What is told of an appeal, step by step, and what its file holds: on the screen and on paper."""

from collections.abc import Mapping

from nonuple.texts import Text

TURN_PLAYED = Text("Coup {turn} joué", "Turn {turn} played")
TURN_DETAIL = Text("tirage {rack}, top {word} {ref}, {points}", "rack {rack}, top {word} {ref}, {points}")
JUDGED: Mapping[str, Text] = {
    "none": Text("Bulletin payé {points}", "Slip paid {points}"),
    "warning": Text("Avertissement, payé {points}", "Warning, paid {points}"),
    "penalty": Text("Pénalité, payé {points}", "Penalty, paid {points}"),
    "zero": Text("Zéro", "Zero"),
    "average": Text("Moyenne", "Average"),
    "commission": Text("Laissé à la commission", "Left to the commission"),
    "undecided": Text("Pas encore jugé", "Not judged yet"),
}
POST = Text("poste {post}", "desk {post}")
NOTE_READ = Text(
    "billet de correction remis avant le coup {turn} (6.9)",
    "correction note in hand before turn {turn} (6.9)",
)
NOTE_SENT = Text("billet de correction envoyé (6.9)", "correction note sent (6.9)")
DECIDED_BY = Text("Décision de l'arbitre", "Decision of the arbiter")
APPEALED = Text("Recours du joueur", "The player's appeal")
IN_TIME = Text("dans le délai ({article}) : « {why} »", "in time ({article}): “{why}”")
REFERRED = Text("Commission saisie", "Brought before the commission")
REFERRED_BY = Text("par {author} : « {why} »", "by {author}: “{why}”")
LEFT_BY_RULE = Text("par le règlement", "by the rulebook")
RULED: Mapping[str, Text] = {
    "none": Text("Commission : payé {points}", "Commission: paid {points}"),
    "warning": Text("Commission : avertissement, payé {points}", "Commission: warning, paid {points}"),
    "penalty": Text("Commission : pénalité, payé {points}", "Commission: penalty, paid {points}"),
    "zero": Text("Commission : zéro", "Commission: zero"),
    "average": Text("Commission : moyenne", "Commission: average"),
}
VOTES = Text(
    "{count} {count|voix|voix} pour, {against} contre", "{count} {count|vote|votes} for, {against} against"
)
NO_VOTES = Text("sans vote noté", "no vote noted")
BUILT = Text("Recours à la FISF annoncé", "Appeal to the federation announced")
BUILT_BY: Mapping[str, Text] = {
    "player": Text(
        "par le joueur, en désaccord (7.4.2.1) : « {why} »", "by the player, who disagrees (7.4.2.1): “{why}”"
    ),
    "arbiter": Text(
        "par l'arbitre, en désaccord (7.4.2.1) : « {why} »",
        "by the arbiter, who disagrees (7.4.2.1): “{why}”",
    ),
}
TOLD = Text("Parties informées", "Parties told")
TOLD_DETAIL = Text("le joueur et l'arbitre (7.4.2.3)", "the player and the arbiter (7.4.2.3)")
SENT = Text("Dossier transmis", "File sent")
SENT_BY = Text(
    "par {author}, les deux parties informées (7.4.2.3)", "by {author}, both parties told (7.4.2.3)"
)
ASKED = Text("Une pièce est demandée", "A piece is asked for")
ASKED_DETAIL = Text(
    "par le président de la commission de recours : {wanted}",
    "by the president of the commission of appeal: {wanted}",
)
LAST_DAY = Text("Dernier jour pour compléter", "Last day to complete it")
LAST_DAY_DETAIL = Text(
    "deux semaines après la demande ; ensuite, nul et non avenu (7.4.2.3)",
    "two weeks after it was asked for; after that, void (7.4.2.3)",
)
COMPLETED = Text("Dossier complété", "File completed")
COMPLETED_DETAIL = Text("dans les deux semaines (7.4.2.3)", "within the two weeks (7.4.2.3)")
ANSWERED = Text("La commission de recours a répondu", "The commission of appeal has answered")

PIECE_SLIP = Text("Le bulletin, copie conforme", "The slip, a true copy")
PIECE_GRID = Text("La grille et le tirage au coup {turn}", "The grid and the rack at turn {turn}")
PIECE_NOTE = Text(
    "Le verdict, ses articles et le billet de correction", "The verdict, its articles and the correction note"
)
PIECE_HEARD = Text("Ce que disent le joueur et l'arbitre", "What the player and the arbiter say")
PIECE_RULING = Text("La décision, les voix, le motif", "The decision, the votes, the motive")
PIECE_OF_TURNS = Text(
    "{what} ({count|bulletin du coup|bulletins des coups} {turns})",
    "{what} ({count|slip of turn|slips of turns} {turns})",
)
AND = Text(" et ", " and ")

PARTIES: Mapping[str, Text] = {
    "player": Text("Le joueur", "The player"),
    "arbiter": Text("L'arbitre", "The arbiter"),
}
