import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  annul: "Annul…",
  annulled: "Annulled ({why}): it does not count.",
  "annul.title": "Annul “{game}”?",
  "annul.why": "Why (it stays in the event)",
  "annul.text":
    "It will count nowhere any more: rankings, top, percentages, clubs, pages and paper. Its slips and its sheet stay, and it can count again.",
  "annul.leave": "Change nothing",
  "annul.do": "Annul the game",
  "annul.done": "Game {game} annulled.",
  "annul.back": "Count again",
  withdraw: "Withdraw",
  withdrawn: "withdrawn",
  "withdrawn.done": "Game {game} withdrawn: it was opened by mistake.",
  "withdrawn.back": "Go on with it",
  "annul.changes": "{count} {count|total changes|totals change}.",
  "annul.follows": "{count} {count|rank changes|ranks change} too.",
  "annul.nothing": "No rank changes.",
  "annul.line": "{name}: {before} → {after}, rank {old} → {new}",
};
