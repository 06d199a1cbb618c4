import { fr as help } from "../../i18n/help.fr";
import { fr as usual } from "../../i18n/shared.fr";

const shared = { ...help, ...usual };

export const fr = {
  title: "Ce serveur",
  lead: "Ce que doit savoir la personne qui tient l’ordinateur : par où la salle entre, avec quels mots elle joue, où tout est gardé.",
  "not-yours": "Cette page est pour la personne qui tient le serveur",
  "not-yours.text": "Ouvrez-la par le lien secret que « nonuple serve » a donné en démarrant.",
  room: "Dans la salle",
  "room.text":
    "Les téléphones prennent le même Wi-Fi que cet ordinateur, puis visent ce code ou tapent l’adresse. Internet n’est pas nécessaire.",
  "room.none":
    "Cet ordinateur n’est sur aucun réseau : connectez-le au Wi-Fi de la salle, puis rechargez la page.",
  "room.others": "Autres adresses de cet ordinateur :",
  trouble: "Un téléphone n’entre pas ?",
  "firewall.windows": shared["help.answers.windows"],
  "firewall.macos": shared["help.answers.macos"],
  "firewall.linux": shared["help.answers.linux"],
  isolated: shared["help.answers.isolated"],
  lists: "La liste de mots",
  "lists.text":
    "La liste choisie est celle des parties à venir ; celles qui sont commencées gardent la leur.",
  "lists.default":
    "Liste libre fournie : environ trois tops sur dix diffèrent de ceux de l’officielle. Si vous avez celle-ci, déposez-la.",
  "lists.supplemented": "La même, avec les 81 mots de deux lettres : environ un top sur quatre diffère.",
  "lists.damaged": "abîmée : déposez de nouveau son fichier",
  "lists.words": "{count} {count|mot|mots}",
  "lists.from": "{source}, le {date}",
  drop: "Déposez ici le fichier de votre liste",
  "drop.text":
    "Texte, tableur, archive .zip, page web : un mot par ligne ou par colonne. Il ne quitte pas cet ordinateur.",
  "drop.choose": "Choisir un fichier",
  "drop.reading": "Lecture de {name}…",
  "drop.one": "Un seul fichier à la fois.",
  column: "Colonne des mots",
  "column.text": "Son numéro à partir de 1, ou son titre ; laissez vide pour une simple liste.",
  again: "Relire le fichier",
  taken: "« {name} » : {count} {count|mot|mots}. On joue avec dès la prochaine partie.",
  "taken.detail":
    "{read} {read|entrée lue|entrées lues}, {changed} {changed|récrite|récrites} (accents, casse), {duplicates} {duplicates|doublon|doublons}.",
  "taken.left": "Laissées de côté, {reason} : {times} ({examples})",
  doubt: "« {name} » n’a pas été prise : est-elle entière ?",
  "doubt.initials": "Nombre de mots par première lettre, de A à Z",
  "doubt.take": "Prendre quand même",
  "doubt.text": "Ou déposez un autre fichier : rien n’a changé.",
  learnt: "Mots appris de vos feuilles",
  "learnt.text":
    "Chaque feuille publiée prouve les mots de sa grille, et deux coups qui se contredisent écartent un mot de trop. Ces mots ne corrigent que la liste libre, et ne quittent pas cet ordinateur.",
  "learnt.sum":
    "Appris de {sheets} {sheets|feuille|feuilles} : {admitted} {admitted|mot admis|mots admis} en plus, {barred} {barred|écarté|écartés}.",
  "learnt.admitted": "Admis en plus : {count}",
  "learnt.barred": "Écartés : {count}",
  "learnt.doubtful": "Douteux, à vous de dire : {count}",
  "learnt.where": "{sheet}, coup {turn}",
  "learnt.person": shared["learnt.by_a_person"],
  "learnt.admit": "Admettre",
  "learnt.admit.word": "Admettre {word}",
  "learnt.bar": "Écarter",
  "learnt.bar.word": "Écarter {word}",
  "learnt.undo": "Annuler",
  "learnt.choose": "Choisir des feuilles",
  "learnt.use": "Jouer avec ces mots",
  "learnt.used": "On joue avec dès la prochaine partie.",
  "learnt.reading": "Feuille {at} sur {of}…",
  kept: "Ce que garde cet ordinateur",
  "kept.version": "Version",
  "kept.port": "Port",
  "kept.data": "Dossier des données",
  "kept.backup": "Sauvegarde",
  "kept.backup.none": "Aucune : lancez « nonuple serve --backup DOSSIER », sur une clé USB par exemple.",
  "kept.text":
    "Une nouvelle version reprend ce dossier tel qu’il est : ni les épreuves ni les listes ne sont à refaire. Pour l’emporter ailleurs, arrêtez le serveur et copiez-le.",
  "kept.service":
    "Pour un serveur qui tourne toute l’année, la documentation donne un service systemd et, sous Windows, une tâche planifiée.",
} as const;
