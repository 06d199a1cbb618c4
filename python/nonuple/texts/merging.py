"""What is said to one of two who change the same at once."""

from nonuple.texts import Text

OTHER_VALUE = Text(
    "quelqu'un d'autre a écrit « {now} » entre-temps ; votre « {mine} » n'est pas enregistré : "
    "regardez et recommencez.",
    "somebody else wrote `{now}` in the meantime; your `{mine}` is not stored: look at it and do it again.",
)
OTHERS_WROTE = Text(
    "quelqu'un d'autre a changé la même chose entre-temps ; rien de vous n'est enregistré : "
    "regardez et recommencez.",
    "somebody else changed the same in the meantime; nothing of yours is stored: look at it and do it again.",
)
STRUCK_MEANWHILE = Text(
    "quelqu'un d'autre a radié cette inscription entre-temps.",
    "somebody else struck this entry in the meantime.",
)
ID_TAKEN = Text(
    "quelqu'un d'autre vient d'inscrire une personne sous ce numéro : enregistrez de nouveau.",
    "somebody else has just entered a person under this number: save again.",
)
