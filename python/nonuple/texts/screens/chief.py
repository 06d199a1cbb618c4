"""What the screens say in the catalogue `chief`."""

from nonuple.texts import Text, capital, demo, documents, game, play, verify
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.CHIEF_ARBITER,
    "game": common.GAME_NUMBER,
    "players": common.COUNT_PLAYER,
    "online": Text("en ligne", "online"),
    "offline": Text("hors ligne", "offline"),
    "backup": Text(
        "La partie continue, mais elle n'est plus sauvegardée. {why}",
        "The game goes on, but is no longer backed up. {why}",
    ),
    "lacks-commission": Text(
        "Épreuve classée sans commission d'arbitrage : l'article 7.4.1 en demande une. L'organisateur la "
        "compose (« Parties »).",
        "Ranked, and without an arbitration commission: article 7.4.1 asks for one. The organiser composes "
        "it (“Games”).",
    ),
    "follows": Text(
        "Cette salle suit {hall} : lettres, mots et retours viennent de là-bas. Bulletins, interruptions "
        "et fin du temps restent les vôtres.",
        "This room follows {hall}: letters, words and steps back come from there. Slips, interruptions and "
        "the end of time stay yours.",
    ),
    "lost": Text(
        "Réseau coupé : l'écran reprendra seul. La partie et son chrono continuent sur le serveur.",
        "Network lost: this screen resumes by itself. The game and its clock go on at the server.",
    ),
    "help": common.HELP,
    "screen": demo.SCREENS["display"],
    "office": common.ORGANISATION,
    "step.draw": common.DRAW,
    "step.letters": common.ANNOUNCE,
    "step.play": Text("Chrono", "Clock"),
    "step.word": Text("Terminé", "Time up"),
    "step.announce": common.WORD_RETAINED,
    "turn.draw": Text("Coup {turn} : tirer", "Turn {turn}: draw"),
    "turn.letters": Text("Coup {turn} : annoncer le tirage", "Turn {turn}: announce the letters"),
    "turn.play": Text("Coup {turn} : chrono", "Turn {turn}: clock"),
    "turn.untimed": Text("Coup {turn} : à jouer", "Turn {turn}: playing"),
    "turn.word": Text("Coup {turn} : retenir le mot", "Turn {turn}: retain the word"),
    "turn.announce": Text("Coup {turn} : annoncer le mot retenu", "Turn {turn}: announce the word"),
    "turn.paused": common.GAME_SUSPENDED,
    "turn.over": play.GAME_OVER,
    "hint.draw": Text("{count} {count|lettre|lettres} à tirer.", "{count} {count|letter|letters} to draw."),
    "hint.draw.bag": Text(
        "{count} {count|lettre|lettres} à tirer du sac. Saisissez-les dans l'ordre, « ? » pour un joker.",
        "{count} {count|letter|letters} to draw from the bag. Type them in order, “?” for a joker.",
    ),
    "hint.draw.again": Text(
        "Coup rejoué : {count} {count|lettre|lettres} à tirer, un autre tirage que celui du coup annulé.",
        "Turn played again: {count} {count|letter|letters} to draw, other than those of the cancelled turn.",
    ),
    "hint.letters": Text(
        "Dites ces lignes dans l'ordre, puis lancez le chrono.",
        "Say these lines in order, then start the clock.",
    ),
    "hint.play": Text(
        "{time} par coup. Rien à faire : surveillez la salle.",
        "{time} a turn. Nothing to do: watch the room.",
    ),
    "hint.play.untimed": Text(
        "Partie sans chrono : retenez le mot quand tous ont joué.",
        "No clock in this game: retain the word once everybody has played.",
    ),
    "hint.word": Text(
        "Faites ramasser les bulletins, puis retenez le mot.",
        "Have the slips collected, then retain the word.",
    ),
    "hint.announce": Text(
        "Dites ces lignes, rien d'autre. G met « Attention à la place ! » en tête, ou l'ôte.",
        "Say these lines, nothing else. G puts “Attention à la place !” first, or takes it away.",
    ),
    "hint.paused.hall": Text(
        "Le chrono est arrêté ici, les lettres ne sont plus projetées.",
        "The clock is stopped here, the letters are no longer projected.",
    ),
    "hint.paused": Text(
        "Le chrono est arrêté, les lettres ne sont plus projetées. Au-delà de {minutes} minutes, reprendre "
        "met fin à la partie (art. {article}).",
        "The clock is stopped, the letters are no longer projected. After {minutes} minutes, resuming ends "
        "the game (art. {article}).",
    ),
    "hint.over": Text(
        "Annoncez les solos ; chacun vérifie ensuite son total.",
        "Announce the solos; then everybody checks their total.",
    ),
    "rejected": Text("{count} {count|rejet|rejets}", "{count} {count|rejection|rejections}"),
    "running": Text("en cours", "running"),
    "stopped": Text("suspendu", "suspended"),
    "replayed": Text("rejoué", "played again"),
    "act.draw": Text("Tirer {count} {count|lettre|lettres}", "Draw {count} {count|letter|letters}"),
    "act.draw.bag": Text("Valider le tirage", "Confirm the draw"),
    "act.draw.missing": Text("Encore {count} {count|lettre|lettres}", "{count} more {count|letter|letters}"),
    "act.draw.wait": Text("Tirer dans {count} s", "Draw in {count} s"),
    "act.clock": Text("Démarrer le chrono", "Start the clock"),
    "act.end": Text("Terminé à 0:00", "Time up at 0:00"),
    "act.retain": Text("Retenir", "Retain"),
    "act.retain.hidden": Text("Retenir le mot", "Retain the word"),
    "act.announced": Text("Annonce terminée", "Announcement done"),
    "act.resume": common.RESUME_THE_GAME,
    "act.suspend": Text("Suspendre", "Suspend"),
    "act.correct": common.CORRECT,
    "act.cancel": Text("Annuler le coup…", "Cancel the turn…"),
    "act.redo": Text("Rétablir", "Restore"),
    "act.choose-again": Text("Autre mot", "Other word"),
    "act.go-on": Text("Revenir sur la fin", "Take the end back"),
    "act.phrase": Text("Phrase de la salle…", "Phrase of the room…"),
    "act.next-line": Text("Ligne suivante", "Next line"),
    "act.end-game": Text("Terminer la partie…", "End the game…"),
    "act.room": Text("Salle…", "Room…"),
    "act.next-game": Text("Ouvrir la partie suivante", "Open the next game"),
    "act.results": common.RANKING,
    "key.space": common.SPACE,
    "key.cancel": Text("Maj A", "Shift A"),
    "letters.label": Text("Lettres tirées du sac", "Letters drawn from the bag"),
    "letters.preview": Text("Tirage saisi", "Draw typed"),
    "new-letters": common.NEW_LETTERS,
    "retain.hidden": Text(
        "Les solutions sont masquées : le mot imposé par le règlement sera retenu.",
        "Solutions are hidden: the word that the rulebook imposes will be retained.",
    ),
    "retain.points": common.POINTS_POINT,
    "retain.cross": Text("formant", "forming"),
    "retain.choose": Text(
        "{count} {count|solution possible|solutions possibles} : choisissez par le chiffre, par ↑ ↓ ou "
        "d'un clic, puis Espace.",
        "{count} possible {count|solution|solutions}: choose by digit, with ↑ ↓ or by a click, then Space.",
    ),
    "prompter.empty": Text("Rien à dire avant le tirage.", "Nothing to say before the draw."),
    "signal.said": common.SAID,
    "signal.in": Text("dans {time}", "in {time}"),
    "voice": common.VOICE,
    "voice.none": Text(
        "Ni ce navigateur ni le serveur n'ont de voix française : lisez l'annonce. Les signaux du chrono "
        "s'entendent.",
        "Neither this browser nor the server has a French voice: read the announcement. The clock's "
        "signals are heard.",
    ),
    "solutions": common.SOLUTIONS,
    "comment.found": Text(
        "{count} {count|table|tables} au top sur {tables}",
        "{count} {count|table|tables} at the top of {tables}",
    ),
    "comment.open": Text(
        "({count} {count|bulletin|bulletins} encore à corriger)",
        "({count} {count|slip|slips} still to be corrected)",
    ),
    "comment.show": Text("Commenter en salle", "Comment in the room"),
    "comment.ranking": Text("Classement en salle", "Ranking in the room"),
    "solutions.secret": Text("secret", "secret"),
    "solutions.masked": Text("masquées", "hidden"),
    "solutions.hide": Text("Masquer", "Hide"),
    "solutions.show": common.SHOW,
    "solutions.hidden": Text(
        "Ni mot, ni top, ni nombre de solutions : l'écran peut être vu de la salle. Elles reviennent à « "
        "Terminé ».",
        "No word, no top, no number of solutions: this screen may be seen from the room. They come back "
        "when time is up.",
    ),
    "solutions.plays": Text("Vous jouez, table {table}", "You play, table {table}"),
    "solutions.plays.advice": Text(
        "Écrivez votre bulletin sur votre téléphone : les solutions paraissent à la fin du temps.",
        "Write your slip on your phone: the solutions show once time is over.",
    ),
    "solutions.none": Text("Aucun tirage en jeu", "No letters in play"),
    "solutions.none.advice": Text(
        "Les solutions s'affichent avec les lettres.", "Solutions appear with the letters."
    ),
    "solutions.imposed": Text(
        "Solution imposée : {word} {ref}, qui", "Imposed solution: {word} {ref}, which"
    ),
    "solutions.other": Text("Une autre solution {why}.", "Another solution {why}."),
    "solutions.free": Text(
        "{count} {count|solution|solutions} à égalité : le choix vous revient.",
        "{count} {count|solution|solutions} of equal worth: the choice is yours.",
    ),
    "solutions.only": Text(
        "Une seule solution à {score} {score|point|points}.",
        "A single solution of {score} {score|point|points}.",
    ),
    "solutions.article": Text("(art. {article})", "(art. {article})"),
    "solutions.keep": Text("à retenir", "to retain"),
    "solutions.possible": Text("possible", "possible"),
    "solutions.aside": Text("écartée, art. {article}", "set aside, art. {article}"),
    "solutions.next": Text("Ensuite", "Next"),
    "solutions.word": Text("Mot…", "Word…"),
    "solutions.gone": Text(
        "Plus rien ne se joue avec ces lettres : annulez le coup, cause « Aucune solution ».",
        "Nothing can be played with these letters any more: cancel the turn, cause “No solution”.",
    ),
    "bag": Text("Sac", "Bag"),
    "bag.left": Text("{count} {count|lettre|lettres} à tirer", "{count} {count|letter|letters} to draw"),
    "bag.vowels": Text("{count|voyelle|voyelles}", "{count|vowel|vowels}"),
    "bag.consonants": Text("{count|consonne|consonnes}", "{count|consonant|consonants}"),
    "bag.either": Text("{count|Y ou joker|Y et jokers}", "{count|Y or joker|Y and jokers}"),
    "bag.aside": Text(
        "{count} {count|joker gardé|jokers gardés} à part", "{count} {count|joker kept|jokers kept} aside"
    ),
    "bag.legend.vowel": Text("voyelles", "vowels"),
    "bag.legend.consonant": Text("consonnes", "consonants"),
    "bag.legend.none": Text("épuisées", "used up"),
    "bag.letter": Text("{letter} : {count}", "{letter}: {count}"),
    "bag.joker": Text("Joker : {count}", "Joker: {count}"),
    "sheet": documents.GAME_SHEET,
    "sheet.top": common.TOP_POINTS_POINT_IN_TURNS_TURN,
    "sheet.all": common.SEE_ALL,
    "sheet.turn": common.NO_N,
    "sheet.word": common.WORD_RETAINED,
    "sheet.ref": common.REF,
    "sheet.points": common.POINTS,
    "sheet.found": Text("Trouvé par", "Found by"),
    "sheet.players": common.COUNT_PLAYER,
    "sheet.empty": Text(
        "Le premier mot retenu s'inscrira ici.", "The first word retained will be written here."
    ),
    "sheet.actions": common.CORRECT,
    "sheet.amend": Text(
        "Corriger le mot, la place ou les lettres du coup {turn}",
        "Correct the word, place or letters of turn {turn}",
    ),
    "sheet.correct": Text("Corriger les points du coup {turn}", "Correct the points of turn {turn}"),
    "sheet.undo": common.GO_BACK_TO_TURN_TURN,
    "sheet.corrected": Text(
        "Coup {turn} : {points} {points|point|points}", "Turn {turn}: {points} {points|point|points}"
    ),
    "sheet.back": Text(
        "Retour au coup {turn}. La suite est mise de côté.",
        "Back to turn {turn}. What came after is set aside.",
    ),
    "sheet.score": Text("Points du coup {turn}", "Points of turn {turn}"),
    "sheet.why": common.MOTIVE,
    "sheet.save": common.CORRECT,
    "sheet.leave": common.CLOSE,
    "restored": Text("La suite est rétablie.", "What came after is restored."),
    "slips": Text("Bulletins du coup {turn}", "Slips of turn {turn}"),
    "slips.none": common.SLIPS,
    "slips.phones": Text("{count|téléphone|téléphones}", "{count|phone|phones}"),
    "slips.of": Text("/ {count}", "/ {count}"),
    "slips.desk": Text("{entered}/{expected}", "{entered}/{expected}"),
    "slips.nobody": Text("Sans arbitre", "No arbiter"),
    "slips.label": Text("Bulletins saisis par {name}", "Slips entered by {name}"),
    "slips.complete": Text("Tous les bulletins du coup sont saisis.", "All slips of the turn are entered."),
    "slips.left": Text(
        "Saisie en cours, {count} {count|bulletin restant|bulletins restants}",
        "Being entered, {count} {count|slip|slips} left",
    ),
    "slips.open": Text("{count} à décider", "{count} to decide"),
    "slips.before": Text(
        "Coup {turn} : {count} {count|bulletin restant|bulletins restants}",
        "Turn {turn}: {count} {count|slip|slips} left",
    ),
    "slips.sealed": Text(
        "Scellés jusqu'à « Terminé ». Les bulletins papier se ramassent ensuite.",
        "Sealed until time is up. Paper slips are collected then.",
    ),
    "slips.wait": Text("Aucun bulletin encore", "No slips yet"),
    "slips.wait.advice": Text("Ils arrivent à la fin du temps.", "They come when time is up."),
    "slips.desks": Text("Aucun poste d'arbitre", "No arbiter's desk"),
    "slips.desks.advice": Text(
        "Nommez les arbitres et leurs tables dans l'organisation.",
        "Name the arbiters and their tables in the organisation.",
    ),
    "cancel.title": Text("Annuler le coup {turn} ?", "Cancel turn {turn}?"),
    "cancel.text": Text(
        "Les bulletins du coup sont mis de côté, toutes ses lettres retournent au sac, un autre tirage suit.",
        "The slips of the turn are set aside, all its letters go back into the bag, another draw follows.",
    ),
    "cancel.cause": Text("Cause", "Cause"),
    "cancel.type": Text("Écrivez {word} pour confirmer", "Write {word} to confirm"),
    "cancel.word": Text("ANNULER", "CANCEL"),
    "cancel.do": common.CANCEL_THE_TURN,
    "cancel.keep": common.CLOSE,
    "cancelled": Text("Coup {turn} annulé.", "Turn {turn} is cancelled."),
    "cause.acceptance": Text("Mot admis ou refusé", "Word accepted or refused"),
    "cause.display": Text("Affichage", "Display"),
    "cause.no-move": Text("Aucune solution", "No solution"),
    "cause.disturbance": Text("Incident", "Incident"),
    "cause.placing": Text("Placement", "Placing"),
    "cause.spelling": Text("Épellation", "Spelling"),
    "cause.timing": Text("Chronométrage", "Timing"),
    "next.title": Text("Ouvrir la partie suivante ?", "Open the next game?"),
    "next.text": Text(
        "La partie {last} reste terminée. Tant que personne n'a joué la suivante, elle peut être retirée : "
        "la fin de la partie {last} se reprend alors.",
        "Game {last} stays over. As long as nobody has played the next one, it can be withdrawn: the end "
        "of game {last} can then be taken back.",
    ),
    "next.do": common.OPEN_THE_GAME,
    "next.opened": Text("Partie ouverte.", "Game open."),
    "act.withdraw": Text("Retirer cette partie", "Withdraw this game"),
    "withdrawn": Text(
        "Partie {game} retirée : elle ne compte pas, la précédente est de nouveau la dernière.",
        "Game {game} withdrawn: it does not count, the one before is the last again.",
    ),
    "end.title": Text("Terminer la partie ?", "End the game?"),
    "end.why": common.WHY,
    "end.reason.interrupted": capital(game.ENDS["interrupted"]),
    "end.reason.no-letters": Text("Plus de lettres à jouer", "No more letters to play"),
    "end.reason.organiser": capital(game.ENDS["organiser"]),
    "end.reason.other": Text("Autre raison", "Another reason"),
    "end.more": Text("Précision (facultative, dite et projetée)", "More (optional, said and projected)"),
    "end.choose": Text(
        "Choisissez une raison : ce que deviennent les résultats s'affiche ici.",
        "Choose a reason: what becomes of the results is shown here.",
    ),
    "end.valid": Text(
        "Les résultats de {count} {count|coup joué|coups joués} sont validés.",
        "The results of {count} {count|turn|turns} played stand.",
    ),
    "end.none": Text(
        "Aucun coup n'a été joué : il n'y a pas de résultat.", "No turn was played: there is no result."
    ),
    "end.void": Text(
        "Tous les résultats sont annulés : il fallait {needed} coups ramassés pour les valider (art. "
        "{article}).",
        "All results are void: it took {needed} collected turns to validate them (art. {article}).",
    ),
    "end.lost": Text(
        "Le coup {turn} est perdu, avec {count} {count|bulletin|bulletins}.",
        "Turn {turn} is lost, with {count} {count|slip|slips}.",
    ),
    "end.said": Text("La salle lira : « {reason} ».", "The room will read: “{reason}”."),
    "end.back": Text(
        "Vous pourrez revenir sur cette fin tant que personne n'a joué la partie suivante.",
        "You can take this end back as long as nobody has played the next game.",
    ),
    "end.leave": Text("Continuer la partie", "Go on playing"),
    "end.do": Text("Terminer la partie", "End the game"),
    "aside.what": Text("Mis de côté : {what}.", "Set aside: {what}."),
    "aside.nothing": Text(
        "Rien d'autre que le tirage n'est mis de côté.", "Nothing but the draw is set aside."
    ),
    "aside.turns": Text("{count} {count|coup joué|coups joués}", "{count} {count|turn played|turns played}"),
    "aside.slips": Text("{count} {count|bulletin|bulletins}", "{count} {count|slip|slips}"),
    "aside.both": Text("{turns} et {slips}", "{turns} and {slips}"),
    "aside.leave": common.CHANGE_NOTHING,
    "undo.title": Text("Revenir au coup {turn} ?", "Go back to turn {turn}?"),
    "undo.text": Text(
        "Le coup se rejoue à partir de son tirage. « Rétablir » ramène tout, tant qu'un autre mot n'est "
        "pas retenu.",
        "The turn is played again from its draw on. “Restore” brings all back, as long as no other word is "
        "retained.",
    ),
    "undo.do": common.GO_BACK_TO_TURN_TURN,
    "restore.title": Text("Rétablir les coups mis de côté ?", "Restore the turns set aside?"),
    "restore.text": Text(
        "Le tirage en jeu est abandonné, la partie reprend où elle en était avant le retour.",
        "The letters in play are given up, the game goes on where it was before the return.",
    ),
    "amend.title": common.CORRECT_TURN_TURN,
    "amend.letters": Text("Lettres tirées", "Letters drawn"),
    "amend.rule": Text(
        "Un joker s'écrit entre parenthèses : (A). Un autre mot doit être le top de ce tirage.",
        "A joker is written in brackets: (A). Another word must be the top of this rack.",
    ),
    "amend.rule.bag": Text(
        "Un joker du tirage s'écrit « ? », celui d'un mot entre parenthèses : (A). Un autre mot doit être "
        "le top de ce tirage.",
        "A joker of the rack is written “?”, that of a word in brackets: (A). Another word must be the top "
        "of this rack.",
    ),
    "amend.see": Text("Voir ce qui change", "See what changes"),
    "amend.do": common.CORRECT_TURN_TURN,
    "amend.turns": Text("Coups avant et après", "Turns before and after"),
    "amend.before": Text("Avant", "Before"),
    "amend.after": Text("Après", "After"),
    "amend.best": Text("un mot vaut {points}", "a word is worth {points}"),
    "amend.rack": Text(
        "Tirage en jeu : {before} devient {after}.", "Letters in play: {before} becomes {after}."
    ),
    "amend.judged": Text(
        "{count} {count|bulletin est rejugé|bulletins sont rejugés}.",
        "{count} {count|slip is|slips are} judged again.",
    ),
    "amend.judged.none": Text("Aucun bulletin n'est à rejuger.", "No slip is judged again."),
    "amend.changed": Text(
        "{count} {count|change|changent} de points ou de sanction.",
        "{count} {count|changes|change} points or sanction.",
    ),
    "amend.slip": Text("Coup {turn}, table {table}, {name} :", "Turn {turn}, table {table}, {name}:"),
    "amend.overruled": Text(
        "{count} {count|bulletin a été décidé|bulletins ont été décidés} par une personne : cette décision "
        "reste, payée au plus le top corrigé ; relisez-la.",
        "{count} {count|slip was|slips were} decided by a person: that decision stays, paid at most the "
        "corrected top; read it again.",
    ),
    "amend.done": Text(
        "Coup {turn} corrigé, {count} {count|bulletin rejugé|bulletins rejugés}.",
        "Turn {turn} corrected, {count} {count|slip|slips} judged again.",
    ),
    "over.total": Text("Top de la partie", "Top of the game"),
    "over.turns": common.COUNT_TURN,
    "over.pending": Text(
        "{count} {count|bulletin|bulletins} encore à saisir ou à décider : le classement est provisoire.",
        "{count} {count|slip|slips} still to be entered or decided: the ranking is provisional.",
    ),
    "phrase.title": capital(verify.EVENTS["PhraseMixed"]),
    "phrase.text": Text(
        "Ce que la salle dit se mêle au secret du tirage : personne ne peut l'avoir préparé.",
        "What the room calls out is mixed into the secret of the draws: nobody can have prepared them.",
    ),
    "phrase.label": Text("Phrase dite par la salle", "Phrase called out by the room"),
    "phrase.do": Text("Mêler la phrase", "Mix the phrase in"),
    "phrase.done": Text("La phrase est mêlée au tirage.", "The phrase is mixed into the draws."),
    "room.title": common.ROOM,
    "room.table": common.TABLE,
    "room.unknown": Text("Aucun joueur à cette table.", "No player at this table."),
    "room.which": Text("Cas", "Case"),
    "room.late": Text("Arrivée en retard", "Late arrival"),
    "room.exclude": Text("Exclusion", "Exclusion"),
    "room.readmit": Text("Exclusion levée", "Exclusion lifted"),
    "room.from": Text("Joue à partir du coup", "Plays from turn"),
    "room.late.text": Text("Les coups d'avant comptent zéro.", "The turns before count zero."),
    "room.why": common.MOTIVE,
    "room.exclude.text": Text(
        "Il ne garde rien de cette partie et ne joue plus les suivantes.",
        "Nothing of this game is kept, and later games are closed.",
    ),
    "room.exclude.annuls": Text(
        "Annuler aussi ses parties précédentes (7.1)", "Annul the games before too (7.1)"
    ),
    "room.readmit.text": Text(
        "Il rejoue, et rien de ce qu'il a marqué n'est annulé.",
        "The player plays on, and nothing scored is annulled.",
    ),
    "room.late.do": Text("Inscrire l'arrivée", "Record the arrival"),
    "room.exclude.do": Text("Exclure la table", "Exclude the table"),
    "room.readmit.do": Text("Lever l'exclusion", "Lift the exclusion"),
    "room.late.done": Text(
        "Table {table} : joue à partir du coup {turn}.", "Table {table}: plays from turn {turn}."
    ),
    "room.exclude.done": Text("Table {table} exclue.", "Table {table} is excluded."),
    "room.readmit.done": Text(
        "Table {table} : l'exclusion est levée.", "Table {table}: the exclusion is lifted."
    ),
    "help.title": Text("Touches du juge-arbitre", "Keys of the chief arbiter"),
    "help.space": Text(
        "L'action de l'étape : tirer, démarrer le chrono, retenir, finir l'annonce",
        "The action of the stage: draw, start the clock, retain, end the announcement",
    ),
    "help.lines": Text(
        "Ligne suivante, ligne précédente ; mot à retenir suivant, précédent",
        "Next line, line before; next word to retain, word before",
    ),
    "help.choose": Text(
        "Choisir le mot à retenir parmi les solutions à égalité",
        "Choose the word to retain among equal solutions",
    ),
    "help.word": Text("Écarter ou admettre un mot pour la partie", "Strike or admit a word for the game"),
    "help.caution": Text(
        "Mise en garde avant l'annonce du mot : « Attention à la place ! » ; Maj G : « à la solution ! »",
        "Caution before the word is announced: “Attention à la place !”; Shift G: “à la solution !”",
    ),
    "help.correct": Text("Corriger le tirage saisi", "Correct the draw typed"),
    "help.hide": Text("Masquer ou voir les solutions", "Hide or show the solutions"),
    "help.sheet": Text(
        "Feuille de partie : corriger un coup, revenir à un coup, terminer",
        "Game sheet: correct a turn, go back to a turn, end the game",
    ),
    "help.choose-again": Text(
        "Choisir un autre mot que le dernier retenu, sans rejouer le chrono",
        "Choose another word than the last one retained, without replaying the clock",
    ),
    "help.pause": Text("Suspendre ou reprendre", "Suspend or resume"),
    "help.voice": common.VOICE,
    "help.table": Text("Salle : retard, exclusion", "Room: late arrival, exclusion"),
    "help.cancel": common.CANCEL_THE_TURN,
    "help.dead": Text(
        "Espace ne fait rien pendant une seconde après chaque changement d'étape.",
        "Space does nothing for one second after each change of stage.",
    ),
    "waiting": Text("Aucune partie ouverte", "No game is open"),
    "waiting.advice": Text(
        "Ouvrez une partie : tirage, temps et règlement se choisissent à l'accueil.",
        "Open a game: draw, time and rulebook are chosen on the home page.",
    ),
    "waiting.home": Text("Aller à l'accueil", "Go to the home page"),
    "refused": Text("Cet écran est celui du juge-arbitre", "This is the chief arbiter's screen"),
    "refused.advice": Text(
        "Ouvrez-le par son lien, celui que donne l'organisateur (« Codes »).",
        "Open it by its link, the one that the organiser gives (“Codes”).",
    ),
}
