"""What is said of events of several games: rankings, people, entries."""

from nonuple.texts import Text

_FROM_1 = Text("un nombre entier à partir de 1", "a whole number from 1")
SHAPES = {
    "people": Text(
        "une liste de personnes : « id » et « name », et au besoin « club », « series », « category » et "
        "« team »",
        "a list of people: `id` and `name`, and if need be `club`, `series`, `category` and `team`",
    ),
    "games": Text(
        "une liste de parties : « top » et « scores », par personne « total », et au besoin « tops_lost », "
        "« warnings » et « solos » (des entiers, de 0 à 1000000000 sauf « total » qui peut être négatif), "
        "et « provisional » (true ou false)",
        "a list of games: `top` and `scores`, by person `total`, and if need be `tops_lost`, `warnings` and "
        "`solos` (whole numbers, 0 to 1000000000 except `total`, which may be negative), and `provisional` "
        "(true or false)",
    ),
    "by": Text(
        "person, club, team, series ou category",
        "person, club, team, series or category",
    ),
    "best": _FROM_1,
    "cut": _FROM_1,
    "tie_breaks": Text("une liste de départages", "a list of tie-breaks"),
}
ID_TWICE = Text("« {id} » y figure deux fois.", "`{id}` is already there.")
ID_UNKNOWN = Text("personne n'a l'identifiant « {id} » dans « people ».", "nobody in `people` is `{id}`.")
TIE_BREAK_UNKNOWN = Text(
    "« {name} » n'est pas un départage ; ce sont : {known}.",
    "`{name}` is not a tie-break; they are: {known}.",
)
TIE_BREAK_TWICE = Text("« {name} » y figure deux fois.", "`{name}` is already there.")
RULE_FROM_ONE = Text(
    "« {name} » doit être 1 ou plus, et non {value}.", "`{name}` must be 1 or more, not {value}."
)
NO_SUCH_GAME = Text(
    "pas de partie {game} : l'épreuve en a {games}.", "there is no game {game}: the event has {games}."
)
PROGRESS = Text("{done} {done|épreuve|épreuves}", "{done} {done|event|events}")
FILES_READ = Text("{done} {done|fichier|fichiers} sur {all}", "{done} of {all} files")
SUDDEN_DEATH_LAST = Text(
    "la mort subite se joue entre ceux que rien d'autre ne départage : elle vient en dernier.",
    "a sudden death is played by those whom nothing else parts: it comes last.",
)
