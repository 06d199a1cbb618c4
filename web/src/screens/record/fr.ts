export const fr = {
  title: "Mon carnet",
  lead: "{games} {games|partie|parties}, {words} {words|mot à apprendre|mots à apprendre}, {turns} {turns|coup gardé|coups gardés}.",
  failed: "Le carnet n’est pas venu.",
  retry: "Réessayer",
  "empty.title": "Rien encore.",
  "empty.text": "Une partie finie s’ajoute ici, avec sa part du top. Vous ne vous comparez qu’à vous-même.",
  "empty.do": "Jouer une partie",
  formula: "Formule",
  all: "Toutes",
  kind: "Partie",
  "kind.solo": "Seul",
  "kind.free": "Libre",
  "kind.topping": "Topping",
  "kind.family": "En famille",
  "kind.club": "Au club",

  percent: "Part du top, en %",
  tops: "Tops trouvés par partie",
  time: "Minutes de réflexion par partie",
  known: "Cartes sues",
  "percent.said":
    "{count} {count|partie|parties}, du {first} au {last} : part du top médiane {median} %, la meilleure {best} %.",
  "tops.said":
    "{count} {count|partie|parties}, du {first} au {last} : {median} tops trouvés en médiane, {best} au mieux.",
  "time.said":
    "{count} {count|partie|parties}, du {first} au {last} : {median} minutes en médiane, {best} au plus.",
  "known.said":
    "Du {first} au {last} : {best} {best|carte sue|cartes sues} sur {count} {count|commencée|commencées}.",
  table: "Tout voir",
  date: "Date",
  value: "Valeur",

  turns: "Coups perdus",
  "turns.text": "Ils reviennent parmi les mots à revoir.",
  "turns.line": "{rack}, {word} {ref}, {score} {score|point|points} ({lost} de perdus)",
  forget: "Oublier",
  words: "Mots à apprendre",
  leave: "Retirer {word}",
  daily: "Cartes par jour",

  data: "Vos données",
  "data.text":
    "Tout est gardé par ce Nonuple, pour cet appareil, sans compte. Emportez-en une copie de temps en temps.",
  export: "Emporter un fichier",
  import: "Apporter un fichier",
  erase: "Effacer…",
  "erase.title": "Effacer tout le carnet ?",
  "erase.text":
    "Parties, mots et réponses disparaissent de ce serveur pour de bon. Un fichier emporté peut les rendre.",
  "erase.do": "Effacer",
  cancel: "Annuler",
  erased: "Le carnet est effacé.",
  imported:
    "Ajoutés : {games} {games|partie|parties}, {turns} {turns|coup|coups}, {words} {words|mot|mots}, {answers} {answers|réponse|réponses}.",
  "imported.none": "Ce carnet avait déjà tout cela.",
  "not.a.file": "Ce fichier n’est pas un carnet de Nonuple.",
} as const;
