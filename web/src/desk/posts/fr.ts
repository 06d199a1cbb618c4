/** Arbiters and their tables. */
export const fr = {
  text: "Chaque arbitre corrige les tables de son bloc. Écrivez « 1-31 », ou « 1-20, 45 » pour plusieurs blocs.",
  saved: "Postes enregistrés.",
  name: "Arbitre {number}",
  blocks: "Tables de l’arbitre {number}",
  remove: "Retirer l’arbitre {number}",
  add: "Ajouter un arbitre",
  split: "Répartir à parts égales",
  save: "Enregistrer les postes",
  none: "Aucun poste encore : ajoutez un arbitre, puis répartissez les tables.",
  uncovered: "Sans arbitre : {tables}",
  covered: "Toutes les tables ont leur arbitre.",
  bad: "« {text} » n’est pas un bloc : écrivez « 1-31 ».",
  each: "{count} {count|table|tables}",
} as const;
