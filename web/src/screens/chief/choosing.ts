import type { CandidateView } from "../../net/server";

type Candidate = Pick<CandidateView, "kept">;

/** The candidate that a digit names, by its place among them; null unless the rulebook leaves it to choose. */
export const chosenBy = (candidates: readonly Candidate[], digit: number): number | null =>
  candidates[digit - 1]?.kept ? digit - 1 : null;

/** The next or the last one before that the rulebook leaves to choose; the same where there is none. */
export function beside(candidates: readonly Candidate[], chosen: number, by: 1 | -1): number {
  for (let at = chosen + by; at >= 0 && at < candidates.length; at += by) {
    if (candidates[at]?.kept) return at;
  }
  return chosen;
}
