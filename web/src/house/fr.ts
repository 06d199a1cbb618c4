export const fr = {
  nav: "Parties de Nonuple",
  play: "Jouer",
  words: "Mots",
  analysis: "Analyse",
  help: "Aide",
  club: "Club",
  code: "Code de salle",
  join: "Rejoindre",
  "join.help": "Je n’y arrive pas",
  theme: "Clair / sombre",
  "code.close": "Fermer",
} as const;
