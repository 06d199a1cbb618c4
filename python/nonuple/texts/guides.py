"""The guide of each role, a page each: what to do, in order, and what to do when something goes wrong."""

from typing import NamedTuple

from nonuple.texts import Text


class Guide(NamedTuple):
    title: Text
    lead: Text
    parts: tuple[tuple[Text, tuple[Text, ...]], ...]


_BEFORE = Text("Avant la partie", "Before the game")
_EACH_TURN = Text("À chaque coup", "At each turn")
_AFTER = Text("Après la partie", "After the game")
_TROUBLE = Text("Si quelque chose cloche", "If something goes wrong")

GUIDES = {
    "player": Guide(
        Text("Le joueur", "The player"),
        Text(
            "Même tirage pour tous : cherchez le mot qui rapporte le plus, et écrivez-le sans faute.",
            "The same rack for everybody: find the word that scores most, and write it without a mistake.",
        ),
        (
            (
                _EACH_TURN,
                (
                    Text(
                        "Notez les lettres annoncées et posez-les devant vous.",
                        "Write down the letters announced and lay them before you.",
                    ),
                    Text(
                        "Écrivez le mot en entier, jokers entourés, avec la référence ou trois lettres "
                        "de raccord, "
                        "et le score.",
                        "Write the word in full, jokers circled, with the reference or three junction "
                        "letters, "
                        "and the score.",
                    ),
                    Text(
                        "À « Terminé », levez le bulletin et posez le stylo.",
                        "At “Terminé”, hold the slip up and put the pen down.",
                    ),
                    Text(
                        "Posez le mot retenu sur votre grille, notez le top et votre cumul.",
                        "Lay the word retained on your grid, note the top and your running total.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "Un billet de correction arrive : lisez-le tout de suite, le même mot refusé ne "
                        "donnerait plus de moyenne.",
                        "A correction note comes: read it at once; the same word refused would earn no "
                        "average "
                        "any more.",
                    ),
                    Text(
                        "Pas d'accord : recours avant la partie suivante, auprès du juge-arbitre.",
                        "You disagree: appeal before the next game, to the chief arbiter.",
                    ),
                ),
            ),
        ),
    ),
    "arbiter": Guide(
        Text("L'arbitre", "The arbiter"),
        Text(
            "Vous corrigez les bulletins de votre poste, dans l'ordre des tables, au stylo rouge.",
            "You correct the slips of your post, in the order of the tables, with a red pen.",
        ),
        (
            (
                _EACH_TURN,
                (
                    Text(
                        "Ramassez, triez par table, comptez : un bulletin par table.",
                        "Collect, sort by table, count: one slip a table.",
                    ),
                    Text(
                        "Lisez le mot, la place, le score ; au doute, posez la question au lieu de deviner.",
                        "Read the word, the place, the score; when in doubt ask, do not guess.",
                    ),
                    Text(
                        "Envoyez les billets dus avant le coup suivant, et cochez ceux qui sont remis : un "
                        "billet imprimé n'est pas un billet remis.",
                        "Send the notes due before the next turn, and tick those handed over: a note "
                        "printed is "
                        "not a note handed over.",
                    ),
                    Text("Passez la liasse au double arbitre.", "Pass the bundle on to the double arbiter."),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Comparez chaque total avec la feuille de route du joueur.",
                        "Compare each total with the player's road sheet.",
                    ),
                    Text(
                        "Gardez les bulletins jusqu'à la fin des recours.",
                        "Keep the slips until appeals are over.",
                    ),
                ),
            ),
        ),
    ),
    "double": Guide(
        Text("Le double arbitre", "The double arbiter"),
        Text(
            "Vous relisez chaque liasse au stylo vert et signalez toute différence.",
            "You read every bundle again with a green pen and point out any difference.",
        ),
        (
            (
                _EACH_TURN,
                (
                    Text(
                        "Cochez la liasse du poste sur votre feuille.",
                        "Tick the post's bundle on your sheet.",
                    ),
                    Text(
                        "Relisez d'abord zéros, pénalités, avertissements et tops.",
                        "Read zeros, penalties, warnings and tops first.",
                    ),
                    Text(
                        "Une différence : un billet vert, une ligne de la feuille, le visa de l'arbitre.",
                        "A difference: a green note, a line of the sheet, the arbiter's initials.",
                    ),
                    Text(
                        "Pas d'accord avec l'arbitre : la commission décide.",
                        "You disagree: the commission decides.",
                    ),
                ),
            ),
        ),
    ),
    "chief": Guide(
        Text("Le juge-arbitre", "The chief arbiter"),
        Text(
            "Vous tirez, annoncez, tenez le chrono et retenez le mot. Vous seul voyez les solutions.",
            "You draw, announce, keep the clock and retain the word. You alone see the solutions.",
        ),
        (
            (
                _EACH_TURN,
                (
                    Text(
                        "Tirez ; un tirage non valide est rejeté, et annoncé rejeté.",
                        "Draw; a rack that is not valid is rejected, and said to be.",
                    ),
                    Text(
                        "Annoncez le reliquat, les nouvelles lettres, le tirage entier, puis « Chrono ! ».",
                        "Announce the letters kept, the new ones, the whole rack, then “Chrono!”.",
                    ),
                    Text("Dites les signaux, puis « Terminé ».", "Say the signals, then “Terminé”."),
                    Text(
                        "Les bulletins ramassés, annoncez le mot, sa place, ses raccords, ses points.",
                        "Once the slips are collected, announce the word, its place, the words formed, "
                        "its points.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "La machine s'arrête : feuille de tirage, feuille d'annonce et feuilles d'arbitrage "
                        "permettent de finir à la main.",
                        "The machine stops: draw sheet, announcement sheet and mark sheets let you "
                        "finish by hand.",
                    ),
                    Text(
                        "Une erreur d'annonce : corrigez-la à haute voix avant de poursuivre.",
                        "An announcement was wrong: correct it aloud before going on.",
                    ),
                ),
            ),
        ),
    ),
    "organiser": Guide(
        Text("L'organisateur", "The organiser"),
        Text(
            "Vous inscrivez, placez, imprimez, et affichez les résultats.",
            "You register, seat, print, and hang up the results.",
        ),
        (
            (
                _BEFORE,
                (
                    Text(
                        "Inscrivez les joueurs, donnez à chacun une table.",
                        "Register the players, give each a table.",
                    ),
                    Text(
                        "Imprimez : liste des tables, chevalets, bulletins, feuilles de route, feuilles "
                        "d'arbitrage et de double arbitrage.",
                        "Print: list of tables, table cards, slips, road sheets, mark sheets and double "
                        "arbitration "
                        "sheets.",
                    ),
                    Text(
                        "Donnez à chaque arbitre ses tables et son code.",
                        "Give each arbiter his tables and his code.",
                    ),
                    Text(
                        "Nommez la commission d'arbitrage et affichez ses membres.",
                        "Name the arbitration commission and hang up who sits on it.",
                    ),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Attendez la fin des recours, puis affichez.",
                        "Wait for the end of appeals, then hang up.",
                    ),
                    Text(
                        "Imprimez classements, palmarès et diplômes ; publiez la feuille de partie.",
                        "Print rankings, roll of honour and diplomas; publish the game sheet.",
                    ),
                ),
            ),
        ),
    ),
    "commission": Guide(
        Text("La commission", "The commission"),
        Text(
            "Vous décidez de ce que l'arbitre vous renvoie et des recours, à la majorité, par écrit.",
            "You decide what the arbiter refers to you and appeals, by majority, in writing.",
        ),
        (
            (
                Text("Un cas", "A case"),
                (
                    Text(
                        "Lisez le bulletin lui-même, pas sa saisie.",
                        "Read the slip itself, not what was typed.",
                    ),
                    Text("Entendez le joueur et l'arbitre.", "Hear the player and the arbiter."),
                    Text(
                        "Entre deux lectures possibles, la plus favorable au joueur.",
                        "Between two possible readings, the one that favours the player.",
                    ),
                    Text(
                        "Votez, écrivez la décision et son article, dites-la aux deux.",
                        "Vote, write the decision and its article, tell both.",
                    ),
                ),
            ),
            (
                Text("Vers la fédération", "To the federation"),
                (
                    Text(
                        "Informez d'abord les parties, puis envoyez le dossier.",
                        "Tell the parties first, then send the file.",
                    ),
                    Text(
                        "Une pièce est demandée : elle part dans les deux semaines.",
                        "A document is asked for: it leaves within two weeks.",
                    ),
                ),
            ),
        ),
    ),
}
