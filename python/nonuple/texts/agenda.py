"""What is said of the days and hours of an event."""

from nonuple.texts import Text

BAD_DAY = Text(
    "« {day} » n'est pas un jour : écrivez 2026-11-17 ou 17/11/2026.",
    "`{day}` is not a day: write 2026-11-17 or 17/11/2026.",
)
BAD_HOUR = Text(
    "« {hour} » n'est pas une heure : écrivez 14:30 ou 14 h 30.",
    "`{hour}` is not an hour: write 14:30.",
)
KEEPS_NUMBER = Text(
    "la partie {game} est jouée : elle garde son numéro.", "game {game} was played: it keeps its number."
)
PLAYED_SO = Text(
    "la partie {game} est jouée : sa formule ne change plus.",
    "game {game} was played: its formula cannot change any more.",
)

# --- What a person reads -----------------------------------------------------------------------------------

AGENDA = Text("Programme", "Agenda")
DAY = Text("{weekday} {day} {month} {year}", "{weekday} {day} {month} {year}")
FIRST_DAY = Text("{weekday} 1er {month} {year}", "{weekday} 1 {month} {year}")
HOUR = Text("{hour} h {minutes}", "{hour}:{minutes}")
NO_HOUR = Text("–", "–")
LATER = Text("Jour à fixer", "Day to be fixed")
ROOM = Text("Salle", "Room")
FORMULA = Text("Formule", "Formula")
HOUR_HEAD = Text("Heure", "Hour")
GAME_LINE = Text("  {hour}  {game}. {name} ({formula}) {room}", "  {hour}  {game}. {name} ({formula}) {room}")
TWO_GAMES = Text(
    "{names} : une table dans les parties {one} et {other}, à la même heure.",
    "{names}: a table in games {one} and {other}, at the same hour.",
)
ONE_ROOM = Text(
    "{room} : les parties {one} et {other} y sont à la même heure.",
    "{room}: games {one} and {other} are there at the same hour.",
)
EDITED = Text("Partie {game} : {what}.", "Game {game}: {what}.")
MISSED = Text("{entry} : absence à la partie {game}.", "{entry}: misses game {game}.")
ATTENDS = Text("{entry} : de retour à la partie {game}.", "{entry}: plays game {game} after all.")
COMMISSION = Text("Commission d'arbitrage : {members}.", "Arbitration commission: {members}.")
COMMISSION_WANTED = Text(
    "L'épreuve compte pour un classement : composez une commission d'arbitrage (7.4.1) avec "
    "« nonuple event commission ».",
    "The event counts for a ranking: compose an arbitration commission (7.4.1) with "
    "`nonuple event commission`.",
)
