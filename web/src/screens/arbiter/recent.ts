import type { SheetView } from "../../net/server";

/** The slips entered, the last one first. */
export const recentOf = (sheets: readonly SheetView[]): SheetView[] =>
  sheets
    .filter(({ entry }) => entry !== null)
    .sort(
      (one, other) => (other.entry?.at ?? "").localeCompare(one.entry?.at ?? "") || other.table - one.table,
    );

const PAUSE = 60_000;
const COUNTED = 20;

/** Seconds between entries, over the last ones and without pauses; null before there are two. */
export function paceOf(moments: readonly number[]): number | null {
  const last = moments.slice(-COUNTED - 1);
  const waits = last.slice(1).map((moment, at) => moment - (last[at] ?? moment));
  const worked = waits.filter((wait) => wait < PAUSE);
  return worked.length ? worked.reduce((sum, wait) => sum + wait, 0) / worked.length / 1000 : null;
}
