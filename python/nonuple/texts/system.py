"""What is said of the errors of the system, which speaks only English."""

import errno

from nonuple.texts import Text

ANSWERS = {
    errno.ENOENT: Text("fichier introuvable", "no such file"),
    errno.ENOTDIR: Text("un fichier est à la place d'un dossier", "a file stands in the place of a folder"),
    errno.EISDIR: Text("c'est un dossier", "this is a folder"),
    errno.EEXIST: Text("ce nom est déjà pris", "this name is already taken"),
    errno.EACCES: Text("accès refusé", "access denied"),
    errno.EPERM: Text("accès refusé", "access denied"),
    errno.EROFS: Text("disque en lecture seule", "read-only disk"),
    errno.ENOSPC: Text("disque plein", "disk full"),
    errno.EDQUOT: Text("espace alloué épuisé", "quota used up"),
    errno.EFBIG: Text("fichier trop grand", "file too large"),
    errno.EIO: Text("le disque ne répond pas", "the disk does not answer"),
    errno.ENAMETOOLONG: Text("nom trop long", "name too long"),
    errno.ELOOP: Text("liens qui tournent en rond", "links that go round in a circle"),
    errno.EMFILE: Text("trop de fichiers ouverts", "too many open files"),
    errno.EADDRNOTAVAIL: Text(
        "cette adresse n'est pas celle de cet ordinateur", "this address is not this computer's"
    ),
}
NOT_UTF8 = Text("ce n'est pas du texte en UTF-8", "this is not text in UTF-8")
OTHER = Text("le système répond « {answer} »", "the system answers “{answer}”")
