import { capital } from "../../i18n/capital";
import { en as shared } from "../../i18n/shared.en";
import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  formula: "Formula",
  "formula.normal": "Normal",
  "formula.7/8": shared["pieces.formula_7_of_8"],
  "formula.7+8": shared["pieces.formula_7_and_8"],
  "formula.7+8+9": shared["pieces.formula_7_8_and_9"],
  time: "Time",
  "time.blitz": "{length}, blitz",
  "time.none": "No clock",
  "time.sudden-death": "Shrinking",
  edition: "Rulebook",
  variant: "Letters",
  source: "Letters",
  "source.program": "Drawn by the program",
  "source.bag": "A real bag",
  "source.prepared": "Prepared game",
  slips: "Slips",
  "slips.paper": "Paper",
  "slips.phones": "Paper and phones",
  joker: "Joker variant",
  pairs: "In pairs",
  "sudden-death": "Sudden death",
  ranked: "Counts for the ranking",
  "ranked.hint": "In ranked competition slips are handed in on paper.",
  more: "All settings",
  lexicon: "Admitted words",
  "lexicon.own": "List in use on this computer",
  "lexicon.default": capital(shared["lexicon.unofficial_list"]),
  title: "Title of the game",
  "title.hint": "optional",
  file: "File of the prepared game",
  password: "Password",
};
