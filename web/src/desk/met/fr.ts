export const fr = {
  met: "Présent deux fois : {centres}. Quelle inscription compte ?",
  "met.at": "Compte à {centre}",
  "met.two": "Deux personnes",
  "met.undo": "Défaire",
  "met.counts": "Compte à {centre}.",
  "met.apart": "{name} : deux personnes, gardées l’une et l’autre.",
  "met.here": "ici",
} as const;
