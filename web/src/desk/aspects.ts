import type { VerdictView } from "../net/server";

export type Aspect = "word" | "place" | "score" | "joker" | "slip";

const ASPECTS: Readonly<Record<string, Aspect>> = {
  "word-not-admitted": "word",
  "not-in-full": "word",
  "copy-error": "word",
  "letter-error": "word",
  unplaceable: "word",
  "last-letter-missing": "word",
  "several-solutions": "word",
  "too-many-tiles": "word",
  "score-missing": "score",
  "score-wrong": "score",
  "joker-not-circled": "joker",
  "joker-wrongly-circled": "joker",
};

/** What a motive of the judge is about. */
export function aspectOf(code: string): Aspect {
  if (code in ASPECTS) return ASPECTS[code] ?? "slip";
  return /^(location|junction|two-|inverted|ambiguous)/.test(code) ? "place" : "slip";
}

/** The aspects of a slip that the judge finds fault with. */
export const faultyIn = (decision: VerdictView): Set<Aspect> =>
  new Set((decision.motives ?? []).map(({ code }) => aspectOf(code)));
