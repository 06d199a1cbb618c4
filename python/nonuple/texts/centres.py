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
OTHER_TOP = Text(
    "partie {game} : top {top} au lieu de {planned}.", "game {game}: top {top} instead of {planned}."
)
NOT_PLAYED = Text("la partie {game} n'a pas de résultats.", "game {game} has no results.")
MISSING_SLIPS = Text(
    "partie {game} : il manque des bulletins à {count} {count|inscription|inscriptions} ({entries}).",
    "game {game}: slips are missing for {count} {count|entry|entries} ({entries}).",
)
ELSEWHERE = Text("{name} a joué aussi à {centre}.", "{name} has also played at {centre}.")
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
