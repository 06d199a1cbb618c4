"""What the screens say in the catalogue `dossier`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "members.names": Text("Membres, un nom par ligne", "Members, one name per line"),
    "members.save": Text("Enregistrer les membres", "Save the members"),
    "members.saved": Text("Membres de la commission enregistrés.", "Members of the commission saved."),
    "state.none": Text("aucun envoi", "not sent"),
    "state.built": Text("dossier ouvert", "file open"),
    "state.told": Text("parties informées", "parties told"),
    "state.sent": Text("envoi noté", "noted as sent"),
    "state.asked": Text("pièces demandées", "documents asked for"),
    "state.complete": Text("dossier complet", "file complete"),
    "state.void": Text("nul et non avenu", "void"),
    "state.answered": Text("la fédération a répondu", "the federation has answered"),
    "left.days": common.COUNT_DAY,
    "left.last": Text("dernier jour", "last day"),
    "wanted": Text(
        "Pièces que demande le président de la commission de recours",
        "Documents that the president of the commission of appeal asks for",
    ),
    "day": Text("Le", "On"),
    "documents.ask": Text("Noter la demande", "Note the request"),
    "documents.came": Text("Noter que les pièces sont envoyées", "Note that the documents were sent"),
    "panel.text": Text(
        "Le président de la commission du règlement et quatre membres de nationalités différentes, tous "
        "étrangers à l'épreuve. Art. 7.4.2",
        "The president of the rules commission and four members of different nationalities, none of whom "
        "has a part in the competition. Art. 7.4.2",
    ),
    "panel.president": Text("Président", "President"),
    "panel.member": Text("Membre {number}", "Member {number}"),
    "panel.name": common.NAME,
    "panel.nationality": Text("Nationalité", "Nationality"),
    "panel.involved": Text("Impliqué", "Involved"),
    "panel.replaces": Text("Remplace", "Replaces"),
    "panel.save": Text("Noter la composition", "Note who sits"),
    "panel.fine": Text(
        "La composition est conforme à l'article 7.4.2.", "It is composed as article 7.4.2 asks."
    ),
    "answer.sanction": Text("Décision de la commission de recours", "Decision of the commission of appeal"),
    "answer.points": common.POINTS_PAID,
    "answer.motive": common.MOTIVE_TOLD_TO_THE_PLAYER,
    "answer.save": common.NOTE_THE_ANSWER,
    "sanction.none": common.PAID,
    "sanction.warning": common.WARNING,
    "sanction.penalty": common.N_5,
    "sanction.zero": common.ZERO,
    "sanction.average": common.AVERAGE,
}
