"""What `--help` says of `nonuple play`: of each of its commands, and of their arguments and options."""

from nonuple.texts import Text
from nonuple.texts.options import EDITIONS, FORMULAS, LIST_OR_USED, PLAIN, SAVE, SEED

ABOUT = {
    "play": Text("Jouer dans le terminal.", "Play in the terminal."),
    "play famille": Text(
        "Le duplicate en famille : tirage, chronomètre et carnet.",
        "Duplicate in the family: letters, clock and score book.",
    ),
    "play libre": Text(
        "La partie libre, contre l'ordinateur ou à plusieurs.",
        "The free game, against the computer or with others.",
    ),
    "play solo": Text(
        "Le duplicate seul : partie tirée, ou publiée et masquée.",
        "Duplicate alone: a game drawn, or a published one, masked.",
    ),
    "play topping": Text(
        "Le topping : tous les tops d'une partie, au plus vite.",
        "Topping: all the tops of a game, as fast as one can.",
    ),
}

OF_COMMANDS: dict[str, dict[str, Text]] = {
    "play famille": {
        "NAME": Text("Qui joue, un nom par joueur.", "Who plays, one name per player."),
        "--minutes": Text("Le temps d'un coup : 1, 2, 3 ou 4.", "The time of a turn: 1, 2, 3 or 4."),
        "--game": Text(
            "Une partie publiée à rejouer, au lieu d'une partie tirée par le programme.",
            "A published game to replay, instead of one that the program draws.",
        ),
        "--own-bag": Text(
            "Vous tirez de votre sac : le programme tient le temps et le carnet.",
            "You draw from your own bag: the program keeps the time and the book.",
        ),
        "--seed": SEED,
        "--lexicon": LIST_OR_USED,
        "--save": SAVE,
        "--plain": PLAIN,
    },
    "play libre": {
        "--level": Text("Le niveau de l'ordinateur.", "The level of the computer."),
        "--seats": Text(
            "Qui joue, de deux à quatre : des noms, et des niveaux pour les ordinateurs.",
            "Who plays, two to four: names, and levels for computers.",
        ),
        "--words": Text(
            "Mots contrôlés (checked) ou par contestation (challenge).", "Words checked, or by challenge."
        ),
        "--minutes": Text("Le temps d'un coup : 2 ou 3 ; sinon sans limite.", "Time of a turn: 2 or 3."),
        "--explain": Text(
            "Dire à la fin ce que les ordinateurs ont considéré, et pourquoi.",
            "Tell at the end what computers considered, and why.",
        ),
        "--seed": SEED,
        "--lexicon": LIST_OR_USED,
        "--save": SAVE,
        "--plain": PLAIN,
    },
    "play solo": {
        "FILE": Text(
            "Une partie à rejouer : feuille publiée, JSON, CSV, GCG ou Eliot ; sinon le programme tire.",
            "A game to replay: a published sheet, JSON, CSV, GCG or Eliot; else the program draws.",
        ),
        "--formula": FORMULAS,
        "--edition": EDITIONS,
        "--time": Text(
            "Le temps d'un coup : normal, semi-rapid, blitz, ou des secondes ; sinon sans chronomètre.",
            "The time of a turn: normal, semi-rapid, blitz, or seconds; else without a clock.",
        ),
        "--seed": SEED,
        "--day": Text(
            "La partie du jour d'une date (2026-11-19), la même pour tous avec la même liste.",
            "The day's game of a date (2026-11-19), the same for all with the same list.",
        ),
        "--judged": Text(
            "Ce que vous écrivez est jugé comme un bulletin, sanctions comprises : mot, place, score.",
            "What you write is judged as a slip, sanctions included: word, place, score.",
        ),
        "--lexicon": LIST_OR_USED,
        "--save": SAVE,
        "--plain": PLAIN,
    },
    "play topping": {
        "--formula": FORMULAS,
        "--edition": EDITIONS,
        "--limit": Text("Secondes par coup.", "Seconds per turn."),
        "--seed": SEED,
        "--rival": Text(
            "Contre un ordinateur qui trouve les tops comme une personne de ce niveau, de 1 à 9.",
            "Against a computer that finds tops as a person of this level would, from 1 to 9.",
        ),
        "--lexicon": LIST_OR_USED,
        "--save": SAVE,
        "--plain": PLAIN,
    },
}
