"""What the screens say in the catalogue `hindsight`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": Text("Analyse d'une partie libre", "Free game, analysis"),
    "you": common.YOU,
    "gone": common.THIS_GAME_IS_NOT_ON_THIS,
    "gone.text": Text(
        "L'analyse s'ouvre depuis la feuille de fin de partie.",
        "The analysis opens from the sheet at the end of a game.",
    ),
    "column.place": common.PLACE,
    "column.points": common.POINTS,
    "analysis.two": Text("Partie libre à deux, analyse", "Free game for two, analysis"),
    "analysis.three": Text("Partie libre à trois, analyse", "Free game for three, analysis"),
    "analysis.four": Text("Partie libre à quatre, analyse", "Free game for four, analysis"),
    "analysis.games": Text(
        "{count} {count|partie simulée|parties simulées} par coup",
        "{count} simulated {count|game|games} per turn",
    ),
    "analysis.share": common.SAVE,
    "analysis.close": common.CLOSE,
    "analysis.back": Text("Coup précédent", "Previous turn"),
    "analysis.on": common.NEXT_TURN,
    "analysis.search": common.SEARCH,
    "analysis.show": common.SHOW,
    "analysis.searching": Text("Cherchez d'abord", "Search first"),
    "analysis.searching.text": Text(
        "Le meilleur coup reste caché. Touchez Voir, ou C, pour le découvrir.",
        "The best turn stays hidden. Tap Show, or C, to see it.",
    ),
    "analysis.other": Text("{name} joue", "Turn of {name}"),
    "analysis.other.text": Text(
        "Après ce coup, vous gagnez {percent} % des parties simulées.",
        "After this turn you win {percent}% of the simulated games.",
    ),
    "analysis.words": Text(
        "Équité : écart moyen en fin de partie avec le meilleur des autres. Chances : part de {games} "
        "{games|partie simulée|parties simulées} que vous gagnez, lettres cachées tirées au hasard.",
        "Equity: mean margin at the end over the best of the others. Chances: share of {games} simulated "
        "{games|game|games} that you win, hidden letters dealt at random.",
    ),
    "analysis.margin": Text("À 3 % près.", "To within 3%."),
    "analysis.exact": Text(
        "Sac vide à deux : la fin est calculée, sans hasard.",
        "Two players and an empty bag: the end is worked out, without chance.",
    ),
    "analysis.whose": Text("Les décisions de", "The decisions of"),
    "analysis.computing": Text(
        "Calcul en cours, depuis la fin : {done} sur {total}.", "Computing, from the end: {done} of {total}."
    ),
    "analysis.failed": Text("L'analyse s'est arrêtée en chemin.", "The analysis stopped on its way."),
    "analysis.failed.text": Text(
        "La partie est gardée : vous pouvez réessayer.", "The game is kept: you may try again."
    ),
    "analysis.computing.label": Text("Coups analysés", "Turns analysed"),
    "chart": Text("Chances de gagner", "Chances to win"),
    "chart.text": Text(
        "Vos chances de gagner sur {turns} {turns|coup|coups} : de {from} % à {to} %. {costly} "
        "{costly|décision coûteuse|décisions coûteuses}.",
        "Your chances to win over {turns} {turns|turn|turns}: from {from}% to {to}%. {costly} costly "
        "{costly|decision|decisions}.",
    ),
    "chart.costly": common.ROUND_ROUND_PERCENT_OF_THE_CHANCES,
    "legend.best": Text("{word}, le meilleur", "{word}, the best"),
    "legend.played": Text("{word}, joué", "{word}, played"),
    "options.best": Text("Tour {round} : le meilleur coup", "Round {round}: the best turn"),
    "options.lost": common.ROUND_ROUND_PERCENT_OF_THE_CHANCES,
    "options.near": Text(
        "Tour {round} : équité inférieure de {points}", "Round {round}: {points} less equity"
    ),
    "options.less": Text(
        "{word} rapporte {points} {points|point|points} de moins, mais garde {kept}.",
        "{word} scores {points} {points|point|points} less, but keeps {kept}.",
    ),
    "options.more": Text(
        "{word} rapporte {points} {points|point|points} de plus, et garde {kept}.",
        "{word} scores {points} {points|point|points} more, and keeps {kept}.",
    ),
    "options.same": Text(
        "{word} rapporte autant, et garde {kept}.", "{word} scores as much, and keeps {kept}."
    ),
    "option.exchange": Text("échange {letters}", "exchange {letters}"),
    "option.keeps": Text("garde {letters}", "keeps {letters}"),
    "option.pass": Text("passe", "pass"),
    "mark.best": Text("meilleur", "best"),
    "mark.played": Text("joué", "played"),
    "column.move": common.TURN,
    "column.kept": Text("Reliquat", "Leave"),
    "column.equity": Text("Équité", "Equity"),
    "column.chances": Text("Chances", "Chances"),
    "column.round": Text("Tour", "Round"),
    "column.rack": Text("Chevalet", "Rack"),
    "column.played": common.PLAYED,
    "column.best": Text("Meilleur", "Best"),
    "decisions": Text("{count} {count|décision|décisions}", "{count} {count|decision|decisions}"),
    "decisions.keys": Text(
        "↑ ↓ choisir, ← → coup par coup, C chercher sans voir, Entrée ouvrir dans l'analyse",
        "↑ ↓ choose, ← → turn by turn, C search unseen, Enter opens the analysis board",
    ),
    "decisions.pick": Text("Voir le tour {round}", "See round {round}"),
    "decisions.best": Text("le meilleur", "the best"),
    "decisions.hidden": Text("caché", "hidden"),
}
