import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  met: "Met twice: {centres}. Which entry counts?",
  "met.at": "Counts at {centre}",
  "met.two": "Two people",
  "met.undo": "Undo",
  "met.counts": "Counts at {centre}.",
  "met.apart": "{name}: two people, both kept.",
  "met.here": "here",
};
