import type { Component } from "svelte";
import type { ScreenProps } from "./ui/address";

/** The first word of an address and the folder of src/screens/ whose Screen.svelte it shows; to add a screen, add its folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  "": "home",
  club: "club",
  serveur: "computer",
  seul: "training",
  solo: "solo",
  rapport: "report",
  table: "seating",
  libre: "free",
  "libre-analyse": "hindsight",
  famille: "family",
  topping: "topping",
  mots: "study",
  analyse: "analysis",
  carnet: "record",
  affichage: "display",
  juge: "chief",
  arbitre: "arbiter",
  joueur: "player",
  resultats: "results",
  organisation: "organiser",
  tournoi: "event",
  saison: "season",
  double: "double",
  etagere: "shelf",
  commission: "commission",
  recours: "appeal",
  centres: "centres",
  centre: "centre",
  aide: "help",
  donnees: "privacy",
};

interface Module {
  default: Component<ScreenProps>;
}
export type Screen = () => Promise<Module>;

const FOUND = import.meta.glob<Module>("./screens/*/Screen.svelte");

// The page of all components is for those who build the screens.
const WORKSHOP =
  import.meta.env.MODE === "production" ? {} : import.meta.glob<Module>("./screens/workshop/Workshop.svelte");

function screens(): ReadonlyMap<string, Screen> {
  const known = new Map<string, Screen>();
  for (const [word, folder] of Object.entries(FOLDERS)) {
    const screen = FOUND[`./screens/${folder}/Screen.svelte`];
    if (screen) known.set(word, screen);
  }
  for (const screen of Object.values(WORKSHOP)) known.set("atelier", screen);
  return known;
}

export const SCREENS = screens();
