import type { CaseFile, Decision, Opinion, Sentence, SheetView } from "../lib/server";

/** What a person can decide. */
export const SANCTIONS = ["none", "warning", "penalty", "zero"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** One way to decide a case, and why it is offered. */
export interface Reading {
  kind: "kept" | "paid" | "warned" | "zero" | Opinion;
  sanction: Sanction;
  points: number;
  said: Sentence | null;
}

export type State = "open" | "late" | "ruled" | "forwarded";

const MOST = 3;

export const keyOfCase = ({ game, sheet }: CaseFile): string => `${game}/${sheet.draw}/${sheet.table}`;

/** Minutes until appeals close, 0 when they have; null while nothing ends the time for them. */
export function minutesLeft({ deadline }: Pick<CaseFile, "deadline">, now: number): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((Date.parse(deadline) - now) / 60_000));
}

export function stateOf(file: CaseFile, now: number): State {
  if (file.forwarded) return "forwarded";
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

const isOurs = (sanction: string): sanction is Sanction =>
  (SANCTIONS as readonly string[]).includes(sanction);

/** What the rulebook said before anybody decided otherwise. */
export const judgedOf = (sheet: SheetView): Decision | null => sheet.judged ?? sheet.decision;

/** What the solution would be paid, as far as the server could tell; what the player claims otherwise. */
export function worthOf(sheet: SheetView): number {
  const judged = judgedOf(sheet);
  return judged?.worth || judged?.gross || sheet.entry?.slip.score || 0;
}

/** The decisions that lie at hand, each once, as the server's judge and its question give them. */
export function readingsOf(sheet: SheetView): Reading[] {
  const judged = judgedOf(sheet);
  const worth = worthOf(sheet);
  const outcomes = Object.entries(judged?.question?.outcomes ?? {}).map(([opinion, outcome]) => ({
    ...outcome,
    kind: opinion as Opinion,
  }));
  const found: (Omit<Reading, "points" | "sanction"> & { sanction: string; points: number | null })[] = [
    ...(sheet.decision
      ? [{ ...sheet.decision, kind: "kept" as const, said: sheet.decision.said ?? null }]
      : []),
    ...outcomes,
    ...(worth > 0 ? [{ kind: "paid" as const, sanction: "none", points: worth, said: null }] : []),
    { kind: "zero", sanction: "zero", points: 0, said: null },
    ...(worth > 0 ? [{ kind: "warned" as const, sanction: "warning", points: worth, said: null }] : []),
  ];
  const readings = new Map<string, Reading>();
  for (const { kind, sanction, points, said } of found) {
    const name = `${sanction}/${points}`;
    if (isOurs(sanction) && points !== null && !readings.has(name)) {
      readings.set(name, { kind, sanction, points, said });
    }
  }
  return [...readings.values()].slice(0, MOST);
}
