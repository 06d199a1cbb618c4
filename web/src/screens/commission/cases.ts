import type { CaseFile, VerdictView, SheetView } from "../../net/server";

export type State = "open" | "late" | "ruled";

export const keyOfCase = ({ game, sheet }: CaseFile): string => `${game}/${sheet.draw}/${sheet.table}`;

/** Minutes until appeals close, 0 when they have; null while nothing ends the time for them. */
export function minutesLeft({ deadline }: Pick<CaseFile, "deadline">, now: number): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((Date.parse(deadline) - now) / 60_000));
}

export function stateOf(file: CaseFile, now: number): State {
  if (file.ruled) return "ruled";
  return minutesLeft(file, now) === 0 ? "late" : "open";
}

const byPlace = (one: CaseFile, other: CaseFile): number =>
  one.game - other.game || one.turn - other.turn || one.sheet.table - other.sheet.table;

const endOf = ({ deadline }: CaseFile): number => (deadline === null ? Infinity : Date.parse(deadline));

function bySooner(one: CaseFile, other: CaseFile): number {
  const [sooner, later] = [endOf(one), endOf(other)];
  return sooner === later ? byPlace(one, other) : sooner - later;
}

/** Those to decide, the first to close before; then those decided. */
export function sorted(cases: readonly CaseFile[]): { open: CaseFile[]; ruled: CaseFile[] } {
  return {
    open: cases.filter((one) => !one.ruled).sort(bySooner),
    ruled: cases.filter((one) => one.ruled).sort(byPlace),
  };
}

/** What the rulebook said before anybody decided otherwise. */
export const judgedOf = (sheet: SheetView): VerdictView | null => sheet.judged ?? sheet.decision;

/** How many members would decide just so. */
export const votesFor = (
  { votes }: Pick<CaseFile, "votes">,
  { sanction, points }: { sanction: string; points: number | null },
): number => Object.values(votes).filter((one) => one.sanction === sanction && one.points === points).length;
