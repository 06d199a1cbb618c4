/** Pixels of a column for the points of one game. */
export const GAME = 68;

/** What always stands there: rank, places gained, name, sum, and what is on either side. */
const BARE = 52 + 82 + 190 + 78 + 24 + 16;
/** Percentage and points lost. */
const FIGURES = 66 + 76;
/** Series, category and club. */
const WORDS = 66 + 92 + 190;

export type Fit = "words" | "figures" | "bare" | "narrow";

/** How much of a line over all games a table of that width shows without being cut. */
export function fitting(width: number, games: number): Fit {
  const left = width - BARE - games * GAME;
  if (left >= FIGURES + WORDS) return "words";
  if (left >= FIGURES) return "figures";
  return left >= 0 ? "bare" : "narrow";
}
