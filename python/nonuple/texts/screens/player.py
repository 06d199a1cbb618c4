"""What the screens say in the catalogue `player`."""

from nonuple.texts import Text, help
from nonuple.texts.screens import common

SENTENCES = {
    "title": Text("Mon bulletin", "My slip"),
    "join.title": help.TITLE,
    "join.text": Text(
        "Entrez le code affiché dans la salle, ou celui qui est posé sur votre table.",
        "Enter the code shown in the room, or the one on your table.",
    ),
    "join.other": Text(
        "Ce code n'est pas celui d'un joueur. Demandez le vôtre au juge-arbitre.",
        "This is not a player's code. Ask the chief arbiter for yours.",
    ),
    "join.ended": Text(
        "Votre accès n'est plus valable. Entrez de nouveau le code de la partie.",
        "Your access is no longer good. Enter the code of the game again.",
    ),
    "turn": common.TURN_TURN,
    "turn.over": Text("Partie terminée", "Game over"),
    "turn.none": Text("En attente", "Waiting"),
    "where": Text("Table {table}, {contest}", "Table {table}, {contest}"),
    "where.remote": common.FROM_HOME,
    "where.apart": common.FROM_HOME_UNRANKED,
    "to-sheet": Text("Ma feuille", "My sheet"),
    "to-grid": Text("Revoir la grille", "See the board"),
    "to-slip": Text("Revenir à mon bulletin", "Back to my slip"),
    "to-results": Text("Voir le classement", "See the ranking"),
    "no-game": Text("Aucune partie en cours", "No game yet"),
    "no-game.text": Text(
        "Cet écran s'anime dès que le juge-arbitre ouvre la partie. Gardez-le ouvert.",
        "This screen comes alive when the chief arbiter opens the game. Keep it open.",
    ),
    "no-player": Text("Personne n'est inscrit à la table {table}", "Nobody is registered at table {table}"),
    "no-player.text": Text(
        "Voyez l'organisateur : il inscrit les joueurs et donne les tables.",
        "See the organiser, who registers players and gives out tables.",
    ),
    "note.paper": Text("Cette partie se joue sur bulletins papier.", "This game is played on paper slips."),
    "note.out": Text(
        "Mort subite : vous ne jouez plus cette partie. Vous pouvez la suivre ici.",
        "Sudden death: you are out of this game. You can follow it here.",
    ),
    "note.excluded": Text(
        "Vous êtes exclu de cette partie par décision du juge-arbitre.",
        "You are excluded from this game by decision of the chief arbiter.",
    ),
    "note.not-playing": Text(
        "Vous ne jouez pas ce coup. Vous pouvez le suivre ici.",
        "You do not play this turn. You can follow it here.",
    ),
    "note.paused": Text(
        "Partie suspendue. N'écrivez plus ; votre bulletin est gardé.",
        "Game suspended. Put down your pen; your slip is kept.",
    ),
    "note.cancelled": Text(
        "Coup annulé : il est rejoué avec un autre tirage.",
        "Turn cancelled: it is played again with other letters.",
    ),
    "note.rejected": Text(
        "Tirage rejeté : de nouvelles lettres sont tirées.", "Draw rejected: new letters are drawn."
    ),
    "slip.send": Text("Envoyer mon bulletin", "Send my slip"),
    "status.none": Text("Ce que vous écrivez s'enregistre tout seul.", "What you write is saved by itself."),
    "status.sending": Text("Enregistrement…", "Saving…"),
    "status.draft": Text("Brouillon enregistré ✓", "Draft saved ✓"),
    "status.received": Text("Bulletin reçu ✓", "Slip received ✓"),
    "status.unsent": Text("Pas encore enregistré.", "Not saved yet."),
    "status.offline": Text(
        "Réseau coupé. Votre bulletin est gardé, il partira seul.",
        "Network down. Your slip is kept and will be sent by itself.",
    ),
    "status.lost": Text(
        "Réseau coupé. Le décompte continue ; la voix du juge-arbitre fait foi.",
        "Network down. The countdown goes on; the chief arbiter's voice decides.",
    ),
    "status.no-score": Text("Il manque le score revendiqué.", "The score claimed is missing."),
    "status.no-reference": Text("Il manque la référence.", "The reference is missing."),
    "receipt.received": Text("Bulletin reçu", "Slip received"),
    "receipt.received.until": Text("Modifiable jusqu'à la fin.", "You can change it until the end."),
    "receipt.received.at": Text(
        "{time}. Modifiable jusqu'à la fin.", "{time}. You can change it until the end."
    ),
    "receipt.closed": Text(
        "Le temps est écoulé. Votre bulletin est enregistré.", "Time is up. Your slip is saved."
    ),
    "receipt.closed.at": Text("Reçu à {time}. Le temps est écoulé.", "Received at {time}. Time is up."),
    "receipt.sending": Text("Envoi…", "Sending…"),
    "receipt.sending.text": Text(
        "Votre bulletin est déjà gardé sur ce téléphone.", "Your slip is already kept on this phone."
    ),
    "receipt.offline": Text("Réseau coupé", "Network down"),
    "receipt.offline.text": Text(
        "Votre bulletin est gardé, il partira seul.", "Your slip is kept and will be sent by itself."
    ),
    "receipt.none": Text("Pas de bulletin", "No slip"),
    "receipt.none.text": Text(
        "Le temps est écoulé et rien n'a été écrit.", "Time is up and nothing was written."
    ),
    "receipt.unsent": common.SLIP_NOT_RECEIVED,
    "receipt.unsent.text": Text(
        "Le serveur n'a pas ce bulletin. Levez la main.",
        "The server does not have this slip. Raise your hand.",
    ),
    "receipt.late": Text("Arrivé après la fin", "Came after the end"),
    "receipt.late.text": Text("Votre arbitre décide s'il compte.", "Your arbiter decides whether it counts."),
    "receipt.refused": common.SLIP_NOT_RECEIVED,
    "receipt.unreadable": Text(
        "{why} S'il reste du temps, écrivez un bulletin papier ; sinon n'écrivez rien et levez la main.",
        "{why} If there is time left, write a paper slip; else write nothing and raise your hand.",
    ),
    "receipt.retry": common.TRY_AGAIN,
    "later.result": Text(
        "Le résultat du coup {turn} s'affiche après l'annonce.",
        "The result of turn {turn} is shown after the announcement.",
    ),
    "later.letters": Text(
        "Les lettres du coup {turn} vont être tirées.", "The letters of turn {turn} are about to be drawn."
    ),
    "later.end": Text(
        "Gardez cet écran pour la vérification des totaux.", "Keep this screen for the check of the totals."
    ),
    "sheet.retained": Text("Retenu", "Played"),
    "sheet.you": common.YOU,
    "sheet.top": common.TOP_TOP,
    "sheet.total": Text("votre cumul", "your total"),
    "sheet.percent": common.SHARE,
    "sheet.share": Text("du top ({top})", "of the top ({top})"),
    "sheet.warnings": Text("{count|avertissement|avertissements}", "{count|warning|warnings}"),
    "sheet.deduction": common.OF_WHICH_POINTS_FOR_WARNINGS,
    "sheet.all": Text("Tous mes coups", "All my turns"),
    "sheet.empty": Text("Aucun coup joué", "No turn played"),
    "sheet.empty.text": Text(
        "Vos résultats s'affichent ici après l'annonce de chaque coup.",
        "Your results appear here after each announcement.",
    ),
    "sheet.found": common.FOUND,
    "sheet.yours": Text("vous {word}", "you {word}"),
    "sheet.nothing": common.NO_WORD,
    "sheet.waiting": common.WAITING,
    "shelf": Text(
        "Votre bulletin du coup {turn} de la partie {game} est arrivé après la partie : il attend "
        "l'arbitre, qui décidera s'il compte.",
        "Your slip of turn {turn} of game {game} came after the game: it waits for the arbiter, who will "
        "say whether it counts.",
    ),
    "sheet.open": Text("Coup {turn} : voir le détail", "Turn {turn}: details"),
    "sheet.note": Text("billet", "note"),
    "sheet.with": Text("En paire avec {partner}", "In a pair with {partner}"),
    "sheet.arbiter": Text("Arbitre : {arbiter}", "Arbiter: {arbiter}"),
    "told": common.WHAT_HAPPENS,
    "told.joker": common.TILE_JOKER,
    "told.letters": Text("Coup {turn}, tirage : {letters}.", "Turn {turn}, rack: {letters}."),
    "told.retained": Text(
        "Mot retenu : {word} en {ref}, {score} {score|point|points}. Vous : {points} {points|point|points}.",
        "Word retained: {word} at {ref}, {score} {score|point|points}. You: {points} {points|point|points}.",
    ),
    "told.over": Text(
        "Fin de la partie. Votre total : {points} {points|point|points}.",
        "End of the game. Your total: {points} {points|point|points}.",
    ),
    "told.pending": Text(
        "Mot retenu : {word} en {ref}, {score} {score|point|points}. Vos points : pas encore connus.",
        "Word retained: {word} at {ref}, {score} {score|point|points}. Your points: not known yet.",
    ),
    "detail.title": common.TURN_TURN,
    "detail.claimed": Text("Score revendiqué : {score}", "Score claimed: {score}"),
    "detail.no-claim": Text("Sans score revendiqué", "No score claimed"),
    "detail.pending": Text("Votre bulletin n'est pas encore jugé.", "Your slip has not been judged yet."),
    "detail.note": Text("Billet de correction", "Correction note"),
    "detail.note.text": Text(
        "Votre arbitre vous l'adresse. Confirmez que vous l'avez lu.",
        "Your arbiter sends it to you. Confirm that you have read it.",
    ),
    "detail.note.take": Text("Billet reçu", "Note received"),
    "detail.note.taken": Text("Billet reçu ✓", "Note received ✓"),
    "detail.appeal": Text("Contester…", "Appeal…"),
    "diary.noted": Text("Cette partie est dans votre carnet.", "This game is in your diary."),
    "diary.open": Text("L'ouvrir", "Open it"),
    "diary.text": Text(
        "Gardez cette partie dans votre carnet : part du top, coups perdus à reprendre, mots à revoir. "
        "Sans compte, pour cet appareil.",
        "Keep this game in your diary: share of the top, lost turns to take again, words to review. No "
        "account, for this device.",
    ),
    "diary.note": Text("Garder dans mon carnet", "Keep in my diary"),
    "detail.analyse": Text("Analyser", "Analyse"),
    "detail.close": common.CLOSE,
    "detail.appealed": Text("Contesté : la commission décide.", "Appealed: the commission decides."),
    "detail.ruled": Text("La commission a décidé.", "The commission has decided."),
    "detail.see": Text("Voir", "See"),
    "appeal.title": Text("Recours, coup {turn}", "Appeal, turn {turn}"),
    "appeal.text": Text(
        "La commission lit votre motif et décide. Dites en une phrase ce qui ne va pas.",
        "The commission reads your ground and decides. Say in one sentence what is wrong.",
    ),
    "appeal.why": Text("Motif", "Ground"),
    "appeal.send": Text("Contester", "Appeal"),
    "appeal.sent": Text("Contestation transmise ✓", "Appeal handed on ✓"),
    "appeal.cancel": common.CANCEL,
    "total.title": Text("Votre total", "Your total"),
    "total.text": Text(
        "Additionnez votre feuille de route, puis déclarez votre total : il est comparé à celui des "
        "arbitres.",
        "Add up your own sheet, then declare your total: it is compared with the arbiters'.",
    ),
    "total.field": Text("Total que vous avez compté", "Total that you counted"),
    "total.send": Text("Déclarer", "Declare"),
    "total.same": Text(
        "Déclaré : {total}. Les arbitres comptent de même ✓",
        "Declared: {total}. The arbiters count the same ✓",
    ),
    "total.other": Text(
        "Déclaré : {total}. L'arbitre compte {counted} : allez le voir.",
        "Declared: {total}. The arbiters count {counted}: see yours.",
    ),
    "total.sent": Text("Total déclaré ✓", "Total declared ✓"),
    "settings.title": common.SETTINGS,
}
