/** The grounds of the correction note, as they are printed to be ticked. */
const GROUNDS = {
  word: ["word-not-admitted"],
  letter: ["letter-error", "unplaceable"],
  place: [
    "location-missing",
    "location-impossible",
    "location-mismatch",
    "location-implausible",
    "location-wrong",
    "location-shifted",
    "ambiguous-location",
    "junction-two-letters",
    "junction-nearly-right",
    "two-letter-extension",
  ],
  joker: ["joker-not-circled", "joker-wrongly-circled"],
  modes: ["two-modes-one-wrong"],
  illegible: ["illegible", "blank", "no-slip"],
  copy: ["copy-error"],
  junction: ["junction-not-admitted"],
  full: ["not-in-full", "last-letter-missing"],
  inverted: ["inverted"],
  score: ["score-missing", "score-wrong", "penalty-exceeds-score"],
  several: ["several-solutions", "several-slips", "too-many-tiles"],
  manners: ["untidy", "misconduct", "serious-misconduct", "late", "wrote-after-end", "exchanged"],
  grid: ["unplaceable", "copy-error", "letter-error"],
} as const;

export type Box = keyof typeof GROUNDS;
export const BOXES = Object.keys(GROUNDS) as Box[];

/** The boxes to tick for the judge's motives. */
export const boxesOf = (codes: readonly string[]): Set<Box> =>
  new Set(BOXES.filter((box) => GROUNDS[box].some((code) => codes.includes(code))));
