import type { Same } from "../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  word: "Word {number}",
  mended: "mended",
  unknown: "not a word of keys",
  digits: "Check figures",
  name: "Name of the event",
  make: "Begin",
  refused: "This page is the organiser’s",
  "refused.text": "Open it by your link, or on the server’s own computer.",
};
