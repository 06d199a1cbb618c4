"""What is said of bots: programs of others that play."""

from nonuple.texts import Text

BAD_NAME = Text(
    "« {name} » ne peut pas nommer un bot : des lettres minuscules, des chiffres, « - », « _ » ou « . », "
    "30 au plus.",
    "`{name}` cannot name a bot: small letters, digits, `-`, `_` or `.`, 30 at most.",
)
NO_COMMAND = Text(
    "il manque la commande qui lance le bot « {name} », à la fin de la ligne.",
    "the command that starts the bot `{name}` is missing at the end of the line.",
)
BAD_LIMITS = Text(
    "--seconds va de 1 à 3600, --memory est d'au moins 16 Mo.",
    "--seconds goes from 1 to 3600, --memory is 16 MB at least.",
)
UNKNOWN = Text(
    "aucun bot ne s'appelle « {name} » ici : {known}. Ajoutez-le : nonuple bot add NOM COMMANDE",
    "no bot is called `{name}` here: {known}. Add it: nonuple bot add NAME COMMAND",
)
DAMAGED = Text(
    "{path} : ce n'est pas ce que « nonuple bot » a écrit ; supprimez-le et ajoutez de nouveau vos bots.",
    "{path}: this is not what `nonuple bot` wrote; delete it and add your bots again.",
)
ADDED = Text(
    "« bot:{name} » se joue maintenant comme un niveau ; essayez : nonuple simulate --solo {name}",
    "`bot:{name}` now plays like a level; try: nonuple simulate --solo {name}",
)
REMOVED = Text("« {name} » n'est plus un bot ici.", "`{name}` is no bot here any more.")
NONE = Text("Aucun bot : nonuple bot add NOM COMMANDE", "No bot: nonuple bot add NAME COMMAND")

FAILED = Text("le bot « {name} » ne joue plus : {why}", "the bot `{name}` plays no further: {why}")
OTHER_PROTOCOL = Text("il n'a pas répondu « {wanted} ».", "it did not answer `{wanted}`.")
NOT_READY = Text("il n'a pas répondu « ready ».", "it did not answer `ready`.")
LATE = Text("pas de réponse en {seconds} s.", "no answer in {seconds} s.")
ENDED = Text("il s'est arrêté.", "it has ended.")

REFUSED = Text(
    "Le bot « {name} » passe : « {answer} » ne se joue pas. {why}",
    "The bot `{name}` passes: `{answer}` cannot be played. {why}",
)
NO_ANSWER = Text(
    "« {answer} » n'est ni play, ni exchange, ni pass.", "`{answer}` is neither play, exchange nor pass."
)
NOT_HELD = Text(
    "le tirage {rack} ne suffit pas à {word}.", "the rack {rack} does not have what {word} needs."
)
NOT_ADMITTED = Text("la liste n'a pas {words}.", "the list does not have {words}.")
PLAYED_ALONE = Text(
    "--solo et --topping se jouent par un bot, l'un ou l'autre, sans --free, --save, --stats, --to, "
    "--cluster ni --workers.",
    "--solo and --topping are played by a bot, one or the other, without --free, --save, --stats, --to, "
    "--cluster and --workers.",
)
NO_EXCHANGE = Text(
    "{letters} ne s'échange pas : tirage {rack}, {bag} {bag|lettre|lettres} au sac, et il en faut 7.",
    "{letters} cannot be exchanged: rack {rack}, {bag} {bag|letter|letters} in the bag, and 7 are needed.",
)

NO_ADDRESS = Text(
    "« {where} » n'est pas une adresse où jouer : http://serveur:9009 pour un solo, "
    "http://serveur:9009/#/code/CODE pour un topping.",
    "`{where}` is not an address to play at: http://server:9009 for a solo, http://server:9009/#/code/CODE "
    "for topping.",
)
NO_TOPPING = Text(
    "ce code n'est pas celui d'un topping : à une table de la partie libre, un bot s'assoit comme un niveau.",
    "this is not the code of a topping: at a table of the free game a bot sits like a level.",
)
REFUSED_THERE = Text("le serveur refuse : {why}", "the server refuses: {why}")
NOT_REACHED = Text("le serveur ne répond pas ({why}).", "the server does not answer ({why}).")
SCORED = Text("{name} : {own} sur {top}", "{name}: {own} of {top}")
