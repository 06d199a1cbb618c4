"""The guide of each role, a page each: what to do, in order, and what to do when something goes wrong."""

from typing import NamedTuple

from nonuple.texts import Text


class Guide(NamedTuple):
    title: Text
    lead: Text
    parts: tuple[tuple[Text, tuple[Text, ...]], ...]


_BEFORE = Text("Avant la partie", "Before the game")
_EACH_TURN = Text("À chaque coup", "At each turn")
_DURING = Text("Pendant la partie", "During the game")
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
                _BEFORE,
                (
                    Text(
                        "Trouvez votre table sur la liste affichée ; son numéro va sur chaque bulletin.",
                        "Find your table on the posted list; its number goes on every slip.",
                    ),
                    Text(
                        "Prenez un paquet de bulletins, une feuille de route et deux stylos, ni rouges ni "
                        "verts ; ni crayon ni encre effaçable.",
                        "Take a bundle of slips, a score sheet and two pens, neither red nor green; no "
                        "pencil, no erasable ink.",
                    ),
                    Text(
                        "Ni document ni appareil électronique sur la table, sauf le téléphone si l'on "
                        "joue avec.",
                        "No document and no electronic device on the table, but the phone if it is "
                        "played on.",
                    ),
                ),
            ),
            (
                _EACH_TURN,
                (
                    Text(
                        "Notez les lettres annoncées et posez-les devant vous.",
                        "Write down the letters announced and lay them before you.",
                    ),
                    Text(
                        "Écrivez le mot en entier, jokers entourés, avec la référence ou trois lettres "
                        "de raccord, et le score.",
                        "Write the word in full, jokers circled, with the reference or three junction "
                        "letters, and the score.",
                    ),
                    Text(
                        "Horizontal, la lettre d'abord : H8. Vertical, le nombre d'abord : 8H.",
                        "Across, the letter first: H8. Down, the number first: 8H.",
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
                _AFTER,
                (
                    Text(
                        "Additionnez, écrivez votre total et vos avertissements au bas de la feuille de "
                        "route, signez, remettez le talon à l'arbitre.",
                        "Add up, write your total and your warnings at the foot of the score sheet, sign, "
                        "hand the stub to the arbiter.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "Un billet de correction arrive : lisez-le tout de suite ; rejouer le mot refusé "
                        "vaudrait zéro.",
                        "A correction note comes: read it at once; to play the refused word again would "
                        "score zero.",
                    ),
                    Text(
                        "Le billet dit de vérifier votre grille : comparez-la à celle de la salle avant "
                        "le coup suivant.",
                        "The note says to check your grid: compare it with the room's before the next turn.",
                    ),
                    Text(
                        "Pas d'accord ? Dites-le au juge-arbitre, qui transmet à la commission. {appeal}.",
                        "You disagree? Tell the chief arbiter, who passes it on to the commission. {appeal}.",
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
                _BEFORE,
                (
                    Text(
                        "Prenez votre code, votre feuille d'arbitrage, des billets vierges, un stylo rouge.",
                        "Take your code, your mark sheet, blank notes, a red pen.",
                    ),
                    Text(
                        "Comptez vos tables, et qui n'est pas là.", "Count your tables, and who is not there."
                    ),
                ),
            ),
            (
                _EACH_TURN,
                (
                    Text(
                        "Ramassez, triez par table, comptez : un bulletin par table.",
                        "Collect, sort by table, count: one slip per table.",
                    ),
                    Text(
                        "Lisez le mot, la place, le score ; dans le doute, posez la question au lieu de "
                        "deviner.",
                        "Read the word, the place, the score; when in doubt ask, do not guess.",
                    ),
                    Text(
                        "Saisissez ce qui est écrit, pas ce que le joueur a voulu écrire.",
                        "Type what is written, not what the player meant to write.",
                    ),
                    Text(
                        "Envoyez les billets dus avant le coup suivant, et cochez ceux qui sont remis : "
                        "un billet imprimé n'est pas un billet remis.",
                        "Send the notes due before the next turn, and tick those handed over: a note "
                        "printed is not a note handed over.",
                    ),
                    Text(
                        "Passez la liasse au double arbitre, dans l'ordre des tables.",
                        "Pass the bundle on to the double arbiter, in the order of the tables.",
                    ),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Comparez chaque total avec la feuille de route du joueur.",
                        "Compare each total with the player's score sheet.",
                    ),
                    Text(
                        "Gardez les bulletins jusqu'à la fin des recours.",
                        "Keep the slips until appeals are over.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "Un raccord douteux, deux lectures possibles : F4, la commission décidera.",
                        "A doubtful junction, two possible readings: F4, the commission will decide.",
                    ),
                    Text(
                        "La machine s'arrête : la feuille d'arbitrage a tous les points jusqu'ici, "
                        "continuez au stylo.",
                        "The machine stops: the mark sheet has all points so far, go on with a pen.",
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
                _BEFORE,
                (
                    Text(
                        "Prenez la feuille de double arbitrage, des billets verts, un stylo vert.",
                        "Take the double arbitration sheet, green notes, a green pen.",
                    ),
                    Text(
                        "Convenez avec les arbitres du circuit des liasses.",
                        "Agree with the arbiters on which way the bundles go.",
                    ),
                ),
            ),
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
                        "Lisez le bulletin avant le verdict, pour ne pas lire ce que vous attendez.",
                        "Read the slip before the verdict, lest you read what you expect.",
                    ),
                    Text(
                        "Une différence : un billet vert, une ligne de la feuille, le visa de l'arbitre.",
                        "A difference: a green note, a line of the sheet, the arbiter's initials.",
                    ),
                    Text(
                        "Rendez la liasse dans l'ordre des tables.",
                        "Give the bundle back in the order of the tables.",
                    ),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Vérifiez que chaque poste a sa coche à chaque coup.",
                        "See that every post has its tick at every turn.",
                    ),
                    Text("Remettez votre feuille au juge-arbitre.", "Hand your sheet to the chief arbiter."),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "Pas d'accord avec l'arbitre : la commission décide.",
                        "You disagree with the arbiter: the commission decides.",
                    ),
                    Text(
                        "Vous prenez du retard : une liasse non relue ne se coche pas, elle attend.",
                        "You fall behind: a bundle not read is not ticked, it waits.",
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
                _BEFORE,
                (
                    Text(
                        "Ouvrez la partie : règlement, formule, temps, liste de mots.",
                        "Open the game: rulebook, formula, time, word list.",
                    ),
                    Text(
                        "Essayez l'écran de la salle, le son et le chrono, depuis le dernier rang.",
                        "Try the room's screen, the sound and the clock, from the last row.",
                    ),
                    Text(
                        "Ayez sous la main feuille de tirage et feuille d'annonce.",
                        "Keep the draw sheet and the announcement sheet at hand.",
                    ),
                ),
            ),
            (
                _EACH_TURN,
                (
                    Text(
                        "Tirez, 20 secondes au moins après l'annonce précédente ; rejetez un tirage non "
                        "valide, et dites-le.",
                        "Draw, at least 20 seconds after the last announcement; reject a rack that is not "
                        "valid, and say so.",
                    ),
                    Text(
                        "Annoncez le reliquat, les nouvelles lettres, le tirage entier, puis « Chrono ! ».",
                        "Announce the letters kept, the new ones, the whole rack, then “Chrono!”.",
                    ),
                    Text("Dites les signaux, puis « Terminé ».", "Say the signals, then “Terminé”."),
                    Text(
                        "Les bulletins ramassés, annoncez dans l'ordre : points, sens, place, mot, "
                        "épellation, mots formés ; puis le rappel : mot, place, score.",
                        "Once the slips are collected, announce in order: points, direction, place, word, "
                        "spelling, words formed; then again: word, place, score.",
                    ),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Annoncez les solos et le top de la partie, puis jusqu'à quand les recours sont "
                        "reçus.",
                        "Announce the solos and the top of the game, then until when appeals are received.",
                    ),
                    Text(
                        "Attendez les totaux de tous les postes avant d'annoncer un classement.",
                        "Wait for the totals of all posts before you announce a ranking.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "La machine s'arrête : feuille de tirage, feuille d'annonce et feuilles "
                        "d'arbitrage permettent de finir à la main.",
                        "The machine stops: draw sheet, announcement sheet and mark sheets let you "
                        "finish by hand.",
                    ),
                    Text(
                        "Une erreur d'annonce : corrigez-la à haute voix avant de poursuivre.",
                        "An announcement was wrong: correct it aloud before going on.",
                    ),
                    Text(
                        "Un doute sur un mot : la liste de la partie décide, et vous dites pourquoi si "
                        "vous l'écartez.",
                        "A doubt about a word: the list of the game decides, and you say why if you "
                        "strike it.",
                    ),
                ),
            ),
        ),
    ),
    "organiser": Guide(
        Text("L'organisateur", "The organiser"),
        Text(
            "Vous inscrivez, placez, imprimez, et affichez les résultats.",
            "You register, seat, print, and post the results.",
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
                        "Donnez à chaque arbitre ses tables et son code.",
                        "Give each arbiter their tables and their code.",
                    ),
                    Text(
                        "Imprimez : liste des tables, cartons, bulletins, feuilles de route, feuilles "
                        "d'arbitrage et de double arbitrage.",
                        "Print: list of tables, table cards, slips, score sheets, mark sheets and double "
                        "arbitration sheets.",
                    ),
                    Text(
                        "Affichez la liste des tables à l'entrée, posez cartons et bulletins.",
                        "Post the list of tables at the door, put out table cards and slips.",
                    ),
                    Text(
                        "Nommez la commission d'arbitrage et affichez ses membres.",
                        "Name the arbitration commission and post who sits on it.",
                    ),
                ),
            ),
            (
                _DURING,
                (
                    Text(
                        "Un retard, un départ : changez la table dans la liste, points et avertissements "
                        "suivent le joueur.",
                        "Somebody late, somebody gone: change the table in the list; points and warnings "
                        "go with the player.",
                    ),
                    Text(
                        "Gardez du papier et un code d'avance pour chaque poste.",
                        "Keep paper and a code to spare for every post.",
                    ),
                ),
            ),
            (
                _AFTER,
                (
                    Text(
                        "Comparez les totaux déclarés et ceux des arbitres (Contrôle).",
                        "Compare the totals declared with the arbiters' (Check).",
                    ),
                    Text(
                        "Attendez la fin des recours, puis affichez.",
                        "Wait for the end of appeals, then post.",
                    ),
                    Text(
                        "Imprimez classements, palmarès et diplômes ; publiez la feuille de partie.",
                        "Print rankings, roll of honour and diplomas; publish the game sheet.",
                    ),
                ),
            ),
            (
                _TROUBLE,
                (
                    Text(
                        "L'ordinateur s'éteint : relancez, tout reprend où l'on en était.",
                        "The computer goes off: start again, all goes on where it was.",
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
                    Text(
                        "Entendez le joueur et l'arbitre, chacun en présence de l'autre si possible.",
                        "Hear the player and the arbiter, each before the other where possible.",
                    ),
                    Text(
                        "Entre deux lectures possibles, la plus favorable au joueur, à moins qu'il ait pu "
                        "jouer sur deux tableaux.",
                        "Between two possible readings, the one that favours the player, unless they may "
                        "have been playing for two chances.",
                    ),
                    Text(
                        "Ne jugez pas votre propre bulletin, ni celui d'un proche.",
                        "Do not judge your own slip, nor that of somebody close to you.",
                    ),
                    Text(
                        "Votez, écrivez la décision et son article, dites-la aux deux.",
                        "Vote, write the decision and its article, tell both.",
                    ),
                ),
            ),
            (
                Text("Les délais", "Deadlines"),
                (
                    Text(
                        "{appeal} ; l'écran donne l'heure.",
                        "{appeal}; the screen gives the hour.",
                    ),
                    Text(
                        "Décidez avant que le classement soit déclaré définitif.",
                        "Decide before the ranking is called final.",
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
                        "Joignez le bulletin, la grille du coup, le billet, la décision et les voix.",
                        "Enclose the slip, the grid of the turn, the note, the decision and the votes.",
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
