import type { Component } from "svelte";

/** The first word of an address and the folder of src/ whose Screen.svelte it shows; to add a screen, add its folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  "": "home",
  affichage: "display",
  juge: "chief",
  arbitre: "arbiter",
  joueur: "player",
  resultats: "results",
  organisation: "organiser",
  double: "double",
  commission: "commission",
  aide: "help",
  donnees: "privacy",
};

/** What a screen is given: the words of the address after its own (`#/resultats/3` gives `["3"]`). */
export interface ScreenProps {
  path: readonly string[];
}

interface Module {
  default: Component<ScreenProps>;
}
export type Screen = () => Promise<Module>;

const FOUND = import.meta.glob<Module>("./*/Screen.svelte");

// The page of all components is for those who build the screens.
const WORKSHOP =
  import.meta.env.MODE === "production" ? {} : import.meta.glob<Module>("./atelier/Atelier.svelte");

function screens(): ReadonlyMap<string, Screen> {
  const known = new Map<string, Screen>();
  for (const [word, folder] of Object.entries(FOLDERS)) {
    const screen = FOUND[`./${folder}/Screen.svelte`];
    if (screen) known.set(word, screen);
  }
  for (const screen of Object.values(WORKSHOP)) known.set("atelier", screen);
  return known;
}

export const SCREENS = screens();

/** `#/resultats/3` as `["resultats", "3"]`; the home page is `[""]`. */
export const wordsOf = (fragment: string): [string, ...string[]] => {
  const [first = "", ...rest] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  return [first, ...rest];
};

/** The address of a screen, for links: `addressOf("resultats", "3")`. */
export const addressOf = (...words: string[]): string => `#/${words.map(encodeURIComponent).join("/")}`;
