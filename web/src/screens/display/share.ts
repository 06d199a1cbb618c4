import type { Commentary } from "../../net/server";

/** Slips may lack until then before anything is said of all. */
const MOST_AWAITED = 0.05;

export type Share =
  | { state: "waiting" }
  | { state: "few" }
  | { state: "none" }
  | { state: "told"; found: number; percent: number };

/** How the finders are told: not before nearly all slips are in, nor where one could be named by their number. */
export function shareOf({ tables, pending, found }: Commentary): Share {
  if (tables === 0 || pending > tables * MOST_AWAITED) return { state: "waiting" };
  if (found === null) return { state: "few" };
  if (found === 0) return { state: "none" };
  return { state: "told", found, percent: Math.round((100 * found) / tables) };
}
