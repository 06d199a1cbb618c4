"""What is said of rulebooks."""

from nonuple.texts import Text

UNKNOWN = Text(
    "le règlement « {name} » n'existe pas ; il y a : {known}.",
    "there is no rulebook `{name}`; there are: {known}.",
)
NO_WARNINGS = Text(
    "{rulebook} : aucun avertissement n'y coûte de points, il n'y a donc pas de nombre à fixer.",
    "{rulebook}: no warning costs points there, so there is no number to fix.",
)
NO_APPEALS = Text(
    "{rulebook} : il ne connaît pas de recours, il n'y a donc pas de délai à fixer.",
    "{rulebook}: it knows no appeals, so there is no time to fix for them.",
)
BAD_SCHEDULE = Text(
    "« {given} » : écrivez les paliers ainsi : 3x40+20 3x30+20 10+10 (trois coups en 40 s + 20 s, …).",
    "“{given}”: write the steps like this: 3x40+20 3x30+20 10+10 (three turns in 40 s + 20 s, …).",
)

OWN_SOLO = Text(
    "un solo vaut {points} {points|point|points} à partir de {players} joueurs",
    "a solo earns {points} {points|point|points} from {players} players on",
)
OWN_SOLO_NOTHING = Text("un solo ne vaut pas de prime", "a solo earns no bonus")
OWN_WARNINGS = Text(
    "{count} {count|avertissement gratuit|avertissements gratuits}, puis 5 points chacun",
    "{count} {count|warning|warnings} at no cost, then 5 points each",
)
OWN_APPEALS = Text(
    "recours dans les {minutes} {minutes|minute|minutes} après la dernière partie",
    "appeals within {minutes} {minutes|minute|minutes} of the last game",
)
OWN_SHRINKING = Text("mort subite : {times}", "sudden death: {times}")
