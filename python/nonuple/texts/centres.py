"""What is said of the centres of an event and of what they send back."""

from nonuple.texts import Text

OTHER_EVENT = Text("c'est une autre épreuve, « {event} ».", "this is another event, `{event}`.")
OTHER_EDITION = Text(
    "joué selon le règlement {edition} au lieu de {planned}.",
    "played by rulebook {edition} instead of {planned}.",
)
OTHER_LIST = Text(
    "joué avec une autre liste de mots : empreinte {fingerprint}, attendue {planned}.",
    "played with another word list: fingerprint {fingerprint}, expected {planned}.",
)
OTHER_COUNT = Text(
    "{count} {count|partie|parties} au lieu de {planned}.", "{count} {count|game|games} instead of {planned}."
)
OTHER_GAME = Text(
    "la partie {game} n'est pas celle qui était scellée.", "game {game} is not the one that was sealed."
)
SUMS_ONLY = Text(
    "des totaux sans bulletins : rien ne permet de les rejuger.",
    "sums without slips: nothing lets them be judged again.",
)
SUMS_TAKEN = Text("totaux pris sans bulletins.", "sums taken without slips.")
NOT_PLAYED = Text("la partie {game} n'a pas de résultats.", "game {game} has no results.")
MISSING_SLIPS = Text(
    "partie {game} : il manque des bulletins à {count} {count|inscription|inscriptions} ({entries}).",
    "game {game}: slips are missing for {count} {count|entry|entries} ({entries}).",
)
LOCKED = Text(
    "rien ne se publie avant {hour} : tous les centres n'ont pas encore joué.",
    "nothing is published before {hour}: not all centres have played yet.",
)
UNREADABLE = Text(
    "{source} : ce fichier est incomplet ou abîmé, ou n'est pas l'envoi d'un centre ; redemandez-le.",
    "{source}: this file is cut or damaged, or is not what a centre sent; ask for it again.",
)
LONG_ID = Text("l'identifiant « {entry} » est trop long.", "identifier `{entry}` is too long.")
STOPPED_BEFORE = Text(
    "partie {game} : {turns} {turns|coup|coups}, {reached} dans d'autres centres.",
    "game {game}: {turns} {turns|turn|turns}, {reached} in other centres.",
)
SLIP_OF_NOBODY = Text(
    "partie {game} : des bulletins de « {entry} », qui n'est pas inscrit.",
    "game {game}: slips of `{entry}`, who is not entered.",
)
SLIP_TWICE = Text(
    "partie {game}, coup {turn} : deux bulletins de {entry}.",
    "game {game}, turn {turn}: two slips of {entry}.",
)
SLIP_BEYOND = Text(
    "partie {game} : un bulletin de {entry} au coup {turn}, la partie en a {turns}.",
    "game {game}: a slip of {entry} at turn {turn}, the game has {turns}.",
)
SLIP_ABOVE = Text(
    "partie {game}, coup {turn} : {entry} a plus que le top du coup, {top}.",
    "game {game}, turn {turn}: {entry} has more than the top of the turn, {top}.",
)
OPENED_LATE = Text(
    "ouverte en retard : {opened}, heure du centre ({zone}) ; prévue {planned}.",
    "opened late: {opened}, by the clocks there ({zone}); planned {planned}.",
)
OPENED_BEFORE = Text(
    "ouverte avant l'heure : {opened}, heure du centre ({zone}) ; prévue {planned}.",
    "opened before its hour: {opened}, by the clocks there ({zone}); planned {planned}.",
)
RULED_THERE = Text(
    "partie {game}, dès le coup {turn} : {word} {ruling}, par le juge-arbitre du centre.",
    "game {game}, from turn {turn} on: {word} {ruling} by the chief arbiter of the centre.",
)
RULINGS = {
    "struck": Text("refusé", "struck"),
    "admitted": Text("admis", "admitted"),
    "listed": Text("jugé selon la liste", "judged by the list again"),
}
NO_OPENING = Text(
    "ne dit pas quand les parties ont été ouvertes ; c'était prévu {planned}, heure du centre ({zone}).",
    "does not tell when the games were opened; planned {planned}, by the clocks there ({zone}).",
)
NO_OFFSET = Text(
    "« {hour} » ne dit pas de quel fuseau : écrivez le décalage, 2026-12-05T20:30+01:00.",
    "`{hour}` does not tell the time zone: write the offset, 2026-12-05T20:30+01:00.",
)
MET_TWICE = Text(
    "{name} : présent deux fois, {places}. Dites quelle inscription compte, ou que ce sont deux personnes.",
    "{name}: met twice, {places}. Say which entry counts, or that they are two people.",
)
MET_COUNTS = Text("{name} compte à {centre}.", "{name} counts at {centre}.")
MET_APART = Text("{name} : deux personnes du même nom.", "{name}: two people of one name.")
NOT_MET = Text(
    "« {name} » n'est pas présent deux fois dans ce qui est arrivé.",
    "`{name}` is not met twice in what came.",
)
NOT_THERE = Text(
    "{name} : aucune inscription, ou plusieurs, à « {centre} » ; il y a {places}.",
    "{name}: no entry, or several, at `{centre}`; there are {places}.",
)
SENT_TWICE = Text(
    "deux fichiers différents portent le numéro d'envoi {number}.",
    "two different files are sending number {number}.",
)
REPLACED = Text("l'envoi {number} remplace les précédents.", "sending {number} replaces the earlier ones.")
UNKNOWN_CENTRE = Text(
    "{source} : le centre « {centre} » n'a pas de clé dans cette épreuve.",
    "{source}: centre `{centre}` has no key in this event.",
)
ALTERED = Text(
    "{source} : ce fichier a été modifié après sa signature, ou "
    "n'est pas signé avec la clé du centre « {centre} ».",
    "{source}: this file was changed after it was signed, or "
    "is not signed with the key of centre `{centre}`.",
)
LEFT_OUT = Text("{centre}, hors du classement : {problem}", "{centre}, not in the ranking: {problem}")
TO_SEE = Text("{centre} : {problem}", "{centre}: {problem}")
MERGED = Text(
    "{centres} {centres|centre|centres}, {entries} {entries|inscription|inscriptions} : {path}",
    "{centres} {centres|centre|centres}, {entries} {entries|entry|entries}: {path}",
)
SIGNED = Text("Envoi {number} du centre {centre} : {path}", "Sending {number} of centre {centre}: {path}")
KEYS_MADE = Text(
    "{count} {count|clé|clés} dans {path} : à chaque centre la sienne, à personne d'autre.",
    "{count} {count|key|keys} in {path}: to each centre its own, to nobody else.",
)
OTHER_KEY = Text("{source} a été fait pour une autre épreuve.", "{source} was made for another event.")
PACKED = Text(
    "{count} {count|partie scellée|parties scellées} dans {path}, empreinte {digest}",
    "{count} {count|sealed game|sealed games} in {path}, fingerprint {digest}",
)
DAMAGED = Text(
    "{source} est abîmé : l'empreinte ne concorde pas.", "{source} is damaged: the fingerprint differs."
)
WRONG_GAMES = Text(
    "{count} {count|partie scellée|parties scellées} pour une épreuve de {planned}.",
    "{count} {count|sealed game|sealed games} for an event of {planned}.",
)
CENTRES_ALIKE = Text(
    "il faut nommer des centres, tous différents.", "centres must be named, all of them different."
)
BAD_NUMBER = Text(
    "envoi {number} : les envois se comptent à partir de 1.", "sending {number}: sendings count from 1."
)
SILENT = Text("{centre} : rien n'est arrivé.", "{centre}: nothing has arrived.")
WORDS_MISSING = Text(
    "il manque {count} {count|mot|mots} à la clé.", "{count} {count|word is|words are} missing from the key."
)
NOT_A_KEY_WORD = Text(
    "le mot {place}, « {word} », n'est pas un mot de clé : faites-le répéter.",
    "word {place}, `{word}`, is not a word of keys: have it said again.",
)
OTHER_DIGITS = Text(
    "le code de contrôle {digits} ne correspond pas à ces six mots : faites-les répéter.",
    "the check figures {digits} do not fit these six words: have them said again.",
)
NO_COMMISSION = Text(
    "aucune commission d'arbitrage, alors que l'épreuve est classée (7.4.1).",
    "no arbitration commission, though the event counts for the ranking (7.4.1).",
)
CASES_OPEN = Text(
    "{count} {count|dossier attend|dossiers attendent} la commission.",
    "{count} {count|case waits|cases wait} for the commission.",
)
REJUDGED = Text(
    "bulletins rejugés : {count} {count|verdict change|verdicts changent}.",
    "slips judged again: {count} {count|verdict is|verdicts are} another.",
)
SUMS_DIFFER = Text(
    "partie {game}, {entry} : {figure}, {before} annoncé, {after} d'après les bulletins.",
    "game {game}, {entry}: {figure}, {before} told, {after} by the slips.",
)
GAME_DIFFERS = Text(
    "partie {game} : {figure}, {before} annoncé, {after} d'après la partie et ses bulletins.",
    "game {game}: {figure}, {before} told, {after} by the game and its slips.",
)
FIGURES = {
    "total": Text("total", "total"),
    "tops_lost": Text("tops perdus", "tops lost"),
    "warnings": Text("avertissements", "warnings"),
    "solos": Text("solos", "solos"),
    "slips": Text("bulletins", "slips"),
    "top": Text("top", "top"),
    "turns": Text("coups", "turns"),
    "provisional": Text("provisoire (1 pour oui)", "provisional (1 for yes)"),
}
SLIP_DIFFERS = Text(
    "partie {game}, coup {turn}, {entry} : {word} compté {before}, rejugé {after}.",
    "game {game}, turn {turn}, {entry}: {word} counted {before}, judged again {after}.",
)
NOT_JUDGED = Text(
    "bulletins pas encore rejugés : il y faut la clé des parties et la liste de l'épreuve.",
    "slips not judged again yet: that takes the key of the games and the list of the event.",
)
KEY_FIRST = Text(
    "donnez d'abord la clé : les bulletins se rejugent sur les parties descellées.",
    "give the key first: slips are judged again on the unsealed games.",
)
OLDER = Text(
    "{centre} : l'envoi {number} n'est pas plus récent que l'envoi {last}, déjà reçu ; rien ne change.",
    "{centre}: sending {number} is no later than sending {last}, which is here already; nothing changes.",
)
NO_SLIPS_SENT = Text(
    "{centre} n'a envoyé que des totaux : rien à rejuger.",
    "{centre} sent totals only: nothing to judge again.",
)
NOT_ARRANGED = Text(
    "déposez d'abord l'épreuve, les parties scellées et les clés des centres.",
    "bring the event, the sealed games and the keys of the centres first.",
)
NOT_RECEIVED = Text(
    "déposez d'abord les parties scellées et la clé du centre.",
    "bring the sealed games and the centre's key first.",
)
RECEIVED_ALREADY = Text("ce centre a déjà reçu ses parties.", "this centre has its games already.")
NO_SUCH_CENTRE = Text("aucun centre « {centre} » dans cette épreuve.", "no centre `{centre}` in this event.")
NOT_YOURS = Text(
    "ce lien est celui du centre {centre} : il ne remet que ce que ce centre a signé.",
    "this link is that of centre {centre}: it delivers what that centre has signed, and nothing else.",
)
ABSURD_NUMBER = Text(
    "{centre} : l'envoi numéro {number} ne suit pas le numéro {last}.",
    "{centre}: sending number {number} does not follow number {last}.",
)
NOTHING_CAME = Text("{centre} n'a rien envoyé.", "{centre} has sent nothing.")
NOT_YET = Text(
    "l'heure de ce centre est {opens} : la clé n'agira pas avant.",
    "the hour of this centre is {opens}: the key is of no use before.",
)
KEY_NOT_RELEASED = Text(
    "l'organisateur n'a pas encore donné la clé.", "the organiser has not given the key yet."
)
OTHER_WORD_LIST = Text(
    "la liste « {lexicon} » n'est pas celle de l'épreuve (empreinte {fingerprint}, attendue {planned}).",
    "the list `{lexicon}` is not that of the event (fingerprint {fingerprint}, expected {planned}).",
)
STILL_SEALED = Text("la partie {game} est encore scellée.", "game {game} is still sealed.")
ONE_AFTER_THE_OTHER = Text(
    "la partie {game} s'ouvre quand la précédente est finie.",
    "game {game} is opened once the one before is over.",
)
NOT_PLAYED_YET = Text("aucune partie n'est finie : rien à envoyer.", "no game is over: nothing to send.")
WRONG_HOUR = Text(
    "« {hour} » n'est pas une heure : écrivez 2026-12-05T20:30+01:00.",
    "`{hour}` is not an hour: write 2026-12-05T20:30+01:00.",
)
JOINED_ALREADY = Text(
    "cette épreuve a déjà ses salles ailleurs.", "this event has its halls elsewhere already."
)
BEGUN_WITHOUT = Text(
    "une partie est déjà commencée : les salles ailleurs s'ajoutent avant la première.",
    "a game has begun already: halls elsewhere are added before the first one.",
)
KEY_BEFORE_GAME = Text(
    "la partie {game} est scellée : donnez d'abord la clé, à la page des centres.",
    "game {game} is sealed: give the key first, on the page of the centres.",
)
SEALED_PROGRAMME = Text(
    "les parties sont scellées pour les centres : leur nombre et leur ordre ne changent plus.",
    "the games are sealed for the centres: their number and order change no more.",
)
NOT_OF_THIS_EVENT = Text(
    "ces fichiers ne sont pas ceux d'une même épreuve.", "these files are not those of one event."
)
NOT_REACHED = Text(
    "le serveur de l'organisateur ne répond pas ({why}) : envoyez le fichier.",
    "the organiser's server does not answer ({why}): send the file.",
)
REFUSED_THERE = Text("le serveur de l'organisateur refuse : {why}", "the organiser's server refuses: {why}")
BAD_ADDRESS = Text(
    "« {address} » n'est pas une adresse de serveur : http://… ou https://…",
    "`{address}` is not an address of a server: http://… or https://…",
)
THESE_GAMES = Text("ces parties", "these games")
WORDS_MADE = Text(
    "{words}, code de contrôle {digits} : {path}. À ne donner à personne avant l'heure.",
    "{words}, check figures {digits}: {path}. To be given to nobody before the hour.",
)
OTHER_LETTERS = Text(
    "au coup {turn}, le tirage n'est pas celui du juge-arbitre : ce n'est pas la même partie.",
    "at turn {turn} the letters are not the chief arbiter's: this is not the same game.",
)
