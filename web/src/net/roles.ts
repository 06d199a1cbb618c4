/** The screen of each role: the first word of its address. */
export const SCREEN_OF: Readonly<Record<string, string>> = {
  organiser: "organisation",
  chief: "juge",
  arbiter: "arbitre",
  double: "double",
  commission: "commission",
  player: "joueur",
  display: "affichage",
  spectator: "resultats",
};
