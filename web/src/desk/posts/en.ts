import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  text: "Each arbiter corrects the tables of a block. Write “1-31”, or “1-20, 45” for several blocks.",
  saved: "Desks saved.",
  name: "Arbiter {number}",
  blocks: "Tables of arbiter {number}",
  remove: "Remove arbiter {number}",
  add: "Add an arbiter",
  split: "Share out evenly",
  save: "Save the desks",
  none: "No desk yet: add an arbiter, then split the tables.",
  uncovered: "Without an arbiter: {tables}",
  covered: "Every table has its arbiter.",
  bad: "“{text}” is no block: write “1-31”.",
  each: "{count} {count|table|tables}",
};
