export const fr = {
  word: "Mot {number}",
  mended: "corrigé",
  unknown: "pas un mot de clé",
  digits: "Code de contrôle",
  name: "Nom de l’épreuve",
  make: "Commencer",
  refused: "Cette page est celle de l’organisateur",
  "refused.text": "Ouvrez-la par votre lien, ou depuis l’ordinateur du serveur.",
} as const;
