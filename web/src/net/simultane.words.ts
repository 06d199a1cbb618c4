import { catalogue, type Same } from "../i18n";

const fr = {
  word: "Mot {number}",
  mended: "corrigé",
  unknown: "pas un mot de clé",
  digits: "Code de contrôle",
  name: "Nom de l’épreuve",
  make: "Commencer",
  refused: "Cette page est celle de l’organisateur",
  "refused.text": "Ouvrez-la par votre lien, ou depuis l’ordinateur du serveur.",
} as const;

const en: Same<typeof fr> = {
  word: "Word {number}",
  mended: "mended",
  unknown: "not a word of keys",
  digits: "Check figures",
  name: "Name of the event",
  make: "Begin",
  refused: "This page is the organiser’s",
  "refused.text": "Open it by your link, or on the server’s own computer.",
};

/** What is said wherever an event in centres is looked at. */
export const w = catalogue(fr, en);
