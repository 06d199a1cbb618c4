"""What the screens say in the catalogue `shelf`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.SHELF,
    "refused": Text(
        "Cette page est celle des arbitres et de l'organisateur",
        "This page is for arbiters and the organiser",
    ),
    "refused.advice": Text("Ouvrez-la depuis votre poste.", "Open it from your desk."),
    "head": Text(
        "{count} {count|bulletin|bulletins} de {games} {count|arrivé|arrivés} tard",
        "{count} {count|slip|slips} of {games} came late",
    ),
    "head.none": Text("Rien n'est arrivé tard", "Nothing came late"),
    "game.of": Text("la partie {game}", "game {game}"),
    "games.of": Text("parties précédentes", "earlier games"),
    "lead": Text(
        "Aucun n'est entré dans une autre partie. Chacun compte comme avant tant que personne n'a décidé.",
        "None has entered another game. Each counts as before until somebody has decided.",
    ),
    "none.text": Text(
        "Un bulletin qui arrive après l'ouverture de la partie suivante attend ici ; il ne touche aucune "
        "autre partie.",
        "A slip that comes after the next game was opened waits here; it touches no other game.",
    ),
    "until": Text("recours jusqu'à {time} (7.3)", "appeals until {time} (7.3)"),
    "until.past": Text(
        "le délai de recours est passé (7.3) : la commission décide",
        "the time for appeals is over (7.3): the commission decides",
    ),
    "table": common.TABLE_TABLE_NAME,
    "from.phone": Text("{desk}, par téléphone", "{desk}, by phone"),
    "from.desk": Text("{desk}, saisi par {author}", "{desk}, entered by {author}"),
    "nobody": common.NO_ARBITER,
    "turn": common.TURN_TURN,
    "game": Text("partie {game}", "game {game}"),
    "written": Text("écrit", "written"),
    "written.late": Text("dernière lettre écrite", "last letter written"),
    "unknown": Text("remis à temps ?", "handed in on time?"),
    "ended": Text("fin du coup {turn}", "end of turn {turn}"),
    "came": Text("arrivé", "came"),
    "proves.in": Text(
        "Écrit {seconds} avant la fin du coup, le téléphone hors ligne : rien ne s'oppose à le compter.",
        "Written {seconds} before the end of the turn, the phone offline: nothing speaks against counting "
        "it.",
    ),
    "proves.doubt": Text(
        "Écrit {seconds} avant la fin, d'après le téléphone seul. À confirmer par l'arbitre.",
        "Written {seconds} before the end, by the phone's word alone. For the arbiter to confirm.",
    ),
    "proves.paper": Text(
        "À confirmer par l'arbitre : le papier a-t-il été pris à la table avant la fin ?",
        "For the arbiter to confirm: was the paper taken at the table before the end?",
    ),
    "proves.out": Text(
        "Écrit {seconds} après la fin du coup (6.7).", "Written {seconds} after the end of the turn (6.7)."
    ),
    "points": Text("de {before} à {after}", "from {before} to {after}"),
    "open": common.TO_DECIDE,
    "rank": Text("rang {rank} de la partie {game}", "rank {rank} in game {game}"),
    "rank.to": Text("rang {rank} → {ranked} de la partie {game}", "rank {rank} → {ranked} in game {game}"),
    "count": Text("Compter", "Count"),
    "zero": Text("Laisser à zéro", "Leave at zero"),
    "commission": common.COMMISSION,
    "behind": Text(
        "Un autre bulletin du même joueur est arrivé après : décidez d'abord de celui-là.",
        "Another slip of the same player came after: decide about that one first.",
    ),
    "watch": Text(
        "L'arbitre de la table ou le juge-arbitre décide.",
        "The arbiter of the table or the chief arbiter decides.",
    ),
    "what": common.WHAT_HAPPENS,
    "what.count": Text(
        "Compter refait les coups, les solos et les moyennes de la partie, puis le cumul.",
        "Count makes the turns, solos and averages of the game again, then the sum of the games.",
    ),
    "what.zero": Text(
        "Laisser à zéro le garde au dossier comme remis après la fin (6.7) et prépare un billet.",
        "Leave at zero keeps it on file as handed in after the end (6.7) and prepares a note.",
    ),
    "what.nothing": Text(
        "Ne rien faire : il reste ici, et la partie reste ce qu'elle est.",
        "Do nothing: it stays here, and the game stays what it is.",
    ),
    "decided": common.DECIDED,
    "decided.line": Text(
        "Table {table}, coup {turn}, partie {game} : {points}",
        "Table {table}, turn {turn}, game {game}: {points}",
    ),
    "back": common.TAKE_BACK,
    "done.count": Text("Table {table} : compté.", "Table {table}: counted."),
    "done.zero": Text("Table {table} : laissé à zéro.", "Table {table}: left at zero."),
    "done.commission": Text(
        "Table {table} : envoyé à la commission.", "Table {table}: sent to the commission."
    ),
    "undone": Text("Table {table} : de nouveau sur l'étagère.", "Table {table}: on the shelf again."),
    "key.go": Text("faire ce qui est proposé", "do what is proposed"),
    "key.step": Text("bulletin", "slip"),
    "key.back": Text("reprendre", "take back"),
}
